import { features } from "@weirwood/throne/features";
import { type Throne, type ThroneDecision, type ThroneOptions, throne } from "@weirwood/throne/rules";
import type { Bot } from "../../bot.ts";
import { maesterOf } from "../../search/index.ts";
import type { Craft } from "../../values/index.ts";
import { guideBy } from "./guide.ts";
import { schooling } from "./schooling.ts";
import { weights } from "./weights.ts";

/** All that looking ahead in Throne takes. */
export const craft: Craft<Throne, ThroneDecision, ThroneOptions> = {
  rules: throne,
  guide: guideBy(features, weights),
  budget: { decisions: 300, candidates: 12 },
  features,
  weights,
  schooling,
};

/** Looks ahead to the end of the turn. */
export const maester: Bot<Throne, ThroneDecision> = maesterOf(craft, craft.budget);
