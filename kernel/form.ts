import type { Json, JsonMap } from "./json.ts";
import { explain, type Phrasebook } from "./text.ts";

/** One thing that may be chosen about a game before it begins, so that any client can draw a form for it. */
export interface OptionField {
  /** Where the value goes in the options: `players`, `engines.retreat`. */
  readonly name: string;
  /**
   * A number of players; one of several values; yes or no; any of several values; a value for each seat; a file, which is
   * read where it is chosen; a line of text.
   */
  readonly kind: "count" | "choice" | "flag" | "flags" | "seats" | "document" | "text";
  /** The rule that explains it. Labels are in the phrasebook's names, under `option`. */
  readonly rule: string;
  readonly values?: readonly { readonly value: Json; readonly rule?: string }[];
  /** The kind of names that its values bear in the phrasebook: `variant`, `house`. */
  readonly names?: string;
  readonly usual?: Json;
  /** Whole numbers that a choice takes besides the values it offers, from the least to the most. */
  readonly within?: readonly [least: number, most: number];
  /** Asked only where another field has, or its list holds, this value: siege engines only with their variant. */
  readonly onlyWith?: { readonly field: string; readonly value: Json };
  /** The most characters that a document or a text may have; the game refuses more, and a form says so before. */
  readonly most?: number;
  /** What a document is given to the game as: what its JSON says, or its characters. */
  readonly format?: "json" | "text";
}

/** A field with everything that a reader is told about it, in one language. */
export interface DescribedField
  extends Pick<OptionField, "name" | "kind" | "rule" | "usual" | "onlyWith" | "most" | "format"> {
  readonly label: string;
  readonly explanation: string;
  readonly values?: DescribedValue[];
}

export interface DescribedValue {
  readonly value: Json;
  readonly rule?: string;
  readonly label: string;
  readonly explanation: string;
}

/** A game's form in the words of its phrasebook. */
export function describeForm(form: readonly OptionField[], book: Phrasebook): DescribedField[] {
  const said = (rule: string): string => book.rules[rule]?.rule ?? explain(book, { rule, params: {} });
  return form.map(({ values, within: _, names = "option", ...field }) => ({
    ...field,
    label: book.names.option?.[field.name] ?? field.name,
    explanation: said(field.rule),
    ...(values && {
      values: values.map((one) => ({
        ...one,
        label: book.names[names]?.[String(one.value)] ?? String(one.value),
        explanation: one.rule === undefined ? "" : said(one.rule),
      })),
    }),
  }));
}

/** Options from values by the names of their fields: `engines.retreat` becomes a map in a map. */
export function optionsByName(values: readonly (readonly [name: string, value: Json])[]): JsonMap {
  const options: { [name: string]: Json } = {};
  for (const [name, value] of values) put(options, name.split("."), value);
  return options;
}

function put(into: { [name: string]: Json }, [first, ...rest]: readonly string[], value: Json): void {
  if (rest.length === 0) {
    into[first] = value;
    return;
  }
  const inner = { ...(into[first] as JsonMap | undefined) };
  put(inner, rest, value);
  into[first] = inner;
}
