import { bindingNumber } from "../compiled/bindings.ts";
import { bitOf, iconIds, NONE, typeIds } from "../data/names.ts";
import { hasType } from "../derived/words.ts";
import { type Body, bodiesEnd, controllerOf, isTaken } from "../state/bodies.ts";
import { type Cards, CH_WINNER, CHALLENGE, CLAIM, CLAIM_TYPE, GAINER, HOUSE } from "../state/layout.ts";
import { isBodyRef } from "../state/refs.ts";
import type { Amount, Effect, Who } from "../words/index.ts";
import { amountOf } from "./amounts.ts";
import { boundTo, type Context, seatOf } from "./context.ts";
import { discardAtRandom } from "./effects/decks.ts";
import { removeOne } from "./effects/moving.ts";
import { mayLeave } from "./leaving.ts";
import { movePower } from "./power.ts";
import { nameOfSeat, type TellRule } from "./step.ts";

/** The claim of a challenge: characters, cards of a hand, or power of a House card. It takes what there is (R-C31). */

const CHARACTER = bitOf(typeIds, "character");
const [MILITARY, INTRIGUE] = [iconIds.indexOf("military"), iconIds.indexOf("intrigue")];
const CLAIM_NAME = bindingNumber("claim");

/** The kind of claim: that of the challenge, unless a text has set another. */
const claimType = (game: Cards): number => (game[CLAIM_TYPE] === NONE ? game[CHALLENGE] : game[CLAIM_TYPE]);

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

/** Carries a claim out: `dead` are the characters that were chosen for it. */
export function carryOutClaim(
  context: Context,
  payer: number,
  value: number,
  dead: readonly Body[],
  tell?: TellRule,
): boolean {
  const { game } = context;
  if (payer === NONE || value <= 0) return false;
  const type = claimType(game);
  tell?.({ rule: "cards.challenges.claim", player: nameOfSeat(payer), type: iconIds[type], count: value });
  if (type === MILITARY) {
    for (const body of dead) if (isTaken(game, body)) removeOne(context, body, "killed", "claim", tell);
    return dead.length > 0;
  }
  const gainer = game[GAINER] === NONE ? game[CH_WINNER] : game[GAINER];
  if (type === INTRIGUE) return discardAtRandom(game, payer, value, gainer, "claim", tell) > 0;
  if (gainer === NONE || gainer === payer || game[HOUSE + gainer] === NONE || game[HOUSE + payer] === NONE)
    return false;
  return movePower(game, game[HOUSE + payer], game[HOUSE + gainer], value, tell) > 0;
}

export function meetClaim(context: Context, effect: Extract<Effect, { do: "meet-claim" }>, tell?: TellRule): boolean {
  const dead = boundTo(context.game, context.level, CLAIM_NAME).filter(isBodyRef);
  return carryOutClaim(context, claimPayer(context, effect), claimValue(context, effect.value), dead, tell);
}
