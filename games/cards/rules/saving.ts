import { abilities } from "../compiled/abilities.ts";
import { NONE } from "../data/names.ts";
import { cardOf, controllerOf } from "../state/bodies.ts";
import { type Cards, CH_FLAGS, CLAIM_CANCELLED, frames } from "../state/layout.ts";
import type { Context } from "./context.ts";
import { happen } from "./happenings.ts";
import { nameOfCard, nameOfSeat, type TellRule } from "./step.ts";
import { markSaved, threatOf } from "./threats.ts";

/** Saving and cancelling: what the round of step 2 is for. */

/** Saves the card from what is about to happen to it, and from nothing else (R-C25). */
export function saveSubject(context: Context, tell?: TellRule): boolean {
  const { game, on } = context;
  if (on === NONE) return false;
  const { subject } = threatOf(game, on);
  markSaved(game, on);
  happen(game, "saved", { subject, seat: controllerOf(game, subject), by: context.seat });
  tell?.({
    rule: "cards.saves.saved",
    card: nameOfCard(cardOf(game, subject)),
    player: nameOfSeat(context.seat),
    body: subject,
  });
  return true;
}

/** The level of what a save round is about: the frame below its poll. */
export function thingBelow(game: Cards, from: number): number {
  for (let level = from - 1; level >= 0; level--)
    if (frames.kindAt(game, level) === frames.kinds.poll) return level - 1;
  return NONE;
}

/** Stops the effect that the round is about; costs stay paid and targets chosen (3.4). */
export function cancelThing(context: Context, tell?: TellRule): boolean {
  const { game, level } = context;
  const thing = thingBelow(game, level);
  if (thing === NONE) return false;
  const text = abilities[context.ability].ability;
  if (text.kind === "cancel" && text.filter.claim) {
    game[CH_FLAGS] |= CLAIM_CANCELLED;
    tell?.({ rule: "cards.saves.claim-cancelled", player: nameOfSeat(context.seat) });
    return true;
  }
  const isAbility = frames.kindAt(game, thing) === frames.kinds.resolve;
  frames.setAt(game, thing, isAbility ? frames.registers.resolve.cancelled : frames.registers.window.cancelled, 1);
  const card = isAbility ? frames.getAt(game, thing, frames.registers.resolve.card) : NONE;
  happen(game, "cancelled", { card, seat: context.seat });
  tell?.({
    rule: "cards.saves.cancelled",
    player: nameOfSeat(context.seat),
    ...(card !== NONE && { card: nameOfCard(card) }),
  });
  return true;
}
