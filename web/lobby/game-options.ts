import type { SomeRules } from "@weirwood/catalogue";
import {
  type DescribedField,
  isRefusal,
  type Json,
  type JsonMap,
  optionsByName,
  type Refusal,
  seedFrom,
} from "@weirwood/kernel";
import { headed } from "../text/headed.ts";
import type { Language } from "../text/language.ts";
import { documentName } from "./document-name.ts";

/** A game's options as a form: fields whose names may be paths (`engines.retreat`), and what is chosen in them. */

/** What was chosen so far, by the field's name. */
export type Choices = { readonly [field: string]: Json };

/** As much of a field as its value needs. */
type Field = Pick<DescribedField, "name" | "kind" | "usual" | "onlyWith">;

export function usualChoices(form: readonly Field[]): Choices {
  return Object.fromEntries(form.map(({ name, usual }) => [name, usual ?? null]));
}

/** Whether a field is asked with these choices. */
export function isAsked({ onlyWith }: Field, choices: Choices): boolean {
  if (onlyWith === undefined) return true;
  const chosen = choices[onlyWith.field];
  return Array.isArray(chosen) ? chosen.includes(onlyWith.value) : isSame(chosen, onlyWith.value);
}

/** The options that a game reads: what is not asked, or left at its usual value, is left out, and paths become maps. */
export function optionsFrom(form: readonly Field[], choices: Choices): JsonMap {
  const isChosen = (field: Field): boolean => {
    const chosen = choices[field.name] ?? null;
    return chosen !== null && !isSame(chosen, field.usual) && isAsked(field, choices);
  };
  return optionsByName(form.filter(isChosen).map(({ name }) => [name, choices[name]]));
}

/** What a field is set to in a table's options, with its usual value where nothing is said. */
export function chosenIn(options: unknown, { name, usual }: Pick<Field, "name" | "usual">): Json {
  let found: unknown = options;
  for (const part of name.split(".")) {
    found = typeof found === "object" && found !== null ? (found as { [key: string]: unknown })[part] : undefined;
  }
  return (found ?? usual ?? null) as Json;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Why no game can be set up with these choices, or undefined. */
export function choicesRefusal(rules: SomeRules, choices: Choices): Refusal | undefined {
  const options = rules.readOptions(optionsFrom(rules.form, choices));
  return isRefusal(options) ? options : undefined;
}

/** Another choice, without the flags that cannot be on with it. */
export function withChoice(rules: SomeRules, choices: Choices, name: string, value: Json): Choices {
  const changed: { [field: string]: Json } = { ...choices, [name]: value };
  for (const field of rules.form) {
    const on = changed[field.name];
    if (field.kind !== "flags" || field.name === name || !Array.isArray(on)) continue;
    changed[field.name] = on.filter((one) => {
      const alone = { ...usualChoices(rules.form), [name]: value, [field.name]: [one] };
      return choicesRefusal(rules, alone) === undefined;
    });
  }
  return changed;
}

/** Whether one more flag would make any difference; some are on by themselves where they may be said at all. */
export function isFlagOpen(rules: SomeRules, choices: Choices, name: string, value: Json): boolean {
  const on = choices[name];
  const others = (Array.isArray(on) ? on : []).filter((one) => one !== value);
  const read = (flags: readonly Json[]) => rules.readOptions(optionsFrom(rules.form, { ...choices, [name]: flags }));
  return !isSame(read(others), read([...others, value]));
}

/** The field in which seats are named, where a game has one. */
export const seatsField = (form: readonly Field[]): Field | undefined => form.find(({ kind }) => kind === "seats");

/** Who sits where, seat after seat, where that has been chosen before the game. */
export function seatsChosen(form: readonly DescribedField[], options: unknown): readonly string[] {
  const field = form.find(({ kind }) => kind === "seats");
  const names = field && chosenIn(options, field);
  return Array.isArray(names) ? names.map(String) : [];
}

/** Who plays with these choices, by one-word names and seat after seat; undefined where no game can be set up so. */
export function seatsWith(rules: SomeRules, choices: Choices): readonly string[] | undefined {
  const options = rules.readOptions(optionsFrom(rules.form, choices));
  if (isRefusal(options)) return undefined;
  const seats = rules.seats(options);
  if (seats.every((name) => name !== undefined)) return seats;
  // Which seat gets which name is drawn; any draw tells which names there are.
  const state = rules.setup(options, seedFrom("any draw"));
  const names = seats.map((_, seat) => rules.seatName(state, seat));
  const order = rules.form.find(({ kind }) => kind === "seats")?.values?.map(({ value }) => value) ?? [];
  return names.sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** A few words about an option that is not as usual, and what it means. */
export interface Departure {
  readonly label: string;
  readonly explanation: string;
}

/** What is special about a table: the fields that are not as usual. Seats and their number are said elsewhere. */
export function departures(
  form: readonly DescribedField[],
  options: unknown,
  language: Language,
): readonly Departure[] {
  return form.flatMap((field) => {
    const chosen = chosenIn(options, field);
    return isSame(chosen, field.usual) || chosen === null ? [] : departuresOf(field, chosen, language);
  });
}

function departuresOf(
  { kind, label, explanation, values = [] }: DescribedField,
  chosen: Json,
  language: Language,
): readonly Departure[] {
  switch (kind) {
    case "count":
    case "seats":
      return [];
    case "flag":
      return [{ label, explanation }];
    case "document":
      return [{ label: documentName(chosen, language) ?? label, explanation }];
    case "text":
      return [{ label: headed(label, String(chosen), language), explanation }];
    case "choice":
    case "flags":
      return values
        .filter(({ value }) => (Array.isArray(chosen) ? chosen.includes(value) : isSame(chosen, value)))
        .map((one) => ({ label: one.label, explanation: one.explanation }));
  }
}
