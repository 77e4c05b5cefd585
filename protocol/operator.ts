import { type Static, Type } from "typebox";
import { exactly, Id, oneOf, PersonName, RowNumber, Time } from "./basics.ts";
import { Person } from "./people.ts";
import { Message } from "./talk.ts";

export const Report = exactly({
  id: RowNumber,
  /** Absent where they have deleted themselves since, and where the server itself reports a table that broke. */
  by: Type.Optional(Person),
  about: Type.Optional(Person),
  table: Type.Optional(Id),
  message: Type.Optional(Message),
  text: Type.String(),
  at: Time,
  isSettled: Type.Boolean(),
  /** The server itself reports a table at which the rules failed; it can be reopened. */
  isFault: Type.Boolean(),
});
export type Report = Static<typeof Report>;

export const ReportQuery = exactly({ state: Type.Optional(oneOf("open", "settled")) });
export const NewName = exactly({ name: PersonName });
export const Block = exactly({
  /** Nobody is blocked for ever by a slip: at most ten years. */
  days: Type.Integer({ minimum: 0, maximum: 3650 }),
  reason: Type.String({ maxLength: 500 }),
});
export const Closing = exactly({ reason: Type.String({ maxLength: 500 }) });
