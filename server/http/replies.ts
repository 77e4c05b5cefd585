import type { FastifySerializerCompiler } from "fastify";
import type { TSchema } from "typebox";
import { Check } from "typebox/value";

/** Takes from a value what a schema lists. */
type Picker = (value: unknown) => unknown;

interface PlainSchema {
  readonly type?: string;
  readonly anyOf?: readonly TSchema[];
  readonly properties?: { readonly [name: string]: TSchema };
  readonly patternProperties?: { readonly [pattern: string]: TSchema };
  readonly required?: readonly string[];
  readonly items?: TSchema;
}

/**
 * Replies are written by their schemas: a member that the schema does not list is left out, so that no column added to
 * a row ever leaks, and one that is missing or of another type is our mistake and breaks the request. Closures instead
 * of generated code: sixty routes would cost a fifth of a second at every start.
 */
export const compileReply: FastifySerializerCompiler<TSchema> = ({ schema }) => {
  const pick = pickFor(schema);
  return (value) => JSON.stringify(pick(value));
};

const known = new WeakMap<object, Picker>();

function pickFor(schema: TSchema): Picker {
  const before = known.get(schema);
  if (before !== undefined) return before;
  const pick = newPick(schema);
  known.set(schema, pick);
  return pick;
}

function newPick(schema: TSchema): Picker {
  const { type, anyOf, properties, patternProperties, items } = schema as PlainSchema;
  if (anyOf !== undefined) return pickBranch(anyOf);
  if (properties !== undefined) return pickMembers(properties, (schema as PlainSchema).required ?? []);
  if (patternProperties !== undefined) return pickEntries(Object.values(patternProperties)[0]);
  if (items !== undefined) return pickItems(items);
  if (type === "string" || type === "boolean") return (value) => expectType(value, type);
  if (type === "integer" || type === "number") return (value) => expectType(value, "number");
  return (value) => value;
}

function pickBranch(branches: readonly TSchema[]): Picker {
  return (value) => {
    const branch = branches.find((one) => Check(one, value));
    if (branch === undefined) throw new Error("a reply fits none of the forms that it may have");
    return pickFor(branch)(value);
  };
}

function pickMembers(properties: { readonly [name: string]: TSchema }, required: readonly string[]): Picker {
  const members = Object.entries(properties).map(([name, schema]) => {
    return { name, pick: pickFor(schema), isRequired: required.includes(name) };
  });
  return (value) => {
    const from = expectObject(value);
    const picked: { [name: string]: unknown } = {};
    for (const { name, pick, isRequired } of members) {
      const found = Object.hasOwn(from, name) ? from[name] : undefined;
      if (found !== undefined) picked[name] = pick(found);
      else if (isRequired) throw new Error(`a reply lacks its member ${name}`);
    }
    return picked;
  };
}

function pickEntries(schema: TSchema): Picker {
  const pick = pickFor(schema);
  return (value) => Object.fromEntries(Object.entries(expectObject(value)).map(([name, one]) => [name, pick(one)]));
}

function pickItems(schema: TSchema): Picker {
  const pick = pickFor(schema);
  return (value) => {
    if (!Array.isArray(value)) throw new Error("a reply should have a list here");
    return value.map(pick);
  };
}

function expectObject(value: unknown): { readonly [name: string]: unknown } {
  if (typeof value !== "object" || value === null) throw new Error("a reply should have an object here");
  return value as { readonly [name: string]: unknown };
}

function expectType(value: unknown, type: string): unknown {
  if (typeof value !== type) throw new Error(`a reply should have a ${type} here`);
  return value;
}
