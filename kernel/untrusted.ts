import type { Json } from "./json.ts";

/**
 * A plain copy of something that came from outside, or undefined where it is anything but plain data: numbers that are
 * none, functions, holes, `__proto__` as a key, objects of a class, nesting without end. Everything is read exactly
 * once, so what `check` reads from the copy cannot throw, cannot change between two looks, and is of a bounded size.
 * Looking at property descriptors instead would take five times as long, and `check` runs for every decision.
 */
export function plainCopy(input: unknown, most: PlainLimits = usualLimits): Json | undefined {
  const budget = { left: most.values };
  try {
    return copied(input, most.depth, budget);
  } catch {
    // Either our own NotPlain, or whatever a getter or a proxy chose to throw when it was looked at.
    return undefined;
  }
}

export interface PlainLimits {
  readonly depth: number;
  /** The most values, counted at every level. */
  readonly values: number;
}

const usualLimits: PlainLimits = { depth: 8, values: 4000 };

class NotPlain extends Error {}

function copied(value: unknown, depth: number, budget: { left: number }): Json {
  if (--budget.left < 0) throw new NotPlain();
  switch (typeof value) {
    case "string":
    case "boolean":
      return value;
    case "number":
      if (!Number.isFinite(value)) throw new NotPlain();
      return value;
    case "object":
      break;
    default:
      throw new NotPlain();
  }
  if (value === null) return null;
  if (depth === 0) throw new NotPlain();
  return Array.isArray(value) ? copiedList(value, depth, budget) : copiedMap(value, depth, budget);
}

function copiedList(list: readonly unknown[], depth: number, budget: { left: number }): Json {
  const { length } = list;
  if (length > budget.left) throw new NotPlain();
  const copy: Json[] = [];
  for (let i = 0; i < length; i++) copy.push(copied(list[i], depth - 1, budget));
  return copy;
}

function copiedMap(map: object, depth: number, budget: { left: number }): Json {
  // Any realm's Object.prototype will do: it is the one that itself has none.
  const prototype = Object.getPrototypeOf(map) as object | null;
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) throw new NotPlain();
  const copy: { [key: string]: Json } = {};
  for (const key of Object.keys(map)) {
    if (key === "__proto__") throw new NotPlain();
    copy[key] = copied((map as { readonly [key: string]: unknown })[key], depth - 1, budget);
  }
  return copy;
}
