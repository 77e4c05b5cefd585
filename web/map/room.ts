import { type Box, boxAround, crossings, shapeOf } from "./geometry.ts";
import type { MapArea, Point } from "./topology.ts";

/**
 * The room that an area has for pieces: a grid of small cells, each free or not, made once for an area and its name.
 * Whether a box fits is then four look-ups in a table of sums, so that hundreds of places can be tried for each piece.
 */

const CELL = 4;
/** Pieces keep this far from borders and from what is printed. */
const MARGIN = 2;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Room {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
  /** How many cells left of and above a corner are closed: (columns + 1) × (rows + 1) corners. */
  readonly closed: Int32Array;
}

export const boxAt = ([x, y]: Point, { width, height }: Size): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

/** Boxes that share an edge do not overlap, whatever the last digits say. */
const TOUCHING = 0.01;

export const isOverlapping = (one: Box, other: Box): boolean =>
  one.left < other.right - TOUCHING &&
  other.left < one.right - TOUCHING &&
  one.top < other.bottom - TOUCHING &&
  other.top < one.bottom - TOUCHING;

/** The room of an area, without the boxes that are taken. */
export function roomIn(area: MapArea, taken: readonly Box[]): Room {
  const shape = shapeOf(area);
  const { left, top, right, bottom } = boxAround(shape.flat());
  const columns = Math.ceil((right - left) / CELL);
  const rows = Math.ceil((bottom - top) / CELL);
  const isClosed = new Uint8Array(columns * rows).fill(1);
  for (let row = 0; row < rows; row++) openRow(isClosed, columns, row, insideAlong(shape, left, top + row * CELL));
  for (const box of taken) close(isClosed, columns, rows, box, left, top);
  return { left, top, columns, rows, closed: sums(isClosed, columns, rows) };
}

/** The cells of a row that are inside all along their upper and lower edge, as stretches from cell to cell. */
function insideAlong(shape: readonly (readonly Point[])[], left: number, y: number): (readonly [number, number])[] {
  const stretches = (at: number): (readonly [number, number])[] => {
    const found = crossings(shape, at);
    return found.flatMap((x, place) =>
      place % 2 === 0 ? [[Math.ceil((x - left) / CELL), Math.floor((found[place + 1] - left) / CELL)] as const] : [],
    );
  };
  const below = stretches(y + CELL);
  return stretches(y).flatMap(([from, to]) =>
    below.map(([start, end]) => [Math.max(from, start), Math.min(to, end)] as const),
  );
}

function openRow(
  isClosed: Uint8Array,
  columns: number,
  row: number,
  stretches: readonly (readonly [number, number])[],
) {
  for (const [from, to] of stretches) if (from < to) isClosed.fill(0, row * columns + from, row * columns + to);
}

function close(isClosed: Uint8Array, columns: number, rows: number, box: Box, left: number, top: number): void {
  const firstRow = Math.max(0, Math.floor((box.top - top) / CELL));
  const lastRow = Math.min(rows, Math.ceil((box.bottom - top) / CELL));
  const from = Math.max(0, Math.floor((box.left - left) / CELL));
  const to = Math.min(columns, Math.ceil((box.right - left) / CELL));
  for (let row = firstRow; row < lastRow; row++) {
    if (from < to) isClosed.fill(1, row * columns + from, row * columns + to);
  }
}

function sums(isClosed: Uint8Array, columns: number, rows: number): Int32Array {
  const wide = columns + 1;
  const closed = new Int32Array(wide * (rows + 1));
  for (let row = 0; row < rows; row++) {
    for (let column = 0, along = 0; column < columns; column++) {
      along += isClosed[row * columns + column];
      closed[(row + 1) * wide + column + 1] = closed[row * wide + column + 1] + along;
    }
  }
  return closed;
}

/** Whether a box lies in the room, its margin included; a margin below zero lets it touch what is around. */
export function fits(room: Room, box: Box, margin = MARGIN): boolean {
  const from = Math.floor((box.left - margin - room.left) / CELL);
  const to = Math.ceil((box.right + margin - room.left) / CELL);
  const first = Math.floor((box.top - margin - room.top) / CELL);
  const last = Math.ceil((box.bottom + margin - room.top) / CELL);
  if (from < 0 || first < 0 || to > room.columns || last > room.rows) return false;
  const wide = room.columns + 1;
  const { closed } = room;
  return (
    closed[last * wide + to] - closed[first * wide + to] - closed[last * wide + from] + closed[first * wide + from] ===
    0
  );
}

/** The place nearest to a point where a box fits and touches none of the given ones. */
export function nearestPlace(
  room: Room,
  size: Size,
  near: Point,
  taken: readonly Box[],
  margin = MARGIN,
): Point | undefined {
  let best: Point | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let row = 0; row <= room.rows; row++) {
    const y = room.top + row * CELL;
    const down = (y - near[1]) ** 2;
    if (down >= least) continue;
    for (let column = 0; column <= room.columns; column++) {
      const x = room.left + column * CELL;
      const distance = (x - near[0]) ** 2 + down;
      if (distance >= least) continue;
      const box = boxAt([x, y], size);
      if (!fits(room, box, margin) || taken.some((other) => isOverlapping(box, other))) continue;
      best = [x, y];
      least = distance;
    }
  }
  return best;
}
