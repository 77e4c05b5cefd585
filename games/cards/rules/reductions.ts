import { abilities, opOf } from "../compiled/abilities.ts";
import { bitOf, NONE, zoneIds } from "../data/names.ts";
import { faces } from "../state/bodies.ts";
import { type Cards, frames, placesOf } from "../state/layout.ts";
import type { Amount } from "../words/index.ts";
import { amountOf } from "./amounts.ts";
import { type Context, contextOf } from "./context.ts";
import { matchesFace } from "./select.ts";

/**
 * Reductions: the next card that fits costs less. Gold and influence alone are ever reduced, of events as of whatever else is
 * played; kneeling, discarding, killing and power are paid whole (3.5).
 */

const IN_HAND = bitOf(zoneIds, "hand");

/** What of a cost can be reduced. */
export type Reducible = "gold" | "influence";

/** How much less the next card of a player costs, if it is this one. */
export function nextCheaper(game: Cards, seat: number, card: number, what: Reducible): number {
  const { lasting } = placesOf(game);
  let less = 0;
  for (let row = 0; row < lasting.count(game); row++)
    if (reducedBy(game, row, seat, card) === what) less += game[lasting.row(row) + lasting.field.amount] - 32_768;
  return less;
}

/** What a lasting reduction takes off the cost of this card of this player, or undefined. */
export function reducedBy(game: Cards, row: number, seat: number, card: number): Reducible | undefined {
  const { lasting } = placesOf(game);
  const at = lasting.row(row);
  if (game[at + lasting.field.who] !== seat) return undefined;
  const op = opOf(game[at + lasting.field.ability], game[at + lasting.field.op]);
  if (op.op !== "do" || op.effect.do !== "reduce-next") return undefined;
  const isFit = matchesFace(contextOf(game, seat, NONE, card), op.effect.what, faces[card]);
  return isFit ? (op.effect.of ?? "gold") : undefined;
}

/** The next card was played: reductions for it are used up, also where there was nothing to reduce. */
export function useReductions(game: Cards, seat: number, card: number): void {
  const { lasting } = placesOf(game);
  for (let row = lasting.count(game) - 1; row >= 0; row--) {
    if (reducedBy(game, row, seat, card) === undefined) continue;
    const cell = lasting.row(row) + lasting.field.uses;
    if (game[cell] <= 1) lasting.remove(game, row);
    else game[cell]--;
  }
}

/** How much gold or influence a cost takes: of an event that is being played, less what reduces it. X stays as announced. */
export function countToPay(context: Context, what: Reducible, count: Amount): number {
  const full = amountOf(context, count);
  return isBeingPlayed(context)
    ? Math.max(0, full - nextCheaper(context.game, context.seat, context.card, what))
    : full;
}

/** An event whose costs are yet to be paid: what it asks for later is no cost of playing it. */
function isBeingPlayed({ game, ability, level }: Context): boolean {
  const compiled = abilities[ability];
  if (compiled === undefined || !compiled.isEvent || (compiled.from & IN_HAND) === 0) return false;
  return level < 0 || frames.getAt(game, level, frames.registers.resolve.pc) < compiled.declared;
}
