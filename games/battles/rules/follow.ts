import { legal, NOBODY, oneOf } from "@weirwood/kernel";
import type { Unit } from "../data/ids.ts";
import { type Answer, notation } from "../decisions.ts";
import { distanceOf, type Hex, hexNames, isOnBoard } from "../field/hexes.ts";
import { boardOf, IS_BRIDGE, IS_ROAD, isBurning, isCrossingFor, passageOf } from "../state/field.ts";
import { type Battle, MELEE, procedures, units } from "../state/layout.ts";
import { hexOf, houseOf, isOccupied, isOnField, movedBy, rowOfUnit } from "../state/units.ts";
import { advanceOf, pursueOf } from "./abilities.ts";
import { attackerOf, placeOf, register, targetOf, wayOf } from "./attack-frame.ts";
import { named } from "./casualties.ts";
import { takeObjective } from "./markers.ts";
import { enterHex } from "./movement.ts";
import { canStandIn, followHexes } from "./reach.ts";
import { type Refusal, refuse, type Step } from "./step.ts";

/** Advance and Pursue: after a melee attack that emptied the target's hex. */

const field = units.field;
/** The farthest that roads, or cards, ever let a unit advance and pursue. */
const [MOST_ADVANCE, MOST_PURSUIT] = [2, 3];

const hasPursued = (game: Battle, unit: Unit): boolean => game[rowOfUnit(unit) + field["has-pursued"]] === 1;
const hasAdvanced = (game: Battle, unit: Unit): boolean => game[rowOfUnit(unit) + field["has-advanced"]] === 1;

/** A unit that can do both pursues: it can stop after the first hex. */
const pursues = (game: Battle, unit: Unit): boolean => pursueOf(game, unit) > 0 && !hasPursued(game, unit);

/** Whether the attacker that is asked to follow would pursue, and not advance. */
export const isPursuit = (game: Battle): boolean => pursues(game, attackerOf(game));

interface Span {
  readonly most: number;
  /** Where every hex is road. */
  readonly roadMost: number;
}

/** How many hexes the attacker may follow, each way of following once a turn. */
function spanOf(game: Battle, unit: Unit): Span {
  const isPursuit = pursues(game, unit);
  const most = isPursuit ? pursueOf(game, unit) : hasAdvanced(game, unit) ? 0 : advanceOf(game, unit);
  return { most, roadMost: Math.min(isPursuit ? MOST_PURSUIT : MOST_ADVANCE, most + 1) };
}

/** Hexes into which the attacker may follow. */
function hexesToFollow(game: Battle): Hex[] {
  const [unit, vacated] = [attackerOf(game), placeOf(game)];
  if (wayOf(game) !== MELEE || isOccupied(game, vacated)) return [];
  const { most, roadMost } = spanOf(game, unit);
  if (most === 0) return [];
  const hexes = followHexes(game, unit, vacated, most, roadMost);
  // A pursuit may come back and attack from there; an advance that does so does nothing (battles.keywords.advance).
  return pursues(game, unit) ? hexes : hexes.filter((hex) => hex !== hexOf(game, unit));
}

/** Whether there is somewhere to follow. */
export const mayFollow = (game: Battle): boolean => hexesToFollow(game).length > 0;

const STAY: Answer<"follow"> = { kind: "follow", hex: NOBODY };
const answersOf = (game: Battle): Answer<"follow">[] => [
  STAY,
  ...hexesToFollow(game).map((hex): Answer<"follow"> => ({ kind: "follow", hex })),
];

/** Why the attacker cannot follow into a hex. */
function checkHex(game: Battle, hex: Hex): Refusal | undefined {
  if (hexesToFollow(game).includes(hex)) return legal;
  const [unit, vacated] = [attackerOf(game), placeOf(game)];
  const where = { hex: hexNames[hexOf(game, unit)], to: hexNames[hex] };
  if (!isOnBoard(boardOf(game), hex)) return refuse("battles.movement.field", where);
  if (hex === hexOf(game, unit) && !pursues(game, unit)) return refuse("battles.keywords.advance", where);
  if (isOccupied(game, hex) && hex !== hexOf(game, unit)) return refuse("battles.movement.one-unit", where);
  if (isBurning(game, hex)) return refuse("battles.fire.closed", where);
  if ((passageOf(game, hex) & IS_BRIDGE) !== 0 || isCrossingFor(game, houseOf(unit), hex)) {
    return refuse("battles.terrain.follow", where);
  }
  if (!canStandIn(game, unit, hex)) return refuse("battles.terrain.impassable", where);
  const { most, roadMost } = spanOf(game, unit);
  const hexes = (passageOf(game, vacated) & IS_ROAD) === 0 ? most : roadMost;
  return refuse("battles.keywords.follow-where", { ...where, vacated: hexNames[vacated], hexes });
}

/** The attacker advances or pursues into the hex that was left, and maybe on from there, or stays. */
export const followStep: Step<Answer<"follow">> = {
  ...notation.verbs.follow,
  bounds: (game) => ({ unit: named(game, attackerOf(game)), vacated: hexNames[placeOf(game)] }),
  check: (game, _house, { hex }) => (hex === NOBODY ? legal : checkHex(game, hex)),
  apply(game, _house, { hex }, tell) {
    if (hex === NOBODY) return;
    const unit = attackerOf(game);
    const isPursuit = pursues(game, unit);
    // The way leads over the hex that was left.
    const hexes = 1 + distanceOf(placeOf(game), hex);
    const row = rowOfUnit(unit);
    tell?.({
      rule: isPursuit ? "battles.keywords.pursue" : "battles.keywords.advance",
      ...named(game, unit),
      to: hexNames[hex],
    });
    game[row + field.moved] = movedBy(game, unit) + hexes;
    game[row + field[isPursuit ? "has-pursued" : "has-advanced"]] = 1;
    procedures.set(game, register.followed, isPursuit ? 1 : 0);
    enterHex(game, unit, hex, tell);
    if (isOnField(game, unit)) takeObjective(game, unit, tell);
  },
  options: answersOf,
  sample: (game, _house, chance) => oneOf(answersOf(game), chance),
};

/** Whether the target is where it was attacked. */
export const isTargetInPlace = (game: Battle): boolean =>
  isOnField(game, targetOf(game)) && hexOf(game, targetOf(game)) === placeOf(game);
