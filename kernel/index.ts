/** What any game is: state, asks, decisions, events, views, refusals; dice, records and scenarios. Knows no game. */
export * from "./answers.ts";
export * from "./chance.ts";
export * from "./dice.ts";
export * from "./form.ts";
export * from "./frames.ts";
export * from "./game.ts";
export * from "./json.ts";
export * from "./packed-events.ts";
export * from "./patch.ts";
export * from "./phrases.ts";
export * from "./record.ts";
export * from "./refusal.ts";
export * from "./replay.ts";
export * from "./scenario.ts";
export * from "./sha256.ts";
export * from "./text.ts";
export * from "./untrusted.ts";
