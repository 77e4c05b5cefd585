import { iconIds, NONE } from "../data/names.ts";
import { type Body, isTaken } from "../state/bodies.ts";
import { CH_WINNER, GAINER, HOUSE } from "../state/layout.ts";
import { isBodyRef } from "../state/refs.ts";
import type { Effect } from "../words/index.ts";
import { CLAIM_NAME, claimPayer, claimType, claimValue, MILITARY } from "./claim.ts";
import { boundTo, type Context } from "./context.ts";
import { discardAtRandom } from "./effects/decks.ts";
import { removeOne } from "./effects/moving.ts";
import { movePower } from "./power.ts";
import { nameOfSeat, type TellRule } from "./step.ts";

const INTRIGUE = iconIds.indexOf("intrigue");

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
