import { memo } from "react";
import type { Point } from "../../../view/plane.ts";
import type { ThroneSymbol } from "../art/symbol-names.ts";
import type { Topology } from "../map/topology.ts";

/** What is printed on the map and never changes: castles, barrels, crowns and, where they count, ports. */
export const PrintedSymbols = memo(function PrintedSymbols({ map, hasPorts }: PrintedProps) {
  return (
    <g className="printed" aria-hidden="true">
      {[...map.areas.values()].map(({ id, castle, barrels, crowns, port }) => (
        <g key={id}>
          {castle !== undefined && (
            <Print name={`throne/map-${castle.kind}`} at={castle.at} width={28} height={26} up={1} className="castle" />
          )}
          {barrels.map((at) => (
            <Print key={String(at)} name="throne/map-barrel" at={at} width={18} height={20} />
          ))}
          {crowns.map((at) => (
            <Print key={String(at)} name="throne/map-crown" at={at} width={22} height={18} up={1} />
          ))}
          {hasPorts && port !== undefined && <Print name="throne/map-port" at={port.at} width={28} height={28} />}
        </g>
      ))}
    </g>
  );
});

interface PrintedProps {
  readonly map: Topology;
  readonly hasPorts: boolean;
}

/** `up`: how far the middle of the drawing lies above the middle of its box. */
function Print({ name, at: [x, y], width, height, up = 0, className }: PrintProps) {
  const place = { x: x - width / 2, y: y - height / 2 - up, width, height };
  return <use href={`#${name}`} className={className} {...place} />;
}

interface PrintProps {
  readonly name: ThroneSymbol;
  readonly at: Point;
  readonly width: number;
  readonly height: number;
  readonly up?: number;
  readonly className?: string;
}
