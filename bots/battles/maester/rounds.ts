import { type Battle, PASSED, ROUND } from "@weirwood/battles/questions";

/** How far a battle is: its round, and in a round how many Houses have passed. */

/** Moments of a round: both give orders, one does, none does. */
const A_ROUND = 3;

const passedIn = (game: Battle): number => (game[PASSED] & 1) + ((game[PASSED] >> 1) & 1);

export const momentOf = (game: Battle): number => game[ROUND] * A_ROUND + passedIn(game);

/**
 * The next round: tokens and cards are used up by then, and units that moved have met. Sooner, it would have to be known what
 * every token that is left is worth; a turn ahead, the maester lost to the steward.
 */
export const horizonOf = (view: Battle): number => (view[ROUND] + 1) * A_ROUND;
