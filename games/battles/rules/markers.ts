import { legal, oneOf, roll } from "@weirwood/kernel";
import type { Unit } from "../data/ids.ts";
import { dieFaces, foeOf, type House, houseIds, NONE, symbolIds } from "../data/names.ts";
import { type Answer, notation } from "../decisions.ts";
import { type Hex, hexNames } from "../field/hexes.ts";
import {
  ARCHERS,
  ask,
  type Battle,
  CATAPULT,
  CATELYN,
  DICE,
  EDMURE,
  markers,
  objectives,
  STRATEGY,
  TO_MOVE,
  units,
} from "../state/layout.ts";
import {
  isFaceUp,
  isFalse,
  isUsed,
  type Marker,
  markerCount,
  markerHex,
  markerHouse,
  markerIn,
  markerKind,
  markerOwner,
  setMarker,
  takeOff,
} from "../state/markers.ts";
import { hexOf, houseOf, movedBy, rankOf, rowOfUnit, stageOf, unitIn, wasOrdered } from "../state/units.ts";
import { eliminate, named } from "./casualties.ts";
import type { Step, TellRule } from "./step.ts";
import { scoreEvent } from "./victory.ts";

/** Control markers, and the tokens of special rules: whom they wait for, and what becomes of them. */

/** A unit has ended a move, an advance, a pursuit or a retreat: what lies there is its House's, and hidden archers flee. */
export function takeObjective(game: Battle, unit: Unit, tell?: TellRule): void {
  const house = houseOf(unit);
  const hex = hexOf(game, unit);
  for (let index = 0; index < objectives.count(game); index++) {
    const row = objectives.row(index);
    if (game[row + objectives.field.hex] !== hex || game[row + objectives.field["while-occupied"]] === 1) continue;
    if (game[row + objectives.field.owner] === house) continue;
    game[row + objectives.field.owner] = house;
    tell?.({ rule: "battles.victory.objective", ...named(game, unit) });
  }
  const archers = markerIn(game, ARCHERS, hex);
  if (archers === NONE || markerHouse(game, archers) === house) return;
  takeOff(game, archers);
  tell?.({ rule: "battles.special.archers-flee", ...named(game, unit) });
}

/** A House's turn is over: its units reveal, take and turn the tokens on which they stand. */
export function endOfTurn(game: Battle, house: House, tell?: TellRule): void {
  for (let marker = 0; marker < markerCount(game); marker++) {
    const kind = markerKind(game, marker);
    if (kind === EDMURE) {
      setMarker(game, marker, "is-used", 0);
      setMarker(game, marker, "carrier", NONE);
    }
    if (!standsOn(game, house, marker)) continue;
    if (kind === EDMURE) findEdmure(game, marker, house, tell);
    else if (kind === STRATEGY) scout(game, marker, house, tell);
    else if (kind === CATELYN) takePrize(game, marker, house, tell);
  }
}

function standsOn(game: Battle, house: House, marker: Marker): boolean {
  const hex = markerHex(game, marker);
  return hex !== NONE && unitIn(game, hex) !== NONE && houseOf(unitIn(game, hex)) === house;
}

/** The other House than his captors turns up all of Edmure's tokens by reaching one; the false ones go. */
function findEdmure(game: Battle, found: Marker, house: House, tell?: TellRule): void {
  if (isFaceUp(game, found) || markerHouse(game, found) === house) return;
  for (let marker = 0; marker < markerCount(game); marker++) {
    if (markerKind(game, marker) !== EDMURE) continue;
    setMarker(game, marker, "is-shown", 1);
    if (isFalse(game, marker)) takeOff(game, marker);
    else tell?.({ rule: "battles.special.edmure", house: houseIds[house], hex: hexNames[markerHex(game, marker)] });
  }
}

/** A strategy token is turned up by the other House than laid it: a decoy goes. The place is then whoever's was there last. */
function scout(game: Battle, marker: Marker, house: House, tell?: TellRule): void {
  const seen = { house: houseIds[house], hex: hexNames[markerHex(game, marker)] };
  if (!isFaceUp(game, marker)) {
    if (markerHouse(game, marker) === house) return;
    setMarker(game, marker, "is-shown", 1);
    if (isFalse(game, marker)) {
      takeOff(game, marker);
      tell?.({ rule: "battles.special.decoy", ...seen });
      return;
    }
  }
  if (markerOwner(game, marker) === house) return;
  setMarker(game, marker, "owner", house);
  tell?.({ rule: "battles.special.strategic", ...seen });
}

function takePrize(game: Battle, marker: Marker, house: House, tell?: TellRule): void {
  if (markerHouse(game, marker) !== house) return;
  tell?.({ rule: "battles.special.catelyn", house: houseIds[house], hex: hexNames[markerHex(game, marker)] });
  takeOff(game, marker);
  setMarker(game, marker, "owner", house);
  scoreEvent(game, house, "prize", NONE, tell);
}

/** The ordered unit that has had this Edmure with it since its turn began and has not been asked about him; or NONE. */
function escortOf(game: Battle, marker: Marker): Unit {
  if (markerKind(game, marker) !== EDMURE || !isFaceUp(game, marker) || isUsed(game, marker)) return NONE;
  const unit = markerHex(game, marker) === NONE ? NONE : unitIn(game, markerHex(game, marker));
  if (unit === NONE || houseOf(unit) === markerHouse(game, marker)) return NONE;
  return stageOf(game, unit) === TO_MOVE && movedBy(game, unit) === 0 ? unit : NONE;
}

/** Asks the owner of an ordered unit that has Edmure with it whether it takes him along; says whether it asked. */
export function askCarry(game: Battle): boolean {
  for (let marker = 0; marker < markerCount(game); marker++) {
    const unit = escortOf(game, marker);
    if (unit === NONE) continue;
    setMarker(game, marker, "is-used", 1);
    setMarker(game, marker, "carrier", unit);
    ask.askOne(game, "carry", houseOf(unit));
    return true;
  }
  return false;
}

/** The Edmure about whom a question is open, or who is carried. */
function carriedEdmure(game: Battle): Marker {
  for (let marker = 0; marker < markerCount(game); marker++)
    if (game[markers.row(marker) + markers.field.carrier] !== NONE) return marker;
  return NONE;
}

const NO = 0;
const carryAnswers: readonly Answer<"carry">[] = [
  { kind: "carry", answer: NO },
  { kind: "carry", answer: 1 },
];

export const carryStep: Step<Answer<"carry">> = {
  ...notation.verbs.carry,
  bounds: (game) => ({ hex: hexNames[markerHex(game, carriedEdmure(game))] }),
  check: () => legal,
  apply(game, _house, { answer }, tell) {
    const marker = carriedEdmure(game);
    const unit = game[markers.row(marker) + markers.field.carrier];
    if (answer === NO) setMarker(game, marker, "carrier", NONE);
    else tell?.({ rule: "battles.special.carry", ...named(game, unit) });
  },
  options: () => carryAnswers,
  sample: (_game, _house, chance) => oneOf(carryAnswers, chance),
};

/** Edmure goes with the unit that was ordered to take him along; in no other way does he leave his hex. */
export function moveMarkers(game: Battle, unit: Unit, to: Hex): void {
  const marker = carriedEdmure(game);
  if (marker === NONE || game[markers.row(marker) + markers.field.carrier] !== unit) return;
  if (!wasOrdered(game, unit) || game[rowOfUnit(unit) + units.field["has-attacked"]] === 1) return;
  setMarker(game, marker, "hex", to);
  setMarker(game, marker, "carrier", NONE);
}

/** A unit comes into a hex of the crossing: where a catapult aims at its rank, the other House rolls a die for it. */
export function enterCrossing(game: Battle, unit: Unit, tell?: TellRule): void {
  const marker = markerIn(game, CATAPULT, hexOf(game, unit));
  if (marker === NONE || game[markers.row(marker) + markers.field.rank] !== rankOf(game, unit)) return;
  const face = dieFaces[roll(game, DICE, dieFaces.length)];
  tell?.({
    rule: "battles.special.catapult",
    ...named(game, unit),
    by: houseIds[foeOf(houseOf(unit))],
    symbol: symbolIds[face],
  });
  if (face === rankOf(game, unit)) eliminate(game, unit, NONE, tell);
}

/** A round is over: every archers' token may shoot again. */
export function endOfRound(game: Battle): void {
  for (let marker = 0; marker < markerCount(game); marker++)
    if (markerKind(game, marker) === ARCHERS) setMarker(game, marker, "is-used", 0);
}
