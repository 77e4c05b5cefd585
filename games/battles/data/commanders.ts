import { commanderIds } from "./ids.ts";
import type { CommanderCard } from "./vocabulary.ts";

const nobody: CommanderCard = {
  figure: "maege",
  unit: "war-host",
  limit: 1,
  capture: 2,
  unitAbility: [],
  commit: { when: "start-of-turn", effects: [] },
};

/** By number. */
export const commanders: readonly CommanderCard[] = commanderIds.map(() => nobody);
