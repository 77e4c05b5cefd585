import type { Box, Point, Size } from "../../../view/plane.ts";
import { boxAt, fits, type Room } from "./room.ts";

/** Where a name stands, in how many lines. */
export interface Label {
  readonly lines: readonly string[];
  readonly at: Point;
  readonly height: number;
  readonly box: Box;
}

const LINE = 1.08;

/** How wide a line is, set in letters of one unit. */
export type Measure = (line: string) => number;

function sizeOf(lines: readonly string[], height: number, measure: Measure): Size {
  return { width: Math.max(...lines.map(measure)) * height, height: lines.length * height * LINE };
}

/** All ways to set words in lines without changing their order, the fewest lines first, at most three. */
export function wraps(name: string): string[][] {
  const words = name.split(" ");
  const found: string[][] = [[name]];
  for (let first = 1; first < words.length; first++) {
    found.push([words.slice(0, first).join(" "), words.slice(first).join(" ")]);
  }
  for (let first = 1; first < words.length; first++) {
    for (let second = first + 1; second < words.length; second++) {
      found.push(
        [words.slice(0, first), words.slice(first, second), words.slice(second)].map((part) => part.join(" ")),
      );
    }
  }
  return found;
}

const STEP = 3;
const REACH = 9;
const reaches = Array.from({ length: 2 * REACH + 1 }, (_, place) => (place - REACH) * STEP);
/** How far a name may be moved, the shortest way first. */
const shifts = reaches
  .flatMap((across) => reaches.map((down) => ({ across, down, distance: Math.hypot(across, down) })))
  .sort((one, other) => one.distance - other.distance);
/** Letters do not fill their line: the box of a name may touch what is around it. */
const TOUCH = -2;

/** Letters shrink only where the name has no room otherwise. */
const shrinkings = [1, 0.92, 0.84, 0.76];

/**
 * The best place for a name of any length near the one that was drawn for the English name: inside the area, off the
 * printed symbols, moved as little as possible, in lines of even length.
 */
export function placeLabel(room: Room, name: string, anchor: Point, height: number, measure: Measure): Label {
  for (const shrinking of shrinkings) {
    const placed = placeAt(room, name, anchor, height * shrinking, measure);
    if (placed !== undefined) return placed;
  }
  return unplaced(name, anchor, height * shrinkings[shrinkings.length - 1], measure);
}

function placeAt(room: Room, name: string, anchor: Point, height: number, measure: Measure): Label | undefined {
  let best: Label | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const lines of wraps(name)) {
    const size = sizeOf(lines, height, measure);
    // A long line is worse than one more line; a word alone in the middle of nowhere is worse than both.
    const shape = Math.max(0, size.width - height * 6) * 0.5 + (lines.length - 1) * 5 + raggedness(lines);
    for (const { across, down, distance } of shifts) {
      if (shape + distance >= least) break;
      const at: Point = [anchor[0] + across, anchor[1] + down];
      const box = boxAt(at, size);
      if (!fits(room, box, TOUCH)) continue;
      best = { lines, at, height, box };
      least = shape + distance;
    }
  }
  return best;
}

function raggedness(lines: readonly string[]): number {
  const lengths = lines.map((line) => line.length);
  return (Math.max(...lengths) - Math.min(...lengths)) * 0.8;
}

/** Where nothing fits: at its anchor, in as few letters a line as can be. */
function unplaced(name: string, anchor: Point, height: number, measure: Measure): Label {
  const narrow = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));
  const lines = wraps(name).reduce((one, other) => (narrow(other) < narrow(one) ? other : one));
  return { lines, at: anchor, height, box: boxAt(anchor, sizeOf(lines, height, measure)) };
}
