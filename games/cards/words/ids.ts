/** Names of what happens, why, and what is forbidden. */

/** What can happen, and what texts wait for. */
export const happeningIds = [
  "won",
  "lost",
  "declared",
  "bypassed",
  "challenge-declared",
  "challenge-ended",
  "claim",
  "would-die",
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
  "gold-paid",
  "drew",
  "revealed",
  "effect-revealed",
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

/** What is forbidden; of a card or of a player. */
export const verbIds = [
  "attack",
  "defend",
  "be-killed",
  "be-discarded",
  "be-saved",
  "be-bypassed",
  "use-stealth",
  "stand",
  "be-chosen",
  "gain-renown",
  "gain-house-power",
  "trigger",
  "lose-str",
  "draw",
  "kneel",
] as const;

export type VerbId = (typeof verbIds)[number];
