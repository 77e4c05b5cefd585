import { hex, type Json, type JsonMap, mergePatch, RefusedError, refuse, unhex } from "@weirwood/kernel";
import { cardIds, handCards, UNKNOWN } from "./board.ts";
import { cardSetOf } from "./flow.ts";
import { blankState, CHOSEN_THREE, DICE, HANDS, procedures, type Section, sections, type Throne } from "./layout.ts";

/** The plain form of a state: every section by name, empty places left out. What is unknown in a view is "?". */

const unknown = "?";

export function toJSON(game: Throne): JsonMap {
  const plain: Record<string, Json> = {};
  for (const section of sections) {
    const value = sectionToJSON(game, section);
    if (value !== undefined) plain[section.name] = value;
  }
  return plain;
}

/** Only sections whose bytes differ are written out: a server compares two views for every seat and every decision. */
export function changes(from: Throne, to: Throne): JsonMap {
  let patch: JsonMap = {};
  for (const section of sections) {
    if (areEqual(from, to, section)) continue;
    const [before, after] = [named(from, section), named(to, section)];
    patch = { ...patch, ...mergePatch(before, after) };
  }
  return patch;
}

function areEqual(from: Throne, to: Throne, { at, length }: Section): boolean {
  for (let i = at; i < at + length; i++) if (from[i] !== to[i]) return false;
  return true;
}

function named(game: Throne, section: Section): JsonMap {
  const value = sectionToJSON(game, section);
  return value === undefined ? {} : { [section.name]: value };
}

function sectionToJSON(game: Throne, section: Section): Json | undefined {
  if (section.name === "frames") return procedures.toRows(game);
  if (section.at === DICE) return hex(game.slice(section.at, section.at + section.length));
  if (section.length === 1) return valueToJSON(game, section, game[section.at], section.at);
  if (section.keys.length > 0) return keyedToJSON(game, section, section.at, 0);
  const list = Array.from(game.slice(section.at, section.at + section.length), (byte, index) =>
    valueToJSON(game, section, byte, section.at + index),
  );
  return list.every((value) => value === undefined) ? undefined : list.map((value) => value ?? null);
}

/** One level of names; a level below is nested, and what is empty is left out. */
function keyedToJSON(game: Throne, section: Section, at: number, level: number): Json | undefined {
  const names = section.keys[level];
  const width = section.keys.slice(level + 1).reduce((product, keys) => product * keys.length, 1);
  const isLast = level === section.keys.length - 1;
  const entries: [string, Json][] = [];
  names.forEach((name, index) => {
    const place = at + index * width;
    const value = isLast
      ? valueToJSON(game, section, game[place], place)
      : keyedToJSON(game, section, place, level + 1);
    if (value !== undefined) entries.push([name, value]);
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

function valueToJSON(game: Throne, section: Section, byte: number, at: number): Json | undefined {
  if (byte === section.blank) return undefined;
  if (section.isSet) return membersOf(game, section, at).filter((_, place) => (byte >> place) & 1);
  if (byte === UNKNOWN) return unknown;
  return section.values ? section.values[byte] : byte;
}

/** Names of the bits of a set: cards of the house for a hand, the section's own values elsewhere. */
function membersOf(game: Throne, section: Section, at: number): readonly string[] {
  if (section.at !== HANDS && section.at !== CHOSEN_THREE) return section.values as readonly string[];
  return handCards[cardSetOf(game)][at - section.at].map((card) => cardIds[card]);
}

/** Reads untrusted input; throws an error with its refusal where that is no state. */
export function fromJSON(input: unknown): Throne {
  const game = blankState();
  if (!isMap(input)) fail("a position is an object");
  const known = new Set(sections.map((section) => section.name));
  for (const name of Object.keys(input)) if (!known.has(name)) fail(`there is nothing called ${name.slice(0, 40)}`);
  for (const section of sections) {
    const value = Object.hasOwn(input, section.name) ? input[section.name] : undefined;
    if (value === undefined) continue;
    try {
      sectionFromJSON(game, section, value);
    } catch (problem) {
      fail(`${section.name}: ${problem instanceof Error ? problem.message : "unreadable"}`);
    }
  }
  return game;
}

function fail(problem: string): never {
  throw new RefusedError(refuse("kernel.state", { problem }));
}

function sectionFromJSON(game: Throne, section: Section, value: unknown): void {
  if (section.name === "frames") procedures.fromRows(game, value);
  else if (section.at === DICE) {
    const bytes = typeof value === "string" ? unhex(value) : undefined;
    if (bytes?.length !== section.length) throw new Error("dice are hexadecimal digits");
    game.set(bytes, section.at);
  } else if (section.length === 1) game[section.at] = byteFrom(game, section, value, section.at);
  else if (section.keys.length > 0) keyedFromJSON(game, section, value, section.at, 0);
  else {
    if (!Array.isArray(value) || value.length !== section.length) throw new Error(`a list of ${section.length}`);
    value.forEach((entry: unknown, index) => {
      const at = section.at + index;
      game[at] = entry === null ? section.blank : byteFrom(game, section, entry, at);
    });
  }
}

function keyedFromJSON(game: Throne, section: Section, value: unknown, at: number, level: number): void {
  if (!isMap(value)) throw new Error("names with values are wanted");
  const names = section.keys[level];
  const width = section.keys.slice(level + 1).reduce((product, keys) => product * keys.length, 1);
  for (const [name, entry] of Object.entries(value)) {
    const index = names.indexOf(name);
    if (index < 0) throw new Error(`no ${name.slice(0, 40)}`);
    const place = at + index * width;
    if (level === section.keys.length - 1) game[place] = byteFrom(game, section, entry, place);
    else keyedFromJSON(game, section, entry, place, level + 1);
  }
}

function byteFrom(game: Throne, section: Section, value: unknown, at: number): number {
  if (section.isSet) {
    if (!Array.isArray(value)) throw new Error("a list of names");
    const members = membersOf(game, section, at);
    return value.reduce((set: number, name: unknown) => set | (1 << numberOf(members, name)), 0);
  }
  if (value === unknown) return UNKNOWN;
  if (section.values) return numberOf(section.values, value);
  if (typeof value !== "number" || !Number.isInteger(value) || value < 0 || value > 255) {
    throw new Error("a whole number from 0 to 255");
  }
  return value;
}

function numberOf(names: readonly string[], name: unknown): number {
  const number = typeof name === "string" ? names.indexOf(name) : -1;
  if (number < 0) throw new Error(`no ${String(name).slice(0, 40)}`);
  return number;
}

function isMap(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
