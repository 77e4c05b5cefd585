import { chanceOf, type Decision, NOBODY, seedFrom } from "@weirwood/kernel";
import { policyAnswer } from "../search/guide.ts";
import { drawTemper } from "../temper/index.ts";
import type { Craft } from "./craft.ts";

/** One game to learn from: what was to be seen at each moment, and who won. */
export interface Lesson {
  readonly game: number;
  readonly seats: number;
  /** By seat: its share of the victory. */
  readonly shares: readonly number[];
  /** By moment: the round in which it was. */
  readonly rounds: readonly number[];
  /** By moment, seat and feature. */
  readonly rows: Float32Array;
}

/** Longer than any real game. */
const MOST_DECISIONS = 20_000;

/** Plays the game of that number by the seed. The same number and seed give the same lesson, wherever it is played. */
export function lessonOf<State, Answer extends Decision, Options>(
  craft: Craft<State, Answer, Options>,
  seed: string,
  game: number,
): Lesson {
  const { rules, guide, features, schooling } = craft;
  const name = `lesson ${seed}/${game}`;
  const chance = chanceOf(name);
  const state = rules.setup(schooling.options(chance), seedFrom(name));
  const seats = rules.seatsOf(state);
  const tempers = Array.from({ length: seats }, () => drawTemper(chance, "seen"));
  const rounds: number[] = [];
  const seen: Float32Array[] = [];
  const rows = new Float64Array(seats * features.ids.length);
  let moment = guide.moment(state);
  for (let played = 0; played < MOST_DECISIONS; played++) {
    const seat = rules.awaited(state);
    if (seat === NOBODY) break;
    if (guide.moment(state) > moment) {
      moment = guide.moment(state);
      features.read(state, seats, rows);
      seen.push(Float32Array.from(rows));
      rounds.push(rules.round(state));
    }
    const isLost = chance.below(schooling.wander) === 0;
    const answer =
      schooling.opening?.(state, seat, chance) ??
      (isLost ? rules.sample(state, seat, chance) : policyAnswer(craft, state, seat, chance, tempers[seat]));
    rules.apply(state, seat, answer);
  }
  const winners = rules.outcome(state)?.winners ?? [];
  const shares = Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  return { game, seats, shares, rounds, rows: joined(seen) };
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
