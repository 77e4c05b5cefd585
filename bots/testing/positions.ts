import { chanceFrom, isRefusal, type Json, type Seat } from "@weirwood/kernel";
import { type Throne, type ThroneDecision, throne } from "@weirwood/throne";
import type { Bot } from "../index.ts";

/** Given positions, and what a bot answers in them, in notation. */

/** The position that words describe, after some decisions: each a house and its answer. */
export function position(given: Json, ...decisions: readonly (readonly [house: string, text: string])[]): Throne {
  const state = throne.scenarios.given(given);
  for (const [house, text] of decisions) {
    const seat = seatOf(state, house);
    const answer = throne.parse(text);
    const refusal = isRefusal(answer) ? answer : throne.check(state, seat, answer);
    if (refusal) throw new Error(`${house} ${text}: ${refusal.rule}`);
    throne.apply(state, seat, answer as ThroneDecision);
  }
  return state;
}

function seatOf(state: Throne, house: string): Seat {
  const seats = Array.from({ length: throne.seatsOf(state) }, (_, seat) => seat);
  const seat = seats.find((one) => throne.seatName(state, one) === house);
  if (seat === undefined) throw new Error(`${house} does not play`);
  return seat;
}

/** Bots have their whims: so many chances show whether a judgement holds in all of them. */
const trials = 12;

/** The different answers that a bot gives to one position, whatever chance it has. */
export function answersOf(bot: Bot<Throne, ThroneDecision>, state: Throne, house: string): readonly string[] {
  const seat = seatOf(state, house);
  const texts = new Set<string>();
  for (let trial = 0; trial < trials; trial++) {
    const answer = bot.choose(throne.view(state, seat), seat, chanceFrom(trial));
    const refusal = throne.check(state, seat, answer);
    if (refusal) throw new Error(`${throne.print(answer)}: ${refusal.rule}`);
    texts.add(throne.print(answer));
  }
  return [...texts];
}
