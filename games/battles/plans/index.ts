import { breakingTheSiege } from "./breaking-the-siege.ts";
import { greenFork } from "./green-fork.ts";
import { harrenhal } from "./harrenhal.ts";
import { kingsroad } from "./kingsroad.ts";
import { lionsToll } from "./lions-toll.ts";
import type { BattlePlan } from "./plan.ts";
import { redFork } from "./red-fork.ts";
import type { PlanId } from "./titles.ts";
import { whisperingWood } from "./whispering-wood.ts";
import { wolfRaiders } from "./wolf-raiders.ts";

export { type PlanId, planIds } from "./titles.ts";

/** The battles that come with the game. */
export const plans: { readonly [id in PlanId]: BattlePlan } = {
  kingsroad,
  "wolf-raiders": wolfRaiders,
  "breaking-the-siege": breakingTheSiege,
  "red-fork": redFork,
  "whispering-wood": whisperingWood,
  "green-fork": greenFork,
  harrenhal,
  "lions-toll": lionsToll,
};
