import { anyOf, legal, oneOf } from "@weirwood/kernel";
import { figureIds, type Unit, unitNames } from "../data/ids.ts";
import { foeOf, type House, houseIds, NONE, STARK } from "../data/names.ts";
import { skirmishIds } from "../data/overviews.ts";
import { skirmishes } from "../data/skirmish.ts";
import { unitTypeIds } from "../data/units.ts";
import { type Answer, notation } from "../decisions.ts";
import { boardSizes, distanceOf, type Hex, hexesOf, hexNames, isOnBoard, rowOf } from "../field/hexes.ts";
import { PLAINS, terrainIds } from "../field/terrain.ts";
import { rowOfFigure, ZONE } from "../state/commanders.ts";
import { boardOf } from "../state/field.ts";
import {
  ask,
  type Battle,
  commanders,
  MOMENTUM,
  PIECES,
  pieceIds,
  procedures,
  SKIRMISH,
  TERRAIN,
  units,
} from "../state/layout.ts";
import {
  figuresOf,
  firstUnitOf,
  hasLeader,
  hexOf,
  houseOf,
  isOccupied,
  isOnField,
  leaderOf,
  putUnit,
  typeNumber,
  unitsEnd,
} from "../state/units.ts";
import { type Refusal, refuse, type Step, type TellRule } from "./step.ts";

/** Where things are placed before a skirmish: terrain, then commanders, then all other units. */

const at = procedures.steps.skirmish;

/** Asks who is to place something now, the holder of momentum first; answers `false` where all is placed. */
export function askToPlace(game: Battle, tell?: TellRule): boolean {
  for (const house of [game[MOMENTUM], foeOf(game[MOMENTUM])]) {
    if (lay.options(game, house)?.length !== 0 || place.options(game, house)?.length !== 0) {
      ask.askOne(game, "place", house);
      return true;
    }
    leaveOut(game, house, tell);
  }
  return false;
}

/** Units for which there is no hex stay out of the battle, and their commanders with them. */
function leaveOut(game: Battle, house: House, tell?: TellRule): void {
  for (let unit = firstUnitOf(house); unit < unitsEnd(game, house); unit++) {
    if (!isDue(game, unit)) continue;
    tell?.({ rule: "battles.skirmish.left-out", house: houseIds[house], unit: unitTypeIds[typeNumber(game, unit)] });
    if (hasLeader(game, unit)) game[rowOfFigure(leaderOf(game, unit)) + commanders.field.unit] = NONE;
    units.clearRow(game, unit);
  }
}

const piecesOf = (game: Battle, house: House, piece: number): number => game[PIECES + house * pieceIds.length + piece];

/** Whether a unit is formed and waits beside the field. */
const waits = (game: Battle, unit: Unit): boolean => figuresOf(game, unit) > 0 && !isOnField(game, unit);

const isLaying = (game: Battle): boolean => procedures.step(game) === at.terrain;

/** Whether a unit is placed in this step: after the terrain those that commanders lead, then all others. */
const isDue = (game: Battle, unit: Unit): boolean =>
  !isLaying(game) && waits(game, unit) && hasLeader(game, unit) === (procedures.step(game) === at["place-commanders"]);

/** How many rows from the own edge are open to what is placed now. */
function rowsOpen(game: Battle): number {
  const { rows } = skirmishes[skirmishIds[game[SKIRMISH]]];
  return isLaying(game)
    ? rows.terrain
    : procedures.step(game) === at["place-commanders"]
      ? rows.commanders
      : rows.units;
}

const rowFromEdge = (game: Battle, house: House, hex: Hex): number =>
  house === STARK ? rowOf(hex) : boardSizes[boardOf(game)].rows - 1 - rowOf(hex);

/** Terrain is laid on plains, and units are placed where nobody stands. */
const isFree = (game: Battle, hex: Hex): boolean =>
  isLaying(game) ? game[TERRAIN + hex] === PLAINS : !isOccupied(game, hex);

const openHexes = (game: Battle, house: House): Hex[] => {
  const rows = rowsOpen(game);
  return hexesOf[boardOf(game)].filter((hex) => rowFromEdge(game, house, hex) < rows && isFree(game, hex));
};

/** Why nothing of this House is placed here now, whatever it is. */
function checkHex(game: Battle, house: House, hex: Hex): Refusal | undefined {
  const where = { hex: hexNames[hex] };
  if (!isOnBoard(boardOf(game), hex)) return refuse("battles.skirmish.off-board", where);
  const rows = rowsOpen(game);
  if (rowFromEdge(game, house, hex) >= rows) return refuse("battles.skirmish.own-edge", { ...where, rows });
  if (isFree(game, hex)) return legal;
  return refuse(isLaying(game) ? "battles.skirmish.on-terrain" : "battles.skirmish.occupied", where);
}

/** Zones of control of the same House lie apart, so that no hex is in two of them. */
const APART = 2 * ZONE + 1;

function checkZones(game: Battle, unit: Unit, hex: Hex): Refusal | undefined {
  if (!hasLeader(game, unit)) return legal;
  for (let other = firstUnitOf(houseOf(unit)); other < unitsEnd(game, houseOf(unit)); other++) {
    if (!isOnField(game, other) || !hasLeader(game, other)) continue;
    if (distanceOf(hex, hexOf(game, other)) < APART)
      return refuse("battles.skirmish.zones-apart", { hex: hexNames[hex], figure: figureIds[leaderOf(game, other)] });
  }
  return legal;
}

const lay: Step<Answer<"lay">> = {
  ...notation.verbs.lay,
  check(game, house, { piece, hex }) {
    if (!isLaying(game)) return refuse("battles.skirmish.order");
    if (piecesOf(game, house, piece) === 0) return refuse("battles.skirmish.no-piece", { terrain: pieceIds[piece] });
    return checkHex(game, house, hex);
  },
  apply(game, house, { piece, hex }, tell) {
    game[PIECES + house * pieceIds.length + piece]--;
    game[TERRAIN + hex] = terrainIds.indexOf(pieceIds[piece]);
    tell?.({
      rule: "battles.skirmish.lay",
      house: houseIds[house],
      terrain: pieceIds[piece],
      hex: hexNames[hex],
    });
  },
  options(game, house) {
    if (!isLaying(game)) return [];
    const hexes = openHexes(game, house);
    return pieceIds.flatMap((_, piece) =>
      piecesOf(game, house, piece) === 0 ? [] : hexes.map((hex) => ({ kind: "lay" as const, piece, hex })),
    );
  },
  sample: (game, house, chance) => oneOf(lay.options(game, house) as readonly Answer<"lay">[], chance),
};

const place: Step<Answer<"place">> = {
  ...notation.verbs.place,
  check(game, house, { unit, hex }) {
    if (houseOf(unit) !== house || !waits(game, unit))
      return refuse("battles.skirmish.no-unit", { name: unitNames[unit] });
    if (!isDue(game, unit)) return refuse("battles.skirmish.order");
    return checkHex(game, house, hex) ?? checkZones(game, unit, hex);
  },
  apply(game, house, { unit, hex }, tell) {
    putUnit(game, unit, hex);
    tell?.({
      rule: "battles.skirmish.place",
      house: houseIds[house],
      unit: unitTypeIds[typeNumber(game, unit)],
      hex: hexNames[hex],
    });
  },
  options(game, house) {
    const hexes = openHexes(game, house);
    const answers: Answer<"place">[] = [];
    for (let unit = firstUnitOf(house); unit < unitsEnd(game, house); unit++) {
      if (!isDue(game, unit)) continue;
      for (const hex of hexes) if (checkZones(game, unit, hex) === legal) answers.push({ kind: "place", unit, hex });
    }
    return answers;
  },
  sample: (game, house, chance) => oneOf(place.options(game, house) as readonly Answer<"place">[], chance),
};

export const placeStep: Step<Answer<"lay"> | Answer<"place">> = anyOf((game) => ({ rows: rowsOpen(game) }), lay, place);
