import type { Vocabulary } from "./game.ts";
import { isJsonMap, type Json, type JsonMap } from "./json.ts";

/** Where a value lies, and the names whose lists have no order. */
interface Place {
  readonly path?: string;
  readonly unordered?: ReadonlySet<string> | undefined;
}

/**
 * A scenario's expectations: a partial deep match. Maps match by their named keys, lists exactly unless they have no order or are
 * written as `{ includes: [...] }` or as the number of their members, and the word `none` matches whatever is not there: a missing
 * key, null, 0, "", an empty map or list. Answers the first mismatch as `path: expected X, was Y`, or undefined.
 */
export function mismatch(expected: Json, actual: Json | undefined, place: Place = {}): string | undefined {
  const { path = "" } = place;
  if (expected === "none" && isNothing(actual)) return undefined;
  if (isJsonMap(expected)) {
    return isInclusion(expected)
      ? missingMember(expected.includes as readonly Json[], actual, path)
      : mapMismatch(expected, actual, place);
  }
  if (Array.isArray(expected)) return listMismatch(expected, actual, place);
  if (typeof expected === "number" && Array.isArray(actual) && actual.length === expected) return undefined;
  return expected === actual ? undefined : told(path, expected, actual);
}

function mapMismatch(
  expected: { readonly [key: string]: Json },
  actual: Json | undefined,
  { path = "", unordered }: Place,
): string | undefined {
  // A map of nothing but `none` is content with nothing at all.
  if (!isJsonMap(actual) && !isNothing(actual)) return told(path, expected, actual);
  const keys = Object.keys(expected);
  if (!isJsonMap(actual) && keys.length === 0) return told(path, expected, actual);
  for (const key of keys) {
    const found = isJsonMap(actual) && Object.hasOwn(actual, key) ? actual[key] : undefined;
    const problem = mismatch(expected[key], found, { path: path === "" ? key : `${path}.${key}`, unordered });
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function listMismatch(
  expected: readonly Json[],
  actual: Json | undefined,
  { path = "", unordered }: Place,
): string | undefined {
  if (!Array.isArray(actual)) return told(path, expected, actual);
  const list = actual as readonly Json[];
  if (list.length !== expected.length) return told(path, expected, actual);
  if (path.split(".").some((name) => unordered?.has(name)))
    return missingMember(expected, actual, path) && told(path, expected, actual);
  for (const [i, member] of expected.entries()) {
    const problem = mismatch(member, list[i], { path: `${path}[${i}]`, unordered });
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Every wanted member is there, each a member of its own. */
function missingMember(wanted: readonly Json[], actual: Json | undefined, path: string): string | undefined {
  if (!Array.isArray(actual)) return told(path, { includes: wanted }, actual);
  const left = [...(actual as readonly Json[])];
  for (const member of wanted) {
    const at = left.findIndex((found) => mismatch(member, found) === undefined);
    if (at === -1) return told(path, { includes: [member] }, actual);
    left.splice(at, 1);
  }
  return undefined;
}

/** The first word of an expectation that no position has, with its path: a slip would pass where `none` is expected. */
export function unknownWord(expected: JsonMap, words: Vocabulary): string | undefined {
  for (const [word, value] of Object.entries(expected)) {
    if (!Object.hasOwn(words, word)) return `a position has no “${word}”`;
    const problem = unknownName(value, words[word], word);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function unknownName(value: Json, levels: Vocabulary[string], path: string): string | undefined {
  if (!isJsonMap(value) || isInclusion(value)) return undefined;
  const [names = [], ...deeper] = levels;
  for (const [name, member] of Object.entries(value)) {
    if (!names.includes(name)) return `${path} has no “${name}”`;
    const problem = unknownName(member, deeper, `${path}.${name}`);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

const isInclusion = (expected: JsonMap): boolean =>
  Array.isArray(expected.includes) && Object.keys(expected).length === 1;

function isNothing(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === 0 || value === "" || value === "none") return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}

function told(path: string, expected: Json, actual: Json | undefined): string {
  const was = actual === undefined ? "missing" : shown(actual);
  return `${path === "" ? "" : `${path}: `}expected ${shown(expected)}, was ${was}`;
}

const LONGEST = 300;

/** Data as a person would write it in a scenario, and not too long. */
function shown(value: Json): string {
  const text = written(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function written(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(written).join(", ")}]`;
  if (isJsonMap(value)) {
    const entries = Object.entries(value).map(([key, member]) => `${key}: ${written(member)}`);
    return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
  }
  // Quotes only where a text could be taken for something else: "2" is not 2.
  const isPlain = typeof value === "string" && /^[a-z][\w .>-]*$/i.test(value) && !/^(true|false|null)$/.test(value);
  return isPlain ? value : JSON.stringify(value);
}
