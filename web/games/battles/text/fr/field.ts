import type { BattlesText } from "../en.ts";

export const field: BattlesText["field"] = {};
