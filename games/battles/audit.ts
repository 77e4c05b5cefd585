import { CARDS_OF_HOUSE, cardIds, type Figure, figureIds, UNITS, type Unit, unitNames } from "./data/ids.ts";
import { HOUSES, type House, houseIds, NONE } from "./data/names.ts";
import { areAdjacent, HEXES, type Hex, hexNames, isOnBoard } from "./field/hexes.ts";
import { isInDeck } from "./rules/forces.ts";
import { cardNumberOf, cardOfFigure, isCaptured, tokensOn, unitOfFigure } from "./state/commanders.ts";
import { groundOf } from "./state/field.ts";
import {
  ACTIVE,
  type Battle,
  BOARD,
  CATAPULT,
  DEVASTATED,
  decks,
  discards,
  EDMURE,
  FIRE,
  hands,
  MARKER_FACES,
  MOMENTUM,
  MORALE_MARKER,
  moraleSpaces,
  OCCUPANT,
  objectives,
  procedures,
  ROUND,
  ROUNDS,
  STRATEGY,
  units,
} from "./state/layout.ts";
import { type Marker, markerCount, markerHex, markerHouse, markerKind, markerRank } from "./state/markers.ts";
import {
  figuresOf,
  foeOfUnit,
  hexOf,
  houseOf,
  leaderOf,
  rankOf,
  rowOfUnit,
  typeNumber,
  typeOf,
  wasOrdered,
} from "./state/units.ts";

/**
 * The books: what no battle can be like, whatever happened in it. Each sentence begins with the word that scenarios have for the
 * thing. Games of the tests are audited at every decision, so nothing is made where nothing is wrong.
 */
export function audit(game: Battle): readonly string[] {
  const wrong: string[] = [];
  for (let unit = 0; unit < UNITS; unit++) auditUnit(game, unit, wrong);
  for (let figure = 0; figure < figureIds.length; figure++) auditCommander(game, figure, wrong);
  for (let house = 0; house < HOUSES; house++) auditCards(game, house, wrong);
  for (let hex = 0; hex < HEXES; hex++) auditHex(game, hex, wrong);
  for (let index = 0; index < objectives.count(game); index++) {
    const hex = game[objectives.row(index) + objectives.field.hex];
    if (!isHex(game, hex)) wrong.push("objectives: each lies in a hex of the board");
  }
  for (let marker = 0; marker < markerCount(game); marker++) auditMarker(game, marker, wrong);
  if (game[MORALE_MARKER] >= moraleSpaces.length) wrong.push("morale: the marker stands nowhere");
  if (game[MOMENTUM] >= HOUSES && !isBeingPlaced(game)) wrong.push("momentum: one House has the token");
  if (game[ROUND] < firstRound(game) || game[ROUND] > game[ROUNDS]) wrong.push(`round: there are 1 to ${game[ROUNDS]}`);
  return wrong;
}

const isHex = (game: Battle, hex: Hex): boolean => hex !== NONE && isOnBoard(game[BOARD], hex);

/** No round has begun while a battle is prepared, or the forces of a skirmish are placed. */
function firstRound(game: Battle): number {
  const { kinds } = procedures;
  const kind = procedures.kind(game);
  return kind === kinds.preparing || kind === kinds.skirmish ? 0 : 1;
}

/** Units of a skirmish wait beside the field until they are placed. */
const isBeingPlaced = (game: Battle): boolean => procedures.kind(game) === procedures.kinds.skirmish;

const nameOf = (game: Battle, unit: Unit): string => hexNames[hexOf(game, unit)] ?? unitNames[unit];

function auditUnit(game: Battle, unit: Unit, wrong: string[]): void {
  const hex = hexOf(game, unit);
  const figures = figuresOf(game, unit);
  const foe = foeOfUnit(game, unit);
  const leader = leaderOf(game, unit);
  if (typeNumber(game, unit) === NONE) {
    if (hex !== NONE || figures > 0 || foe !== NONE || leader !== NONE)
      wrong.push(`units: ${nameOf(game, unit)} is no unit`);
    return;
  }
  if (rankOf(game, unit) === NONE) wrong.push(`units: ${nameOf(game, unit)} has no rank`);
  if (houseIds[houseOf(unit)] !== typeOf(game, unit).house)
    wrong.push(`units: ${nameOf(game, unit)} serves the other House`);
  if (figures > typeOf(game, unit).strength) wrong.push(`units: ${nameOf(game, unit)} has too many figures`);
  if (leader !== NONE && unitOfFigure(game, leader) !== unit)
    wrong.push(`units: ${nameOf(game, unit)} is led by somebody elsewhere`);
  if (hex === NONE) {
    if (figures > 0 && !isBeingPlaced(game)) wrong.push(`units: ${unitNames[unit]} stands nowhere`);
    if (foe !== NONE) wrong.push(`engaged: ${unitNames[unit]} stands nowhere`);
    return;
  }
  if (wasOrdered(game, unit) && houseOf(unit) !== game[ACTIVE])
    wrong.push(`units: ${hexNames[hex]} was ordered, and it is not its turn`);
  if (figures === 0) wrong.push(`units: ${hexNames[hex]} has no figures`);
  if (!isOnBoard(game[BOARD], hex)) wrong.push(`units: ${hexNames[hex]} is no hex of this board`);
  // Of two units in one hex, only one is found there.
  if (game[OCCUPANT + hex] !== unit) wrong.push(`units: ${hexNames[hex]} holds two units`);
  const isPair =
    foe === NONE
      ? game[rowOfUnit(unit) + units.field["foe-token"]] === NONE
      : game[rowOfUnit(unit) + units.field["foe-token"]] !== NONE &&
        foeOfUnit(game, foe) === unit &&
        houseOf(foe) !== houseOf(unit) &&
        hexOf(game, foe) !== NONE &&
        areAdjacent(hex, hexOf(game, foe));
  if (!isPair) wrong.push(`engaged: ${hexNames[hex]} has no enemy beside it`);
}

function auditCommander(game: Battle, figure: Figure, wrong: string[]): void {
  const unit = unitOfFigure(game, figure);
  if (cardNumberOf(game, figure) === NONE) {
    if (unit !== NONE || tokensOn(game, figure) > 0) wrong.push(`commanders: ${figureIds[figure]} has no card`);
    return;
  }
  const { figure: id, limit } = cardOfFigure(game, figure);
  if (id !== figureIds[figure]) wrong.push(`commanders: ${figureIds[figure]} has the card of another`);
  if (tokensOn(game, figure) > limit) wrong.push(`commanders: ${id} has more tokens than his limit`);
  if (unit === NONE) return;
  if (isCaptured(game, figure)) wrong.push(`commanders: ${id} is captured and leads a unit`);
  if (leaderOf(game, unit) !== figure) wrong.push(`commanders: ${id} leads a unit that another leads`);
}

/** How often each card of a House was found. */
const found = new Uint8Array(CARDS_OF_HOUSE);

/** Every card of the battle lies in one pile of its own House, once decks are built. */
function auditCards(game: Battle, house: House, wrong: string[]): void {
  found.fill(0);
  let count = 0;
  for (const piles of [decks, hands, discards]) {
    const pile = piles[house];
    for (let place = 0; place < pile.count(game); place++, count++) {
      const card = pile.get(game, place) - house * CARDS_OF_HOUSE;
      if (card < 0 || card >= CARDS_OF_HOUSE)
        wrong.push(`hands: ${cardIds[pile.get(game, place)]} is of the other House`);
      else found[card]++;
    }
  }
  if (count === 0 && isBeingPlaced(game)) return;
  for (let place = 0; place < CARDS_OF_HOUSE; place++) {
    const card = house * CARDS_OF_HOUSE + place;
    if (found[place] > 1) wrong.push(`hands: there is one ${cardIds[card]}`);
    // A position may be given in which a hand holds cards of a commander who is not there.
    if (found[place] === 0 && isInDeck(game, card)) wrong.push(`decks: ${cardIds[card]} is missing`);
  }
}

const HIGHEST_FIRE = 4;

function auditHex(game: Battle, hex: Hex, wrong: string[]): void {
  const unit = game[OCCUPANT + hex];
  if (unit !== NONE && hexOf(game, unit) !== hex) wrong.push(`units: nobody stands on ${hexNames[hex]}`);
  if (game[FIRE + hex] === 0) return;
  if (!isOnBoard(game[BOARD], hex)) {
    wrong.push(`fire: ${hexNames[hex]} is no hex of this board`);
    return;
  }
  const limit = game[DEVASTATED + hex] === 1 ? HIGHEST_FIRE : (groundOf(game, hex).burnLimit ?? 0);
  if (game[FIRE + hex] > limit) wrong.push(`fire: ${hexNames[hex]} burns ${limit} at most`);
}

function auditMarker(game: Battle, marker: Marker, wrong: string[]): void {
  const kind = markerKind(game, marker);
  const hex = markerHex(game, marker);
  if (kind === NONE || markerHouse(game, marker) === NONE) wrong.push("markers: each has a kind and a House");
  if (hex !== NONE && !isOnBoard(game[BOARD], hex)) wrong.push(`markers: ${hexNames[hex]} is no hex of this board`);
  if (kind === CATAPULT && markerRank(game, marker) === NONE) wrong.push("markers: a catapult has a colour");
  const isTwoFaced = kind === EDMURE || kind === STRATEGY;
  if ((game[MARKER_FACES + marker] !== NONE) !== isTwoFaced) wrong.push("marker-faces: only hidden tokens have a face");
}
