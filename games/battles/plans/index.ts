import { breakingTheSiege } from "./breaking-the-siege.ts";
import { greenFork } from "./green-fork.ts";
import { harrenhal } from "./harrenhal.ts";
import { kingsroad } from "./kingsroad.ts";
import { lionsToll } from "./lions-toll.ts";
import type { BattlePlan } from "./plan.ts";
import { redFork } from "./red-fork.ts";
import { whisperingWood } from "./whispering-wood.ts";
import { wolfRaiders } from "./wolf-raiders.ts";

/** The battles that come with the game. */
const ours = {
  kingsroad,
  "wolf-raiders": wolfRaiders,
  "breaking-the-siege": breakingTheSiege,
  "red-fork": redFork,
  "whispering-wood": whisperingWood,
  "green-fork": greenFork,
  harrenhal,
  "lions-toll": lionsToll,
};

export type PlanId = keyof typeof ours;
export const planIds = Object.keys(ours) as readonly PlanId[];
export const plans: { readonly [id in PlanId]: BattlePlan } = ours;
