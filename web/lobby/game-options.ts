import type { Json, JsonMap } from "@weirwood/kernel";
import type { GameOffer } from "@weirwood/protocol";

/** A game's options as a form: fields of the server's offer, whose names may be paths (`engines.retreat`). */
export type Field = GameOffer["form"][number];

/** What was chosen so far, by the field's name. */
export type Choices = { readonly [field: string]: Json };

export function usualChoices(form: readonly Field[]): Choices {
  return Object.fromEntries(form.map(({ name, usual }) => [name, (usual ?? null) as Json]));
}

/** The options that a game reads: what is left at its usual value is left out, and paths become maps. */
export function optionsFrom(form: readonly Field[], choices: Choices): JsonMap {
  const options: { [name: string]: Json } = {};
  for (const { name, usual } of form) {
    const chosen = choices[name];
    if (chosen === undefined || chosen === null || isSame(chosen, usual)) continue;
    put(options, name.split("."), chosen);
  }
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

/** What a field is set to in a table's options, with its usual value where nothing is said. */
export function chosenIn(options: unknown, { name, usual }: Field): Json {
  let found: unknown = options;
  for (const part of name.split(".")) {
    found = typeof found === "object" && found !== null ? (found as { [key: string]: unknown })[part] : undefined;
  }
  return (found ?? usual ?? null) as Json;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What is special about a table, in a few words: the fields that are not as usual. `players` is said elsewhere. */
export function departures(
  offer: GameOffer,
  options: unknown,
): readonly { readonly label: string; readonly explanation: string }[] {
  const said: { label: string; explanation: string }[] = [];
  for (const field of offer.form) {
    const chosen = chosenIn(options, field);
    if (field.kind === "count" || isSame(chosen, field.usual) || chosen === null) continue;
    if (field.kind === "flag") said.push({ label: field.label, explanation: field.explanation });
    else if (field.kind !== "seats") {
      for (const value of field.values ?? []) {
        const isOn = Array.isArray(chosen) ? chosen.includes(value.value as Json) : isSame(chosen, value.value);
        if (isOn) said.push({ label: value.label, explanation: value.explanation });
      }
    }
  }
  return said;
}
