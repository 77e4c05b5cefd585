export { blundersIn, chancesIn, type JudgedDecision, judgeDecision } from "./analysis.ts";
export { Distinct, usualCandidates } from "./candidates.ts";
export { type Advice, counsel } from "./counsel.ts";
export type { Budget, Guide, Guided } from "./guide.ts";
export { compare, judge } from "./judge.ts";
export { maesterOf } from "./maester.ts";
