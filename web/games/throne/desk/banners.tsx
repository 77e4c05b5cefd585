import { type Area, type House, houseIds, supplyTrack } from "@weirwood/throne/questions";
import { houseClass } from "../art/heraldry.ts";
import { useReading } from "./reading.ts";

interface BannersProps {
  readonly house: House;
  readonly level: number;
  /** Sizes by area. */
  readonly armies: ReadonlyMap<Area, number>;
  /** The sizes before: what differs is marked. */
  readonly before?: ReadonlyMap<Area, number>;
}

/** Armies under the banners of a supply level, the largest under the largest; whatever has no banner is marked. */
export function Banners({ house, level, armies, before = armies }: BannersProps) {
  const { words, text } = useReading();
  const banners = supplyTrack[level];
  const sizes = [...armies].filter(([, size]) => size > 1).sort(([, one], [, other]) => other - one);
  const said = sizes.map(([area, size]) => `${words.area(area)} ${size}`).join(", ");
  return (
    <span
      role="img"
      aria-label={said === "" ? text.play.supply.noArmies : said}
      className={`banners ${houseClass(houseIds[house])}`}
    >
      {Array.from({ length: Math.max(banners.length, sizes.length) }, (_, place) => {
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
  );
}
