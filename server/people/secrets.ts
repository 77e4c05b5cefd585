import { createHash, randomBytes } from "node:crypto";

/** A secret that nobody guesses: 256 bits. It is shown or sent once; the server keeps its hash. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** Long random secrets need no slow hash, and can be looked up by it. */
export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** API tokens say what they are, so that tools that look for leaked secrets can find them. */
export function newTokenSecret(): string {
  return `ww_${newSecret()}`;
}

// Crockford's: nothing that could be read as something else.
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A one-time code to write down: 80 bits, `7KQ2-…` in four groups. */
export function newCode(): string {
  const letters = Array.from(randomBytes(16), (byte) => LETTERS[byte % 32]).join("");
  return letters.replace(/(.{4})(?=.)/g, "$1-");
}

/** A code as it was meant: however it was written down and typed in. */
export function readCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
}
