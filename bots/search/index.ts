export { blundersIn, chancesIn, type JudgedDecision, judgeDecision } from "./analysis.ts";
export { Distinct, usualCandidates } from "./candidates.ts";
export { type Advice, counsel } from "./counsel.ts";
export type { Budget, Guide, Guided } from "./guide.ts";
export { compare, type Judged, type Judgement, judge } from "./judge.ts";
export { maesterOf } from "./maester.ts";
