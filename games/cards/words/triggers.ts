import type { HouseId, IconId, PhaseId, TraitId, TypeId } from "../data/names.ts";
import type { Ref, Selector, Who } from "./selectors.ts";

/** What can happen, and what texts wait for. */
export const happeningIds = [
  "won",
  "lost",
  "declared",
  "bypassed",
  "challenge-declared",
  "challenge-ended",
  "killed",
  "discarded",
  "returned",
  "left",
  "entered",
  "played",
  "out-of-shadows",
  "knelt",
  "stood",
  "saved",
  "cancelled",
  "triggered",
  "power-claimed",
  "gold-gained",
  "drew",
  "revealed",
  "plot-revealed",
  "plot-used",
  "initiative",
  "dominance",
  "phase-begins",
  "phase-ends",
  "round-ends",
  "to-pile",
  "to-bottom",
  "discarded-from-hand",
  "milled",
  "control-changed",
  "str-lowered",
  "icon-lost",
  "season-changed",
  "income-counted",
  "attached",
] as const;
export type HappeningId = (typeof happeningIds)[number];

/** Why something happened to a card. */
export const causeIds = [
  "effect",
  "cost",
  "claim",
  "deadly",
  "attack",
  "defence",
  "framework",
  "renown",
  "unopposed",
] as const;
export type CauseId = (typeof causeIds)[number];

/** An occurrence that fits: every filter that is said must hold. */
export interface Trigger {
  /** What happens; of several, one of them. */
  readonly on: HappeningId | readonly HappeningId[];
  /** The card that it happened to. */
  readonly what?: Selector | Ref;
  /** The player who did it, or to whom it happened: who won, who played, whose pile. */
  readonly by?: Who;
  /** What that card lies on. */
  readonly host?: Selector | Ref;
  readonly cause?: CauseId | readonly CauseId[];
  /** Only where an effect of such a player brought it about. */
  readonly effectOf?: Who;
  readonly phase?: PhaseId | "any";
  readonly pile?: "dead" | "discard";
  /** Only from there: `played` from hand is said by `played` itself. */
  readonly from?: "hand" | "deck" | "play";
  readonly as?: "attacker" | "defender";
  // Challenges.
  readonly type?: IconId;
  readonly margin?: number;
  readonly unopposed?: true;
  /** Such a participant of that player's side was there at the end. */
  readonly with?: Selector | Ref;
  /** The participant that `with` means was alone on its side. */
  readonly alone?: true;
  readonly against?: HouseId | readonly HouseId[];
  /** The plot that was revealed, by its title: what was bound to this name. */
  readonly named?: string;
  readonly trait?: TraitId;
  readonly cardType?: TypeId;
  readonly either?: readonly Trigger[];
}

type Challenge = Pick<Trigger, "by" | "type" | "as" | "margin" | "unopposed" | "with" | "alone" | "against" | "either">;

/** You win a challenge, or whoever is said does. */
export const won = (how: Challenge = {}): Trigger => ({ on: "won", by: "you", ...how });
export const lost = (how: Challenge = {}): Trigger => ({ on: "lost", by: "you", ...how });
export const declared = (what: Selector | Ref, as?: "attacker" | "defender"): Trigger => ({
  on: "declared",
  what,
  ...(as && { as }),
});
export const killed = (what: Selector | Ref, more: Partial<Trigger> = {}): Trigger => ({ on: "killed", what, ...more });
export const discarded = (what: Selector | Ref, more: Partial<Trigger> = {}): Trigger => ({
  on: "discarded",
  what,
  ...more,
});
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
