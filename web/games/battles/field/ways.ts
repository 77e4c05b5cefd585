import { beside, DIRECTIONS, type Hex } from "@weirwood/battles/questions";
import type { Point } from "../../../view/plane.ts";
import { edgeOf, isEdge, middleOf } from "./geometry.ts";
import { along, angleOf, near } from "./hex-shape.ts";

/** Roads and rivers: what runs through hexes and on into every hex beside that has the same. */

const opposite = (direction: number): number => (direction + DIRECTIONS / 2) % DIRECTIONS;
const next = (direction: number): number => (direction + 1) % DIRECTIONS;
const directions = Array.from({ length: DIRECTIONS }, (_, direction) => direction);

/** The directions in which hexes of the same way lie beside a hex. */
const armsOf = (board: number, way: ReadonlySet<Hex>, hex: Hex): number[] =>
  directions.filter((direction) => way.has(beside(board, hex, direction)));

/** A hex whose neighbours are neighbours themselves is part of a lake, or of a river two hexes wide. */
const isBroad = (arms: readonly number[]): boolean => arms.some((arm) => arms.includes(next(arm)));

/**
 * Where a way leaves a hex: in the middle of the edge to each hex where it goes on. One that begins or ends there goes on
 * straight, over the edge of the board or, within it, only `reach` of the way to the edge. Broad water runs off the board.
 */
export function endsOf(board: number, way: ReadonlySet<Hex>, hex: Hex, reach: number): Point[] {
  const arms = armsOf(board, way, hex);
  const ends = arms.map((arm) => edgeOf(hex, arm));
  if (arms.length === 0) return [edgeOf(hex, 0, reach), edgeOf(hex, opposite(0), reach)];
  if (arms.length === 1) {
    const ahead = opposite(arms[0]);
    return [...ends, edgeOf(hex, ahead, isEdge(board, hex, ahead) ? 1 : reach)];
  }
  if (!isBroad(arms)) return ends;
  const off = directions.filter((arm) => isEdge(board, hex, arm) && arms.includes(opposite(arm)));
  return [...ends, ...off.map((arm) => edgeOf(hex, arm))];
}

/** The line of a way through each of its hexes: a curve between every two of its ends, bent towards the middle. */
export function linesOf(board: number, way: ReadonlySet<Hex>, reach: number): readonly string[] {
  return Array.from(way, (hex) => {
    const ends = endsOf(board, way, hex, reach);
    const bend = (from: Point, to: Point): string => `M${near(from)}Q${near(middleOf(hex))} ${near(to)}`;
    return ends.flatMap((from, place) => ends.slice(place + 1).map((to) => bend(from, to))).join("");
  });
}

/** Whether a way runs through a hex from one end to the other, and does not part there. */
export const isSimple = (line: string): boolean => line.lastIndexOf("M") === 0;

/** What lies between three hexes of water that touch each other. */
export function surfaceOf(board: number, way: ReadonlySet<Hex>): string {
  let surface = "";
  for (const hex of way) {
    for (const direction of directions) {
      const [one, other] = [beside(board, hex, direction), beside(board, hex, next(direction))];
      if (hex < one && hex < other && way.has(one) && way.has(other))
        surface += `M${[hex, one, other].map((corner) => near(middleOf(corner))).join("L")}Z`;
    }
  }
  return surface;
}

/** Where a bridge stands in its hex, and the angle at which its road runs over it. */
export function bridgeOn(
  board: number,
  roads: ReadonlySet<Hex>,
  hex: Hex,
): { readonly at: Point; readonly angle: number } {
  const [from, to] = endsOf(board, roads, hex, 1);
  return { at: along(middleOf(hex), along(from, to, 0.5), 0.5), angle: angleOf(from, to) };
}

/** Places beside a way, for its trees: near the edges that it does not cross. */
export function besideWay(board: number, way: ReadonlySet<Hex>, hex: Hex): Point[] {
  const ends = endsOf(board, way, hex, 1);
  const isFree = ([x, y]: Point): boolean => ends.every(([x1, y1]) => Math.hypot(x - x1, y - y1) > 12);
  return directions
    .map((direction) => edgeOf(hex, direction))
    .filter(isFree)
    .map((edge) => along(middleOf(hex), edge, 0.72));
}
