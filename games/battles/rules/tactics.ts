import { legal } from "@weirwood/kernel";
import { commandCards } from "../data/cards.ts";
import { cardIds, type Figure } from "../data/ids.ts";
import { type House, SYMBOLS, symbolIds } from "../data/names.ts";
import type { Condition, Tactic } from "../data/vocabulary.ts";
import { houseOfFigure } from "../state/commanders.ts";
import { AFTER, type Battle, BEFORE, POOL } from "../state/layout.ts";
import { canUse } from "./effects.ts";
import { holdsMorale } from "./morale.ts";
import { type Refusal, refuse } from "./step.ts";

/** Whether the tactic of a command card may be used. What it does is in `effects.ts`, what it changes in `card-in-play.ts`. */

/**
 * Why a tactic cannot be used at a time. Its condition is looked at once, when the card is played
 * (battles.cards.tactic-once); what comes after the commands may still come to nothing.
 */
export function checkTactic(game: Battle, card: number, leader: Figure, time: number): Refusal | undefined {
  const { tactic } = commandCards[card];
  const about = { card: cardIds[card] };
  if (tactic === undefined) return refuse("battles.cards.no-tactic", about);
  if (!isTimely(tactic, time)) return refuse("battles.cards.tactic-time", { ...about, when: tactic.when });
  const house = houseOfFigure(leader);
  if ("pool" in tactic.if) {
    const missing = checkTokens(game, house, tactic.if.pool);
    if (missing !== legal) return missing;
  } else if (!holdsMorale(game, house, tactic.if.morale)) return refuse("battles.cards.tactic-morale", about);
  return time === AFTER || canUse(game, tactic.effect, leader) ? legal : refuse("battles.cards.tactic-idle", about);
}

const isTimely = ({ when }: Tactic, time: number): boolean =>
  when === "either" || when === (time === BEFORE ? "before" : "after");

/** Each token is verified once: where two alike are wanted there must be two. */
function checkTokens(
  game: Battle,
  house: House,
  wanted: Extract<Condition, { readonly pool: unknown }>["pool"],
): Refusal | undefined {
  for (let symbol = 0; symbol < SYMBOLS; symbol++) {
    const count = wanted[symbolIds[symbol]] ?? 0;
    const has = game[POOL + house * SYMBOLS + symbol];
    if (has < count) return refuse("battles.cards.tactic-tokens", { symbol: symbolIds[symbol], count, has });
  }
  return legal;
}
