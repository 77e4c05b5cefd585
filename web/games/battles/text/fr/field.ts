import type { BattlesText } from "../en.ts";

export const field: BattlesText["field"] = {
  title: "Champ de bataille",
  states: {
    legal: "peut être choisi",
    selected: "choisi",
    danger: "menacé",
    blocked: "impossible",
    told: "dont il est question",
  },
};
