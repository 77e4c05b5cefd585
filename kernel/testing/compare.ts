import type { Ask, Decision, Game, GameEvent } from "../game.ts";
import { canonical, isJsonMap, type Json } from "../json.ts";

/** The state's plain form as one text: equal states, equal texts. */
export function textOf<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  state: State,
): string {
  return canonical(game.toJSON(state));
}

export function asJson(value: unknown): Json {
  return value === undefined ? null : (value as Json);
}

export function eventText({ audience: _, ...event }: GameEvent): string {
  return canonical(JSON.parse(JSON.stringify(event)) as Json);
}

export function askText(ask: Ask): string {
  return canonical(ask as unknown as Json);
}

/** The first place where two pieces of data differ, for messages. */
export function difference(expected: string, actual: string): string {
  const found = firstDifference(JSON.parse(expected) as Json, JSON.parse(actual) as Json, "");
  return found ?? "no difference";
}

function firstDifference(expected: Json | undefined, actual: Json | undefined, path: string): string | undefined {
  if (Array.isArray(expected) && Array.isArray(actual)) {
    const [here, there] = [expected as readonly Json[], actual as readonly Json[]];
    const longer = here.length > there.length ? here : there;
    return firstOf([...longer.keys()], (i) => firstDifference(here[i], there[i], `${path}[${i}]`));
  }
  if (isJsonMap(expected) && isJsonMap(actual)) {
    const keys = [...new Set([...Object.keys(expected), ...Object.keys(actual)])];
    return firstOf(keys, (key) => firstDifference(expected[key], actual[key], path === "" ? key : `${path}.${key}`));
  }
  const [here, there] = [expected, actual].map((value) => (value === undefined ? "missing" : canonical(value)));
  return here === there ? undefined : `${path || "value"} is ${shortened(here)} here and ${shortened(there)} there`;
}

function shortened(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

function firstOf<T>(list: readonly T[], find: (item: T) => string | undefined): string | undefined {
  for (const item of list) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
