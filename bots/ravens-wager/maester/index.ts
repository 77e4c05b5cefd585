import { features, ravensWager } from "@weirwood/kernel/testing-game";
import type { Bot } from "../../bot.ts";
import { type Guide, maesterOf, usualCandidates } from "../../search/index.ts";
import { type Craft, evaluatorOf } from "../../values/index.ts";
import { weights } from "./weights.ts";

type Rules = typeof ravensWager;
type Wager = ReturnType<Rules["clone"]>;
type Answer = Parameters<Rules["apply"]>[2];
type Options = Parameters<Rules["setup"]>[0];

/** Anybody may do anything: in so small a game that is a fair guess at what others do. */
const policy: Guide<Wager, Answer>["policy"] = (view, seat, chance) => ravensWager.sample(view, seat, chance);

/** All that it takes to look ahead in Raven's wager, so that what looks ahead in any game can be tested by it. */
export const craft: Craft<Wager, Answer, Options> = {
  rules: ravensWager,
  guide: {
    policy,
    candidates: usualCandidates(ravensWager, policy),
    moment: (state) => ravensWager.round(state),
    horizon: (view) => ravensWager.round(view) + 1,
    evaluate: evaluatorOf(features, weights),
  },
  budget: { decisions: 400, candidates: 8 },
  features,
  weights,
  schooling: {
    options: (chance) => ({ seats: 2 + chance.below(3), rounds: 1 + chance.below(9) }),
    wander: 8,
    games: 400,
    hidden: 4,
    passes: 8,
  },
};

export const maester: Bot<Wager, Answer> = maesterOf(craft, craft.budget);
