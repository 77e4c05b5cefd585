import type { BattlesText } from "../en.ts";

export const telling: BattlesText["telling"] = {
  ordered: (units) => `${units} unités reçoivent un ordre.`,
};
