import { legal, roll } from "@weirwood/kernel";
import type { Unit } from "../data/ids.ts";
import { BLUE, dieFaces, foeOf, GREEN, HOUSES, NONE, RED, symbolIds, VALOR } from "../data/names.ts";
import { areAdjacent, beside, DIRECTIONS, distanceOf, type Hex, hexesOf, hexNames, OFF } from "../field/hexes.ts";
import { terrainIds, tokenIds } from "../field/terrain.ts";
import { boardOf, fireIn, groundOf, isBurning } from "../state/field.ts";
import {
  type Battle,
  BOARD,
  BURNT,
  DEVASTATED,
  DICE,
  DIRECTION,
  DONE,
  FIRE,
  FIRST,
  SCORCH_ONLY,
  TERRAIN,
  TOKEN,
  units,
} from "../state/layout.ts";
import { figuresOf, hexOf, isOccupied, rowOfUnit, unitsOnField } from "../state/units.ts";
import { abilitiesOf, hasKeyword, ignores } from "./abilities.ts";
import { tableDice } from "./attack-dice.ts";
import { eliminate, named } from "./casualties.ts";
import { isOver } from "./ending.ts";
import { type Refusal, refuse, type TellRule } from "./step.ts";
import { checkInstant, scoreEvent } from "./victory.ts";

/** Fire: how it is lit, grows, does its work at its limit, burns units, spreads, and is put out. */

const rollDie = (game: Battle): number => dieFaces[roll(game, DICE, dieFaces.length)];

/** How high a fire can burn in a hex; 0 where nothing catches fire, or nothing is left to burn (battles.fire.fuel). */
const burnLimit = (game: Battle, hex: Hex): number => groundOf(game, hex).burnLimit ?? 0;

/** Raises the fire in a hex, or lights it; what exceeds the limit is lost, and the limit does its work at once. */
export function raiseFire(game: Battle, hex: Hex, levels: number, tell?: TellRule): void {
  const level = Math.min(burnLimit(game, hex), fireIn(game, hex) + levels);
  if (level <= fireIn(game, hex)) return;
  game[FIRE + hex] = level;
  tell?.({ rule: "battles.fire.level", hex: hexNames[hex], level });
  consume(game, hex, tell);
}

/** What a fire at its limit does to the terrain or the token that burns. */
function consume(game: Battle, hex: Hex, tell?: TellRule): void {
  const { whenBurnt } = groundOf(game, hex);
  if (whenBurnt === undefined || fireIn(game, hex) < burnLimit(game, hex)) return;
  if (whenBurnt === "devastated") devastate(game, hex, tell);
  else burnToken(game, hex, tell);
}

function devastate(game: Battle, hex: Hex, tell?: TellRule): void {
  const terrain = game[TERRAIN + hex];
  game[DEVASTATED + hex] = 1;
  tell?.({ rule: "battles.fire.devastation", hex: hexNames[hex], terrain: terrainIds[terrain] });
  for (let house = 0; house < HOUSES; house++) scoreEvent(game, house, "devastated", terrain, tell);
}

/** Takes a burnt token away. Its fire goes on in what lay below, as high as that can burn; a bridge takes it along. */
function burnToken(game: Battle, hex: Hex, tell?: TellRule): void {
  const token = game[TOKEN + hex];
  const endsFire = groundOf(game, hex).whenBurnt === "removed-with-fire";
  game[TOKEN + hex] = NONE;
  game[BURNT + token]++;
  game[FIRE + hex] = endsFire ? 0 : Math.min(fireIn(game, hex), burnLimit(game, hex));
  tell?.({ rule: "battles.fire.token", hex: hexNames[hex], token: tokenIds[token], level: fireIn(game, hex) });
  for (let house = 0; house < HOUSES; house++) scoreEvent(game, house, "destroyed", token, tell);
  if (isBurning(game, hex)) consume(game, hex, tell);
}

/** Raises every fire within so many hexes of a hex. */
export function growFires(game: Battle, hex: Hex, within: number, levels: number, tell?: TellRule): void {
  for (const other of hexesOf[boardOf(game)]) {
    if (isBurning(game, other) && distanceOf(hex, other) <= within) raiseFire(game, other, levels, tell);
  }
}

// Scorch the Earth.

/** Whether anybody could set a hex on fire: empty, with something to burn, and not burning as high as it can. */
const canBeLit = (game: Battle, at: Hex): boolean =>
  !isOccupied(game, at) &&
  (game[SCORCH_ONLY] === NONE || game[TOKEN + at] === game[SCORCH_ONLY]) &&
  fireIn(game, at) < burnLimit(game, at);

/** Why a unit that may attack cannot set a hex on fire. */
export function checkScorch(game: Battle, unit: Unit, at: Hex): Refusal | undefined {
  const hex = hexOf(game, unit);
  const where = { hex: hexNames[hex], at: hexNames[at] };
  if (!hasKeyword(game, unit, "scorch")) return refuse("battles.fire.scorch", where);
  if (isBurning(game, hex)) return refuse("battles.fire.no-attack", where);
  if (!areAdjacent(hex, at)) return refuse("battles.fire.beside", where);
  if (canBeLit(game, at)) return legal;
  if (isOccupied(game, at)) return refuse("battles.fire.unoccupied", where);
  if (game[SCORCH_ONLY] !== NONE && game[TOKEN + at] !== game[SCORCH_ONLY]) {
    return refuse("battles.fire.only", { ...where, token: tokenIds[game[SCORCH_ONLY]] });
  }
  return refuse(burnLimit(game, at) === 0 ? "battles.fire.fuel" : "battles.fire.limit", where);
}

const nowhere: readonly Hex[] = [];

/** The hexes beside a unit of which something holds; a unit in fire can do nothing there. */
function hexesBesideWith(game: Battle, unit: Unit, holds: (game: Battle, hex: Hex) => boolean): readonly Hex[] {
  const from = hexOf(game, unit);
  if (isBurning(game, from)) return nowhere;
  let found = nowhere;
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const hex = beside(game[BOARD], from, direction);
    if (hex !== OFF && holds(game, hex)) found = [...found, hex];
  }
  return found;
}

/** The hexes that a unit can set on fire. */
export const scorchTargets = (game: Battle, unit: Unit): readonly Hex[] =>
  hasKeyword(game, unit, "scorch") ? hexesBesideWith(game, unit, canBeLit) : nowhere;

/** The unit rolls the dice of its table, no more than two from a forest; each green shield is a level. */
export function scorch(game: Battle, unit: Unit, at: Hex, tell?: TellRule): void {
  const cap = ignores(game, unit, "own-forest-cap") ? undefined : groundOf(game, hexOf(game, unit)).attackCap;
  const dice = Math.min(tableDice(game, unit), cap ?? Number.POSITIVE_INFINITY);
  const valorLights = abilitiesOf(game, unit).some((ability) => "valorLights" in ability);
  const faces = Array.from({ length: dice }, () => rollDie(game));
  const levels = faces.filter((face) => face === GREEN || (valorLights && face === VALOR)).length;
  game[rowOfUnit(unit) + units.field.stage] = DONE;
  tell?.({
    rule: "battles.fire.scorch",
    ...named(game, unit),
    at: hexNames[at],
    faces: faces.map((face) => symbolIds[face]),
    levels,
  });
  raiseFire(game, at, levels, tell);
}

// Putting fires out.

/** A unit in fire puts all of it out, and does nothing else. */
export function quench(game: Battle, unit: Unit, tell?: TellRule): void {
  game[FIRE + hexOf(game, unit)] = 0;
  game[rowOfUnit(unit) + units.field.stage] = DONE;
  tell?.({ rule: "battles.fire.quench", ...named(game, unit) });
}

/** Why a unit that may attack cannot fight the fire in a hex beside it. */
export function checkDouse(game: Battle, unit: Unit, at: Hex): Refusal | undefined {
  const hex = hexOf(game, unit);
  const where = { hex: hexNames[hex], at: hexNames[at] };
  if (isBurning(game, hex)) return refuse("battles.fire.no-attack", where);
  if (!areAdjacent(hex, at)) return refuse("battles.fire.beside", where);
  return isBurning(game, at) ? legal : refuse("battles.fire.douse", where);
}

/** The burning hexes beside a unit. */
export const douseTargets = (game: Battle, unit: Unit): readonly Hex[] => hexesBesideWith(game, unit, isBurning);

/** By the level of a fire, from 1: the face that puts it out from beside. */
const dousingFaces = [GREEN, BLUE, RED, VALOR];

/** The unit rolls one die, which puts the whole fire out if it shows the face for its level. */
export function douse(game: Battle, unit: Unit, at: Hex, tell?: TellRule): void {
  const level = fireIn(game, at);
  const face = rollDie(game);
  const isOut = face === dousingFaces[level - 1];
  if (isOut) game[FIRE + at] = 0;
  game[rowOfUnit(unit) + units.field.stage] = DONE;
  tell?.({
    rule: isOut ? "battles.fire.douse" : "battles.fire.burns-on",
    ...named(game, unit),
    at: hexNames[at],
    level,
    face: symbolIds[face],
  });
}

// Regroup.

/** The level at which fires spread. */
const SPREADS = 4;

/** Step A of Regroup: first what fires do to terrain, then to units, those of the first player first; then they spread. */
export function burn(game: Battle, tell?: TellRule): void {
  const burning = hexesOf[boardOf(game)].filter((hex) => isBurning(game, hex));
  if (burning.length === 0) return;
  for (const hex of burning) consume(game, hex, tell);
  for (const house of [game[FIRST], foeOf(game[FIRST])]) {
    for (const unit of unitsOnField(game, house)) {
      if (isOver(game)) return;
      burnUnit(game, unit, tell);
      checkInstant(game, tell);
    }
  }
  if (isOver(game)) return;
  // Fires that rise to four now do not spread before the next round.
  for (const hex of burning.filter((hex) => fireIn(game, hex) === SPREADS)) spread(game, hex, tell);
}

/** A unit in fire loses a figure for each level; a commander among them is captured, whatever his capture value. */
function burnUnit(game: Battle, unit: Unit, tell?: TellRule): void {
  const level = fireIn(game, hexOf(game, unit));
  if (level === 0) return;
  const figures = figuresOf(game, unit);
  const lost = Math.min(level, figures);
  game[rowOfUnit(unit) + units.field.figures] = figures - lost;
  tell?.({ rule: "battles.fire.burns", ...named(game, unit), lost, left: figures - lost });
  if (lost === figures) eliminate(game, unit, NONE, tell);
}

/** A direction token is drawn, and put back; the fire jumps to the hex that lies there, if that can burn. */
function spread(game: Battle, hex: Hex, tell?: TellRule): void {
  const token = roll(game, DICE, DIRECTIONS);
  const to = beside(game[BOARD], hex, game[DIRECTION + token]);
  const canBurn = to !== OFF && fireIn(game, to) < burnLimit(game, to);
  tell?.({
    rule: canBurn ? "battles.fire.spreads" : "battles.fire.stays",
    hex: hexNames[hex],
    direction: token + 1,
    ...(to === OFF ? {} : { to: hexNames[to] }),
  });
  if (canBurn) raiseFire(game, to, 1, tell);
}
