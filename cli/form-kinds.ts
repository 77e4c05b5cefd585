import type { DescribedField, Json, OptionField } from "@weirwood/kernel";
import { listed, oneOfWords, wholeNumber } from "./arguments.ts";
import type { Context } from "./context.ts";
import { Failure } from "./failure.ts";
import { readText } from "./files.ts";

/** How a field of a form is a flag: what stands behind it, what the help says, and what its text means. */
interface FlagKind {
  readonly takes: "<n>" | "<value>" | "<list>" | "<file>" | "<text>";
  help(field: DescribedField, here: Context): string;
  read(text: string, option: string, field: OptionField, here: Context): Json;
}

export const valuesOf = ({ values = [] }: Pick<OptionField, "values">): Json[] => values.map(({ value }) => value);

const wordsOf = (field: Pick<OptionField, "values">): string[] => valuesOf(field).map(String);

const boundsOf = (field: Pick<OptionField, "values">): [least: number, most: number] => {
  const counts = valuesOf(field).map(Number);
  return [Math.min(...counts), Math.max(...counts)];
};

/** Fields that are yes or no take nothing behind their flag. */
export const flagKinds: { readonly [kind in Exclude<OptionField["kind"], "flag">]: FlagKind } = {
  count: {
    takes: "<n>",
    help: (field, { say }) => say.help.form.count(field.label, ...boundsOf(field)),
    read: (text, option, field, here) => wholeNumber(option, text, ...boundsOf(field), here),
  },
  choice: {
    takes: "<value>",
    help: (field, { say }) => say.help.form.choice(field.label, wordsOf(field)),
    read(text, option, field, here) {
      const word = oneOfWords(option, text, wordsOf(field), here);
      return valuesOf(field)[wordsOf(field).indexOf(word)];
    },
  },
  seats: {
    takes: "<list>",
    help: (field, { say }) => say.help.form.bySeat(field.label, wordsOf(field)),
    read: (text, option, field, here) => listed(text).map((word) => oneOfWords(option, word, wordsOf(field), here)),
  },
  flags: {
    takes: "<list>",
    help: (field, { say }) => say.help.form.list(field.label, wordsOf(field)),
    // What is none of the values is left to the game, which says why.
    read: (text) => [...new Set(listed(text))],
  },
  document: {
    takes: "<file>",
    help: ({ label }) => label,
    read(path, option, { format }, here) {
      const text = readText(path, here);
      if (format !== "json") return text;
      try {
        return JSON.parse(text) as Json;
      } catch {
        throw new Failure("bad-table", here.say.arguments.notJson(option, path), { option, file: path });
      }
    },
  },
  text: {
    takes: "<text>",
    help: ({ label }) => label,
    read: (text) => text,
  },
};
