import { ClientMessage, Key } from "@weirwood/protocol";
import { Compile } from "typebox/compile";
import { wrongPlace } from "../malformed.ts";
import { isStorable } from "../store/storable.ts";

/** By what is to be done: one of them says better what is wrong than all together. */
const schemas = new Map(ClientMessage.anyOf.map((schema) => [schema.properties.do.const as string, Compile(schema)]));
const keySchema = Compile(Key);

/** What a frame holds: a message of the protocol, or where it is none, with the key to refuse it under if there is one. */
export type Frame =
  | { readonly message: ClientMessage }
  | { readonly message?: undefined; readonly key?: string; readonly where: string };

export function readFrame(text: string): Frame {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return { where: "message" };
  }
  const { do: deed, key } = (typeof read === "object" && read !== null ? read : {}) as { do?: unknown; key?: unknown };
  const schema = typeof deed === "string" ? schemas.get(deed) : undefined;
  if (schema?.Check(read) && isStorable(read)) return { message: read as ClientMessage };
  const where = schema === undefined ? "message/do" : `message${wrongPlace(schema, read)}`;
  return { where, ...(keySchema.Check(key) && { key: key as string }) };
}
