import { type Area, areaIds, type House, houseIds, isPort, NONE } from "@weirwood/throne/questions";
import { memo } from "react";
import type { Point } from "../../../view/plane.ts";
import { houseClass } from "../art/heraldry.ts";
import { gatesBetween } from "../map/geometry.ts";
import type { Topology } from "../map/topology.ts";
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

/** The way of an arrow: from the army, over every border where it is shortest, to where the next army would stand. */
export function wayOf(map: Topology, areas: readonly Area[]): Point[] {
  const end = placeOf(map, areas[areas.length - 1]);
  const way = [placeOf(map, areas[0])];
  for (let step = 1; step < areas.length; step++) {
    const [one, other] = [map.areas.get(areaIds[areas[step - 1]]), map.areas.get(areaIds[areas[step]])];
    // A port is a place by itself: ships leave it from its anchor.
    if (one === undefined || other === undefined) continue;
    const last = way[way.length - 1];
    const detour = ([x, y]: Point): number => Math.hypot(x - last[0], y - last[1]) + Math.hypot(x - end[0], y - end[1]);
    const gates = gatesBetween(one, other);
    if (gates.length > 0) way.push(gates.reduce((best, gate) => (detour(gate) < detour(best) ? gate : best)));
  }
  return [...way, end];
}

const HEAD = 15;
/** Arrows begin and end a little off the middle, so that pieces stay readable. */
const START = 12;
const END = 22;

/** A point some way from one towards another. */
function towards([x1, y1]: Point, [x2, y2]: Point, distance: number): Point {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  return [x1 + ((x2 - x1) / length) * distance, y1 + ((y2 - y1) / length) * distance];
}

/** A bow between two points, bent to the left of the way so that two opposite ones lie side by side. */
function bend([x1, y1]: Point, [x2, y2]: Point): Point {
  const bow = 0.16;
  return [(x1 + x2) / 2 + (y2 - y1) * bow, (y1 + y2) / 2 - (x2 - x1) * bow];
}

const near = ([x, y]: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** A smooth line through points: each is left in the direction from the one before it to the one after it. */
function smoothLine(points: readonly Point[]): string {
  const at = (place: number): Point => points[Math.max(0, Math.min(points.length - 1, place))];
  const ease = 1 / 6;
  let line = `M${near(points[0])}`;
  for (let place = 0; place < points.length - 1; place++) {
    const [before, from, to, after] = [at(place - 1), at(place), at(place + 1), at(place + 2)];
    const leave: Point = [from[0] + (to[0] - before[0]) * ease, from[1] + (to[1] - before[1]) * ease];
    const arrive: Point = [to[0] - (after[0] - from[0]) * ease, to[1] - (after[1] - from[1]) * ease];
    line += `C${near(leave)} ${near(arrive)} ${near(to)}`;
  }
  return line;
}

/** The line of an arrow through points, and its head. */
export function arrowPath(points: readonly Point[]): { readonly line: string; readonly head: string } {
  const way = points.length === 2 ? [points[0], bend(points[0], points[1]), points[1]] : points;
  const [last, before] = [way[way.length - 1], way[way.length - 2]];
  const tip = towards(last, before, END);
  const neck = towards(tip, before, HEAD * 0.7);
  const line = smoothLine([towards(way[0], way[1], START), ...way.slice(1, -1), neck]);
  const angle = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
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

const Arrow = memo(function Arrow({ arrow: { kind, from, to, via = [], house = NONE, isDraft }, map }: ArrowProps) {
  const { line, head } = arrowPath(wayOf(map, [from, ...via, to]));
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
});

interface ArrowProps {
  readonly arrow: MapArrow;
  readonly map: Topology;
}
