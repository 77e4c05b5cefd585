/** The seven properties that every game keeps, as checks that throw. For tests and simulations; knows no test runner. */
export * from "./answers.ts";
export * from "./changed-records.ts";
export * from "./changed-states.ts";
export * from "./events.ts";
export * from "./hostile.ts";
export * from "./mutated.ts";
export * from "./patience.ts";
export * from "./play.ts";
export * from "./positions.ts";
export * from "./properties.ts";
export * from "./random-options.ts";
export * from "./refusals.ts";
export * from "./same-seed.ts";
export * from "./simultaneous.ts";
export * from "./table.ts";
export * from "./views.ts";
