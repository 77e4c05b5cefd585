import { iconIds, NONE } from "../../data/names.ts";
import { touch } from "../../derived/words.ts";
import { cardOf, controllerOf } from "../../state/bodies.ts";
import {
  ATTACKER,
  ATTACKING,
  CH_FLAGS,
  CH_LOSER,
  CH_WINNER,
  CHALLENGE,
  CLAIM_TYPE,
  DEFENDER,
  DEFENDING,
  EXTRA,
  GAINER,
  INITIATIVE,
  JOUST,
  MELEE_TRAIT,
  PAYER,
  placesOf,
  UNOPPOSED_BY,
} from "../../state/layout.ts";
import type { Effect } from "../../words/index.ts";
import { bodyOf, type Context, seatOf } from "../context.ts";
import { setDominant } from "../dominance.ts";
import { owe } from "../owed.ts";
import { joinAs, removeFromChallenge, updateTraits } from "../participants.ts";
import { nameOfCard, nameOfSeat, type TellRule } from "../step.ts";
import { bodiesMeant } from "./picking.ts";

/** Effects on the challenge that goes on, or on those to come. */

/** A card takes part on its controller's side: that is not declaring it. */
export function join(context: Context, effect: Extract<Effect, { do: "join" }>, tell?: TellRule): boolean {
  const { game } = context;
  const body = bodyOf(context, effect.what);
  if (body === NONE || game[CHALLENGE] === NONE) return false;
  const seat = controllerOf(game, body);
  const role = seat === game[ATTACKER] ? ATTACKING : seat === game[DEFENDER] ? DEFENDING : NONE;
  if (role === NONE) return false;
  joinAs(game, body, role);
  tell?.({ rule: "cards.challenges.joined", card: nameOfCard(cardOf(game, body)), player: nameOfSeat(seat), body });
  return true;
}

export function leaveChallenge(
  context: Context,
  effect: Extract<Effect, { do: "leave-challenge" }>,
  tell?: TellRule,
): boolean {
  const bodies = bodiesMeant(context, effect.what);
  for (const body of bodies) removeFromChallenge(context.game, body, tell);
  return bodies.length > 0;
}

export function challengeTrait(
  context: Context,
  effect: Extract<Effect, { do: "challenge-trait" }>,
  tell?: TellRule,
): boolean {
  const { game } = context;
  game[CH_FLAGS] |= effect.trait === "joust" ? JOUST : MELEE_TRAIT;
  tell?.({ rule: `cards.challenges.${effect.trait}` });
  updateTraits(game);
  return true;
}

export function countsUnopposed({ game }: Context, effect: Extract<Effect, { do: "counts-unopposed" }>): boolean {
  game[UNOPPOSED_BY] = Math.min(game[UNOPPOSED_BY], effect.margin);
  return true;
}

export function allowChallenge(
  context: Context,
  effect: Extract<Effect, { do: "allow-challenge" }>,
  tell?: TellRule,
): boolean {
  const { game } = context;
  const seat = seatOf(context, effect.who ?? "you");
  const type = effect.type === "same" ? game[CHALLENGE] : iconIds.indexOf(effect.type);
  if (seat === NONE || type === NONE) return false;
  game[EXTRA + seat * iconIds.length + type]++;
  const isUnopposedOnly = effect.unopposedOnly === true;
  if (effect.as !== undefined) owe(game, { seat, type, isDemanded: effect.as === "owed", isUnopposedOnly });
  tell?.({ rule: "cards.challenges.another", player: nameOfSeat(seat), type: iconIds[type] });
  return true;
}

/** The claim is of another kind, another's to meet, or another's gain; what is not said stays as it was. */
export function setClaim(context: Context, effect: Extract<Effect, { do: "set-claim" }>): boolean {
  const { game } = context;
  if (game[CHALLENGE] === NONE) return false;
  if (effect.type !== undefined) game[CLAIM_TYPE] = iconIds.indexOf(effect.type);
  if (effect.payer !== undefined) game[PAYER] = seatOf(context, effect.payer);
  if (effect.gainer !== undefined) game[GAINER] = seatOf(context, effect.gainer);
  return true;
}

/** Who wins is set otherwise than it was determined: for whatever waits for it, he is the one who has. */
export function setWinner(context: Context, effect: Extract<Effect, { do: "set-winner" }>, tell?: TellRule): boolean {
  const { game, on } = context;
  const seat = seatOf(context, effect.who);
  if (seat === NONE) return false;
  const { happenings } = placesOf(game);
  if (on !== NONE) game[happenings.row(on) + happenings.field.seat] = seat;
  if (effect.of === "dominance") setDominant(game, seat);
  else if (effect.of === "initiative") game[INITIATIVE] = seat;
  else {
    game[CH_WINNER] = seat;
    game[CH_LOSER] = seat === game[ATTACKER] ? game[DEFENDER] : game[ATTACKER];
  }
  touch(game);
  tell?.({ rule: "cards.effects.winner-set", player: nameOfSeat(seat), of: effect.of });
  return true;
}
