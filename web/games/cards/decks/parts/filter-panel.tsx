import { NONE } from "@weirwood/cards/questions";
import { type ReactNode, useId, useState } from "react";
import { Icon } from "../../art/icon.tsx";
import { useBuilder } from "../builder.ts";
import { useDeckWords } from "../deck-words.ts";
import { countsOf, type Filters, HIGH_COST, houseCards, poolTypes, toggled } from "../model/pool.ts";
import { crestSign, houseOfCard, iconSign, shieldOf } from "../signs.ts";

const houses: readonly string[] = [...houseCards.map((card) => houseOfCard(card) ?? ""), "neutral"];
const icons = ["military", "intrigue", "power"] as const;
const crests = ["noble", "war", "holy", "learned", "shadow"] as const;
/** So many traits are offered before somebody asks for all. */
const FEW = 8;

/** What the pool shows of itself: each group takes any of what is pressed, icons all of it. */
export function FilterPanel() {
  const { text } = useDeckWords();
  return (
    <>
      <Section title={text.filters.house}>
        <HouseFilter />
      </Section>
      <Section title={text.filters.type}>
        <div className="filter-chips">
          {poolTypes.map((type) => (
            <Toggle key={type} group="types" value={type} className="chip">
              {text.filters.types[type]}
            </Toggle>
          ))}
        </div>
      </Section>
      <Section title={text.filters.icons}>
        <IconFilter />
      </Section>
      <CostFilter />
      <Section title={text.filters.traits}>
        <Counted kind="traits" />
      </Section>
      <Section title={text.filters.keywords}>
        <Counted kind="keywords" />
      </Section>
      <OnlyAllowed />
    </>
  );
}

function Section({
  title,
  note,
  children,
}: {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}) {
  return (
    <section className="filter-section" aria-label={title}>
      <h2>
        {title}
        {note !== undefined && <span className="num">{note}</span>}
      </h2>
      {children}
    </section>
  );
}

type Group = "houses" | "types" | "icons" | "crests" | "traits" | "keywords";

interface ToggleProps {
  readonly group: Group;
  readonly value: string;
  readonly className: string;
  readonly label?: string;
  readonly children: ReactNode;
}

/** A button that asks for one thing, pressed while it does. */
function Toggle({ group, value, className, label, children }: ToggleProps) {
  const { filters, filter } = useBuilder();
  return (
    <button
      type="button"
      className={className}
      aria-pressed={filters[group].includes(value)}
      aria-label={label}
      title={label}
      onClick={() => filter({ [group]: toggled(filters[group], value) } as Partial<Filters>)}
    >
      {children}
    </button>
  );
}

function HouseFilter() {
  const { text, names } = useDeckWords();
  return (
    <div className="filter-signs">
      {houses.map((house) => (
        <Toggle
          key={house}
          group="houses"
          value={house}
          className="filter-sign"
          label={house === "neutral" ? text.filters.neutral : names.house[house]}
        >
          <Icon name={shieldOf(house)} size={34} />
        </Toggle>
      ))}
    </div>
  );
}

function IconFilter() {
  const { text, names } = useDeckWords();
  return (
    <div className="filter-signs">
      {icons.map((icon) => (
        <Toggle
          key={icon}
          group="icons"
          value={icon}
          className="filter-sign"
          label={text.filters.icon(names.icon[icon])}
        >
          <Icon name={iconSign(icon)} size={28} />
        </Toggle>
      ))}
      {crests.map((crest) => (
        <Toggle
          key={crest}
          group="crests"
          value={crest}
          className="filter-sign"
          label={text.filters.crest(names.crest[crest])}
        >
          <Icon name={crestSign(crest)} size={26} />
        </Toggle>
      ))}
    </div>
  );
}

/** Two ends of a line, each with a handle of its own. */
function CostFilter() {
  const { filters, filter } = useBuilder();
  const { text } = useDeckWords();
  const { leastCost, mostCost } = filters;
  const highest = mostCost === HIGH_COST ? text.filters.orMore(HIGH_COST) : String(mostCost);
  const share = (cost: number): string => `${(100 * cost) / HIGH_COST}%`;
  return (
    <Section title={text.filters.cost} note={text.filters.costRange(leastCost, highest)}>
      <div className="cost-range">
        <i style={{ left: share(leastCost), right: share(HIGH_COST - mostCost) }} />
        <input
          type="range"
          min={0}
          max={HIGH_COST}
          value={leastCost}
          aria-label={text.filters.costFrom}
          onInput={({ currentTarget }) => filter({ leastCost: Math.min(Number(currentTarget.value), mostCost) })}
        />
        <input
          type="range"
          min={0}
          max={HIGH_COST}
          value={mostCost}
          aria-label={text.filters.costTo}
          aria-valuetext={highest}
          onInput={({ currentTarget }) => filter({ mostCost: Math.max(Number(currentTarget.value), leastCost) })}
        />
      </div>
      <div className="cost-marks num" aria-hidden>
        {Array.from({ length: HIGH_COST + 1 }, (_, cost) => (
          <span key={String(cost)}>{cost === HIGH_COST ? text.filters.orMore(cost) : cost}</span>
        ))}
      </div>
    </Section>
  );
}

/** Traits or keywords, with how many cards each would leave. */
function Counted({ kind }: { readonly kind: "traits" | "keywords" }) {
  const { index, filters, deck } = useBuilder();
  const { text, names } = useDeckWords();
  const [isWhole, setIsWhole] = useState(false);
  const counts = countsOf(kind, index, filters, deck.house === NONE ? undefined : deck.house);
  const chosen = counts.filter(([name]) => filters[kind].includes(name));
  const others = counts.filter(([name]) => !filters[kind].includes(name));
  const shown = isWhole ? [...chosen, ...others] : [...chosen, ...others.slice(0, Math.max(0, FEW - chosen.length))];
  const words = names[kind === "traits" ? "trait" : "keyword"];
  return (
    <div className="filter-chips">
      {shown.map(([name, count]) => (
        <Toggle key={name} group={kind} value={name} className="chip">
          {words[name]} <span className="num">{count}</span>
        </Toggle>
      ))}
      {counts.length > FEW && (
        <button type="button" className="chip plain" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? text.filters.fewer : text.filters.all(counts.length)}
        </button>
      )}
    </div>
  );
}

function OnlyAllowed() {
  const { filters, filter } = useBuilder();
  const { text } = useDeckWords();
  const id = useId();
  return (
    <section className="filter-section filter-only">
      <input
        id={id}
        type="checkbox"
        checked={filters.isOnlyAllowed}
        onChange={({ currentTarget }) => filter({ isOnlyAllowed: currentTarget.checked })}
      />
      <label htmlFor={id}>{text.filters.only}</label>
    </section>
  );
}
