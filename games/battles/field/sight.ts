import { foeOf, houseIds, NONE } from "../data/names.ts";
import { type Battle, BOARD, DEVASTATED, OCCUPANT, RANGE_BY_DISTANCE, TERRAIN, TOKEN } from "../state/layout.ts";
import { houseOf } from "../state/units.ts";
import { COLUMNS, columnOf, distanceOf, type Hex, isOnBoard, ROWS, rowOf } from "./hexes.ts";
import { type Ground, HILLS, terrainGrounds, tokenGrounds } from "./terrain.ts";

/**
 * Line of sight and counted range between two hexes: the straight line from centre to centre.
 *
 * A hex is crossed where the line has length inside it; a corner that it touches is not. A line that runs along edges is
 * tried twice, shifted a little to either side: it then crosses the hexes with an edge on that side as well, and one whole
 * side must be free. The two ends never block.
 *
 * All in whole numbers: the centre of a hex is (2 · column + 1 in odd rows, 3 · row), its corners lie at (0, ±2) and
 * (±1, ±1) from it. That is a regular hex drawn wider or narrower, which changes nothing about what lies on which side of
 * a line.
 */

const [BESIDE, CROSSED, LEFT, RIGHT] = [0, 1, 2, 3];

/**
 * How a hex that lies (x, y) from the start lies to a line that runs (toX, toY): by how far its centre is from the line,
 * against how far its corners reach towards it. Two corners reach as far as each other where the line is parallel to an
 * edge.
 */
function placeBy(toX: number, toY: number, x: number, y: number): number {
  const aside = toX * y - toY * x;
  const reach = Math.max(2 * Math.abs(toX), Math.abs(toX) + Math.abs(toY));
  if (Math.abs(aside) < reach) return CROSSED;
  const isParallelToEdge = toX === 0 || Math.abs(toX) === Math.abs(toY);
  if (Math.abs(aside) > reach || !isParallelToEdge) return BESIDE;
  return aside < 0 ? LEFT : RIGHT;
}

const WIDE = 2 * COLUMNS - 1;
const HIGH = 2 * ROWS - 1;

/** Lines of the same offset from rows of the same parity are alike: the number of the line between two hexes. */
const lineOf = (from: Hex, to: Hex): number =>
  ((rowOf(from) & 1) * HIGH + rowOf(to) - rowOf(from) + ROWS - 1) * WIDE + columnOf(to) - columnOf(from) + COLUMNS - 1;

/**
 * The hexes between the ends of a line that runs so many columns and rows from a row of this parity, by how they lie to
 * it, as steps in number from its start. What it meets lies on a shortest way from end to end: the hexes that some steps
 * in one direction and some in the next one lead to.
 */
function hexesOn(parity: number, column: number, row: number): readonly number[][] {
  const found: readonly number[][] = [[], [], [], []];
  const toX = 2 * column + ((parity + row) & 1) - parity;
  const [wide, high] = [Math.abs(toX), Math.abs(row)];
  const [right, down] = [toX < 0 ? -1 : 1, row < 0 ? -1 : 1];
  const isFlat = wide >= high;
  const most = Math.abs(wide - high) / 2;
  const mostAslant = isFlat ? high : (wide + high) / 2;
  for (let one = 0; one <= most; one++) {
    for (let aslant = 0; aslant <= mostAslant; aslant++) {
      if (one + aslant === 0 || one + aslant === most + mostAslant) continue;
      const x = right * (isFlat ? aslant + 2 * one : aslant - one);
      const rows = down * (isFlat ? aslant : aslant + one);
      const columns = (x + parity - ((parity + rows) & 1)) / 2;
      found[placeBy(toX, 3 * row, x, 3 * rows)].push(COLUMNS * rows + columns);
    }
  }
  return found;
}

/**
 * The hexes of every line, all in one row: first those that it crosses, then those with an edge on its left, then on its
 * right. Three beginnings for each line say where.
 */
const { steps, begins } = (() => {
  const steps: number[] = [];
  const begins: number[] = [];
  for (let parity = 0; parity < 2; parity++) {
    for (let row = 1 - ROWS; row < ROWS; row++) {
      for (let column = 1 - COLUMNS; column < COLUMNS; column++) {
        const found = hexesOn(parity, column, row);
        for (const place of [CROSSED, LEFT, RIGHT]) {
          begins.push(steps.length);
          steps.push(...found[place]);
        }
      }
    }
  }
  begins.push(steps.length);
  return { steps: Int16Array.from(steps), begins: Uint16Array.from(begins) };
})();

/** Whether a line runs along the left border: beside it are half hexes, which hold nothing and have no number. */
const isAlongBorder = (from: Hex, to: Hex): boolean =>
  columnOf(from) === 0 && columnOf(to) === 0 && (rowOf(from) & 1) === 0 && (rowOf(to) & 1) === 0;

/** What stops a look: units of each House by its bit, rivers, and terrain that blocks the sight of everybody. */
type Obstacles = number;
const UNITS_OF_BOTH: Obstacles = (1 << houseIds.length) - 1;
const RIVERS: Obstacles = 4;
const BLOCKING: Obstacles = 8;

/** What each terrain and token is to a look. Half hexes on the right have no terrain: 255 is there for them. */
const obstaclesOf = (grounds: readonly Ground[], whereImpassable: Obstacles): Uint8Array => {
  const table = new Uint8Array(256);
  grounds.forEach(({ blocksSight, isImpassable }, ground) => {
    table[ground] = (blocksSight ? BLOCKING : 0) | (isImpassable ? whereImpassable : 0);
  });
  return table;
};
const terrainObstacles = obstaclesOf(terrainGrounds, RIVERS);
const tokenObstacles = obstaclesOf(tokenGrounds, 0);

/** Who looks: archers, or the Hounds of the unit that stands there. */
export type Look = "shot" | "hounds";

/**
 * Units of both sides stop a shot, but for one from hills; the archers' own hex alone decides. Hounds run between friends,
 * and not into water; a token on a river is a way across.
 */
function obstaclesOfLook(game: Battle, from: Hex, look: Look): Obstacles {
  if (look === "hounds") return BLOCKING | RIVERS | (1 << foeOf(houseOf(game[OCCUPANT + from])));
  const isOnHills = game[TERRAIN + from] === HILLS && game[TOKEN + from] === NONE;
  return isOnHills ? BLOCKING : BLOCKING | UNITS_OF_BOTH;
}

function isObstacle(game: Battle, hex: Hex, obstacles: Obstacles): boolean {
  const unit = game[OCCUPANT + hex];
  if (unit !== NONE && ((obstacles >> houseOf(unit)) & 1) === 1) return true;
  const token = game[TOKEN + hex];
  if (token !== NONE) return (tokenObstacles[token] & obstacles) !== 0;
  return game[DEVASTATED + hex] !== 1 && (terrainObstacles[game[TERRAIN + hex]] & obstacles) !== 0;
}

/** Whether none of the steps from one beginning to another stops the look. */
function isFree(game: Battle, from: Hex, begin: number, end: number, obstacles: Obstacles): boolean {
  for (let at = begin; at < end; at++) if (isObstacle(game, from + steps[at], obstacles)) return false;
  return true;
}

function isClear(game: Battle, from: Hex, to: Hex, obstacles: Obstacles): boolean {
  const line = 3 * lineOf(from, to);
  const left = begins[line + 1];
  if (!isFree(game, from, begins[line], left, obstacles)) return false;
  const right = begins[line + 2];
  if (left === right || isAlongBorder(from, to)) return true;
  return isFree(game, from, left, right, obstacles) || isFree(game, from, right, begins[line + 3], obstacles);
}

/** Whether whoever stands in one hex sees another. */
export const sees = (game: Battle, from: Hex, to: Hex, look: Look): boolean =>
  isClear(game, from, to, obstaclesOfLook(game, from, look));

/** The hexes that stop a look; none where it is free. Where only a line along edges is stopped, those on both sides. */
export function whatBlocks(game: Battle, from: Hex, to: Hex, look: Look): Hex[] {
  const obstacles = obstaclesOfLook(game, from, look);
  if (isClear(game, from, to, obstacles)) return [];
  const line = 3 * lineOf(from, to);
  const [crossed, left, end] = [begins[line], begins[line + 1], begins[line + 3]];
  const met = isFree(game, from, crossed, left, obstacles) ? steps.subarray(left, end) : steps.subarray(crossed, left);
  return Array.from(met, (step) => from + step).filter((hex) => isObstacle(game, hex, obstacles));
}

/** A line of sight as it is drawn: the hexes between its ends, the nearest first, and those of them that stop the look. */
interface Line {
  readonly crosses: readonly Hex[];
  readonly stops: readonly Hex[];
}

/** The line between two hexes; where it runs along edges, the one shifted to the left and the one shifted to the right. */
export function linesOf(game: Battle, from: Hex, to: Hex, look: Look): [Line] | [left: Line, right: Line] {
  const obstacles = obstaclesOfLook(game, from, look);
  const line = 3 * lineOf(from, to);
  const [crossed, left, right, end] = begins.subarray(line, line + 4);
  const hexesIn = (begin: number, end: number): Hex[] =>
    Array.from(steps.subarray(begin, end), (step) => from + step).filter((hex) => isBetween(game, from, to, hex));
  const lineThrough = (hexes: readonly Hex[]): Line => {
    const crosses = [...hexes].sort((one, other) => alongLine(from, to, one) - alongLine(from, to, other));
    return { crosses, stops: crosses.filter((hex) => isObstacle(game, hex, obstacles)) };
  };
  const middle = hexesIn(crossed, left);
  if (left === right) return [lineThrough(middle)];
  return [lineThrough([...middle, ...hexesIn(left, right)]), lineThrough([...middle, ...hexesIn(right, end)])];
}

/** Half hexes are no hexes of the field, and on the left border a step to one leads to the far side. */
const isBetween = (game: Battle, from: Hex, to: Hex, hex: Hex): boolean =>
  isOnBoard(game[BOARD], hex) && distanceOf(from, hex) < distanceOf(from, to);

/** How far along a line a hex lies, in no unit of length. */
function alongLine(from: Hex, to: Hex, hex: Hex): number {
  const across = (one: Hex): number => 2 * columnOf(one) + (rowOf(one) & 1) - 2 * columnOf(from) - (rowOf(from) & 1);
  const down = (one: Hex): number => 3 * (rowOf(one) - rowOf(from));
  // A row is three of these units high where a hex is two wide and four high: the height counts a third for it.
  return across(to) * across(hex) + (down(to) * down(hex)) / 3;
}

/**
 * The range between two hexes: how many the line crosses, the last one counted; a line along edges, once shifted. That
 * is more than the distance on flat lines such as three hexes on and one aside.
 */
export function countedRange(game: Battle, from: Hex, to: Hex): number {
  if (game[RANGE_BY_DISTANCE] === 1) return distanceOf(from, to);
  const line = 3 * lineOf(from, to);
  return begins[line + 2] - begins[line] + 1;
}

export const isInRange = (game: Battle, from: Hex, to: Hex, range: number): boolean =>
  countedRange(game, from, to) <= range;
