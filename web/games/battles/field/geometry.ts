import { beside, boardSizes, columnOf, DIRECTIONS, type Hex, hexesOf, OFF, rowOf } from "@weirwood/battles/questions";
import type { Box, Point, Size } from "../../../view/plane.ts";
import { along, corners, HALF, hexShape, near, ringOf, TALL } from "./hex-shape.ts";

/** Where hexes lie on the drawing. */

/** Around the hexes, for their letters and numbers. */
const MARGIN = 20;

/** Units of the view for one of the drawing: the view's three zooms then come at hexes of 57 and of 40 pixels. */
export const VIEW_SCALE = 1.7;

/** The drawing of a board. */
export function sizeOf(board: number): Size {
  const { columns, rows } = boardSizes[board];
  return { width: 2 * (MARGIN + HALF * columns), height: 2 * MARGIN + TALL * (1.5 * rows + 0.5) };
}

export const middleOf = (hex: Hex): Point => [
  MARGIN + HALF * (1 + 2 * columnOf(hex) + (rowOf(hex) & 1)),
  MARGIN + TALL * (1 + 1.5 * rowOf(hex)),
];

/** The hex whose middle is nearest to a point of the drawing; undefined beyond the board. */
export function hexUnder(board: number, [x, y]: Point): Hex | undefined {
  let nearest: Hex | undefined;
  let least = TALL;
  for (const hex of hexesOf[board]) {
    const [across, down] = middleOf(hex);
    const distance = Math.hypot(x - across, y - down);
    if (distance >= least) continue;
    nearest = hex;
    least = distance;
  }
  return nearest;
}

/** Numbered clockwise; the edge in a direction begins at the corner of its number. */
export const cornerOf = (hex: Hex, corner: number): Point => {
  const [x, y] = middleOf(hex);
  const [across, down] = corners[corner % DIRECTIONS];
  return [x + across, y + down];
};

/** The middle of the edge that a hex has in a direction; `share` of the way there. */
export function edgeOf(hex: Hex, direction: number, share = 1): Point {
  const [[x1, y1], [x2, y2]] = [cornerOf(hex, direction), cornerOf(hex, direction + 1)];
  return along(middleOf(hex), [(x1 + x2) / 2, (y1 + y2) / 2], share);
}

/** Hexes as one path. */
export const hexesPath = (hexes: Iterable<Hex>): string =>
  Array.from(hexes, (hex) => hexShape(1, middleOf(hex))).join("");

/** The line around hexes, and around the holes between them. */
export function outlineOf(board: number, hexes: Iterable<Hex>): string {
  const inside = new Set(hexes);
  const steps = new Map<string, { readonly to: string; readonly point: Point }>();
  for (const hex of inside) {
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      if (inside.has(beside(board, hex, direction))) continue;
      const point = cornerOf(hex, direction);
      steps.set(near(point), { to: near(cornerOf(hex, direction + 1)), point });
    }
  }
  let line = "";
  for (const [start] of steps) {
    const ring: Point[] = [];
    for (let step = steps.get(start), at = start; step !== undefined; step = steps.get(at)) {
      ring.push(step.point);
      steps.delete(at);
      at = step.to;
    }
    if (ring.length > 0) line += ringOf(ring);
  }
  return line;
}

/** The room of a hex, in units of the view. */
export function boxOf(hex: Hex): Box {
  const [x, y] = middleOf(hex);
  return {
    left: (x - HALF) * VIEW_SCALE,
    top: (y - TALL) * VIEW_SCALE,
    right: (x + HALF) * VIEW_SCALE,
    bottom: (y + TALL) * VIEW_SCALE,
  };
}

/** The direction in which a hex lies beside another; undefined where it does not. */
export function directionTo(board: number, from: Hex, to: Hex): number | undefined {
  for (let direction = 0; direction < DIRECTIONS; direction++)
    if (beside(board, from, direction) === to) return direction;
  return undefined;
}

export const isEdge = (board: number, hex: Hex, direction: number): boolean => beside(board, hex, direction) === OFF;
