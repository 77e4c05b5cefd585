/** Battle plans as files: ours, and those that anybody may write. */
export { drawField, legendOf } from "./drawing.ts";
export { type PlanId, planIds, plans } from "./index.ts";
export type { BattlePlan } from "./plan.ts";
export { checkPlan, isRefused, MOST_CHARACTERS, type PlanProblem, readPlan } from "./reading.ts";
export { drawSvg } from "./svg.ts";
export { writePlan } from "./writing.ts";
