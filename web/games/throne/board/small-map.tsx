import { type Area, areaIds, houseIds, isLand, NONE } from "@weirwood/throne/questions";
import { houseClass } from "../art/heraldry.ts";
import { outlineId } from "../map/ground.tsx";
import type { Topology } from "../map/topology.ts";
import type { AreaContents } from "./contents.ts";

/** The whole board in small: land in the colours of its owners. */
export function SmallMap({ map, contents }: SmallMapProps) {
  return (
    <g className="small-map">
      <use href="#map-beyond-coast" className="small-beyond" />
      {[...contents].map(([area, { controller }]) => {
        if (!isLand(area) || !map.areas.has(areaIds[area])) return null;
        const colours = controller === NONE ? "" : houseClass(houseIds[controller]);
        return <use key={area} href={`#${outlineId(areaIds[area])}`} className={`small-land ${colours}`} />;
      })}
    </g>
  );
}

interface SmallMapProps {
  readonly map: Topology;
  readonly contents: ReadonlyMap<Area, AreaContents>;
}
