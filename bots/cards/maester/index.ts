import { features } from "@weirwood/cards/features";
import { type Cards, type CardsDecision, type CardsOptions, cards } from "@weirwood/cards/rules";
import type { Bot } from "../../bot.ts";
import { maesterOf } from "../../search/index.ts";
import { type Craft, evaluatorOf } from "../../values/index.ts";
import { glance } from "./glance.ts";
import { candidates, horizon, moment, policy } from "./guide.ts";
import { schooling } from "./schooling.ts";
import { weights } from "./weights.ts";
import { imagine } from "./worlds.ts";

/** All that it takes to look ahead in Cards. */
export const craft: Craft<Cards, CardsDecision, CardsOptions> = {
  rules: { ...cards, imagine },
  guide: { policy, glance, candidates, moment, horizon, evaluate: evaluatorOf(features, weights) },
  budget: { decisions: 300, candidates: 5 },
  features,
  weights,
  schooling,
};

export const maester: Bot<Cards, CardsDecision> = maesterOf(craft, craft.budget);
