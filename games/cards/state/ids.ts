import { bitsOf, numbersOf } from "../data/names.ts";

/** What a state says by name, and the number or bit of each: made from the names, so that the two cannot part. */

export const statusIds = [
  "kneeling",
  "face-down",
  "duplicate",
  "agenda",
  "leaving",
  "revealed",
  "played",
  "bypassed",
  "str-changed",
] as const;
/** Bits of a body's status. A `leaving` one is moribund: `destination` says where it goes when the window ends. */
export const {
  kneeling: KNEELING,
  "face-down": FACE_DOWN,
  duplicate: DUPLICATE,
  agenda: AGENDA,
  leaving: LEAVING,
  revealed: REVEALED,
  played: PLAYED,
  bypassed: BYPASSED,
  "str-changed": STR_CHANGED,
} = bitsOf(statusIds);

export const destinationIds = [
  "dead",
  "discard",
  "hand",
  "deck-top",
  "deck-bottom",
  "deck-shuffled",
  "shadows",
  "aside",
  "used",
] as const;

export const {
  dead: TO_DEAD,
  discard: TO_DISCARD,
  hand: TO_HAND,
  "deck-top": TO_TOP,
  "deck-bottom": TO_BOTTOM,
  "deck-shuffled": TO_SHUFFLED,
  shadows: TO_SHADOWS,
  aside: TO_ASIDE,
  used: TO_USED,
} = numbersOf(destinationIds);

export const roleIds = ["attacking", "defending"] as const;
export const { attacking: ATTACKING, defending: DEFENDING } = numbersOf(roleIds);

/** What is true of the challenge that goes on. */
export const challengeFlagIds = [
  "unopposed",
  "joust",
  "melee",
  "claim-cancelled",
  "resolved",
  "unopposed-only",
  "redirected",
  "over",
  "step-cancelled",
  "taken-over",
] as const;
export const {
  unopposed: UNOPPOSED,
  joust: JOUST,
  melee: MELEE_TRAIT,
  "claim-cancelled": CLAIM_CANCELLED,
  resolved: RESOLVED,
  "unopposed-only": UNOPPOSED_ONLY,
  redirected: REDIRECTED,
  over: CHALLENGE_OVER,
  "step-cancelled": STEP_CANCELLED,
  "taken-over": TAKEN_OVER,
} = bitsOf(challengeFlagIds);

/** The steps that the rules themselves take; each is a window of its own. */
export const frameworkIds = [
  "phase-begins",
  "phase-ends",
  "choose-plots",
  "reveal-plots",
  "titles",
  "draw",
  "turn-begins",
  "income",
  "attackers",
  "defenders",
  "resolution",
  "dominance",
  "stand",
  "tax",
  "round-ends",
] as const;
export type FrameworkId = (typeof frameworkIds)[number];

export const pollKinds = ["action", "save", "response"] as const;
export const { action: ACTION_POLL, save: SAVE_POLL, response: RESPONSE_POLL } = numbersOf(pollKinds);

/** How an ability came to be resolved. */
export const howIds = ["action", "response", "save", "passive", "replacement"] as const;
export const {
  action: AS_ACTION,
  response: AS_RESPONSE,
  save: AS_SAVE,
  passive: AS_PASSIVE,
  replacement: AS_REPLACEMENT,
} = numbersOf(howIds);

export const askKinds = [
  "deck",
  "mulligan",
  "place",
  "plot",
  "first",
  "title",
  "action",
  "save",
  "response",
  "order",
  "challenge",
  "attackers",
  "stealth",
  "defenders",
  "target",
  "pay",
  "choice",
  "number",
  "name",
  "redirect",
  "stack",
] as const;
export type AskKind = (typeof askKinds)[number];

export const cycleKinds = ["action", "answer", "choose", "done", "next"] as const;

export const untilIds = ["challenge", "phase", "round", "game", "attached"] as const;
export const scopeIds = ["occurrence", "challenge", "phase", "round", "game", "segment"] as const;
export const {
  occurrence: PER_OCCURRENCE,
  challenge: PER_CHALLENGE,
  phase: PER_PHASE,
  round: PER_ROUND,
  game: PER_GAME,
  segment: PER_SEGMENT,
} = numbersOf(scopeIds);
export const endingIds = ["power", "last", "rounds", "draw"] as const;
