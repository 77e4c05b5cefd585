import type { GameEvent, Notable } from "@weirwood/kernel";
import type { RuleId } from "./text/en.ts";

/** The event that begins each round; set-up counts as part of the first. */
export const roundBegunBy = ({ rule, round }: GameEvent): number | undefined =>
  rule === "cards.round.begins" && round !== 1 ? Number(round) : undefined;

/** Events worth a mark in a replay. */
export const notable = {
  "cards.challenges.winner": { opening: "cards.challenges.declared" },
  "cards.leaving.killed": {},
  "cards.saves.saved": {},
  "cards.saves.cancelled": {},
  "cards.control.changed": {},
  "cards.dominance.won": {},
  "cards.elimination.out": {},
  "cards.victory.power": {},
} satisfies { readonly [rule in RuleId]?: Notable[string] };
