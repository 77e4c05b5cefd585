import type { Box, Point, Size } from "../../../view/plane.ts";
import { boxAround, crossings, shapeOf } from "./geometry.ts";
import type { MapArea } from "./topology.ts";

/**
 * The room that an area has for pieces: a grid of small cells, each free or not. Whether a box fits is four look-ups in a
 * table of sums, so that hundreds of places can be tried for each piece. A whole board is packed when a table opens: what
 * is called for every place tried makes no objects.
 */

const CELL = 4;
/** Pieces keep this far from borders and from what is printed. */
const MARGIN = 2;

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
  overlaps(other, one.left, one.top, one.right, one.bottom);

function overlaps(box: Box, left: number, top: number, right: number, bottom: number): boolean {
  return (
    left < box.right - TOUCHING &&
    box.left < right - TOUCHING &&
    top < box.bottom - TOUCHING &&
    box.top < bottom - TOUCHING
  );
}

interface Ground {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
  readonly isClosed: Uint8Array;
}

/** The bare shape of each area as cells, whatever is written or printed there. */
const grounds = new WeakMap<MapArea, Ground>();

function groundOf(area: MapArea): Ground {
  const known = grounds.get(area);
  if (known !== undefined) return known;
  const shape = shapeOf(area);
  const { left, top, right, bottom } = boxAround(shape.flat());
  const columns = Math.ceil((right - left) / CELL);
  const rows = Math.ceil((bottom - top) / CELL);
  const isClosed = new Uint8Array(columns * rows).fill(1);
  // A cell is free if it is inside all along its upper and its lower edge.
  let upper = insideAlong(shape, left, top, columns);
  for (let row = 0; row < rows; row++) {
    const lower = insideAlong(shape, left, top + (row + 1) * CELL, columns);
    for (let column = 0; column < columns; column++) {
      if (upper[column] === 1 && lower[column] === 1) isClosed[row * columns + column] = 0;
    }
    upper = lower;
  }
  const ground = { left, top, columns, rows, isClosed };
  grounds.set(area, ground);
  return ground;
}

/** The stretches of a horizontal line, from cell to cell, that are inside a shape. */
function insideAlong(shape: readonly (readonly Point[])[], left: number, y: number, columns: number): Uint8Array {
  const isInside = new Uint8Array(columns);
  const found = crossings(shape, y);
  for (let place = 0; place + 1 < found.length; place += 2) {
    const from = Math.ceil((found[place] - left) / CELL);
    const to = Math.floor((found[place + 1] - left) / CELL);
    if (from < to) isInside.fill(1, from, to);
  }
  return isInside;
}

/** The room of an area, without the boxes that are taken. */
export function roomIn(area: MapArea, taken: readonly Box[]): Room {
  const { left, top, columns, rows, isClosed: bare } = groundOf(area);
  const isClosed = bare.slice();
  for (const box of taken) {
    const firstRow = Math.max(0, Math.floor((box.top - top) / CELL));
    const lastRow = Math.min(rows, Math.ceil((box.bottom - top) / CELL));
    const from = Math.max(0, Math.floor((box.left - left) / CELL));
    const to = Math.min(columns, Math.ceil((box.right - left) / CELL));
    for (let row = firstRow; row < lastRow && from < to; row++) {
      isClosed.fill(1, row * columns + from, row * columns + to);
    }
  }
  return { left, top, columns, rows, closed: sums(isClosed, columns, rows) };
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
export const fits = (room: Room, { left, top, right, bottom }: Box, margin = MARGIN): boolean =>
  isFree(room, left - margin, top - margin, right + margin, bottom + margin);

function isFree(room: Room, left: number, top: number, right: number, bottom: number): boolean {
  const from = Math.floor((left - room.left) / CELL);
  const to = Math.ceil((right - room.left) / CELL);
  const first = Math.floor((top - room.top) / CELL);
  const last = Math.ceil((bottom - room.top) / CELL);
  if (from < 0 || first < 0 || to > room.columns || last > room.rows) return false;
  const wide = room.columns + 1;
  const { closed } = room;
  return (
    closed[last * wide + to] - closed[first * wide + to] - closed[last * wide + from] + closed[first * wide + from] ===
    0
  );
}

/** The place nearest to a point where a box fits and touches none of the given ones: searched outwards from the point. */
export function nearestPlace(
  room: Room,
  { width, height }: Size,
  [nearX, nearY]: Point,
  taken: readonly Box[],
  margin = MARGIN,
): Point | undefined {
  const [halfWidth, halfHeight] = [width / 2, height / 2];
  const middleRow = Math.round((nearY - room.top) / CELL);
  const middleColumn = Math.round((nearX - room.left) / CELL);
  let bestX = 0;
  let bestY = 0;
  let least = Number.POSITIVE_INFINITY;

  const isPlace = (x: number, y: number): boolean => {
    const left = x - halfWidth;
    const top = y - halfHeight;
    const right = x + halfWidth;
    const bottom = y + halfHeight;
    if (!isFree(room, left - margin, top - margin, right + margin, bottom + margin)) return false;
    for (const other of taken) if (overlaps(other, left, top, right, bottom)) return false;
    return true;
  };

  const tryRow = (row: number): void => {
    if (row < 0 || row > room.rows) return;
    const y = room.top + row * CELL;
    const down = (y - nearY) ** 2;
    const tryColumn = (column: number): void => {
      if (column < 0 || column > room.columns) return;
      const x = room.left + column * CELL;
      const distance = (x - nearX) ** 2 + down;
      if (distance >= least || !isPlace(x, y)) return;
      bestX = x;
      bestY = y;
      least = distance;
    };
    const edge = room.columns + Math.abs(middleColumn);
    // Every further column is at least so far away, and so is every further row below.
    for (let aside = 0; aside <= edge && down + ((aside - 1) * CELL) ** 2 < least; aside++) {
      tryColumn(middleColumn - aside);
      if (aside > 0) tryColumn(middleColumn + aside);
    }
  };
  const edge = room.rows + Math.abs(middleRow);
  for (let away = 0; away <= edge && ((away - 1) * CELL) ** 2 < least; away++) {
    tryRow(middleRow - away);
    if (away > 0) tryRow(middleRow + away);
  }
  return least === Number.POSITIVE_INFINITY ? undefined : [bestX, bestY];
}
