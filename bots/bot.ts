import type { Chance, Seat } from "@weirwood/kernel";

/**
 * A player made of code. It is shown its seat's view, never the state, and draws on the given chance alone: the same
 * view and the same chance give the same answer.
 */
export interface Bot<State, Answer> {
  readonly name: string;
  /** A legal answer to what the game asks of the seat. */
  choose(view: State, seat: Seat, chance: Chance): Answer;
}
