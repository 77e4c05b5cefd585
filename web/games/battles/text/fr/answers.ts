import type { BattlesText } from "../en.ts";

export const answers: BattlesText["answers"] = {};
