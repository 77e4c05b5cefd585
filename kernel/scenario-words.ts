import type { Json, JsonMap } from "./json.ts";

/** Something in a scenario that does not hold, or cannot be understood. */
export class Wrong extends Error {}

export function allowOnly(map: JsonMap, known: readonly string[], where: string): void {
  const unknown = Object.keys(map).find((key) => !known.includes(key));
  if (unknown !== undefined) throw new Wrong(`${where} has no “${unknown}”; it may have ${known.join(", ")}`);
}

export function within(where: string, check: () => void): void {
  try {
    check();
  } catch (reason) {
    throw reason instanceof Wrong ? new Wrong(`${where}: ${reason.message}`) : reason;
  }
}

export function isTexts(value: Json | undefined): value is readonly string[] {
  return Array.isArray(value) && value.every((member) => typeof member === "string");
}

export function textsOf(value: Json, where: string): readonly string[] {
  if (typeof value === "string") return [value];
  if (!isTexts(value)) throw new Wrong(`${where}: a decision's notation, or a list of them, is expected`);
  return value;
}
