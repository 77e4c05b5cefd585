import { bitOf, keywordIds, NONE } from "../data/names.ts";
import { hasKeyword, isForbidden } from "../derived/words.ts";
import type { Body } from "../state/bodies.ts";
import { ATTACKER, type Cards, CH_WINNER, CLAIM, PAYER } from "../state/layout.ts";
import { verbIds } from "../words/index.ts";

/** What follows from a challenge that has been counted. */

const RENOWN = bitOf(keywordIds, "renown");
const GAIN_RENOWN = 1 << verbIds.indexOf("gain-renown");

/** Who has to meet the claim: the loser, where the attacker has won. */
export const payerOf = (game: Cards): number =>
  game[CH_WINNER] !== NONE && game[CH_WINNER] === game[ATTACKER] && game[CLAIM] > 0 ? game[PAYER] : NONE;

/** Whether a character of the winner claims power for its renown. */
export const hasRenown = (game: Cards, body: Body): boolean =>
  hasKeyword(game, body, RENOWN) && !isForbidden(game, body, GAIN_RENOWN);
