import { chanceFrom, type Decision, type Game, isRefusal, type Json, type Seat } from "@weirwood/kernel";
import type { Bot } from "../index.ts";

/** Given positions of a game, and what a bot answers in them, in notation. Seats go by their one-word names. */
export interface GivenPositions<State, Answer> {
  /** The position that words describe, after some decisions: each a seat and its answer. */
  position(given: Json, ...decisions: readonly (readonly [seat: string, text: string])[]): State;
  /** The different answers that a bot gives to one position, whatever chance it has. */
  answersOf(bot: Bot<State, Answer>, state: State, seat: string): readonly string[];
}

/** Bots have their whims: so many chances show whether a judgement holds in all of them. */
const trials = 12;

export function positionsOf<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
): GivenPositions<State, Answer> {
  const seatOf = (state: State, name: string): Seat => {
    const seats = Array.from({ length: game.seatsOf(state) }, (_, seat) => seat);
    const seat = seats.find((one) => game.seatName(state, one) === name);
    if (seat === undefined) throw new Error(`${name} does not play`);
    return seat;
  };
  return {
    position(given, ...decisions) {
      const state = game.scenarios.given(given);
      for (const [name, text] of decisions) {
        const seat = seatOf(state, name);
        const answer = game.parse(text);
        const refusal = isRefusal(answer) ? answer : game.check(state, seat, answer);
        if (refusal) throw new Error(`${name} ${text}: ${refusal.rule}`);
        game.apply(state, seat, answer as Answer);
      }
      return state;
    },
    answersOf(bot, state, name) {
      const seat = seatOf(state, name);
      const texts = new Set<string>();
      for (let trial = 0; trial < trials; trial++) {
        const answer = bot.choose(game.view(state, seat), seat, chanceFrom(trial));
        const refusal = game.check(state, seat, answer);
        if (refusal) throw new Error(`${game.print(answer)}: ${refusal.rule}`);
        texts.add(game.print(answer));
      }
      return [...texts];
    },
  };
}
