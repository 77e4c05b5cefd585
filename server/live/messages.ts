import { ClientMessage, Key } from "@weirwood/protocol";
import { Compile } from "typebox/compile";
import { isStorable } from "../store/storable.ts";

const schema = Compile(ClientMessage);
const keySchema = Compile(Key);

/** What a frame holds: a message of the protocol, or of anything else at most the key to refuse it under. */
export interface Frame {
  readonly message?: ClientMessage;
  readonly key?: string;
}

export function readFrame(text: string): Frame {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return {};
  }
  if (schema.Check(read) && isStorable(read))
    return { message: read as ClientMessage, key: (read as ClientMessage).key };
  const key = typeof read === "object" && read !== null && "key" in read ? read.key : undefined;
  return keySchema.Check(key) ? { key: key as string } : {};
}
