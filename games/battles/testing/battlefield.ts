import { placeDice } from "@weirwood/kernel";
import { UNITS_OF_HOUSE, type Unit } from "../data/ids.ts";
import { houseIds, NONE, type RankId, rankIds } from "../data/names.ts";
import { type UnitTypeId, unitTypeIds, unitTypes } from "../data/units.ts";
import { HEXES, type Hex, hexesOf, hexNames } from "../field/hexes.ts";
import { PLAINS, type TerrainId, type TokenId, terrainIds, tokenIds } from "../field/terrain.ts";
import {
  type Battle,
  BOARD,
  BY_TOKEN,
  DICE,
  DIRECTION,
  FIRE,
  FIRST,
  OCCUPANT,
  states,
  TERRAIN,
  TO_MOVE,
  TOKEN,
  units,
} from "../state/layout.ts";
import { firstUnitOf, putUnit, rowOfUnit } from "../state/units.ts";

/** What lies on a small battlefield for tests: plains, but for what is said, by the names of hexes. */
export interface Battlefield {
  readonly terrain?: { readonly [hex: string]: TerrainId };
  readonly tokens?: { readonly [hex: string]: TokenId };
  readonly fire?: { readonly [hex: string]: number };
  /** `war-host green`: a type and a rank. */
  readonly units?: { readonly [hex: string]: `${UnitTypeId} ${RankId}` };
  /** The units that are ordered and may move. */
  readonly ordered?: readonly string[];
  readonly seed?: number;
}

export const hexNamed = (name: string): Hex => hexNames.indexOf(name);

/** The names of hexes, in order. */
export const namesOf = (hexes: Iterable<Hex>): string[] => Array.from(hexes, (hex) => hexNames[hex]).sort();

/** A state with nothing but a field and units on it. */
export function battlefield({ terrain, tokens, fire, units: placed, ordered, seed = 1 }: Battlefield): Battle {
  const game = states.blank();
  placeDice(game, DICE, new Uint8Array(32).fill(seed));
  game.fill(NONE, OCCUPANT, OCCUPANT + HEXES);
  game[BOARD] = 0;
  game[FIRST] = 0;
  for (let direction = 0; direction < 6; direction++) game[DIRECTION + direction] = direction;
  for (const hex of hexesOf[0]) game[TERRAIN + hex] = PLAINS;
  for (const [hex, id] of Object.entries(terrain ?? {})) game[TERRAIN + hexNamed(hex)] = terrainIds.indexOf(id);
  for (const [hex, id] of Object.entries(tokens ?? {})) game[TOKEN + hexNamed(hex)] = tokenIds.indexOf(id);
  for (const [hex, level] of Object.entries(fire ?? {})) game[FIRE + hexNamed(hex)] = level;
  for (const [hex, words] of Object.entries(placed ?? {})) {
    const [type, rank] = words.split(" ");
    const unit = addUnit(game, type as UnitTypeId, rank as RankId, hexNamed(hex));
    if (ordered?.includes(hex)) order(game, unit);
  }
  return game;
}

function addUnit(game: Battle, type: UnitTypeId, rank: RankId, hex: Hex): Unit {
  const number = unitTypeIds.indexOf(type);
  const first = firstUnitOf(houseIds.indexOf(unitTypes[number].house));
  let unit = first;
  while (unit < first + UNITS_OF_HOUSE && game[rowOfUnit(unit) + units.field.figures] > 0) unit++;
  const row = rowOfUnit(unit);
  game[row + units.field.type] = number;
  game[row + units.field.rank] = rankIds.indexOf(rank);
  game[row + units.field.figures] = unitTypes[number].strength;
  putUnit(game, unit, hex);
  return unit;
}

function order(game: Battle, unit: Unit): void {
  game[rowOfUnit(unit) + units.field["ordered-by"]] = BY_TOKEN;
  game[rowOfUnit(unit) + units.field.stage] = TO_MOVE;
}
