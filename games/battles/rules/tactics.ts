import { legal } from "@weirwood/kernel";
import { commandCards } from "../data/cards.ts";
import { cardIds, type Figure } from "../data/ids.ts";
import { type House, NONE, SYMBOLS, symbolIds } from "../data/names.ts";
import type { Tactic } from "../data/vocabulary.ts";
import { houseOfFigure } from "../state/commanders.ts";
import { AFTER, type Battle, BEFORE, POOL } from "../state/layout.ts";
import { canUse } from "./effects.ts";
import { holdsMorale } from "./morale.ts";
import { type Refusal, refuse } from "./step.ts";

/** Whether the tactic of a command card may be used. What it does is in `effects.ts`, what it changes in `card-in-play.ts`. */

/** For each card, how many order tokens of each symbol its tactic wants to see. */
const wantedTokens: readonly Uint8Array[] = commandCards.map(({ tactic }) =>
  Uint8Array.from(symbolIds, (id) => (tactic !== undefined && "pool" in tactic.if ? (tactic.if.pool[id] ?? 0) : 0)),
);

/** The symbol of which a House has too few tokens for a tactic; each is verified once, so two alike must be two. */
function missingSymbol(game: Battle, card: number, house: House): number {
  for (let symbol = 0; symbol < SYMBOLS; symbol++) {
    if (game[POOL + house * SYMBOLS + symbol] < wantedTokens[card][symbol]) return symbol;
  }
  return NONE;
}

const isTimely = ({ when }: Tactic, time: number): boolean =>
  when === "either" || when === (time === BEFORE ? "before" : "after");

const isMoraleRight = (game: Battle, house: House, { if: condition }: Tactic): boolean =>
  !("morale" in condition) || holdsMorale(game, house, condition.morale);

/** What comes after the commands may still come to nothing; what comes before must do something. */
const isOfUse = (game: Battle, { effect }: Tactic, leader: Figure, time: number): boolean =>
  time === AFTER || canUse(game, effect, leader);

/** Whether a tactic may be used at a time: asked for every card in hand and every commander. */
export function canUseTactic(game: Battle, card: number, leader: Figure, time: number): boolean {
  const { tactic } = commandCards[card];
  if (tactic === undefined || !isTimely(tactic, time)) return false;
  const house = houseOfFigure(leader);
  if (missingSymbol(game, card, house) !== NONE) return false;
  return isMoraleRight(game, house, tactic) && isOfUse(game, tactic, leader, time);
}

/** Why a tactic cannot be used. Its condition is looked at once, when the card is played (battles.cards.tactic-once). */
export function checkTactic(game: Battle, card: number, leader: Figure, time: number): Refusal | undefined {
  if (canUseTactic(game, card, leader, time)) return legal;
  const { tactic } = commandCards[card];
  const about = { card: cardIds[card] };
  if (tactic === undefined) return refuse("battles.cards.no-tactic", about);
  if (!isTimely(tactic, time)) return refuse("battles.cards.tactic-time", { ...about, when: tactic.when });
  const house = houseOfFigure(leader);
  const symbol = missingSymbol(game, card, house);
  if (symbol !== NONE) {
    const [count, has] = [wantedTokens[card][symbol], game[POOL + house * SYMBOLS + symbol]];
    return refuse("battles.cards.tactic-tokens", { symbol: symbolIds[symbol], count, has });
  }
  return refuse(
    isMoraleRight(game, house, tactic) ? "battles.cards.tactic-idle" : "battles.cards.tactic-morale",
    about,
  );
}
