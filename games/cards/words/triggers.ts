import type { PhaseId } from "../data/names.ts";
import type { Ref, Selector, Trigger, Who } from "./grammar/index.ts";

/** Words for what texts wait for. */

type Challenge = Pick<
  Trigger,
  "by" | "type" | "as" | "margin" | "unopposed" | "with" | "involving" | "alone" | "against" | "either"
>;
/** You win a challenge, or whoever is said does. */
export const won = (how: Challenge = {}): Trigger => ({ on: "won", by: "you", ...how });
export const lost = (how: Challenge = {}): Trigger => ({ on: "lost", by: "you", ...how });
export const declared = (what: Selector | Ref, as?: "attacker" | "defender"): Trigger => ({
  on: "declared",
  what,
  ...(as && { as }),
});
export const killed = (what: Selector | Ref, more: Partial<Trigger> = {}): Trigger => ({ on: "killed", what, ...more });
export const leavesPlay = (what: Selector | Ref): Trigger => ({ on: "left", what });
export const entersPlay = (what: Selector | Ref): Trigger => ({ on: "entered", what });
/** Played from hand, and not put into play. */
export const played = (what: Selector | Ref, more: Partial<Trigger> = {}): Trigger => ({ on: "played", what, ...more });
export const saved = (what: Selector | Ref): Trigger => ({ on: "saved", what });
/** Killed or discarded for that pile, whatever becomes of the card on the way. */
export const entersPile = (pile: "dead" | "discard", by: Who): Trigger => ({ on: "to-pile", pile, by });
/** The plot itself comes into force: "when revealed". */
export const whenRevealed: Trigger = { on: "plot-revealed", what: "self" };
export const plotRevealed = (by: Who, more: Partial<Trigger> = {}): Trigger => ({ on: "plot-revealed", by, ...more });
export const phaseBegins = (phase: PhaseId | "any"): Trigger => ({ on: "phase-begins", phase });
export const phaseEnds = (phase: PhaseId | "any"): Trigger => ({ on: "phase-ends", phase });
