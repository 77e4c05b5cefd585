import { randomBytes } from "node:crypto";

/** Random, unguessable, safe in an address: 128 bits. */
export function newId(): string {
  return randomBytes(16).toString("base64url");
}
