import { lazy, Suspense, useState } from "react";
import { useWidth } from "../../../table/use-width.ts";
import { BuilderContext, useBuilder } from "./builder.ts";
import { useDeckWords } from "./deck-words.ts";
import { LookContext, useLooking } from "./looking.ts";
import { BuilderBar } from "./parts/builder-bar.tsx";
import { Charts } from "./parts/charts.tsx";
import { Checks } from "./parts/checks.tsx";
import { DeckFoot } from "./parts/deck-foot.tsx";
import { DeckHead } from "./parts/deck-head.tsx";
import { DeckList } from "./parts/deck-list.tsx";
import { FilterChips } from "./parts/filter-chips.tsx";
import { FilterPanel } from "./parts/filter-panel.tsx";
import { PhoneTabs } from "./parts/phone-tabs.tsx";
import { PoolView } from "./parts/pool-view.tsx";
import { Share } from "./parts/share.tsx";
import { useBuilderKeys } from "./use-builder-keys.ts";
import { useDeckBuilder } from "./use-deck-builder.ts";
import type { OpenedDeck } from "./use-opened-deck.ts";

const RulesDrawer = lazy(() =>
  import("../../../rules-book/rules-drawer.tsx").then((found) => ({ default: found.RulesDrawer })),
);

/** The pool with its filters, and beside it the deck with all that the rules and the numbers say of it. */
export function DeckBuilder({ kept }: { readonly kept: OpenedDeck }) {
  const [rule, setRule] = useState<string>();
  const builder = useDeckBuilder(kept, setRule);
  const glance = useLooking(builder);
  const width = useWidth();
  const isPhone = width === "phone" || width === "low";
  return (
    <BuilderContext value={builder}>
      <LookContext value={glance.open}>
        <div
          className="deck-builder"
          data-width={width}
          data-tab={isPhone ? builder.tab : undefined}
          {...glance.listening}
        >
          <BuilderBar />
          {isPhone ? <PhoneBuilder /> : <WideBuilder hasFilters={width !== "tablet"} />}
        </div>
      </LookContext>
      {glance.shown}
      {rule !== undefined && (
        <Suspense>
          <RulesDrawer game="cards" rule={rule} onClose={() => setRule(undefined)} />
        </Suspense>
      )}
    </BuilderContext>
  );
}

function WideBuilder({ hasFilters }: { readonly hasFilters: boolean }) {
  const { text } = useDeckWords();
  useBuilderKeys();
  return (
    <>
      {hasFilters && (
        <aside className="deck-filters" aria-label={text.filters.title}>
          <FilterPanel />
        </aside>
      )}
      <main className="deck-pool" aria-label={text.pool.title}>
        <PoolView>{!hasFilters && <FilterChips />}</PoolView>
      </main>
      <aside className="deck-side" aria-label={text.deck.label}>
        <DeckHead />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too. */}
        <section className="deck-scroll" tabIndex={0} aria-label={text.deck.contents}>
          <Checks />
          <Charts />
          <DeckList />
        </section>
        <DeckFoot />
      </aside>
    </>
  );
}

/** On a phone one part at a time; what the deck is called and how it stands is always in sight. */
function PhoneBuilder() {
  const { tab } = useBuilder();
  const { text } = useDeckWords();
  useBuilderKeys();
  return (
    <>
      {tab === "pool" ? (
        <main className="deck-pool" aria-label={text.pool.title}>
          <PoolView>
            <FilterChips />
          </PoolView>
        </main>
      ) : (
        <main className="deck-scroll" aria-label={text.tabs[tab]}>
          {tab === "deck" && <DeckList />}
          {tab === "charts" && <Charts />}
          {tab === "checks" && <Checks />}
          {tab === "share" && (
            <>
              <h2 className="visually-hidden">{text.share.title}</h2>
              <Share />
            </>
          )}
        </main>
      )}
      <section className="deck-side" aria-label={text.deck.label}>
        <DeckHead />
        <DeckFoot />
      </section>
      <PhoneTabs />
    </>
  );
}
