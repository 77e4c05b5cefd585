import type { BattlesText } from "../en.ts";

export const attack: BattlesText["attack"] = {};
