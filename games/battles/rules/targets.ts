import { legal, NOBODY, oneOf } from "@weirwood/kernel";
import type { Unit } from "../data/ids.ts";
import { type House, NONE, rankIds } from "../data/names.ts";
import { type Answer, notation } from "../decisions.ts";
import { areAdjacent, distanceOf, type Hex, hexNames } from "../field/hexes.ts";
import { isInRange, sees } from "../field/sight.ts";
import { isBurning } from "../state/field.ts";
import { ACTIVE, type Battle, DONE, HOUNDS, MELEE, procedures, SHOT, units } from "../state/layout.ts";
import {
  firstUnitOf,
  foeOfUnit,
  hexOf,
  houseOf,
  isEngaged,
  isOnField,
  isRanged,
  movedBy,
  rowOfUnit,
  stageOf,
  typeOf,
  unitIn,
  unitsEnd,
  wasOrdered,
} from "../state/units.ts";
import { abilitiesOf, hasKeyword } from "./abilities.ts";
import { attackerOf, beginAttack, register } from "./attack-frame.ts";
import { oneModifier, useOneModifier } from "./card-in-play.ts";
import { checkDouse, checkScorch, douse, douseTargets, scorch, scorchTargets } from "./fire.ts";
import { type Refusal, refuse, type Step } from "./step.ts";

/** Attack the enemy: which of the ordered units attacks whom, one after the other, in the order its House wishes. */

/** Why a unit cannot attack another, or undefined. */
function checkTarget(game: Battle, unit: Unit, target: Unit): Refusal | undefined {
  const [from, to] = [hexOf(game, unit), hexOf(game, target)];
  const names = { hex: hexNames[from], at: hexNames[to] };
  if (!isRanged(game, unit)) return areAdjacent(from, to) ? legal : refuse("battles.attack.beside", names);
  // Bows leave an engagement only by moving (battles.engagement.bows).
  if (isEngaged(game, unit) && foeOfUnit(game, unit) !== target) return refuse("battles.engagement.bows", names);
  if (!isInRange(game, from, to, typeOf(game, unit).range)) {
    return refuse("battles.attack.range", { ...names, range: typeOf(game, unit).range });
  }
  return sees(game, from, to, "shot") ? legal : refuse("battles.attack.sight", names);
}

/** The rank that the card in play would give to the hounds of this unit, or NOBODY: it is for one pack only. */
function houndsRank(game: Battle, unit: Unit): number {
  const one = oneModifier(game, unit);
  return one !== undefined && "houndsAs" in one ? rankIds.indexOf(one.houndsAs) : NOBODY;
}

function checkHounds(game: Battle, unit: Unit, target: Unit, rank: number): Refusal | undefined {
  const [from, to] = [hexOf(game, unit), hexOf(game, target)];
  const names = { hex: hexNames[from], at: hexNames[to] };
  if (!hasKeyword(game, unit, "hounds")) return refuse("battles.keywords.hounds-none", names);
  if (movedBy(game, unit) > 0) return refuse("battles.keywords.hounds-moved", names);
  if (isEngaged(game, unit)) return refuse("battles.keywords.hounds-engaged", names);
  if (rank !== NOBODY && rank !== houndsRank(game, unit)) {
    return refuse("battles.keywords.hounds-rank", { ...names, symbol: rankIds[rank] });
  }
  const distance = distanceOf(from, to);
  if (distance < 2 || distance > 3) return refuse("battles.keywords.hounds-range", names);
  return sees(game, from, to, "hounds") ? legal : refuse("battles.attack.sight", names);
}

/** Why a unit cannot attack at all this turn, or undefined. */
function checkAttacker(game: Battle, house: House, unit: Unit, hex: Hex): Refusal | undefined {
  if (unit === NONE || houseOf(unit) !== house || !wasOrdered(game, unit)) {
    return refuse("battles.attack.ordered", { hex: hexNames[hex] });
  }
  if (stageOf(game, unit) === DONE) return refuse("battles.attack.once", { hex: hexNames[hex] });
  return isBurning(game, hex) ? refuse("battles.fire.no-attack", { hex: hexNames[hex] }) : legal;
}

const mayAttackAtAll = (game: Battle, unit: Unit): boolean =>
  isOnField(game, unit) &&
  wasOrdered(game, unit) &&
  stageOf(game, unit) !== DONE &&
  !isBurning(game, hexOf(game, unit));

/** The unit whose commander can give up its attack for this one, and the dice that it brings; NONE where there is none. */
function supporterOf(game: Battle, unit: Unit): Unit {
  const house = houseOf(unit);
  for (let friend = firstUnitOf(house); friend < unitsEnd(house); friend++) {
    if (friend === unit || !mayAttackAtAll(game, friend) || supportOf(game, friend) === 0) continue;
    if (areAdjacent(hexOf(game, friend), hexOf(game, unit))) return friend;
  }
  return NONE;
}

const supportOf = (game: Battle, unit: Unit): number =>
  abilitiesOf(game, unit).reduce((dice, one) => ("support" in one ? dice + one.support : dice), 0);

type AttackAnswer = Answer<"attack"> | Answer<"hounds"> | Answer<"scorch"> | Answer<"douse"> | Answer<"cease">;

/** Adds everything that one unit may do instead of standing by. */
function addAnswersOf(game: Battle, unit: Unit, answers: AttackAnswer[]): void {
  const hex = hexOf(game, unit);
  const foes = 1 - houseOf(unit);
  const isSupported = supporterOf(game, unit) !== NONE;
  const hasHounds = hasKeyword(game, unit, "hounds");
  const rank = hasHounds ? houndsRank(game, unit) : NOBODY;
  for (let target = firstUnitOf(foes); target < unitsEnd(foes); target++) {
    if (!isOnField(game, target)) continue;
    const at = hexOf(game, target);
    if (distanceOf(hex, at) > typeOf(game, unit).range && !hasHounds) continue;
    if (checkTarget(game, unit, target) === legal) {
      answers.push({ kind: "attack", hex, at, support: NOBODY });
      if (isSupported) answers.push({ kind: "attack", hex, at, support: 0 });
    }
    if (!hasHounds || checkHounds(game, unit, target, NOBODY) !== legal) continue;
    answers.push({ kind: "hounds", hex, at, rank: NOBODY });
    if (rank !== NOBODY) answers.push({ kind: "hounds", hex, at, rank });
  }
  for (const at of scorchTargets(game, unit)) answers.push({ kind: "scorch", hex, at });
  for (const at of douseTargets(game, unit)) answers.push({ kind: "douse", hex, at });
}

function answersOf(game: Battle): AttackAnswer[] {
  const house = game[ACTIVE];
  const answers: AttackAnswer[] = [];
  for (let unit = firstUnitOf(house); unit < unitsEnd(house); unit++) {
    if (mayAttackAtAll(game, unit)) addAnswersOf(game, unit, answers);
  }
  return answers;
}

const CEASE: AttackAnswer = { kind: "cease" };

/** Whether any unit that was ordered can still attack, or light or fight a fire. */
export const mayAttack = (game: Battle): boolean => answersOf(game).length > 0;

function markAttacked(game: Battle, unit: Unit): void {
  game[rowOfUnit(unit) + units.field.stage] = DONE;
  game[rowOfUnit(unit) + units.field["has-attacked"]] = 1;
}

export const attackStep: Step<AttackAnswer> = {
  decision: ["attack", "hounds", "scorch", "douse", "cease"],
  read: (input) => notation.verbs[input.kind as AttackAnswer["kind"]].read(input) as AttackAnswer | undefined,
  check(game, house, answer) {
    if (answer.kind === "cease") return legal;
    const { hex, at } = answer;
    const unit = unitIn(game, hex);
    const notAtAll = checkAttacker(game, house, unit, hex);
    if (notAtAll !== undefined) return notAtAll;
    if (answer.kind === "scorch") return checkScorch(game, unit, at);
    if (answer.kind === "douse") return checkDouse(game, unit, at);
    const target = unitIn(game, at);
    if (target === NONE || houseOf(target) === house) return refuse("battles.attack.enemy", { at: hexNames[at] });
    if (answer.kind === "hounds") return checkHounds(game, unit, target, answer.rank);
    if (answer.support !== NOBODY && supporterOf(game, unit) === NONE) {
      return refuse("battles.commanders.support", { hex: hexNames[hex] });
    }
    return checkTarget(game, unit, target);
  },
  apply(game, _house, answer, tell) {
    if (answer.kind === "cease") {
      procedures.setStep(game, procedures.steps.activation.end);
      return;
    }
    const unit = unitIn(game, answer.hex);
    // Setting fires and fighting them takes the place of an attack, and is none.
    if (answer.kind === "scorch" || answer.kind === "douse") {
      (answer.kind === "scorch" ? scorch : douse)(game, unit, answer.at, tell);
      return;
    }
    markAttacked(game, unit);
    if (answer.kind === "hounds") {
      const isGiven = answer.rank !== NOBODY;
      if (isGiven) useOneModifier(game);
      const besides = isGiven ? { houndsRank: answer.rank } : {};
      beginAttack(game, HOUNDS, unit, unitIn(game, answer.at), besides, tell);
    } else {
      const supporter = answer.support === NOBODY ? NONE : supporterOf(game, unit);
      if (supporter !== NONE) game[rowOfUnit(supporter) + units.field.stage] = DONE;
      const extraDice = supporter === NONE ? 0 : supportOf(game, supporter);
      beginAttack(game, isRanged(game, unit) ? SHOT : MELEE, unit, unitIn(game, answer.at), { extraDice }, tell);
    }
  },
  options: (game) => [...answersOf(game), CEASE],
  sample: (game, _house, chance) => oneOf([...answersOf(game), CEASE], chance),
};

/** The second attack of a pursuit: on any enemy beside the unit that has moved, or none. */
function pursuitAnswers(game: Battle): AttackAnswer[] {
  const unit = attackerOf(game);
  const foes = 1 - houseOf(unit);
  const answers: AttackAnswer[] = [];
  for (let target = firstUnitOf(foes); target < unitsEnd(foes); target++) {
    if (!isOnField(game, target) || !areAdjacent(hexOf(game, unit), hexOf(game, target))) continue;
    answers.push({ kind: "attack", hex: hexOf(game, unit), at: hexOf(game, target), support: NOBODY });
  }
  return answers;
}

export const mayAttackAfterPursuit = (game: Battle): boolean =>
  procedures.get(game, register.followed) === 1 && pursuitAnswers(game).length > 0;

export const pursuitStep: Step<AttackAnswer> = {
  ...attackStep,
  decision: ["attack", "cease"],
  check(game, house, answer) {
    if (answer.kind !== "attack") return legal;
    const target = unitIn(game, answer.at);
    if (answer.hex !== hexOf(game, attackerOf(game)) || answer.support !== NOBODY) {
      return refuse("battles.keywords.pursue-who", { hex: hexNames[answer.hex] });
    }
    if (target === NONE || houseOf(target) === house)
      return refuse("battles.attack.enemy", { at: hexNames[answer.at] });
    return checkTarget(game, attackerOf(game), target);
  },
  apply(game, _house, answer, tell) {
    procedures.set(game, register.followed, 0);
    if (answer.kind === "attack")
      beginAttack(game, MELEE, attackerOf(game), unitIn(game, answer.at), { pursues: true }, tell);
  },
  options: (game) => [...pursuitAnswers(game), CEASE],
  sample: (game, _house, chance) => oneOf([...pursuitAnswers(game), CEASE], chance),
};
