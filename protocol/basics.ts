import { type Static, type TEnum, type TSchema, Type } from "typebox";

/** Grows when an old client could misunderstand a new server. Sent in the first message of every connection. */
export const PROTOCOL_VERSION = 1;

/** An object with exactly these members: what the schema does not list, nobody may send. */
export function exactly<const Members extends Record<string, TSchema>>(members: Members) {
  return Type.Object(members, { additionalProperties: false });
}

export function oneOf<const Words extends string[]>(...words: Words): TEnum<Words> {
  return Type.Enum<Words>(words);
}

/** Random, unguessable, safe in an address. */
export const Id = Type.String({ pattern: "^[A-Za-z0-9_-]{16,32}$" });
/** Milliseconds since 1970, by the server's clock. */
export const Time = Type.Integer({ minimum: 0 });
/** Messages, notices and reports are numbered as they come. */
export const RowNumber = Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 });
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 15 });
/** Chosen by the sender, once for each thing it wants done: what is sent twice under one key counts once. */
export const Key = Type.String({ pattern: "^[A-Za-z0-9_-]{8,64}$" });
export const LanguageCode = oneOf("en", "fr");
/** What people are called. Spaces inside are allowed, at the ends not. */
export const PersonName = Type.String({ minLength: 1, maxLength: 32 });
export const Password = Type.String({ minLength: 8, maxLength: 200 });
/** One plain mailbox: nothing that a mail program could read as a second one, a comment or a header. */
export const Address = Type.String({
  maxLength: 254,
  pattern: '^[^\\s@<>,;:"()\\[\\]\\\\\\x00-\\x1f\\x7f]+@[^\\s@<>,;:"()\\[\\]\\\\\\x00-\\x1f\\x7f]+\\.[A-Za-z0-9-]{2,}$',
});

/** Plain data whose form the game decides; the game itself checks it. */
export const Plain = Type.Unknown();

/** Why something was not done: a rule id, and what a sentence about it needs to name. */
export const Refused = exactly({
  rule: Type.String(),
  params: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Array(Type.String())])),
  /** The sentence in the language of the request. */
  sentence: Type.String(),
});
export type Refused = Static<typeof Refused>;

export const Done = exactly({ done: Type.Literal(true) });
export type Done = Static<typeof Done>;
