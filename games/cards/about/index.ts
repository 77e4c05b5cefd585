/** Where numbers come from: loaded when somebody wants to know. */
export { iconParts, keywordParts, strParts } from "./card-numbers.ts";
export type { Part } from "./origins.ts";
export { type Outcome, outcomeAhead } from "./outcome.ts";
export {
  type CostParts,
  claimParts,
  costParts,
  incomeParts,
  influenceParts,
  initiativeParts,
} from "./seat-numbers.ts";
