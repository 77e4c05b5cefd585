export type { Craft, Schooling } from "./craft.ts";
export { evaluatorOf } from "./evaluator.ts";
export { fingerprintOf } from "./fingerprint.ts";
export { type ErrorAt, type Learned, learn } from "./learning.ts";
export { type Lesson, lessonOf } from "./lessons.ts";
export type { Weights } from "./network.ts";
