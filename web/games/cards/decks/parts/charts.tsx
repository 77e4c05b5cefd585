import { useMemo } from "react";
import { Icon } from "../../art/icon.tsx";
import { useBuilder } from "../builder.ts";
import { useDeckWords } from "../deck-words.ts";
import { figuresOf } from "../model/figures.ts";
import { HIGH_COST } from "../model/pool.ts";
import { iconSign } from "../signs.ts";

/** What the deck costs, which challenges it can make, and what it brings. */
export function Charts() {
  const { deck } = useBuilder();
  const { text } = useDeckWords();
  const figures = useMemo(() => figuresOf(deck), [deck]);
  return (
    <section className="deck-charts" aria-label={text.charts.title}>
      <div>
        <h2>{text.charts.cost}</h2>
        <CostCurve byCost={figures.byCost} />
      </div>
      <div>
        <h2>{text.charts.icons}</h2>
        <IconBars byIcon={figures.byIcon} of={figures.characters} />
        <p className="muted xs">
          {text.charts.types(figures.byType)}. {text.charts.income(figures.income, figures.influence)}
        </p>
      </div>
    </section>
  );
}

function CostCurve({ byCost }: { readonly byCost: readonly number[] }) {
  const { text } = useDeckWords();
  const most = Math.max(1, ...byCost);
  return (
    <ol className="cost-curve">
      {byCost.map((count, cost) => {
        const name = cost === HIGH_COST ? text.filters.orMore(cost) : String(cost);
        return (
          <li key={name}>
            <span className="visually-hidden">{text.charts.costBar(name, count)}</span>
            <b className="num" aria-hidden>
              {count > 0 && count}
            </b>
            <i aria-hidden style={{ height: `${(64 * count) / most}px` }} />
            <span className="num" aria-hidden>
              {name}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

interface IconBarsProps {
  readonly byIcon: readonly { readonly icon: string; readonly count: number; readonly strength: number }[];
  /** All characters. */
  readonly of: number;
}

function IconBars({ byIcon, of }: IconBarsProps) {
  const { text, names } = useDeckWords();
  return (
    <ul className="icon-bars">
      {byIcon.map(({ icon, count, strength }) => (
        <li key={icon}>
          <span className="visually-hidden">{text.charts.iconBar(names.icon[icon], count, strength)}</span>
          <Icon name={iconSign(icon)} size={22} />
          <span className="icon-bar" data-icon={icon} aria-hidden>
            <i style={{ width: `${(100 * count) / Math.max(1, of)}%` }} />
          </span>
          <b className="num" aria-hidden>
            {count}
          </b>
          <span className="num muted xs" aria-hidden>
            {text.charts.strength(strength)}
          </span>
        </li>
      ))}
    </ul>
  );
}
