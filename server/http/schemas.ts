import type { FastifySchemaCompiler } from "fastify";
import type { TSchema } from "typebox";
import { Compile } from "typebox/compile";
import { wrongPlace } from "../malformed.ts";
import { isStorable } from "../store/storable.ts";

type Members = { readonly [name: string]: { readonly type?: string } };

/**
 * Requests are checked by the protocol's own schemas, to the notification: bodies are taken as they are, and nothing is filled
 * in or left out. In addresses everything is text, so there whole numbers, `true` and `false` are read as what they are.
 */
export const compileSchema: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const checked = Compile(schema);
  const members = (schema as { properties?: Members }).properties ?? {};
  return (given: unknown) => {
    const value = httpPart === "body" ? given : membersOf(given, members);
    if (checked.Check(value) && isStorable(value)) return { value };
    return { error: new MalformedError(`${httpPart}${wrongPlace(checked, value)}`) };
  };
};

/** Where a request departs from its schema. */
export class MalformedError extends Error {
  readonly where: string;

  constructor(where: string) {
    super(where);
    this.name = "MalformedError";
    this.where = where;
  }
}

function membersOf(given: unknown, members: Members): unknown {
  if (typeof given !== "object" || given === null) return given;
  // Without a prototype, so that a member called __proto__ is a member like any other, and refused.
  const read: { [name: string]: unknown } = Object.create(null);
  for (const [name, text] of Object.entries(given)) {
    read[name] = Object.hasOwn(members, name) ? plainValue(text, members[name].type) : text;
  }
  return read;
}

function plainValue(text: unknown, type: string | undefined): unknown {
  if (typeof text !== "string") return text;
  if (type === "integer" && /^(0|-?[1-9]\d{0,14})$/.test(text)) return Number(text);
  if (type === "boolean" && (text === "true" || text === "false")) return text === "true";
  return text;
}
