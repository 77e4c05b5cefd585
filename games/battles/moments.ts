import type { GameEvent, Notable } from "@weirwood/kernel";

/** The event that begins each round; the first has begun when a battle is set up, before anybody prepares for it. */
export const roundBegunBy = ({ rule, round }: GameEvent): number | undefined =>
  rule === "battles.muster.round" && round !== 1 ? Number(round) : undefined;

/** Events worth a mark in a replay. */
export const notable: Notable = {
  "battles.attack.eliminated": { opening: "battles.attack.declare" },
  "battles.commanders.captured": { opening: "battles.attack.declare" },
  "battles.commanders.commit": {},
  "battles.victory.rout": {},
};
