import { placeDice } from "@weirwood/kernel";
import { commanders as commanderCards } from "../data/commanders.ts";
import { type CommanderId, cardIds, commanderIds, type FigureId, figureIds, type Unit } from "../data/ids.ts";
import { NONE, type RankId } from "../data/names.ts";
import type { UnitTypeId } from "../data/units.ts";
import { HEXES, type Hex, hexesOf, hexNames } from "../field/hexes.ts";
import { PLAINS, type TerrainId, type TokenId, terrainIds, tokenIds } from "../field/terrain.ts";
import { addUnit } from "../rules/forces.ts";
import {
  type Battle,
  BOARD,
  BY_FIRST,
  BY_TOKEN,
  CARD,
  CARD_TACTIC,
  commanders,
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
import { rowOfUnit } from "../state/units.ts";

/** What lies on a small battlefield for tests: plains, but for what is said, by the names of hexes. */
export interface Battlefield {
  readonly terrain?: { readonly [hex: string]: TerrainId };
  readonly tokens?: { readonly [hex: string]: TokenId };
  readonly fire?: { readonly [hex: string]: number };
  /** `war-host green`: a type and a rank. */
  readonly units?: { readonly [hex: string]: `${UnitTypeId} ${RankId}` };
  /** The units that are ordered and may move. */
  readonly ordered?: readonly string[];
  /** Commander cards, by the hexes of the units that they lead. */
  readonly leaders?: { readonly [hex: string]: CommanderId };
  /** The card that has ordered them, by its first command, and whether with its tactic. */
  readonly card?: { readonly id: string; readonly hasTactic?: boolean };
  readonly seed?: number;
}

export const hexNamed = (name: string): Hex => hexNames.indexOf(name);

/** The names of hexes, in order. */
export const namesOf = (hexes: Iterable<Hex>): string[] => Array.from(hexes, (hex) => hexNames[hex]).sort();

/** A state with nothing but a field and units on it. */
export function battlefield({
  terrain,
  tokens,
  fire,
  units: placed,
  ordered,
  leaders,
  card,
  seed = 1,
}: Battlefield): Battle {
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
    if (ordered?.includes(hex)) order(game, unit, card === undefined ? BY_TOKEN : BY_FIRST);
  }
  for (const [hex, id] of Object.entries(leaders ?? {})) lead(game, id, game[OCCUPANT + hexNamed(hex)]);
  if (card !== undefined) game[CARD] = cardIds.indexOf(card.id);
  if (card?.hasTactic === true) game[CARD_TACTIC] = 0;
  return game;
}

function lead(game: Battle, id: CommanderId, unit: Unit): void {
  const card = commanderIds.indexOf(id);
  const figure = figureIds.indexOf(commanderCards[card].figure as FigureId);
  game[commanders.row(figure) + commanders.field.card] = card;
  game[commanders.row(figure) + commanders.field.unit] = unit;
  game[rowOfUnit(unit) + units.field.leader] = figure;
}

function order(game: Battle, unit: Unit, by: number): void {
  game[rowOfUnit(unit) + units.field["ordered-by"]] = by;
  game[rowOfUnit(unit) + units.field.stage] = TO_MOVE;
}
