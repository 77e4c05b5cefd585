import { type Area, supplyOf, supplyTrack } from "@weirwood/throne/questions";
import { armiesOf } from "../draft/muster.ts";
import { Banners } from "./banners.tsx";
import { RuleLink } from "./controls.tsx";
import { useDesk } from "./desk.ts";

interface SupplyProps {
  /** Units that come to an area, or leave it. */
  readonly change: ReadonlyMap<Area, number>;
}

/** Sizes of armies beside the banners that supply allows: now, and after the draft. */
export function Supply({ change }: SupplyProps) {
  const { at, text } = useDesk();
  const level = supplyOf(at.view, at.house);
  const now = armiesOf(at.view, at.house);
  const after = new Map(now);
  for (const [area, units] of change) after.set(area, (after.get(area) ?? 0) + units);
  return (
    <section className="ask-part supply">
      <header>
        <h3>
          {text.supply.title(level)} <RuleLink rule="throne.supply.limit" isShort />
        </h3>
        <span className="aside muted">{text.supply.armies(supplyTrack[level].join(", "))}</span>
      </header>
      <p className="supply-row">
        <span className="muted">{text.supply.now}</span>
        <Banners house={at.house} level={level} armies={now} />
      </p>
      <p className="supply-row">
        <span className="muted">{text.supply.after}</span>
        <Banners house={at.house} level={level} armies={after} before={now} />
      </p>
    </section>
  );
}
