import type { Box, Point, Size } from "../../../view/plane.ts";
import { boxAt, nearestPlace, type Room } from "./room.ts";

/** Where the pieces of an area stand, so that none covers another, a name or a printed symbol. */

/** A set of pieces: a block of equal ones that stay together, and single ones around it, the most important first. */
export interface Pack {
  readonly block: { readonly count: number; readonly size: Size };
  readonly others: readonly Size[];
}

/** Where everything stands: centres of the block's pieces and of the others, and how much all were shrunk. */
export interface Packed {
  readonly scale: number;
  readonly block: readonly Point[];
  readonly others: readonly Point[];
}

/** Rows and columns that a block may be laid out in. */
function layouts(count: number): (readonly [columns: number, rows: number])[] {
  if (count <= 1) return [[1, 1]];
  const half = Math.ceil(count / 2);
  const found: (readonly [number, number])[] = [[count, 1]];
  if (count > 2) found.push([half, 2]);
  if (count <= 4) found.push([1, count]);
  if (count > 4) found.push([2, half]);
  return found;
}

const scaled = ({ width, height }: Size, scale: number): Size => ({ width: width * scale, height: height * scale });
const distance = ([x1, y1]: Point, [x2, y2]: Point): number => Math.hypot(x1 - x2, y1 - y2);

/** A set of pieces at one size: it shrinks together, never one piece alone. */
export interface Attempt {
  readonly pack: Pack;
  readonly scale: number;
}

type Priced = Packed & { readonly cost: number };

/** What stands further off than this from the block hardly seems to belong to it. */
const CLOSE = 34;
const APART = 70;
/** Below this pieces are hard to read: rather than that they may stand further apart. */
const LEGIBLE = 0.8;

/** How far apart pieces may stand, how small they may be, and how close to borders, in the order in which it is tried. */
interface Patience {
  readonly reach: number;
  readonly least: number;
  readonly margin?: number;
}

const patience: readonly Patience[] = [
  { reach: CLOSE, least: LEGIBLE },
  { reach: APART, least: LEGIBLE },
  { reach: CLOSE, least: 0 },
  { reach: APART, least: 0 },
  { reach: Number.POSITIVE_INFINITY, least: 0 },
  { reach: Number.POSITIVE_INFINITY, least: 0, margin: -2 },
];

/** All layouts are tried around one anchor, and the one with the shortest ways wins; undefined where none has room. */
function packAround(
  room: Room,
  anchor: Point,
  attempt: Attempt,
  around: readonly Box[],
  patient: Patience,
): Priced | undefined {
  let best: Priced | undefined;
  const { pack } = attempt;
  for (const layout of pack.block.count === 0 ? [[0, 0] as const] : layouts(pack.block.count)) {
    const tried = packInLayout(room, anchor, attempt, around, layout, patient);
    if (tried !== undefined && (best === undefined || tried.cost < best.cost)) best = tried;
  }
  return best;
}

function packInLayout(
  room: Room,
  anchor: Point,
  { pack, scale }: Attempt,
  around: readonly Box[],
  [columns, rows]: readonly [number, number],
  { reach, margin }: Patience,
): Priced | undefined {
  const taken = [...around];
  const piece = scaled(pack.block.size, scale);
  const whole = { width: piece.width * columns, height: piece.height * rows };
  const middle = columns === 0 ? anchor : nearestPlace(room, whole, anchor, taken, margin);
  if (middle === undefined) return undefined;
  if (columns > 0) taken.push(boxAt(middle, whole));
  let cost = distance(middle, anchor);
  const others: Point[] = [];
  for (const size of pack.others) {
    const small = scaled(size, scale);
    const place = nearestPlace(room, small, middle, taken, margin);
    if (
      place === undefined ||
      distance(place, middle) > reach * scale + (whole.width + whole.height + small.width) / 2
    ) {
      return undefined;
    }
    taken.push(boxAt(place, small));
    others.push(place);
    cost += distance(place, middle);
  }
  return { scale, block: blockPlaces(middle, piece, pack.block.count, columns, rows), others, cost };
}

function blockPlaces(middle: Point, piece: Size, count: number, columns: number, rows: number): Point[] {
  return Array.from({ length: count }, (_, place): Point => {
    const row = Math.floor(place / columns);
    const inRow = Math.min(columns, count - row * columns);
    const column = place % columns;
    return [middle[0] + (column - (inRow - 1) / 2) * piece.width, middle[1] + (row - (rows - 1) / 2) * piece.height];
  });
}

/**
 * The first attempt that finds room, close together if it can be, around the best of some anchors (the first is best if all else is equal), and its number. Where there is
 * no room at all, the last one is laid over what is there.
 */
export function packFirst(
  room: Room,
  anchors: readonly Point[],
  attempts: readonly Attempt[],
  taken: readonly Box[] = [],
): Packed & { readonly attempt: number } {
  for (const patient of patience) {
    for (const [attempt, tried] of attempts.entries()) {
      if (tried.scale < patient.least) continue;
      let best: Priced | undefined;
      for (const anchor of anchors) {
        const packed = packAround(room, anchor, tried, taken, patient);
        if (packed === undefined) continue;
        const cost = packed.cost + distance(anchor, anchors[0]) / 2;
        if (best === undefined || cost < best.cost) best = { ...packed, cost };
      }
      if (best !== undefined) return { ...best, attempt };
    }
  }
  const attempt = attempts.length - 1;
  return { ...overlaid(anchors[0], attempts[attempt]), attempt };
}

function overlaid([x, y]: Point, { pack, scale }: Attempt): Packed {
  const { width, height } = pack.block.size;
  const block = blockPlaces([x, y], scaled(pack.block.size, scale), pack.block.count, pack.block.count, 1);
  const others = pack.others.map((_, place): Point => [x + (place - 0.5) * width * scale, y + height * scale]);
  return { scale, block, others };
}
