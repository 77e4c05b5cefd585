import { isJsonMap, type Json, type JsonMap } from "./json.ts";

/**
 * Changed parts of plain data as a JSON merge patch (RFC 7396): a map of what is new, `null` for what is gone, lists
 * replaced whole. Any language can apply one. The one limit of the format: a map cannot hold `null` as a value.
 */
export function mergePatch(from: JsonMap, to: JsonMap): JsonMap {
  const patch: { [key: string]: Json } = {};
  for (const key of Object.keys(from)) if (!Object.hasOwn(to, key)) patch[key] = null;
  for (const [key, after] of Object.entries(to)) {
    const before = Object.hasOwn(from, key) ? from[key] : undefined;
    if (isJsonMap(before) && isJsonMap(after)) {
      const inner = mergePatch(before, after);
      if (Object.keys(inner).length > 0) patch[key] = inner;
    } else if (!isSame(before, after)) patch[key] = after;
  }
  return patch;
}

/** The data with the patch applied, as a new value; what did not change is shared with the old one. */
export function patched(from: Json | undefined, patch: Json): Json {
  if (!isJsonMap(patch)) return patch;
  const merged: { [key: string]: Json } = isJsonMap(from) ? { ...from } : {};
  for (const [key, value] of Object.entries(patch)) {
    // Assigning to it would change the map's prototype instead.
    if (key === "__proto__") continue;
    if (value === null) delete merged[key];
    else merged[key] = patched(Object.hasOwn(merged, key) ? merged[key] : undefined, value);
  }
  return merged;
}

function isSame(before: Json | undefined, after: Json): boolean {
  if (before === after) return true;
  if (Array.isArray(before) && Array.isArray(after)) {
    return before.length === after.length && before.every((value: Json, i) => isSame(value, after[i] as Json));
  }
  if (!isJsonMap(before) || !isJsonMap(after)) return false;
  const keys = Object.keys(before);
  return (
    keys.length === Object.keys(after).length &&
    keys.every((key) => Object.hasOwn(after, key) && isSame(before[key], after[key]))
  );
}
