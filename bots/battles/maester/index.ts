import { features } from "@weirwood/battles/features";
import { planIds, skirmishIds } from "@weirwood/battles/questions";
import { type Battle, type BattleDecision, type BattleOptions, battles } from "@weirwood/battles/rules";
import { isRefusal, oneOf } from "@weirwood/kernel";
import type { Bot } from "../../bot.ts";
import { type Guide, maesterOf } from "../../search/index.ts";
import { type Craft, evaluatorOf } from "../../values/index.ts";
import { steward } from "../steward/steward.ts";
import { candidates } from "./candidates.ts";
import { horizonOf, momentOf } from "./rounds.ts";
import { weights } from "./weights.ts";

const policy: Guide<Battle, BattleDecision>["policy"] = (view, seat, chance, temper) =>
  steward.choose(view, seat, chance, temper);

/** The battles that are learned from: every plan of ours, and both skirmishes. */
const tables: readonly BattleOptions[] = [...planIds, ...skirmishIds].map((plan) => {
  const options = battles.readOptions({ plan });
  if (isRefusal(options)) throw new Error(`${options.rule}: ${plan}`);
  return options;
});

export const craft: Craft<Battle, BattleDecision, BattleOptions> = {
  rules: battles,
  guide: { policy, candidates, moment: momentOf, horizon: horizonOf, evaluate: evaluatorOf(features, weights) },
  budget: { decisions: 1000, candidates: 4, doubt: 1 },
  features,
  weights,
  schooling: { options: (chance) => oneOf(tables, chance), wander: 8, games: 6000, hidden: 8, passes: 8 },
};

export const maester: Bot<Battle, BattleDecision> = maesterOf(craft, craft.budget);
