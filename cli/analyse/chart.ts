import { columns } from "../layout.ts";

/** From hardly a chance to certainty. */
const LEVELS = "▁▂▃▄▅▆▇█";

/** Chances of all seats at a place of the game. */
export interface Point {
  /** Decisions that had been made. */
  readonly decision: number;
  readonly round: number;
  readonly chances: readonly number[];
}

interface Row {
  readonly title: string;
  readonly paint: (text: string) => string;
}

/**
 * A line of signs for each seat: how high its chance stood from the beginning to the end, with the figures at both ends.
 * Below it stands where each round begins.
 */
export function chartLines(
  points: readonly Point[],
  rows: readonly Row[],
  width: number,
  percent: (share: number) => string,
  ruler: string,
): string[] {
  const shown = fitted(points, width);
  const lines = rows.map(({ title, paint }, seat) => {
    const curve = shown.map(({ chances }) => signOf(chances[seat])).join("");
    const [first, last] = [points[0], points[points.length - 1]].map(({ chances }) => percent(chances[seat]));
    return [paint(title), first, paint(curve), last];
  });
  return columns([...lines, [ruler, "", roundsBelow(shown), ""]], [1, 3]);
}

const signOf = (chance: number): string => LEVELS[Math.min(LEVELS.length - 1, Math.floor(chance * LEVELS.length))];

/** As many points as there are columns: short games are stretched, of long ones the last of every few is shown. */
function fitted(points: readonly Point[], width: number): Point[] {
  const step = Math.max(1, Math.ceil(width / 2 / points.length));
  const count = points.length * step <= width ? points.length * step : width;
  return Array.from({ length: count }, (_, column) => points[Math.ceil(((column + 1) * points.length) / count) - 1]);
}

/** The number of each round below its first column, as long as there is room. */
function roundsBelow(points: readonly Point[]): string {
  let text = "";
  for (const [column, { round }] of points.entries()) {
    const isFirst = column === 0 || points[column - 1].round !== round;
    if (isFirst && (text.length < column || column === 0)) text = text.padEnd(column) + String(round);
  }
  return text;
}
