import { iconIds, NONE } from "../../data/names.ts";
import { cardOf, controllerOf } from "../../state/bodies.ts";
import {
  ATTACKER,
  ATTACKING,
  CH_FLAGS,
  CH_LOSER,
  CH_WINNER,
  CHALLENGE,
  DEFENDER,
  DEFENDING,
  DOMINANT,
  EXTRA,
  INITIATIVE,
  JOUST,
  MELEE_TRAIT,
  OWED,
  UNOPPOSED_BY,
} from "../../state/layout.ts";
import type { Effect } from "../../words/index.ts";
import { bodyOf, type Context, seatOf } from "../context.ts";
import { joinAs, removeFromChallenge, updateTraits } from "../participants.ts";
import { gainHousePower } from "../power.ts";
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
  if (effect.owed !== undefined) game[OWED + seat] = type;
  tell?.({ rule: "cards.challenges.another", player: nameOfSeat(seat), type: iconIds[type] });
  return true;
}

/** Who wins is set otherwise than it was determined. */
export function setWinner(context: Context, effect: Extract<Effect, { do: "set-winner" }>, tell?: TellRule): boolean {
  const { game } = context;
  const seat = seatOf(context, effect.who);
  if (seat === NONE) return false;
  if (effect.of === "dominance") {
    game[DOMINANT] = seat;
    gainHousePower(game, seat, 1, { cause: "framework" }, tell);
  } else if (effect.of === "initiative") game[INITIATIVE] = seat;
  else {
    game[CH_WINNER] = seat;
    game[CH_LOSER] = seat === game[ATTACKER] ? game[DEFENDER] : game[ATTACKER];
  }
  tell?.({ rule: "cards.effects.winner-set", player: nameOfSeat(seat), of: effect.of });
  return true;
}
