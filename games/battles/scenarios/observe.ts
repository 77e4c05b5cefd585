import type { Json, JsonMap, Vocabulary } from "@weirwood/kernel";
import { UNITS, type Unit } from "../data/ids.ts";
import { HOUSES, houseIds, NONE } from "../data/names.ts";
import { HEXES, hexNames } from "../field/hexes.ts";
import { PLAINS, terrainIds, tokenIds } from "../field/terrain.ts";
import {
  ask,
  askKinds,
  type Battle,
  DEVASTATED,
  procedures,
  states,
  TERRAIN,
  TOKEN,
  units,
  WINNER,
} from "../state/layout.ts";
import { foeOfUnit, hexOf, isOnField, rowOfUnit } from "../state/units.ts";
import { printUnit } from "./unit-words.ts";

/** Sections that no scenario speaks of: registers of the ask that is open, the dice, and what other words say better. */
const except = ["ask.kind", "ask.seats", "ask.answered", "ask.id", "dice", "units", "terrain", "tokens"];
/** The sections of the state that scenarios name as they are. */
export const sectionWords: readonly string[] = Object.keys(states.words).filter((word) => !except.includes(word));

/** The whole position by name: what the table would see, in words. */
export function observe(game: Battle): { readonly [word: string]: Json } {
  const all = states.observe(game);
  return Object.fromEntries([
    ...sectionWords.map((word) => [word, all[word]]),
    ...Object.entries(observed).map(([word, of]) => [word, of(game)]),
  ]) as JsonMap;
}

/** What is said in other words than those of the sections. */
const observed: { readonly [word: string]: (game: Battle) => Json } = {
  /** The innermost thing going on. */
  phase: (game) => (game[WINNER] === NONE ? procedures.kindName(game) : "over"),
  /** Who is asked what; who has given a secret answer is no longer listed. */
  asks(game) {
    if (!ask.isOpen(game)) return {};
    const missing = ask.asked(game) & ~ask.answered(game);
    const houses = houseIds.filter((_, house) => house < HOUSES && ((missing >> house) & 1) === 1);
    return Object.fromEntries(houses.map((id) => [id, askKinds[ask.kind(game)]]));
  },
  units: (game) => byUnit(game, isOnField, printUnit),
  engaged: (game) =>
    byUnit(
      game,
      (_, unit) => foeOfUnit(game, unit) !== NONE,
      (_, unit) =>
        `${hexNames[hexOf(game, foeOfUnit(game, unit))]} ${houseIds[game[rowOfUnit(unit) + units.field["foe-token"]]]}`,
    ),
  devastated: (game) =>
    Object.fromEntries(hexNames.flatMap((name, hex) => (game[DEVASTATED + hex] === 1 ? [[name, true]] : []))),
  field(game) {
    const field: { [hex: string]: Json } = {};
    for (let hex = 0; hex < HEXES; hex++) {
      const terrain = game[TERRAIN + hex];
      const token = game[TOKEN + hex];
      if (terrain === NONE || (terrain === PLAINS && token === NONE)) continue;
      field[hexNames[hex]] = token === NONE ? terrainIds[terrain] : `${terrainIds[terrain]} ${tokenIds[token]}`;
    }
    return field;
  },
};

/** The words of `observe`, and the names that may stand under each. */
export const words: Vocabulary = {
  ...Object.fromEntries(sectionWords.map((word) => [word, states.words[word]])),
  phase: [],
  asks: [houseIds],
  units: [hexNames],
  engaged: [hexNames],
  field: [hexNames],
};

function byUnit(
  game: Battle,
  isSaid: (game: Battle, unit: Unit) => boolean,
  answer: (game: Battle, unit: Unit) => string,
): Json {
  const said: { [hex: string]: Json } = {};
  for (let unit = 0; unit < UNITS; unit++)
    if (isOnField(game, unit) && isSaid(game, unit)) said[hexNames[hexOf(game, unit)]] = answer(game, unit);
  return said;
}
