/** Battle plans as files: ours, and those that anybody may write; the words they are written with. */
export { figureIds } from "../data/ids.ts";
export type { HouseId, RankId } from "../data/names.ts";
export { unitTypes } from "../data/units.ts";
export { type BoardId, boardIds, directionIds } from "../field/hexes.ts";
export { terrains, tokens } from "../field/terrain.ts";
export { drawField, legendOf } from "./drawing.ts";
export { figureOf, houseOfFigure } from "./examined.ts";
export { type PlanId, planIds, plans } from "./index.ts";
export {
  type BattlePlan,
  fieldLetters,
  hexesListed,
  MOST_CHARACTERS,
  objectiveKinds,
  type PlanObjective,
  type PlanUnit,
  scoreTimes,
  type ZoneId,
  zoneIds,
} from "./plan.ts";
export {
  burningGrounds,
  burningTokens,
  burntTokens,
  edmurePlaces,
  hiddenIds,
  wasteTerrains,
} from "./plan-words.ts";
export { checkPlan, isRefused, openPlan, type PlanProblem, readPlan } from "./reading.ts";
export { sketchOf } from "./sketch.ts";
export { drawSvg } from "./svg.ts";
export { writePlan } from "./writing.ts";
