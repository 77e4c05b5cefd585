import type { BattlesText } from "../en.ts";

export const setup: BattlesText["setup"] = {};
