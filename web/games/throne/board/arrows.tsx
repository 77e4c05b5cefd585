import { type Area, areaIds, type House, houseIds, isPort, NONE } from "@weirwood/throne/questions";
import { houseClass } from "../../../art/heraldry.ts";
import type { Point, Topology } from "../../../map/topology.ts";
import { portPlace } from "./marks.tsx";

/** What goes from area to area: marches, retreats, attacks, support, raids, and the seas that carry. */
export type ArrowKind = "march" | "attack" | "retreat" | "support" | "raid";

export interface MapArrow {
  readonly kind: ArrowKind;
  readonly from: Area;
  readonly to: Area;
  /** The seas whose ships carry the march, in order. */
  readonly via?: readonly Area[];
  readonly house?: House;
  /** Not yet decided: drawn lighter. */
  readonly isDraft?: boolean;
}

const placeOf = (map: Topology, area: Area): Point =>
  isPort(area) ? portPlace(map, area) : (map.areas.get(areaIds[area])?.army ?? [0, 0]);

const HEAD = 15;

/** A point some way back from the end of a line, towards where it came from. */
function before([x1, y1]: Point, [x2, y2]: Point, distance: number): Point {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  return [x2 - ((x2 - x1) / length) * distance, y2 - ((y2 - y1) / length) * distance];
}

/** A bow between two points, bent to the left of the way so that two opposite ones lie side by side. */
function bend([x1, y1]: Point, [x2, y2]: Point): Point {
  const bow = 0.16;
  return [(x1 + x2) / 2 + (y2 - y1) * bow, (y1 + y2) / 2 - (x2 - x1) * bow];
}

const near = ([x, y]: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** The line of an arrow, and its head. */
export function arrowPath(points: readonly Point[]): { readonly line: string; readonly head: string } {
  const [first] = points;
  const last = points[points.length - 1];
  const turns = points.length === 2 ? [bend(first, last)] : points.slice(1, -1);
  const towards = turns[turns.length - 1];
  const tip = before(towards, last, 8);
  const neck = before(towards, tip, HEAD * 0.7);
  let line = `M${near(first)}`;
  // Through the middles between turns: a smooth way past every ship of a chain.
  turns.forEach((turn, place) => {
    const next = turns[place + 1];
    const end: Point = next === undefined ? neck : [(turn[0] + next[0]) / 2, (turn[1] + next[1]) / 2];
    line += `Q${near(turn)} ${near(end)}`;
  });
  const angle = Math.atan2(tip[1] - towards[1], tip[0] - towards[0]);
  const wing = (side: number): Point => [
    tip[0] - Math.cos(angle + side * 0.52) * HEAD * 1.25,
    tip[1] - Math.sin(angle + side * 0.52) * HEAD * 1.25,
  ];
  return { line, head: `M${near(wing(1))}L${near(tip)}L${near(wing(-1))}Z` };
}

export function Arrows({ arrows, map }: { readonly arrows: readonly MapArrow[]; readonly map: Topology }) {
  return (
    <g className="arrows" aria-hidden="true">
      {arrows.map((arrow) => (
        <Arrow key={`${arrow.kind} ${arrow.from} ${arrow.to} ${arrow.via ?? ""}`} arrow={arrow} map={map} />
      ))}
    </g>
  );
}

function Arrow({ arrow: { kind, from, to, via = [], house = NONE, isDraft }, map }: ArrowProps) {
  const { line, head } = arrowPath([from, ...via, to].map((area) => placeOf(map, area)));
  const colours = house === NONE ? "" : houseClass(houseIds[house]);
  return (
    <g className={`arrow arrow-${kind} ${colours}${isDraft ? " draft" : ""}`}>
      <path className="casing" d={line} />
      <path className="casing head" d={head} />
      <path className="line" d={line} />
      <path className="head" d={head} />
      {via.map((sea) => {
        const [x, y] = placeOf(map, sea);
        return <circle key={sea} className="link" cx={x} cy={y} r="24" />;
      })}
    </g>
  );
}

interface ArrowProps {
  readonly arrow: MapArrow;
  readonly map: Topology;
}
