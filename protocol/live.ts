import { type Static, Type } from "typebox";
import { exactly, Id, Key, LanguageCode, Plain, Refused, RowNumber, SeatNumber, Time } from "./basics.ts";
import { Notice, Person } from "./people.ts";
import { AskSummary, ClockReading, LogEntry, StatusNews, TableStatus, TableSummary, TableView } from "./tables.ts";
import { Channel, ChannelStatus, Message, Words } from "./talk.ts";

/** What a client says over its one WebSocket. Every message with a `key` is answered by `accepted` or `refused`. */
export const ClientMessage = Type.Union([
  /** Follow a table; with the number of the last update seen, pick up from there. */
  exactly({
    do: Type.Literal("watch"),
    key: Key,
    /** An id; one that somebody has cut short names no table, and is answered so. */
    table: Type.String({ maxLength: 64 }),
    number: Type.Optional(Type.Integer({ minimum: 0 })),
    invite: Type.Optional(Type.String({ maxLength: 64 })),
  }),
  exactly({ do: Type.Literal("unwatch"), key: Key, table: Id }),
  /** One seat's answer to one ask, in notation. */
  exactly({
    do: Type.Literal("decide"),
    key: Key,
    table: Id,
    ask: Type.Integer({ minimum: 0 }),
    answer: Type.String({ minLength: 1, maxLength: 4000 }),
  }),
  /** Kept on the server, taken if time runs out; `null` forgets it. */
  exactly({
    do: Type.Literal("draft"),
    key: Key,
    table: Id,
    ask: Type.Integer({ minimum: 0 }),
    /** The seat's own number when it was written: one that is older than the seat's answer is dropped. */
    number: Type.Optional(Type.Integer({ minimum: 0 })),
    answer: Type.Union([Type.String({ minLength: 1, maxLength: 4000 }), Type.Null()]),
  }),
  /** How the seat answers every ask of a kind until it says otherwise; `null` takes it back. Nobody else learns of it. */
  exactly({
    do: Type.Literal("stand"),
    key: Key,
    table: Id,
    kind: Type.String({ minLength: 1, maxLength: 64 }),
    answer: Type.Union([Type.String({ minLength: 1, maxLength: 4000 }), Type.Null()]),
  }),
  exactly({ do: Type.Literal("say"), key: Key, table: Id, channel: Channel, text: Words }),
  exactly({ do: Type.Literal("read"), key: Key, table: Id, channel: Channel, upTo: RowNumber }),
  exactly({ do: Type.Literal("watch-lobby"), key: Key }),
  exactly({ do: Type.Literal("unwatch-lobby"), key: Key }),
  /** The language of sentences in refusals from now on. */
  exactly({ do: Type.Literal("speak"), key: Key, language: LanguageCode }),
  exactly({ do: Type.Literal("ping"), key: Key }),
]);
export type ClientMessage = Static<typeof ClientMessage>;

/** What the server says. */
export const ServerMessage = Type.Union([
  /** First of all: who one is. Visitors are nobody. */
  exactly({ is: Type.Literal("welcome"), protocol: Type.Integer(), now: Time, me: Type.Optional(Person) }),
  exactly({ is: Type.Literal("accepted"), key: Key, number: Type.Optional(Type.Integer()) }),
  exactly({ is: Type.Literal("refused"), key: Type.Optional(Key), ...Refused.properties }),
  /** The whole of a table, first of all after `watch`; again whenever pieces would not do. */
  exactly({
    is: Type.Literal("table"),
    table: Id,
    now: Time,
    status: TableStatus,
    sight: Type.Optional(TableView),
    channels: Type.Array(ChannelStatus),
  }),
  /** What one or more decisions changed for this reader: from its number `from` to `number`. */
  exactly({
    is: Type.Literal("update"),
    table: Id,
    /** Where absent: `number` − 1. */
    from: Type.Optional(Type.Integer()),
    number: Type.Integer(),
    /** A merge patch (RFC 7396) of the view's plain form. */
    changes: Plain,
    asks: Type.Optional(Type.Array(AskSummary)),
    log: Type.Array(LogEntry),
    /** Readings that changed; the others stand. */
    clocks: Type.Optional(Type.Array(ClockReading)),
    /** Now and then: of the view after the changes. */
    hash: Type.Optional(Type.String()),
  }),
  exactly({ is: Type.Literal("status"), table: Id, now: Time, status: StatusNews }),
  exactly({
    is: Type.Literal("presence"),
    table: Id,
    here: Type.Array(SeatNumber),
    onlookers: Type.Integer(),
    /** In play: since when nobody has been connected for a seat. */
    away: Type.Array(exactly({ seat: SeatNumber, since: Time })),
  }),
  /** Who has answered an open ask by now; only of asks that let everybody see it. */
  exactly({ is: Type.Literal("answered"), table: Id, ask: Type.Integer(), seats: Type.Array(SeatNumber) }),
  exactly({ is: Type.Literal("message"), table: Id, message: Message }),
  exactly({ is: Type.Literal("lobby"), tables: Type.Array(TableSummary), gone: Type.Array(Id) }),
  exactly({ is: Type.Literal("notice"), notice: Notice }),
  /** The last message before the server closes the connection. */
  exactly({ is: Type.Literal("bye"), ...Refused.properties }),
]);
export type ServerMessage = Static<typeof ServerMessage>;
