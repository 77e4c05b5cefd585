import { type Static, Type } from "typebox";
import { exactly, Id, RowNumber, SeatNumber, Time } from "./basics.ts";
import { Person } from "./people.ts";

/**
 * Who hears it: everybody at the table and looking on (`table`), onlookers among themselves (`onlookers`), or a group of
 * seats, written as their numbers in ascending order: `0-2`.
 */
export const Channel = Type.String({ pattern: "^(table|onlookers|\\d{1,2}(-\\d{1,2}){1,15})$" });

export const Words = Type.String({ minLength: 1, maxLength: 2000 });

export const Message = exactly({
  /** Grows; unique on the server. */
  id: RowNumber,
  channel: Channel,
  seat: Type.Optional(SeatNumber),
  person: Type.Optional(Person),
  text: Type.String(),
  at: Time,
  /** Taken down by an operator, or its author is gone: the text is empty. */
  isHidden: Type.Boolean(),
});
export type Message = Static<typeof Message>;

export const ChannelStatus = exactly({
  channel: Channel,
  unread: Type.Integer(),
  readUpTo: RowNumber,
  last: Type.Optional(Message),
});
export type ChannelStatus = Static<typeof ChannelStatus>;

export const MessageQuery = exactly({
  channel: Channel,
  before: Type.Optional(RowNumber),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
});

export const Note = exactly({ text: Type.String({ maxLength: 20_000 }) });

export const NewReport = exactly({
  table: Type.Optional(Id),
  message: Type.Optional(RowNumber),
  person: Type.Optional(Id),
  text: Type.String({ minLength: 1, maxLength: 2000 }),
});
