/** Flat states: one table of sections from which blank states, JSON, merge patches, views and equality are made. */
export * from "./card-set.ts";
export * from "./frames.ts";
export * from "./layout.ts";
export * from "./out-of-room.ts";
export type { Pile } from "./pile.ts";
export * from "./piles.ts";
export * from "./places.ts";
export * from "./rows.ts";
export * from "./section.ts";
export * from "./table.ts";
export * from "./values.ts";
