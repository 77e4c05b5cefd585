import type { GameEvent, Notable } from "@weirwood/kernel";

/** The event that begins each round. */
export const roundBegunBy = ({ rule, round }: GameEvent): number | undefined =>
  rule === "cards.round.begins" ? Number(round) : undefined;

/** Events worth a mark in a replay. */
export const notable: Notable = {
  "cards.challenges.winner": { opening: "cards.challenges.declared" },
  "cards.leaving.killed": {},
  "cards.saves.saved": {},
  "cards.saves.cancelled": {},
  "cards.control.changed": {},
  "cards.dominance.won": {},
  "cards.elimination.out": {},
  "cards.victory.power": {},
};
