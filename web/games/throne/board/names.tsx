import { type Area, areaIds } from "@weirwood/throne/questions";
import { memo } from "react";
import type { Zoom } from "../../../view/frame.ts";
import type { Topology } from "../map/topology.ts";
import type { Letters } from "./area-pieces.tsx";
import type { LetteredZoom } from "./lettering.ts";

/** The names of all areas, in the sizes of the zooms that were looked at, of which the style shows one. Read out with the areas, so silent here. */
export const AreaNames = memo(
  function AreaNames({ map, letters, zooms, areas }: AreaNamesProps) {
    return zooms.map(
      (zoom) =>
        zoom !== "far" && (
          <g key={zoom} className={`names at-${zoom}`} aria-hidden="true">
            {areas.map((area) => (
              <Name key={area} id={areaIds[area]} zoom={zoom} map={map} letters={letters} />
            ))}
          </g>
        ),
    );
  },
  (before, after) => before.map === after.map && before.letters === after.letters && before.zooms === after.zooms,
);

interface AreaNamesProps {
  readonly map: Topology;
  readonly letters: Letters;
  readonly zooms: readonly Zoom[];
  readonly areas: readonly Area[];
}

function Name({ id, zoom, map, letters }: NameProps) {
  const area = map.areas.get(id);
  if (area === undefined) return null;
  const { lines, at, height } = letters[zoom].label(area);
  const [x, y] = at;
  return (
    <>
      <text className={`name name-${area.kind}`} style={{ fontSize: height }}>
        {lines.map((line, place) => (
          <tspan key={line} x={x} y={y} dy={`${0.34 + (place - (lines.length - 1) / 2) * 1.06}em`}>
            {line}
          </tspan>
        ))}
      </text>
      {area.secondName !== undefined && (
        <text className="name name-again" x={area.secondName[0]} y={area.secondName[1]} dy="0.34em">
          {lines.join(" ")}
        </text>
      )}
    </>
  );
}

interface NameProps {
  readonly id: string;
  readonly zoom: LetteredZoom;
  readonly map: Topology;
  readonly letters: Letters;
}
