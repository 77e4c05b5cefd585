import { ClientMessage } from "@weirwood/protocol";
import { Compile } from "typebox/compile";

const schema = Compile(ClientMessage);

/** A frame as a message of the protocol, or undefined where it is anything else. */
export function readClientMessage(text: string): ClientMessage | undefined {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return undefined;
  }
  return schema.Check(read) ? (read as ClientMessage) : undefined;
}
