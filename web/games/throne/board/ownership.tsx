import { type Area, areaIds, type House, houseIds, NONE } from "@weirwood/throne/questions";
import { memo } from "react";
import { houseClass } from "../art/heraldry.ts";
import { Land, outlineId } from "../map/ground.tsx";
import type { MapArea } from "../map/topology.ts";

interface OwnedLandProps {
  readonly area: Area;
  readonly drawn: MapArea;
  readonly house: House;
}

/** A land, and whose it is: a tint, the house's pattern, and a line in its colour inside the border. */
export const OwnedLand = memo(function OwnedLand({ area, drawn, house }: OwnedLandProps) {
  if (house === NONE) return <Land area={drawn} />;
  const outline = `#${outlineId(areaIds[area])}`;
  return (
    <Land area={drawn}>
      <g className={`owned ${houseClass(houseIds[house])}`}>
        <use href={outline} className="tint" />
        <use href={outline} fill={`url(#throne/pat-${houseIds[house]})`} className="pattern" />
        <use href={outline} className="rim" />
      </g>
    </Land>
  );
});
