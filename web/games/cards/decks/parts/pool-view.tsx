import { faces } from "@weirwood/cards/questions";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "../../../../art/icon.tsx";
import { useWidth } from "../../../../table/use-width.ts";
import { useBuilder } from "../builder.ts";
import { useDeckWords } from "../deck-words.ts";
import { noFilters } from "../model/pool.ts";
import { SEARCH_FIELD } from "../use-builder-keys.ts";
import { PoolCard } from "./pool-card.tsx";
import { PoolRow } from "./pool-row.tsx";

type PoolLook = "cards" | "list";

/** The cards that fit what was asked for, in pictures or lines. `children` stand under the search. */
export function PoolView({ children }: { readonly children?: ReactNode }) {
  const { found, filters, filter } = useBuilder();
  const { text } = useDeckWords();
  const [look, setLook] = useState<PoolLook>("cards");
  return (
    <>
      <div className="pool-bar">
        <label className="pool-search">
          <Icon name="ui-search" />
          <span className="visually-hidden">{text.pool.search}</span>
          <input
            id={SEARCH_FIELD}
            type="search"
            value={filters.query}
            placeholder={text.pool.searchAbout}
            autoComplete="off"
            spellCheck={false}
            onInput={({ currentTarget }) => filter({ query: currentTarget.value })}
          />
          <span className="num muted" role="status">
            {text.pool.found(found.length)}
          </span>
        </label>
        <fieldset className="seg no-phone" aria-label={text.pool.view}>
          {(["cards", "list"] as const).map((one) => (
            <button key={one} type="button" aria-pressed={look === one} onClick={() => setLook(one)}>
              {text.pool[one]}
            </button>
          ))}
        </fieldset>
      </div>
      {children}
      {found.length === 0 ? <NothingFound /> : <Found look={look} />}
      <Announcement />
    </>
  );
}

function NothingFound() {
  const { filter } = useBuilder();
  const { text } = useDeckWords();
  return (
    <div className="pool-none">
      <p>{text.pool.none}</p>
      <button type="button" className="btn" onClick={() => filter(noFilters)}>
        {text.pool.clear}
      </button>
    </div>
  );
}

/** So many are drawn at once; more as one scrolls on. */
const MANY = 60;

function Found({ look }: { readonly look: PoolLook }) {
  const { found, copies, standing, change } = useBuilder();
  const { text } = useDeckWords();
  const [active, setActive] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  const { shown, end } = useMore(found);
  const reached = active !== undefined && found.includes(active) ? active : found[0];
  const goTo = (card: number | undefined): void => {
    if (card === undefined) return;
    setActive(card);
    list.current?.querySelector<HTMLElement>(`[data-pool-card="${card}"]`)?.focus();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columnsOf(list.current), ArrowUp: -columnsOf(list.current) }[
      event.key
    ];
    const copiesBy = { "+": 1, "=": 1, "-": -1 }[event.key];
    if (by === undefined && copiesBy === undefined) return;
    event.preventDefault();
    if (by !== undefined) goTo(shown[shown.indexOf(reached) + by]);
    else if (copiesBy !== undefined) change(reached, copiesBy);
  };
  const width = useCardWidth();
  const Item = look === "cards" ? PoolCard : PoolRow;
  return (
    <div className="pool-scroll">
      <ul ref={list} className={look === "cards" ? "pool-grid" : "pool-list"} onKeyDown={press}>
        {shown.map((card) => (
          <Item
            key={card}
            card={card}
            copies={copies.get(card) ?? 0}
            isWrong={copies.has(card) && standing.wrongTitles.has(faces[card].title)}
            isReached={card === reached}
            onReach={setActive}
            width={width}
          />
        ))}
      </ul>
      {shown.length < found.length && (
        <button ref={end} type="button" className="btn pool-more">
          {text.pool.more}
        </button>
      )}
    </div>
  );
}

/** As many cards as were asked for by scrolling to the end, or by the button there. */
function useMore(found: readonly number[]) {
  const [room, setRoom] = useState({ found, many: MANY });
  const many = room.found === found ? room.many : MANY;
  const end = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const button = end.current;
    if (button === null) return;
    const more = (): void => setRoom({ found, many: many + MANY });
    const observer = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && more(), {
      rootMargin: "600px",
    });
    observer.observe(button);
    button.addEventListener("click", more);
    return () => {
      observer.disconnect();
      button.removeEventListener("click", more);
    };
  }, [found, many]);
  return { shown: found.slice(0, many), end };
}

/** How many of the cards stand in the first line. */
function columnsOf(list: HTMLElement | null): number {
  const items = [...(list?.children ?? [])] as HTMLElement[];
  const next = items.findIndex((item) => item.offsetTop !== items[0].offsetTop);
  return next === -1 ? items.length : next;
}

/** Three cards beside each other on a phone; elsewhere all of one size. */
function useCardWidth(): number {
  const width = useWidth();
  return width === "phone" ? Math.min(120, Math.floor((document.documentElement.clientWidth - 48) / 3)) : 112;
}

/** Says what a key or a button has done, to whoever does not see it. */
function Announcement() {
  const { changed, copies } = useBuilder();
  const words = useDeckWords();
  return (
    <p className="visually-hidden" role="status">
      {changed !== undefined && words.text.pool.now(words.card(changed), copies.get(changed) ?? 0)}
    </p>
  );
}
