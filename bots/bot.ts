import type { Chance, Seat } from "@weirwood/kernel";
import type { Temper } from "./temper/index.ts";

/**
 * A player made of code. It is shown its seat's view, never the state, and draws on the given chance alone: the same
 * view, chance and temper give the same answer.
 */
export interface Bot<State, Answer> {
  readonly name: string;
  /** A legal answer to what the game asks of the seat. Who has no temper of its own takes no notice of one. */
  choose(view: State, seat: Seat, chance: Chance, temper?: Temper): Answer;
}
