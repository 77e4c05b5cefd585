import { hex, sha256, utf8 } from "./sha256.ts";

/** Plain data: what can be written out and read back without loss. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export type JsonMap = { readonly [key: string]: Json };

/** Whether plain data is a map of names, and neither a list nor nothing. */
export function isJsonMap(value: Json | undefined): value is JsonMap {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The one text of a piece of data: keys sorted, no spaces. Equal data, equal text. */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (isJsonMap(value)) {
    const keys = Object.keys(value).sort();
    return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(",")}}`;
  }
  return JSON.stringify(value);
}

/** The fingerprint of a piece of data, 64 hexadecimal digits. */
export function hashOf(value: Json): string {
  return hex(sha256(utf8(canonical(value))));
}

/**
 * A short fingerprint, 8 hexadecimal digits, for noticing that two sides no longer agree: CRC-32 of the canonical text.
 * It protects against mistakes, not against malice; any language has it at hand.
 */
export function fingerprint(value: Json): string {
  let crc = 0xffffffff;
  for (const byte of utf8(canonical(value))) crc = (crc >>> 8) ^ crcTable[(crc ^ byte) & 0xff];
  return ((crc ^ 0xffffffff) >>> 0).toString(16).padStart(8, "0");
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let i = 0; i < 8; i++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});
