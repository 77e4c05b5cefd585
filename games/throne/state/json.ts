import { hex, type Json, type JsonMap, RefusedError, refuse, unhex } from "@weirwood/kernel";
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

/**
 * What changed, as a merge patch. A server compares two views for every seat and every decision, so only what differs
 * is looked at: bytes first, then the names of the places that changed.
 */
export function changes(from: Throne, to: Throne): JsonMap {
  const patch: Record<string, Json> = {};
  for (const section of sections) {
    if (areEqual(from, to, section.at, section.length)) continue;
    const isNamed = section.keys.length > 0 && section.length > 1;
    patch[section.name] =
      (isNamed ? keyedChanges(from, to, section, section.at, 0) : sectionToJSON(to, section)) ?? null;
  }
  return patch;
}

function areEqual(from: Throne, to: Throne, at: number, length: number): boolean {
  for (let i = at; i < at + length; i++) if (from[i] !== to[i]) return false;
  return true;
}

function isBlank(game: Throne, section: Section, at: number, length: number): boolean {
  for (let i = at; i < at + length; i++) if (game[i] !== section.blank) return false;
  return true;
}

/** The names of one level under which something changed; undefined where nothing is left of all of it. */
function keyedChanges(from: Throne, to: Throne, section: Section, at: number, level: number): Json | undefined {
  const names = section.keys[level];
  const width = widthBelow(section, level);
  if (isBlank(to, section, at, names.length * width)) return undefined;
  const isLast = level === section.keys.length - 1;
  const patch: Record<string, Json> = {};
  for (let index = 0; index < names.length; index++) {
    const place = at + index * width;
    if (areEqual(from, to, place, width)) continue;
    const value = isLast
      ? valueToJSON(to, section, to[place], place)
      : keyedChanges(from, to, section, place, level + 1);
    patch[names[index]] = value ?? null;
  }
  return patch;
}

/** How many bytes one name of a level stands for. */
function widthBelow({ keys }: Section, level: number): number {
  let width = 1;
  for (let below = level + 1; below < keys.length; below++) width *= keys[below].length;
  return width;
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
  const width = widthBelow(section, level);
  if (isBlank(game, section, at, names.length * width)) return undefined;
  const isLast = level === section.keys.length - 1;
  const named: Record<string, Json> = {};
  for (let index = 0; index < names.length; index++) {
    const place = at + index * width;
    const value = isLast
      ? valueToJSON(game, section, game[place], place)
      : keyedToJSON(game, section, place, level + 1);
    if (value !== undefined) named[names[index]] = value;
  }
  return named;
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
  const width = widthBelow(section, level);
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
