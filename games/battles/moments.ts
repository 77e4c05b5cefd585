import type { GameEvent, Notable } from "@weirwood/kernel";

/** The event that begins each round. */
export const roundBegunBy = ({ rule, round }: GameEvent): number | undefined =>
  rule === "battles.muster.round" ? Number(round) : undefined;

/** Events worth a mark in a replay. */
export const notable: Notable = {
  "battles.attack.eliminated": { opening: "battles.attack.declare" },
  "battles.commanders.captured": { opening: "battles.attack.declare" },
  "battles.commanders.commit": {},
  "battles.morale.zones": { opening: "battles.attack.declare" },
  "battles.special.catelyn": {},
  "battles.victory.objective": {},
  "battles.victory.rout": {},
};
