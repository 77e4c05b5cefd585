import { type Area, areaIds, type House, houseIds, NONE } from "@weirwood/throne/questions";
import { memo } from "react";
import { houseClass } from "../../../art/heraldry.ts";
import { clipId, outlineId } from "../../../map/ground.tsx";

/** Whose a land is: a tint, the house's pattern, and a line in its colour inside the border. */
export const Owned = memo(function Owned({ area, house }: { readonly area: Area; readonly house: House }) {
  if (house === NONE) return null;
  const id = areaIds[area];
  const outline = `#${outlineId(id)}`;
  const colours = houseClass(houseIds[house]);
  return (
    <g className={`owned ${colours}`} clipPath={`url(#${clipId(id)})`}>
      <use href={outline} className="tint" />
      <use href={outline} fill={`url(#pat-${houseIds[house]})`} className="pattern" />
      <use href={outline} className="rim" />
    </g>
  );
});
