/** The types of the vocabulary, which speak of one another: what can be said on a card, and nothing else. */
export type * from "./abilities.ts";
export type * from "./cards.ts";
export type * from "./conditions.ts";
