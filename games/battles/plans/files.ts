/** Battle plans as files: ours, and those that anybody may write. */
export { drawField, legendOf } from "./drawing.ts";
export { planIds, plans } from "./index.ts";
export { type BattlePlan, hexesListed, type Preparation } from "./plan.ts";
export { isRefused, type PlanProblem, readPlan } from "./reading.ts";
export { sketchOf } from "./sketch.ts";
export { drawSvg } from "./svg.ts";
export { writePlan } from "./writing.ts";
