/** A game as steps: asks that are open, the steps that answer them, and procedures that go on until somebody is asked. */
export * from "./any-of.ts";
export * from "./ask-sections.ts";
export * from "./driver.ts";
export * from "./few-answers.ts";
export * from "./only-answer.ts";
export * from "./poll.ts";
export * from "./step.ts";
export * from "./steps-game.ts";
