/** How deep lists and objects may lie within each other: more than any position needs, and no danger to what recurses. */
const MOST_LEVELS = 32;

/**
 * Whether plain JSON from outside can be kept as it is. PostgreSQL keeps no text with a NUL in it, and neither database one
 * with half a character. Level by level, so that no nesting exhausts the stack.
 */
export function isStorable(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_LEVELS || !level.every(isStorableText)) return false;
    level = level.flatMap(partsOf);
  }
  return true;
}

function isStorableText(value: unknown): boolean {
  return typeof value !== "string" || !(value.includes("\0") || /\p{Surrogate}/u.test(value));
}

function partsOf(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  return Array.isArray(value) ? value : Object.entries(value).flat();
}
