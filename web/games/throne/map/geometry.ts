import type { Box, Point } from "../../../view/plane.ts";
import type { ArcType, MapArea, Ring, Topology } from "./topology.ts";

/** Points and paths made of the map's arcs. */

export function ringPoints(ring: Ring): Point[] {
  // The last point of an arc is the first of the next one.
  return ring.flatMap(({ arc, isReversed }) => (isReversed ? arc.points.toReversed() : arc.points).slice(0, -1));
}

/** A path through points, in steps of tenths: half as long as with absolute numbers. */
export function pathThrough(points: readonly Point[], isClosed = false): string {
  let path = `M${points[0][0]} ${points[0][1]}l`;
  let [lastX, lastY] = points[0].map((value) => Math.round(value * 10));
  for (const [place, [x, y]] of points.entries()) {
    if (place === 0) continue;
    const [nextX, nextY] = [Math.round(x * 10), Math.round(y * 10)];
    path += `${place > 1 ? " " : ""}${(nextX - lastX) / 10} ${(nextY - lastY) / 10}`;
    [lastX, lastY] = [nextX, nextY];
  }
  return isClosed ? `${path}z` : path;
}

export const areaPath = (area: MapArea): string =>
  area.rings.map((ring) => pathThrough(ringPoints(ring), true)).join("");

/** All lines of some kinds, as one path: what two areas share is drawn once. */
export const linesOf = (map: Topology, ...types: readonly ArcType[]): string =>
  map.arcs
    .filter(({ type }) => types.includes(type))
    .map(({ points }) => pathThrough(points))
    .join("");

/** Where each horizontal line through a shape enters and leaves it. */
export function crossings(shape: readonly (readonly Point[])[], y: number): number[] {
  const found: number[] = [];
  for (const points of shape) {
    for (let at = 0, before = points.length - 1; at < points.length; before = at++) {
      const [x1, y1] = points[at];
      const [x2, y2] = points[before];
      if (y1 > y !== y2 > y) found.push(((x2 - x1) * (y - y1)) / (y2 - y1) + x1);
    }
  }
  return found.sort((a, b) => a - b);
}

export function contains(shape: readonly (readonly Point[])[], [x, y]: Point): boolean {
  return crossings(shape, y).filter((crossing) => crossing < x).length % 2 === 1;
}

export const shapeOf = (area: MapArea): Point[][] => area.rings.map(ringPoints);

export function boxAround(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

const passable: readonly ArcType[] = ["border", "bridge", "coast", "sea"];

/** Which areas touch: those that share a line that can be crossed. */
export function neighboursOn(map: Topology): Map<string, Set<string>> {
  const sides = new Map<string, string[]>();
  for (const area of map.areas.values()) {
    for (const { arc } of area.rings.flat()) {
      if (passable.includes(arc.type)) sides.set(arc.id, [...(sides.get(arc.id) ?? []), area.id]);
    }
  }
  const neighbours = new Map([...map.areas.keys()].map((id) => [id, new Set<string>()]));
  for (const [one, other] of sides.values()) {
    if (other === undefined || one === other) continue;
    neighbours.get(one)?.add(other);
    neighbours.get(other)?.add(one);
  }
  return neighbours;
}

/** The points of the lines that two areas share and that can be crossed. */
export function gatesBetween(one: MapArea, other: MapArea): Point[] {
  const shared = new Set(other.rings.flat().map(({ arc }) => arc));
  return one.rings
    .flat()
    .filter(({ arc }) => passable.includes(arc.type) && shared.has(arc))
    .flatMap(({ arc }) =>
      arc.bridge === undefined ? arc.points.slice(1, -1) : [[arc.bridge[0], arc.bridge[1]] as const],
    );
}
