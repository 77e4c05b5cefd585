import { type BattlePlan, boardIds, fieldLetters } from "@weirwood/battles/plans";
import { beside, columnOf, DIRECTIONS, distanceOf, type Hex, hexesOf, OFF, rowOf } from "@weirwood/battles/questions";

/** The field of a plan, hex by hex. */

const boardNumber = ({ board }: BattlePlan): number => boardIds.indexOf(board);
export const hexesOn = (plan: BattlePlan): readonly Hex[] => hexesOf[boardNumber(plan)];

export const PLAINS = ".";
export const letters: readonly string[] = Object.keys(fieldLetters);

/** The letter of a hex; plains where the row is too short. */
export function letterAt({ field }: BattlePlan, hex: Hex): string {
  return field[rowOf(hex)]?.replaceAll(" ", "")[columnOf(hex)] ?? PLAINS;
}

/** As the files are written: odd rows are shifted. */
export const rowOfLetters = (row: readonly string[], number: number): string =>
  `${number % 2 === 1 ? " " : ""}${row.join(" ")}`;

/** The plan with this terrain on some hexes; the same plan where they have it already. */
export function withTerrain(plan: BattlePlan, hexes: readonly Hex[], letter: string): BattlePlan {
  const painted = new Set(hexes.filter((hex) => letterAt(plan, hex) !== letter));
  if (painted.size === 0) return plan;
  const field = plan.field.map((line, row) => {
    const inRow = hexesOn(plan).filter((hex) => rowOf(hex) === row);
    if (!inRow.some((hex) => painted.has(hex))) return line;
    return rowOfLetters(
      inRow.map((hex) => (painted.has(hex) ? letter : letterAt(plan, hex))),
      row,
    );
  });
  return { ...plan, field };
}

export const brushSizes = [1, 3, 7] as const;
export type BrushSize = (typeof brushSizes)[number];

const EAST = 0;
const SOUTH_EAST = 1;

/** The hexes under a brush: one; three that touch each other; one with all around it. */
export function brushed(plan: BattlePlan, hex: Hex, size: BrushSize): readonly Hex[] {
  const ways = size === 7 ? [...Array(DIRECTIONS).keys()] : size === 3 ? [EAST, SOUTH_EAST] : [];
  return [hex, ...ways.map((way) => beside(boardNumber(plan), hex, way)).filter((one) => one !== OFF)];
}

/** A straight way over hexes, both ends included: the course of a road or a river that is drawn in one go. */
export function courseOf(plan: BattlePlan, from: Hex, to: Hex): readonly Hex[] {
  const course = [from];
  for (let at = from; at !== to; ) {
    const steps = brushed(plan, at, 7).filter((hex) => distanceOf(hex, to) < distanceOf(at, to));
    const next = nearestToLine(steps, from, to);
    if (next === undefined) break;
    course.push(next);
    at = next;
  }
  return course;
}

const across = (hex: Hex): number => 2 * columnOf(hex) + (rowOf(hex) & 1);

/** Of several steps the one that strays least from the line between two hexes. */
function nearestToLine(steps: readonly Hex[], from: Hex, to: Hex): Hex | undefined {
  const strayed = (hex: Hex): number =>
    Math.abs(
      (across(to) - across(from)) * (rowOf(hex) - rowOf(from)) -
        (across(hex) - across(from)) * (rowOf(to) - rowOf(from)),
    );
  return steps.toSorted((one, other) => strayed(one) - strayed(other))[0];
}
