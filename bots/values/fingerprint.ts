import { chanceOf, type Decision, hex, NOBODY, seedFrom, sha256, utf8 } from "@weirwood/kernel";
import type { Craft } from "./craft.ts";

/** Games that the fingerprint is taken of, and the decisions of each. */
const GAMES = 6;
const DECISIONS = 1500;

/**
 * What the rules and the features say in games of any legal answers: it changes when either does, and does not hang on how
 * well anybody plays.
 */
export function fingerprintOf<State, Answer extends Decision, Options>({
  rules,
  features,
  schooling,
}: Pick<Craft<State, Answer, Options>, "rules" | "features" | "schooling">): string {
  const said: string[] = [features.ids.join(), features.parts.join()];
  for (let game = 0; game < GAMES; game++) {
    const chance = chanceOf(`fingerprint ${game}`);
    const state = rules.setup(schooling.options(chance), seedFrom(`fingerprint ${game}`));
    const seats = rules.seatsOf(state);
    const rows = new Float64Array(seats * features.ids.length);
    for (let played = 0; played < DECISIONS; played++) {
      const seat = rules.awaited(state);
      if (seat === NOBODY) break;
      rules.apply(state, seat, schooling.opening?.(state, seat, chance) ?? rules.sample(state, seat, chance));
      if (played % 16 !== 0) continue;
      features.read(state, seats, rows);
      said.push(Array.from(rows, (number) => number.toPrecision(6)).join());
    }
  }
  return hex(sha256(utf8(said.join("\n")))).slice(0, 16);
}
