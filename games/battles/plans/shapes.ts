import type { Lined, LinedField } from "./json-lines.ts";
import { type Problems, shown } from "./problems.ts";

/**
 * What the parts of a plan look like. A shape reads a value and reports what is wrong with it; whatever is right is kept,
 * so that one mistake hides no other.
 */
export type Shape<Value> = (given: Lined, field: string, problems: Problems) => Draft<Value> | undefined;

/** A value of which parts may be missing, because they were wrong. */
export type Draft<Value> = Value extends readonly (infer Item)[]
  ? readonly (Draft<Item> | undefined)[]
  : Value extends object
    ? { readonly [Key in keyof Value]?: Draft<Value[Key]> }
    : Value;

type OptionalKeys<Value> = {
  [Key in keyof Value]-?: object extends Pick<Value, Key> ? Key : never;
}[keyof Value];
type ShapesOf<Value> = { readonly [Key in keyof Value]-?: Shape<NonNullable<Value[Key]>> };

/** What a value says where it is no list and no map. */
const saidBy = (given: Lined): unknown => ("value" in given ? given.value : undefined);

/** The value as it is shown in a complaint. */
function asFound(given: Lined): string {
  if ("items" in given) return "[…]";
  if ("fields" in given) return "{…}";
  return shown(String(given.value));
}

export function word<Word extends string>(known: readonly Word[]): Shape<Word> {
  return (given, field, problems) => {
    const found = known.find((one) => one === saidBy(given));
    if (found === undefined) problems.add("battles.plan.word", given.line, field, { found: asFound(given), known });
    return found as Draft<Word> | undefined;
  };
}

/** What is either said or left out. */
export const yes: Shape<true> = (given, field, problems) => {
  if (saidBy(given) === true) return true;
  problems.add("battles.plan.word", given.line, field, { found: asFound(given), known: ["true"] });
  return undefined;
};

export function number(least: number, most: number): Shape<number> {
  return (given, field, problems) => {
    const value = saidBy(given);
    if (typeof value === "number" && Number.isInteger(value) && value >= least && value <= most) return value;
    problems.add("battles.plan.number", given.line, field, { found: asFound(given), least, most });
    return undefined;
  };
}

/** A line of text for people: nothing in it that a terminal or a page would obey. */
export function text(most: number): Shape<string> {
  return (given, field, problems) => {
    const value = saidBy(given);
    const isText = typeof value === "string" && value.trim() !== "" && value.length <= most && !/\p{C}/u.test(value);
    if (isText) return value;
    problems.add("battles.plan.text", given.line, field, { most });
    return undefined;
  };
}

export function list<Item>(item: Shape<Item>, least: number, most: number): Shape<readonly Item[]> {
  return (given, field, problems) => {
    if (!("items" in given) || given.items.length < least || given.items.length > most) {
      problems.add("battles.plan.list", given.line, field, { least, most });
      return undefined;
    }
    const items = given.items.map((one, at) => item(one, `${field}[${at}]`, problems));
    return items as unknown as Draft<readonly Item[]>;
  };
}

/** A list of words, none of them twice. */
export function words<Word extends string>(known: readonly Word[], least: number): Shape<readonly Word[]> {
  const shape = list(word(known), least, known.length);
  return (given, field, problems) => {
    const read = shape(given, field, problems) as readonly (Word | undefined)[] | undefined;
    read?.forEach((one, at) => {
      if (one === undefined || read.indexOf(one) === at || !("items" in given)) return;
      problems.add("battles.plan.twice", given.items[at].line, `${field}[${at}]`, { found: one });
    });
    return read as Draft<readonly Word[]> | undefined;
  };
}

/** Named fields: those that must be there, and those that may. */
export function map<Value extends object>(
  needed: Omit<ShapesOf<Value>, OptionalKeys<Value>>,
  optional: Pick<ShapesOf<Value>, OptionalKeys<Value>>,
): Shape<Value> {
  const shapes: { readonly [name: string]: Shape<unknown> } = { ...needed, ...optional };
  const known = Object.keys(shapes);
  return (given, field, problems) => {
    if (!("fields" in given)) {
      problems.add("battles.plan.map", given.line, field, { known });
      return undefined;
    }
    const read: { [name: string]: unknown } = {};
    const inside = (name: string): string => (field === "" ? name : `${field}.${name}`);
    for (const one of given.fields) {
      const path = inside(shown(one.name));
      if (!Object.hasOwn(shapes, one.name)) problems.add("battles.plan.unknown-field", one.line, path, { known });
      else if (isAgain(given.fields, one)) problems.add("battles.plan.twice", one.line, path, { found: one.name });
      else read[one.name] = shapes[one.name](one.value, path, problems);
    }
    for (const name of Object.keys(needed)) {
      if (!Object.hasOwn(read, name)) problems.add("battles.plan.missing", given.line, inside(name));
    }
    return read as Draft<Value>;
  };
}

const isAgain = (fields: readonly LinedField[], one: LinedField): boolean =>
  fields.find(({ name }) => name === one.name) !== one;

/** One of several maps, told apart by the word that each begins with. */
export function variants<Value extends object>(shapes: { readonly [word: string]: Shape<Value> }): Shape<Value> {
  const known = Object.keys(shapes);
  return (given, field, problems) => {
    const names = "fields" in given ? given.fields.map(({ name }) => name) : [];
    const said = known.find((one) => names.includes(one));
    if (said !== undefined) return shapes[said](given, field, problems);
    problems.add("battles.plan.one-of", given.line, field, { known });
    return undefined;
  };
}

/** The first shape for a value of that form, the second for any other. */
export function either<One, Other>(
  form: "string" | "number",
  one: Shape<One>,
  other: Shape<Other>,
): Shape<One | Other> {
  return (given, field, problems) =>
    (typeof saidBy(given) === form ? one : (other as Shape<unknown>))(given, field, problems) as
      | Draft<One | Other>
      | undefined;
}
