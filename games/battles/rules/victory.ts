import type { Figure } from "../data/ids.ts";
import { foeOf, HOUSES, type House, houseIds, LANNISTER, NONE, STARK } from "../data/names.ts";
import { hexesOf } from "../field/hexes.ts";
import { BUILDING, STONE_BRIDGE, WOOD_BRIDGE } from "../field/terrain.ts";
import { objectiveKinds, scoreKinds, scoreTimes } from "../plans/plan.ts";
import { figuresOfHouse, isCaptured } from "../state/commanders.ts";
import { isInZoneOf } from "../state/field.ts";
import {
  type Battle,
  BOARD,
  BURNT,
  CATELYN,
  DEVASTATED,
  EDMURE,
  FIRE,
  GENERAL,
  LEFT,
  LOST,
  MOMENTUM,
  MORALE_MARKER,
  objectives,
  POINTS,
  ROUND,
  ROUNDS,
  STRATEGY,
  scores,
  TERRAIN,
  TOKEN,
  wins,
} from "../state/layout.ts";
import { isFaceUp, isFalse, markerCount, markerHex, markerKind, markerOwner } from "../state/markers.ts";
import { hexOf, houseOf, unitIn, unitsOnField } from "../state/units.ts";
import { endBattle, isOver } from "./ending.ts";
import { depthOf, START, zoneOf } from "./morale.ts";
import { ALL_OBJECTIVES, NO_MATTER } from "./plan-rows.ts";
import type { TellRule } from "./step.ts";

/** Points, objectives, and who has won. */

type ScoreKind = (typeof scoreKinds)[number];
const [EACH_ROUND, AT_THE_END, AT_ONCE] = scoreTimes.map((_, time) => time);
const STRATEGIC = objectiveKinds.indexOf("strategic");
/** As far as a cell counts, and more than any battle is worth. */
const MOST_POINTS = 250;

const scoreAt = scores.field;
const winAt = wins.field;
const objectiveAt = objectives.field;

const isOf = (houses: number, house: House): boolean => ((houses >> house) & 1) === 1;

/** Something has happened for which a House may score at once; it has been counted already. */
export function scoreEvent(game: Battle, house: House, kind: ScoreKind, what: number, tell?: TellRule): void {
  if (isOver(game)) return;
  const number = scoreKinds.indexOf(kind);
  for (let index = 0; index < scores.count(game); index++) {
    const row = scores.row(index);
    if (game[row + scoreAt.when] !== AT_ONCE || game[row + scoreAt.for] !== number) continue;
    if (game[row + scoreAt.what] !== NONE && game[row + scoreAt.what] !== what) continue;
    if (isOf(game[row + scoreAt.houses], house) && completes(game, row, house)) award(game, house, row, 1, tell);
  }
}

/** Whether the last one counted completes a score that takes several. */
function completes(game: Battle, row: number, house: House): boolean {
  const kind = scoreKinds[game[row + scoreAt.for]];
  const each = game[row + scoreAt.each];
  if (kind === "eliminated") return game[LOST + foeOf(house)] % each === 0;
  return kind !== "left" || game[LEFT + house] % each === 0;
}

function award(game: Battle, house: House, row: number, times: number, tell?: TellRule): void {
  const points = game[row + scoreAt.points] * times;
  if (points === 0) return;
  game[POINTS + house] = Math.min(MOST_POINTS, game[POINTS + house] + points);
  tell?.({
    rule: "battles.victory.score",
    house: houseIds[house],
    points,
    for: scoreKinds[game[row + scoreAt.for]],
    total: game[POINTS + house],
  });
}

/** Scores what counts at the end of every round, and in the last one also what counts at the end. */
export function scoreRound(game: Battle, tell?: TellRule): void {
  for (let index = 0; index < scores.count(game); index++) {
    const row = scores.row(index);
    const when = game[row + scoreAt.when];
    if (when !== EACH_ROUND && (when !== AT_THE_END || game[ROUND] < game[ROUNDS])) continue;
    for (let house = 0; house < HOUSES; house++)
      if (isOf(game[row + scoreAt.houses], house)) award(game, house, row, timesOf(game, row, house), tell);
  }
}

/** How many times a House has what a score is for. */
export function timesOf(game: Battle, row: number, house: House): number {
  const what = game[row + scoreAt.what];
  const each = game[row + scoreAt.each];
  switch (scoreKinds[game[row + scoreAt.for]]) {
    case "eliminated":
      return Math.trunc(game[LOST + foeOf(house)] / each);
    case "captured":
      return capturesOf(game, house, what);
    case "objective":
      return objectivesHeld(game, house, what);
    case "standing":
      return hexesWith(game, TOKEN, what);
    case "destroyed":
      return game[BURNT + what];
    case "fire-on":
      return fireOn(game, what, game[row + scoreAt["is-token"]] === 1);
    case "devastated":
      return devastatedOf(game, what);
    case "units-in":
      return Math.trunc(
        unitsOnField(game, house).filter((unit) => isInZoneOf(game, hexOf(game, unit), 1 << what)).length / each,
      );
    case "enemy-morale":
      return zoneOf(game, foeOf(house));
    case "edmure-with":
      return isEdmureWith(game, what) ? 1 : 0;
    case "edmure-without":
      return isEdmureWith(game, what) ? 0 : 1;
    case "prize":
      return hasPrize(game, house) ? 1 : 0;
    case "left":
      return Math.trunc(game[LEFT + house] / each);
  }
}

/** Commanders of the other House who are captured: one of them, or any. */
const capturesOf = (game: Battle, house: House, figure: Figure): number =>
  figuresOfHouse(foeOf(house)).filter((one) => isCaptured(game, one) && (figure === NONE || figure === one)).length;

const hexesWith = (game: Battle, section: number, what: number): number =>
  hexesOf[game[BOARD]].filter((hex) => game[section + hex] === what).length;

/** A devastated hex is plains: fires there count for nothing more (R-B67). */
function fireOn(game: Battle, what: number, isToken: boolean): number {
  let levels = 0;
  for (const hex of hexesOf[game[BOARD]]) {
    const isThere = isToken ? game[TOKEN + hex] === what : game[TERRAIN + hex] === what && game[DEVASTATED + hex] === 0;
    if (isThere) levels += game[FIRE + hex];
  }
  return levels;
}

const devastatedOf = (game: Battle, terrain: number): number =>
  hexesOf[game[BOARD]].filter((hex) => game[TERRAIN + hex] === terrain && game[DEVASTATED + hex] === 1).length;

/** Whether the true Edmure lies in a hex with a unit of this House. */
function isEdmureWith(game: Battle, house: House): boolean {
  for (let marker = 0; marker < markerCount(game); marker++) {
    if (markerKind(game, marker) !== EDMURE || isFalse(game, marker)) continue;
    const unit = unitIn(game, markerHex(game, marker));
    return unit !== NONE && houseOf(unit) === house;
  }
  return false;
}

function hasPrize(game: Battle, house: House): boolean {
  for (let marker = 0; marker < markerCount(game); marker++)
    if (markerKind(game, marker) === CATELYN && markerOwner(game, marker) === house) return true;
  return false;
}

/** Who controls an objective, or NONE; what burnt down is no building or bridge to control (R-B67). */
export function holderOf(game: Battle, index: number): House {
  const row = objectives.row(index);
  const hex = game[row + objectiveAt.hex];
  const isGone =
    (objectiveKinds[game[row + objectiveAt.kind]] === "building" &&
      (game[TERRAIN + hex] !== BUILDING || game[DEVASTATED + hex] === 1)) ||
    (objectiveKinds[game[row + objectiveAt.kind]] === "wood-bridge" && game[TOKEN + hex] !== WOOD_BRIDGE) ||
    (objectiveKinds[game[row + objectiveAt.kind]] === "stone-bridge" && game[TOKEN + hex] !== STONE_BRIDGE);
  if (isGone) return NONE;
  if (game[row + objectiveAt["while-occupied"]] === 0) return game[row + objectiveAt.owner];
  return unitIn(game, hex) === NONE ? NONE : houseOf(unitIn(game, hex));
}

/** Objectives of a kind, or of any, that a House controls; strategy tokens that are turned up are such. */
export function objectivesHeld(game: Battle, house: House, kind: number): number {
  let held = 0;
  for (let index = 0; index < objectives.count(game); index++) {
    const isMeant = kind === NONE || game[objectives.row(index) + objectiveAt.kind] === kind;
    if (isMeant && holderOf(game, index) === house) held++;
  }
  if (kind !== NONE && kind !== STRATEGIC) return held;
  for (let marker = 0; marker < markerCount(game); marker++)
    if (markerKind(game, marker) === STRATEGY && isFaceUp(game, marker) && markerOwner(game, marker) === house) held++;
  return held;
}

/** How many objectives of a kind, or of any, there are. */
export function allObjectives(game: Battle, kind: number): number {
  let all = 0;
  for (let index = 0; index < objectives.count(game); index++)
    if (kind === NONE || game[objectives.row(index) + objectiveAt.kind] === kind) all++;
  if (kind !== NONE && kind !== STRATEGIC) return all;
  for (let marker = 0; marker < markerCount(game); marker++)
    if (markerKind(game, marker) === STRATEGY && !isFalse(game, marker)) all++;
  return all;
}

/** Whether all that a victory condition says holds for a House. */
function holds(game: Battle, row: number, house: House): boolean {
  const wanted = game[row + winAt.objectives];
  if (wanted !== NO_MATTER) {
    const kind = game[row + winAt.kind];
    const least = wanted === ALL_OBJECTIVES ? allObjectives(game, kind) : wanted;
    if (objectivesHeld(game, house, kind) < least) return false;
  }
  const zone = game[row + winAt.morale];
  if (zone !== NONE) {
    const own = zoneOf(game, house);
    if (game[row + winAt["or-better"]] === 1 ? own > zone : own < zone) return false;
  }
  if (game[row + winAt.general] === 1) {
    const general = game[GENERAL + foeOf(house)];
    if (general === NONE || !isCaptured(game, general)) return false;
  }
  return game[row + winAt.points] === NO_MATTER || game[POINTS + house] >= game[row + winAt.points];
}

const BOTH = (1 << STARK) | (1 << LANNISTER);

/** The Houses for which some condition holds, instant ones or those of the end. */
function housesThatWin(game: Battle, instant: number): number {
  let houses = 0;
  for (let index = 0; index < wins.count(game); index++) {
    const row = wins.row(index);
    if (game[row + winAt.instant] !== instant) continue;
    for (let house = 0; house < HOUSES; house++)
      if (isOf(game[row + winAt.houses], house) && holds(game, row, house)) houses |= 1 << house;
  }
  return houses;
}

/** The Houses whose only way to win at the end is a condition. */
function housesThatMustWin(game: Battle): number {
  let houses = 0;
  for (let index = 0; index < wins.count(game); index++) {
    const row = wins.row(index);
    if (game[row + winAt.instant] === 0 && game[row + winAt["otherwise-loses"]] === 1)
      houses |= game[row + winAt.houses];
  }
  return houses;
}

const onlyOne = (houses: number): House => (houses === 1 << STARK ? STARK : LANNISTER);

/** The House with the better morale, or on the start space the one with the momentum token. */
const aheadInSpirit = (game: Battle): House =>
  game[MORALE_MARKER] === START ? game[MOMENTUM] : depthOf(game, STARK) > 0 ? LANNISTER : STARK;

/** Ends the battle where an instant condition holds. A Rout has ended it before. */
export function checkInstant(game: Battle, tell?: TellRule): void {
  if (wins.count(game) === 0 || isOver(game)) return;
  const houses = housesThatWin(game, 1);
  if (houses === 0) return;
  endBattle(game, houses === BOTH ? aheadInSpirit(game) : onlyOne(houses), "battles.victory.instant", tell);
}

/** Finds the winner at the end of the last round: by the plan's conditions, else by points. */
export function decide(game: Battle, tell?: TellRule): void {
  if (isOver(game) || game[ROUND] < game[ROUNDS]) return;
  const winners = housesThatWin(game, 0);
  const losers = winners === 0 ? housesThatMustWin(game) : 0;
  if (winners === BOTH) endBattle(game, aheadInSpirit(game), "battles.victory.plan", tell);
  else if (winners !== 0) endBattle(game, onlyOne(winners), "battles.victory.plan", tell);
  else if (losers !== 0 && losers !== BOTH) endBattle(game, foeOf(onlyOne(losers)), "battles.victory.plan", tell);
  else decideByPoints(game, tell);
}

function decideByPoints(game: Battle, tell?: TellRule): void {
  const lead = game[POINTS + STARK] - game[POINTS + LANNISTER];
  if (lead !== 0) endBattle(game, lead > 0 ? STARK : LANNISTER, "battles.victory.points", tell);
  else if (game[MORALE_MARKER] !== START) endBattle(game, aheadInSpirit(game), "battles.victory.tie-morale", tell);
  else endBattle(game, game[MOMENTUM], "battles.victory.tie-momentum", tell);
}
