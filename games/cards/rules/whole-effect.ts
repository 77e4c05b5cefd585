import type { Refusal } from "@weirwood/kernel";
import { NONE } from "../data/names.ts";
import { refuse } from "../refusal.ts";
import { type Body, cardOf, isLeaving, isTaken } from "../state/bodies.ts";
import type { Ability, Effect, Ref } from "../words/index.ts";
import { mayBeChosenFor } from "./candidates.ts";
import { bodyOf, type Context } from "./context.ts";
import { nameOfCard } from "./step.ts";
import { whyNotUnique } from "./uniqueness.ts";

/**
 * An ability may be used without result, but not against a "cannot": where all that it would do is forbidden of a card that its text
 * names, it is not even tried, for it could only show a card (4.3, R-C80).
 */
export function whyNotAtAll(context: Context, ability: Exclude<Ability, { kind: "constant" }>): Refusal | undefined {
  // What a save or a cancel does is to save or cancel.
  if (ability.kind !== "action" && ability.kind !== "response") return undefined;
  let why: Refusal | undefined;
  for (const effect of ability.effects) {
    if (why !== undefined && goesOn(context, effect)) continue;
    const refusal = whyNotDone(context, effect);
    if (refusal === undefined) return undefined;
    why ??= refusal;
  }
  return why;
}

/** Whether a part only goes on with what came before it: "then", or what is done later with the card that did not enter. */
const goesOn = ({ source }: Context, effect: Effect): boolean =>
  effect.do === "then" ||
  (effect.do === "later" && source === NONE && effect.effects.every((one) => "what" in one && one.what === "self"));

/** Why a part of an effect cannot be done to the card that it names; undefined where it can, or names none. */
function whyNotDone(context: Context, effect: Effect): Refusal | undefined {
  const { game, seat, source, card } = context;
  switch (effect.do) {
    case "put-into-play": {
      if (effect.what !== "self" || source !== NONE) return undefined;
      const unique = whyNotUnique(game, seat, card);
      return unique && refuse(`cards.unique.${unique}`, { card: nameOfCard(card) });
    }
    case "kill":
    case "discard":
    case "send":
    case "kneel":
    case "stand": {
      const body = isNamed(effect.what) ? bodyOf(context, effect.what) : NONE;
      return body === NONE || !isTaken(game, body) ? undefined : whyNotTo(context, body, effect.do);
    }
    default:
      return undefined;
  }
}

function whyNotTo({ game }: Context, body: Body, verb: string): Refusal | undefined {
  if (mayBeChosenFor(game, body, verb)) return undefined;
  return refuse(isLeaving(game, body) ? "cards.leaving.moribund" : "cards.effects.cannot", {
    card: nameOfCard(cardOf(game, body)),
  });
}

/** The card itself, whoever bears it, or what it answers: known before anything is chosen. */
const isNamed = (what: unknown): what is Ref => what === "self" || what === "bearer" || what === "subject";
