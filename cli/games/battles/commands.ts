import type { GameCommands } from "../game-commands.ts";
import { declareCheck } from "./check.ts";
import { planSentences } from "./plan-text.ts";
import { declarePlan, declarePlans } from "./plans.ts";

/** @public Loaded by its name: battle plans as files. */
export const gameCommands: GameCommands = {
  summary: (here) => planSentences(here).summary,
  declare(under, here, end) {
    for (const declare of [declarePlans, declarePlan, declareCheck]) declare(under, here, end);
  },
};
