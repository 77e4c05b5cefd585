/** What server and clients say to each other: schemas, and the types that follow from them. Nothing here runs. */
export * from "./basics.ts";
export * from "./live.ts";
export * from "./operator.ts";
export * from "./people.ts";
export * from "./records.ts";
export * from "./routes.ts";
export * from "./statistics.ts";
export * from "./tables.ts";
export * from "./talk.ts";
