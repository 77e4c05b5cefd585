import { anyOf, legal, NOBODY } from "@weirwood/kernel";
import type { Unit } from "../data/ids.ts";
import { type House, houseIds, NONE } from "../data/names.ts";
import { type Answer, type BattleDecision, notation } from "../decisions.ts";
import { type Hex, hexNames, isOnBoard } from "../field/hexes.ts";
import { boardOf, groundOf, isBurning, isCrossingFor } from "../state/field.ts";
import { ACTIVE, type Battle, DONE, LEFT, procedures, TO_ATTACK, TO_MOVE, units } from "../state/layout.ts";
import {
  disengage,
  firstUnitOf,
  foeOfUnit,
  hexOf,
  houseOf,
  isEngaged,
  isOccupied,
  isOnField,
  putUnit,
  rowOfUnit,
  stageOf,
  unitIn,
  unitsEnd,
  unitsOnField,
  wasOrdered,
} from "../state/units.ts";
import { named } from "./casualties.ts";
import { quench } from "./fire.ts";
import { codeOf, HALT, type Lister, listedBy, MOVE, QUENCH } from "./listing.ts";
import { enterCrossing, moveMarkers, takeObjective } from "./markers.ts";
import { beginParting } from "./parting.ts";
import {
  canLeaveField,
  canMove,
  canReach,
  farthestMove,
  freeWalkTo,
  moveAllowance,
  reached,
  searchMoves,
  walkTo,
} from "./reach.ts";
import { type BattleEvent, type Refusal, refuse, type Step, type TellRule } from "./step.ts";
import { scoreEvent } from "./victory.ts";

/** Moving ordered units: one after the other, each once, until their owner has no more to move. */

const at = units.field;
const { unit: LEAVING, to: LEAVING_TO } = procedures.registers.activation;

const isToMove = (game: Battle, unit: Unit): boolean => isOnField(game, unit) && stageOf(game, unit) === TO_MOVE;

/** Whether a House has an ordered unit that can still move, or put out the fire around it. */
export function hasMoves(game: Battle, house: House): boolean {
  for (let unit = firstUnitOf(house); unit < unitsEnd(game, house); unit++) {
    if (isToMove(game, unit) && (canMove(game, unit) || isBurning(game, hexOf(game, unit)))) return true;
  }
  return false;
}

/** Puts a unit into a hex, from wherever it came; catapults may aim there, and then it may not survive. */
export function enterHex(game: Battle, unit: Unit, hex: Hex, tell?: TellRule): void {
  putUnit(game, unit, hex);
  if (isCrossingFor(game, houseOf(unit), hex)) enterCrossing(game, unit, tell);
}

/** Moves an ordered unit that is free to go, to a hex that it can reach; NONE is off the field. */
export function carryOutMove(game: Battle, unit: Unit, to: Hex, tell?: TellRule): void {
  if (to === NONE) {
    leaveField(game, unit, tell);
    return;
  }
  const { hexes, mayAttack } = walkTo(game, unit, to);
  game[rowOfUnit(unit) + at.stage] = mayAttack ? TO_ATTACK : DONE;
  arrive(game, unit, to, hexes, mayAttack ? "battles.movement.walk" : "battles.movement.run", tell);
}

/** Moves a unit by a card, up to so many hexes; whether it was ordered does not matter. */
export function carryOutFreeMove(game: Battle, unit: Unit, to: Hex, hexes: number, tell?: TellRule): void {
  arrive(game, unit, to, freeWalkTo(game, unit, to, hexes), "battles.movement.free", tell);
}

function arrive(game: Battle, unit: Unit, to: Hex, hexes: number, rule: BattleEvent["rule"], tell?: TellRule): void {
  game[rowOfUnit(unit) + at.moved] += hexes;
  tell?.({ rule, ...named(game, unit), to: hexNames[to], hexes });
  enterHex(game, unit, to, tell);
  if (!isOnField(game, unit)) return;
  moveMarkers(game, unit, to);
  takeObjective(game, unit, tell);
}

function leaveField(game: Battle, unit: Unit, tell?: TellRule): void {
  const house = houseOf(unit);
  tell?.({ rule: "battles.movement.off", ...named(game, unit) });
  disengage(game, unit);
  putUnit(game, unit, NONE);
  game[rowOfUnit(unit) + at.figures] = 0;
  game[LEFT + house]++;
  scoreEvent(game, house, "left", NONE, tell);
}

/** Why the unit in a hex may not act before the attacks. */
function checkMover(game: Battle, house: House, hex: Hex): Refusal | undefined {
  const unit = unitIn(game, hex);
  const where = { hex: hexNames[hex] };
  if (unit === NONE || houseOf(unit) !== house || !wasOrdered(game, unit)) {
    return refuse("battles.movement.ordered", where);
  }
  return stageOf(game, unit) === TO_MOVE ? legal : refuse("battles.movement.once", where);
}

/** Why a unit cannot move to a hex. */
function checkDestination(game: Battle, unit: Unit, to: Hex): Refusal | undefined {
  const where = { hex: hexNames[hexOf(game, unit)], to: hexNames[to] };
  if (!isOnBoard(boardOf(game), to)) return refuse("battles.movement.field", where);
  if (isOccupied(game, to)) return refuse("battles.movement.one-unit", where);
  if (isBurning(game, to)) return refuse("battles.fire.closed", where);
  if (groundOf(game, to).isImpassable === true && !isCrossingFor(game, houseOf(unit), to)) {
    return refuse("battles.terrain.impassable", where);
  }
  if (canReach(game, unit, to)) return legal;
  const hexes = moveAllowance(game, unit);
  const farthest = farthestMove(game, unit);
  return farthest > hexes
    ? refuse("battles.terrain.road", { ...where, hexes: farthest })
    : refuse("battles.movement.reach", { ...where, hexes });
}

const listMoves: Lister = (game, house, codes) => {
  for (let unit = firstUnitOf(house); unit < unitsEnd(game, house); unit++) {
    if (!isToMove(game, unit)) continue;
    const hex = hexOf(game, unit);
    if (isBurning(game, hex)) continue;
    const found = searchMoves(game, unit);
    for (let place = 0; place < found; place++) codes.push(codeOf(MOVE, hex, reached[place]));
    if (canLeaveField(game, unit)) codes.push(codeOf(MOVE, hex, NOBODY));
  }
};

const move: Step<Answer<"move">> = {
  ...notation.verbs.move,
  check(game, house, { hex, to }) {
    const barred = checkMover(game, house, hex);
    if (barred !== legal) return barred;
    const unit = unitIn(game, hex);
    if (isBurning(game, hex)) return refuse("battles.fire.held", { hex: hexNames[hex] });
    if (to !== NOBODY) return checkDestination(game, unit, to);
    return canLeaveField(game, unit) ? legal : refuse("battles.movement.off", { hex: hexNames[hex] });
  },
  apply(game, _house, { hex, to }, tell) {
    const unit = unitIn(game, hex);
    const destination = to === NOBODY ? NONE : to;
    if (!isEngaged(game, unit)) {
      carryOutMove(game, unit, destination, tell);
      return;
    }
    // The foe may strike before it goes; the move is carried out when that is over (battles.movement.engaged).
    procedures.set(game, LEAVING, unit);
    procedures.set(game, LEAVING_TO, destination);
    procedures.setStep(game, procedures.steps.activation.go);
    beginParting(game, unit, foeOfUnit(game, unit), tell);
  },
  ...listedBy(listMoves),
};

const listQuenching: Lister = (game, house, codes) => {
  for (let unit = firstUnitOf(house); unit < unitsEnd(game, house); unit++) {
    if (isToMove(game, unit) && isBurning(game, hexOf(game, unit))) codes.push(codeOf(QUENCH, hexOf(game, unit)));
  }
};

const quenchStep: Step<Answer<"quench">> = {
  ...notation.verbs.quench,
  check(game, house, { hex }) {
    const barred = checkMover(game, house, hex);
    if (barred !== legal) return barred;
    return isBurning(game, hex) ? legal : refuse("battles.fire.quench", { hex: hexNames[hex] });
  },
  apply: (game, _house, { hex }, tell) => quench(game, unitIn(game, hex), tell),
  ...listedBy(listQuenching),
};

const listHalt: Lister = (_game, _house, codes) => void codes.push(codeOf(HALT));

const halt: Step<Answer<"halt">> = {
  ...notation.verbs.halt,
  check: () => legal,
  apply(game, house, _answer, tell) {
    procedures.setStep(game, procedures.steps.activation.attack);
    tell?.({ rule: "battles.movement.halt", house: houseIds[house] });
  },
  ...listedBy(listHalt),
};

/** The House whose turn it is moves its ordered units, or has moved enough. */
export const moveStep: Step<Extract<BattleDecision, { kind: "move" | "quench" | "halt" }>> = {
  ...anyOf<Battle, Extract<BattleDecision, { kind: "move" | "quench" | "halt" }>, BattleEvent>(
    (game) => ({
      units: unitsOnField(game, game[ACTIVE])
        .filter((unit) => isToMove(game, unit))
        .map((unit) => hexNames[hexOf(game, unit)]),
    }),
    move,
    quenchStep,
    halt,
  ),
  ...listedBy((game, house, codes) => {
    listMoves(game, house, codes);
    listQuenching(game, house, codes);
    listHalt(game, house, codes);
  }),
};
