import type { BattlesText } from "../en.ts";

export const turn: BattlesText["turn"] = {};
