import type { CardsDecision } from "@weirwood/cards/playing";
import type { Cards } from "@weirwood/cards/questions";
import type { Seat } from "@weirwood/kernel";

type Foresee = (seen: Cards, seat: Seat, answer: CardsDecision) => Cards | undefined;

let look: Foresee | undefined;

/** Loads what looking ahead takes, the whole course of the game: a table can be read and answered before that. */
export async function loadForesight(): Promise<void> {
  look ??= (await import("@weirwood/cards/foresight")).foresee;
}

/** The view after an answer, where it follows from what its seat sees; undefined too until it is loaded: answers are then sent at once. */
export const foresee: Foresee = (seen, seat, answer) => look?.(seen, seat, answer);
