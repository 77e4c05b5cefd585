import { type Static, Type } from "typebox";
import { exactly, Id, Time } from "./basics.ts";

/** A game that was played away from the server, to be published. */
export const NewRecord = exactly({
  game: Type.String({ maxLength: 32 }),
  /** The text of a `.weir` file. */
  record: Type.String({ minLength: 1, maxLength: 60_000 }),
});

export const PublishedRecord = exactly({ id: Id, game: Type.String(), createdAt: Time });
export type PublishedRecord = Static<typeof PublishedRecord>;
