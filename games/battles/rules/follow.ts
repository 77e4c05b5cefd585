import { legal, NOBODY, oneOf } from "@weirwood/kernel";
import type { Unit } from "../data/ids.ts";
import { type Answer, notation } from "../decisions.ts";
import { distanceOf, type Hex, hexNames } from "../field/hexes.ts";
import { type Battle, MELEE, procedures, units } from "../state/layout.ts";
import { hexOf, isOccupied, isOnField, movedBy, rowOfUnit } from "../state/units.ts";
import { advanceOf, pursueOf } from "./abilities.ts";
import { attackerOf, placeOf, register, targetOf, wayOf } from "./attack-frame.ts";
import { named } from "./casualties.ts";
import { takeObjective } from "./markers.ts";
import { enterHex } from "./movement.ts";
import { followHexes } from "./reach.ts";
import { refuse, type Step } from "./step.ts";

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

/** Hexes into which the attacker may follow, each once a turn. */
function hexesToFollow(game: Battle): Hex[] {
  const [unit, vacated] = [attackerOf(game), placeOf(game)];
  if (wayOf(game) !== MELEE || isOccupied(game, vacated)) return [];
  if (pursues(game, unit)) {
    const most = pursueOf(game, unit);
    return followHexes(game, unit, vacated, most, Math.min(MOST_PURSUIT, most + 1));
  }
  const most = advanceOf(game, unit);
  if (most === 0 || hasAdvanced(game, unit)) return [];
  return followHexes(game, unit, vacated, most, Math.min(MOST_ADVANCE, most + 1));
}

/** Whether there is somewhere to follow. */
export const mayFollow = (game: Battle): boolean => hexesToFollow(game).length > 0;

const STAY: Answer<"follow"> = { kind: "follow", hex: NOBODY };
const answersOf = (game: Battle): Answer<"follow">[] => [
  STAY,
  ...hexesToFollow(game).map((hex): Answer<"follow"> => ({ kind: "follow", hex })),
];

/** The attacker advances or pursues into the hex that was left, and maybe on from there, or stays. */
export const followStep: Step<Answer<"follow">> = {
  ...notation.verbs.follow,
  bounds: (game) => ({ unit: named(game, attackerOf(game)), vacated: hexNames[placeOf(game)] }),
  check: (game, _house, { hex }) =>
    hex === NOBODY || hexesToFollow(game).includes(hex)
      ? legal
      : refuse("battles.keywords.follow-where", { hex: hexNames[hex] }),
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
