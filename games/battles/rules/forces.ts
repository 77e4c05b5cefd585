import { figureOfCard } from "../data/cards.ts";
import { commanders as commanderCards } from "../data/commanders.ts";
import {
  CARDS_OF_HOUSE,
  type CommanderId,
  commanderIds,
  type Figure,
  figureIds,
  UNITS_OF_HOUSE,
  type Unit,
} from "../data/ids.ts";
import { type House, houseIds, NONE, type RankId, rankIds } from "../data/names.ts";
import { type UnitTypeId, unitTypeIds, unitTypes } from "../data/units.ts";
import type { Hex } from "../field/hexes.ts";
import { cardNumberOf, rowOfFigure } from "../state/commanders.ts";
import { type Battle, commanders, DICE, decks, procedures, ROUND, UNITS_END, units } from "../state/layout.ts";
import { firstUnitOf, houseOf, putUnit, rowOfUnit, unitsEnd } from "../state/units.ts";

/** What makes up a side: units, commanders, the command deck. Plans bring them at once, a skirmish piece by piece. */

/** Forms a unit of full strength in a hex, or beside the field where it is NONE; it is ready. */
export function addUnit(game: Battle, type: UnitTypeId, rank: RankId, hex: Hex): Unit {
  const number = unitTypeIds.indexOf(type);
  const unit = freeUnit(game, houseIds.indexOf(unitTypes[number].house));
  const row = rowOfUnit(unit);
  game[row + units.field.type] = number;
  game[row + units.field.rank] = rankIds.indexOf(rank);
  game[row + units.field.figures] = unitTypes[number].strength;
  game[UNITS_END + houseOf(unit)] = Math.max(unit + 1, unitsEnd(game, houseOf(unit)));
  putUnit(game, unit, hex);
  return unit;
}

/** Forms the unit of a commander: he takes the place of one figure and bears the banner. */
export function addCommander(
  game: Battle,
  id: CommanderId,
  rank: RankId,
  hex: Hex,
  type = commanderCards[commanderIds.indexOf(id)].unit as UnitTypeId,
): Unit {
  const card = commanderIds.indexOf(id);
  const figure: Figure = (figureIds as readonly string[]).indexOf(commanderCards[card].figure);
  const unit = addUnit(game, type, rank, hex);
  game[rowOfUnit(unit) + units.field.leader] = figure;
  game[rowOfFigure(figure) + commanders.field.card] = card;
  game[rowOfFigure(figure) + commanders.field.unit] = unit;
  return unit;
}

function freeUnit(game: Battle, house: House): Unit {
  for (let unit = firstUnitOf(house); unit < firstUnitOf(house) + UNITS_OF_HOUSE; unit++)
    if (game[rowOfUnit(unit) + units.field.type] === NONE) return unit;
  throw new RangeError(`${houseIds[house]} has more than ${UNITS_OF_HOUSE} units`);
}

/** The cards of a House's command deck, in their order: ten basic ones and five for each of its commanders. */
export function stackDeck(game: Battle, house: House): void {
  for (let card = house * CARDS_OF_HOUSE; card < (house + 1) * CARDS_OF_HOUSE; card++)
    if (isInDeck(game, card)) decks[house].put(game, card);
}

/** The command deck of a House, shuffled. */
export function buildDeck(game: Battle, house: House): void {
  stackDeck(game, house);
  decks[house].shuffle(game, DICE);
}

/** Whether a command card is part of this battle. */
export function isInDeck(game: Battle, card: number): boolean {
  const figure = figureOfCard(card);
  return figure === undefined || cardNumberOf(game, figure) !== NONE;
}

/** Everything is ready: the first round begins. */
export function beginRounds(game: Battle): void {
  game[ROUND] = 1;
  procedures.push(game, procedures.kinds.round);
}
