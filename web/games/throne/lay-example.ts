import type { Json } from "@weirwood/kernel";
import { given } from "@weirwood/throne/given";
import { throne } from "@weirwood/throne/rules";
import type { LaidExample, RuleExample } from "../examples.ts";

/** Lays the position of an example, as a game that can be played on from there. */
export function layExample(example: RuleExample): LaidExample {
  const state = given(example.given as Json);
  const seats = Array.from({ length: throne.seatsOf(state) }, (_, seat) => throne.seatName(state, seat));
  const { variants = [] } = example.given as { readonly variants?: Json };
  return {
    state: throne.toJSON(state),
    seats,
    own: seats.indexOf(example.own),
    options: { players: seats.length, houses: seats, variants },
  };
}
