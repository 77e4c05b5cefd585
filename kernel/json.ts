import { hex, sha256, utf8 } from "./sha256.ts";

/** Plain data: what can be written out and read back without loss. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The one text of a piece of data: keys sorted, no spaces. Equal data, equal text. */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const entries = value as { readonly [key: string]: Json };
    const keys = Object.keys(entries).sort();
    return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(entries[key])}`).join(",")}}`;
  }
  return JSON.stringify(value);
}

/** The fingerprint of a piece of data, 64 hexadecimal digits. */
export function hashOf(value: Json): string {
  return hex(sha256(utf8(canonical(value))));
}
