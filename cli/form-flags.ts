import type { SomeOptions } from "@weirwood/catalogue";
import {
  describeForm,
  explain,
  isJsonMap,
  isRefusal,
  type Json,
  type JsonMap,
  type OptionField,
  type Refusal,
} from "@weirwood/kernel";
import type { Command } from "commander";
import { listed, oneOfWords } from "./arguments.ts";
import type { Context } from "./context.ts";
import { Failure } from "./failure.ts";
import { flagKinds, valuesOf } from "./form-kinds.ts";
import type { LoadedGame } from "./games/loaded-game.ts";
import { nearest } from "./nearest.ts";

/**
 * The options of a game as flags of the command line, made from its form: `--players 4`, `--variants ports,forts`,
 * `--free-orders`. Yes-or-no fields of one group, like `engines.retreat`, share a list: `--engines retreat`.
 */

/** What commander has read, by flag. */
export type FormArguments = { readonly [attribute: string]: unknown };

export function declareForm(command: Command, { game, cli }: LoadedGame, here: Context): Command {
  const { form, byDefault } = here.say.help;
  for (const field of describeForm(game.form, game.phrasebooks[here.language])) {
    if (groupOf(field) !== undefined) continue;
    if (field.kind === "flag") {
      command.option(flagOf(field), isUsuallyOn(field) ? form.no(field.label) : field.label);
      continue;
    }
    const { takes, help } = flagKinds[field.kind];
    const hasDefault = ["count", "choice"].includes(field.kind) && field.usual !== undefined;
    const usual = hasDefault ? ` ${byDefault(String(field.usual))}` : "";
    command.option(`${flagOf(field)} ${takes}`, help(field, here) + usual);
    if (field.kind === "flags") command.option(allFlagOf(field), form.all(flagOf(field)));
  }
  const { option } = game.phrasebooks[here.language].names;
  for (const [group, fields] of groupsOf(game.form)) {
    const words = fields.map((field) => {
      const label = option[field.name];
      return `${wordOf(field, cli.flagNames)} (${isUsuallyOn(field) ? form.no(label) : label})`;
    });
    command.option(`--${kebab(group)} <list>`, form.group(words));
  }
  return command;
}

/** The arguments once for each value that a choice takes beside them; undefined where they name one, or a document. */
export function withEachValue<Given extends FormArguments>(
  given: Given,
  name: string,
  { game }: LoadedGame,
): { readonly value: string; readonly given: Given }[] | undefined {
  const field = game.form.find((one) => one.name === name);
  const isNamed = game.form.some(
    (one) => (one === field || one.kind === "document") && given[attributeOf(flagOf(one))] !== undefined,
  );
  if (field === undefined || isNamed) return undefined;
  const flag = attributeOf(flagOf(field));
  return valuesOf(field)
    .filter((value) => !isRefusal(game.readOptions({ [name]: value })))
    .map((value) => ({ value: String(value), given: { ...given, [flag]: String(value) } }));
}

/** The flag among these arguments that chooses something about the game, if there is one. */
export function formFlagIn(given: FormArguments, { game }: LoadedGame): string | undefined {
  const flags = game.form.flatMap((field) => [groupFlagOf(field) ?? flagOf(field), allFlagOf(field)]);
  return flags.find((flag) => given[attributeOf(flag)] !== undefined);
}

/** The options that the flags choose, read by the game. What it does not take ends the command, with its reason. */
export function optionsFrom(given: FormArguments, loaded: LoadedGame, here: Context): SomeOptions {
  const { game, cli } = loaded;
  const chosen: { [name: string]: Json } = {};
  for (const field of game.form.filter((one) => groupOf(one) === undefined)) {
    const value = chosenIn(given, field, here);
    if (value !== undefined) chosen[field.name] = value;
  }
  for (const [group, fields] of groupsOf(game.form)) {
    const flag = `--${kebab(group)}`;
    const words = fields.map((field) => wordOf(field, cli.flagNames));
    const named = listed(textIn(given, flag) ?? "").map((word) => oneOfWords(flag, word, words, here));
    const changed = fields.filter((_, index) => named.includes(words[index]));
    if (changed.length === 0) continue;
    chosen[group] = Object.fromEntries(changed.map((field) => [partOf(field), !isUsuallyOn(field)]));
  }
  // Whoever names who sits where has said how many there are.
  const count = game.form.find(({ kind }) => kind === "count")?.name ?? "";
  const bySeat = chosen[game.form.find(({ kind }) => kind === "seats")?.name ?? ""];
  if (chosen[count] === undefined && Array.isArray(bySeat)) chosen[count] = bySeat.length;
  for (const field of game.form.filter((one) => given[attributeOf(allFlagOf(one))] === true)) {
    const isAllowed = (value: Json): boolean => !isRefusal(game.readOptions({ ...chosen, [field.name]: [value] }));
    const named = (chosen[field.name] ?? []) as Json[];
    chosen[field.name] = [...new Set([...named, ...valuesOf(field).filter(isAllowed)])];
  }
  const options = game.readOptions(chosen);
  if (isRefusal(options)) throw refused(options, chosen, loaded, here);
  return options;
}

function chosenIn(given: FormArguments, field: OptionField, here: Context): Json | undefined {
  const flag = flagOf(field);
  if (field.kind === "flag") return given[attributeOf(flag)] === true ? !isUsuallyOn(field) : undefined;
  const text = textIn(given, flag);
  return text === undefined ? undefined : flagKinds[field.kind].read(text, flag, field, here);
}

/** Why the rules do not know such a table, in one line; a word that they do not know with those that they do. */
function refused(refusal: Refusal, chosen: JsonMap, { game }: LoadedGame, { say, language }: Context): Failure {
  const { rule } = refusal;
  const sentence = say.arguments.refused(explain(game.phrasebooks[language], refusal), rule);
  for (const field of game.form.filter(({ kind }) => kind === "flags")) {
    const known = valuesOf(field).map(String);
    const value = ((chosen[field.name] ?? []) as Json[]).map(String).find((word) => !known.includes(word));
    if (value === undefined) continue;
    const option = flagOf(field);
    const hint = say.arguments.known(option, known, nearest(value, known));
    return new Failure("bad-table", `${sentence} ${hint}`, { rule, option, value });
  }
  return new Failure("bad-table", sentence, { rule });
}

/** The flags that choose these options again, as they are typed; documents, which were files, are left out. */
export function flagsFor(options: SomeOptions, { game, cli }: LoadedGame): string[] {
  const plain = options as unknown as JsonMap;
  const single = game.form.flatMap((field) => {
    const value = plain[field.name];
    if (value === undefined || value === null || groupOf(field) !== undefined || isJsonMap(value)) return [];
    if (field.kind === "flag") return value === isUsuallyOn(field) ? [] : [flagOf(field)];
    const text = [value].flat().join(",");
    return text === "" ? [] : [`${flagOf(field)} ${text}`];
  });
  const grouped = [...groupsOf(game.form)].flatMap(([group, fields]) => {
    const values = plain[group] as JsonMap;
    const changed = fields.filter((field) => values[partOf(field)] !== isUsuallyOn(field));
    return changed.length === 0
      ? []
      : [`--${kebab(group)} ${changed.map((field) => wordOf(field, cli.flagNames)).join(",")}`];
  });
  return [...single, ...grouped];
}

type Named = Pick<OptionField, "name">;

const isUsuallyOn = ({ usual }: Pick<OptionField, "usual">): boolean => usual === true;

/** `engines` of `engines.retreat`, where a field belongs to a group. */
const groupOf = ({ name }: Named): string | undefined => (name.includes(".") ? name.split(".", 1)[0] : undefined);

/** `retreat` of `engines.retreat`. */
const partOf = ({ name }: Named): string => name.slice(name.indexOf(".") + 1);

/** The fields of each group. */
function groupsOf(form: readonly OptionField[]): Map<string, OptionField[]> {
  const groups = new Map<string, OptionField[]>();
  for (const field of form) {
    const group = groupOf(field);
    if (group !== undefined) groups.set(group, [...(groups.get(group) ?? []), field]);
  }
  return groups;
}

/** The word that changes a field of a group from what it usually is. */
function wordOf(field: OptionField, names: { readonly [field: string]: string }): string {
  const word = names[field.name] ?? kebab(partOf(field));
  return isUsuallyOn(field) ? `no-${word}` : word;
}

/** Yes-or-no fields that are usually on have a flag that turns them off. */
const flagOf = (field: Pick<OptionField, "name" | "usual">): string =>
  `--${isUsuallyOn(field) ? "without-" : ""}${kebab(field.name)}`;
const allFlagOf = ({ name }: Named): string => `--all-${kebab(name)}`;

function groupFlagOf(field: Named): string | undefined {
  const group = groupOf(field);
  return group && `--${kebab(group)}`;
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** As commander calls what a flag has brought: `freeOrders` of `--free-orders`. */
const attributeOf = (flag: string): string =>
  flag.slice(2).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

function textIn(given: FormArguments, flag: string): string | undefined {
  const text = given[attributeOf(flag)];
  return typeof text === "string" ? text : undefined;
}
