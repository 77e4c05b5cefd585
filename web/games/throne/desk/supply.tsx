import { type Area, houseIds, supplyOf, supplyTrack } from "@weirwood/throne/questions";
import { houseClass } from "../../../art/heraldry.ts";
import { armiesOf } from "../draft/muster.ts";
import { RuleLink } from "./controls.tsx";
import { useDesk } from "./desk.ts";

/** Sizes of armies beside the banners that supply allows: now, and after the draft. */

interface SupplyProps {
  /** Units that come to an area, or leave it. */
  readonly change: ReadonlyMap<Area, number>;
}

export function Supply({ change }: SupplyProps) {
  const { at, text } = useDesk();
  const level = supplyOf(at.view, at.house);
  const now = armiesOf(at);
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
      <SupplyRow label={text.supply.now} armies={now} level={level} before={now} />
      <SupplyRow label={text.supply.after} armies={after} level={level} before={now} />
    </section>
  );
}

interface SupplyRowProps {
  readonly label: string;
  readonly armies: ReadonlyMap<Area, number>;
  readonly before: ReadonlyMap<Area, number>;
  readonly level: number;
}

/** Armies under banners, the largest under the largest; whatever has no banner is marked. */
function SupplyRow({ label, armies, before, level }: SupplyRowProps) {
  const { at, words, text } = useDesk();
  const banners = supplyTrack[level];
  const sizes = [...armies].filter(([, size]) => size > 1).sort(([, one], [, other]) => other - one);
  const places = Math.max(banners.length, sizes.length);
  const said = sizes.map(([area, size]) => `${words.area(area)} ${size}`).join(", ");
  return (
    <div className={`supply-row ${houseClass(houseIds[at.house])}`}>
      <span className="muted">{label}</span>
      <span role="img" aria-label={said === "" ? text.supply.noArmies : said} className="banners">
        {Array.from({ length: places }, (_, place) => {
          const [area, size] = sizes[place] ?? [undefined, 0];
          const banner = banners[place] ?? 0;
          const isChanged = area !== undefined && before.get(area) !== size;
          const state = size > banner ? "over" : isChanged ? "changed" : "";
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a banner is its place on the track.
            <span key={place} className={`banner ${state}`} title={area === undefined ? undefined : words.area(area)}>
              {Array.from({ length: Math.max(banner, size) }, (_, unit) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: equal marks have nothing but their place.
                <i key={unit} className={unit < size ? (unit < banner ? "fed" : "unfed") : ""} />
              ))}
            </span>
          );
        })}
      </span>
    </div>
  );
}
