import type { GameEvent, Measure } from "@weirwood/kernel";
import { turnsOf } from "./replay-cursor.ts";
import type { ReplaySummary } from "./replayed-game.ts";

/** What a chart draws: a line for each seat, a point for each turn. */
export interface Series {
  readonly id: string;
  /** By seat; the first value is that of the set-up. */
  readonly lines: readonly (readonly number[])[];
}

/** A position at the end of a turn, and what was told in it. */
export interface TurnEnd {
  readonly round: number;
  readonly at: number;
  readonly told: readonly GameEvent[];
}

/** The set-up, counted as turn 0, and the end of each turn. What is prepared before the first turn belongs to the set-up. */
export function turnEnds(summary: ReplaySummary): readonly TurnEnd[] {
  const start: TurnEnd = { round: 0, at: 0, told: [] };
  const ends = turnsOf(summary).map(({ round, from, to }, place, turns): TurnEnd => {
    // What ends a turn is the first position of the next: upkeep is still this one's.
    const at = turns[place + 1]?.from ?? to - 1;
    const told = summary.steps.slice(from + 1, at + 1).flatMap(({ events }) => events);
    return { round, at, told };
  });
  return ends[0].round === 0 ? ends : [start, ...ends];
}

/** A game's own measures, taken at the ends of all turns. */
export function seriesOf<View>(
  measures: readonly Measure<View>[],
  ends: readonly TurnEnd[],
  views: readonly View[],
  seats: number,
): readonly Series[] {
  return measures.map(({ id, of }) => ({
    id,
    lines: Array.from({ length: seats }, (_, seat) => ends.map(({ told }, place) => of(views[place], seat, told))),
  }));
}

/** Round numbers for an axis from 0, or from below it, to at least the largest value: about six of them. */
export function ticksFor(largest: number, smallest = 0): readonly number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((one) => (largest - smallest) / one <= 5) ?? 200;
  const below = Math.ceil(-Math.min(0, smallest) / step);
  const above = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: below + above + 1 }, (_, place) => (place - below) * step);
}

/** Where lines end at one height, their shields are set apart so that each can be seen. In the order given. */
export function spread(heights: readonly number[], gap: number, top: number, bottom: number): readonly number[] {
  const order = heights.map((_, place) => place).sort((a, b) => heights[a] - heights[b]);
  const placed = [...heights];
  let last = top - gap;
  for (const place of order) {
    placed[place] = Math.max(placed[place], last + gap);
    last = placed[place];
  }
  // What was pushed out below comes back up.
  let next = bottom + gap;
  for (const place of order.toReversed()) {
    placed[place] = Math.min(placed[place], next - gap);
    next = placed[place];
  }
  return placed;
}
