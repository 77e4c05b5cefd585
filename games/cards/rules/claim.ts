import { bindingNumber } from "../compiled/bindings.ts";
import { bitOf, iconIds, NONE, typeIds } from "../data/names.ts";
import { hasType } from "../derived/words.ts";
import { type Body, bodiesEnd, controllerOf, isTaken } from "../state/bodies.ts";
import { type Cards, CHALLENGE, CLAIM, CLAIM_TYPE } from "../state/layout.ts";
import type { Amount, Who } from "../words/index.ts";
import { amountOf } from "./amounts.ts";
import { type Context, seatOf } from "./context.ts";
import { mayLeave } from "./leaving.ts";

/** The claim of a challenge: characters, cards of a hand, or power of a House card. It takes what there is (R-C31). */

export const MILITARY = iconIds.indexOf("military");
const CHARACTER = bitOf(typeIds, "character");
export const CLAIM_NAME = bindingNumber("claim");

/** The kind of claim: that of the challenge, unless a text has set another. */
export const claimType = (game: Cards): number => (game[CLAIM_TYPE] === NONE ? game[CHALLENGE] : game[CLAIM_TYPE]);

/** Characters that a player can lose: those that can be killed. */
export function claimCandidates(game: Cards, seat: number): Body[] {
  if (claimType(game) !== MILITARY || seat === NONE) return [];
  const found: Body[] = [];
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++)
    if (
      isTaken(game, body) &&
      controllerOf(game, body) === seat &&
      hasType(game, body, CHARACTER) &&
      mayLeave(game, body, "killed")
    )
      found.push(body);
  return found;
}

export const claimPayer = (context: Context, { who }: { readonly who: Who }): number => seatOf(context, who);
export const claimValue = (context: Context, value: Amount | undefined): number =>
  value === undefined ? context.game[CLAIM] : Math.max(0, amountOf(context, value));
