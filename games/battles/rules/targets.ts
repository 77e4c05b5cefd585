import { legal, NOBODY } from "@weirwood/kernel";
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
import { type AnswerCodes, ATTACK, CEASE, codeOf, DOUSE, type Lister, LOOSE, listedBy, SCORCH } from "./listing.ts";
import { type Refusal, refuse, type Step } from "./step.ts";

/** Attack the enemy: which of the ordered units attacks whom, one after the other, in the order its House wishes. */

/** Whether a unit can attack another: hand to hand beside it; with bows in range and in sight, engaged only its foe. */
function canAttack(game: Battle, unit: Unit, target: Unit): boolean {
  const [from, to] = [hexOf(game, unit), hexOf(game, target)];
  if (!isRanged(game, unit)) return areAdjacent(from, to);
  if (isEngaged(game, unit) && foeOfUnit(game, unit) !== target) return false;
  return isInRange(game, from, to, typeOf(game, unit).range) && sees(game, from, to, "shot");
}

/** Why a unit cannot attack another, or undefined. */
function checkTarget(game: Battle, unit: Unit, target: Unit): Refusal | undefined {
  if (canAttack(game, unit, target)) return legal;
  const { range } = typeOf(game, unit);
  const [from, to] = [hexOf(game, unit), hexOf(game, target)];
  const names = { hex: hexNames[from], at: hexNames[to] };
  if (!isRanged(game, unit)) return refuse("battles.attack.beside", names);
  if (isEngaged(game, unit) && foeOfUnit(game, unit) !== target) return refuse("battles.engagement.bows", names);
  return isInRange(game, from, to, range)
    ? refuse("battles.attack.sight", names)
    : refuse("battles.attack.range", { ...names, range });
}

const isHoundsRange = (from: Hex, to: Hex): boolean => distanceOf(from, to) === 2 || distanceOf(from, to) === 3;

/** Whether a unit can loose its hounds at another: instead of moving, unengaged, at two or three hexes. */
function canLoose(game: Battle, unit: Unit, target: Unit): boolean {
  const [from, to] = [hexOf(game, unit), hexOf(game, target)];
  if (!hasKeyword(game, unit, "hounds") || movedBy(game, unit) > 0 || isEngaged(game, unit)) return false;
  return isHoundsRange(from, to) && sees(game, from, to, "hounds");
}

/** The rank that the card in play would give to the hounds of this unit, or NOBODY: it is for one pack only. */
function houndsRank(game: Battle, unit: Unit): number {
  const one = oneModifier(game, unit);
  return one !== undefined && "houndsAs" in one ? rankIds.indexOf(one.houndsAs) : NOBODY;
}

function checkHounds(game: Battle, unit: Unit, target: Unit, rank: number): Refusal | undefined {
  const isGiven = rank === NOBODY || rank === houndsRank(game, unit);
  if (isGiven && canLoose(game, unit, target)) return legal;
  const [from, to] = [hexOf(game, unit), hexOf(game, target)];
  const names = { hex: hexNames[from], at: hexNames[to] };
  if (!hasKeyword(game, unit, "hounds")) return refuse("battles.keywords.hounds-none", names);
  if (movedBy(game, unit) > 0) return refuse("battles.keywords.hounds-moved", names);
  if (isEngaged(game, unit)) return refuse("battles.keywords.hounds-engaged", names);
  if (!isGiven) return refuse("battles.keywords.hounds-rank", { ...names, symbol: rankIds[rank] });
  return refuse(isHoundsRange(from, to) ? "battles.keywords.hounds-way" : "battles.keywords.hounds-range", names);
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
  for (let friend = firstUnitOf(house); friend < unitsEnd(game, house); friend++) {
    if (friend === unit || !mayAttackAtAll(game, friend) || supportOf(game, friend) === 0) continue;
    if (areAdjacent(hexOf(game, friend), hexOf(game, unit))) return friend;
  }
  return NONE;
}

const supportOf = (game: Battle, unit: Unit): number =>
  abilitiesOf(game, unit).reduce((dice, one) => ("support" in one ? dice + one.support : dice), 0);

/** The dice that another unit would bring to this one's attack by giving up its own. */
export function supportFor(game: Battle, unit: Unit): number {
  const supporter = supporterOf(game, unit);
  return supporter === NONE ? 0 : supportOf(game, supporter);
}

type AttackAnswer = Answer<"attack"> | Answer<"hounds"> | Answer<"scorch"> | Answer<"douse"> | Answer<"cease">;

/** Adds everything that one unit may do instead of standing by. */
function listOf(game: Battle, unit: Unit, codes: AnswerCodes): void {
  const hex = hexOf(game, unit);
  const foes = 1 - houseOf(unit);
  const isSupported = supporterOf(game, unit) !== NONE;
  const hasHounds = hasKeyword(game, unit, "hounds");
  const rank = hasHounds ? houndsRank(game, unit) : NOBODY;
  const reach = hasHounds ? HOUNDS_REACH : typeOf(game, unit).range;
  for (let target = firstUnitOf(foes); target < unitsEnd(game, foes); target++) {
    if (!isOnField(game, target)) continue;
    const at = hexOf(game, target);
    if (distanceOf(hex, at) > reach) continue;
    if (canAttack(game, unit, target)) {
      codes.push(codeOf(ATTACK, hex, at, NOBODY));
      if (isSupported) codes.push(codeOf(ATTACK, hex, at, 0));
    }
    if (!hasHounds || !canLoose(game, unit, target)) continue;
    codes.push(codeOf(LOOSE, hex, at, NOBODY));
    if (rank !== NOBODY) codes.push(codeOf(LOOSE, hex, at, rank));
  }
  for (const at of scorchTargets(game, unit)) codes.push(codeOf(SCORCH, hex, at));
  for (const at of douseTargets(game, unit)) codes.push(codeOf(DOUSE, hex, at));
}

const HOUNDS_REACH = 3;

/** Whether any unit that was ordered can still attack, or light or fight a fire. */
export function mayAttack(game: Battle): boolean {
  const house = game[ACTIVE];
  const codes: AnswerCodes = [];
  for (let unit = firstUnitOf(house); codes.length === 0 && unit < unitsEnd(game, house); unit++) {
    if (mayAttackAtAll(game, unit)) listOf(game, unit, codes);
  }
  return codes.length > 0;
}

const listAttacks: Lister = (game, house, codes) => {
  for (let unit = firstUnitOf(house); unit < unitsEnd(game, house); unit++) {
    if (mayAttackAtAll(game, unit)) listOf(game, unit, codes);
  }
  codes.push(codeOf(CEASE));
};

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
  ...listedBy(listAttacks),
};

/** The second attack of a pursuit: on any enemy beside the unit that has moved, or none. */
const listPursuit: Lister = (game, _house, codes) => {
  const unit = attackerOf(game);
  const foes = 1 - houseOf(unit);
  for (let target = firstUnitOf(foes); target < unitsEnd(game, foes); target++) {
    if (!isOnField(game, target) || !areAdjacent(hexOf(game, unit), hexOf(game, target))) continue;
    codes.push(codeOf(ATTACK, hexOf(game, unit), hexOf(game, target), NOBODY));
  }
  codes.push(codeOf(CEASE));
};

/** Whether the attacker has just pursued, and somebody stands beside it. */
export const mayAttackAfterPursuit = (game: Battle): boolean =>
  procedures.get(game, register.followed) === 1 && (pursuitStep.options(game, game[ACTIVE])?.length ?? 0) > 1;

export const pursuitStep: Step<AttackAnswer> = {
  ...attackStep,
  decision: ["attack", "cease"],
  check(game, house, answer) {
    if (answer.kind !== "attack") return legal;
    const target = unitIn(game, answer.at);
    const where = { hex: hexNames[answer.hex] };
    if (answer.hex !== hexOf(game, attackerOf(game))) return refuse("battles.keywords.pursue-who", where);
    if (answer.support !== NOBODY) return refuse("battles.keywords.pursue-support", where);
    if (target === NONE || houseOf(target) === house)
      return refuse("battles.attack.enemy", { at: hexNames[answer.at] });
    return checkTarget(game, attackerOf(game), target);
  },
  apply(game, _house, answer, tell) {
    procedures.set(game, register.followed, 0);
    if (answer.kind !== "attack") return;
    // What may come after an attack comes after this one, and is not asked for twice.
    procedures.setStep(game, procedures.steps.attack.end);
    beginAttack(game, MELEE, attackerOf(game), unitIn(game, answer.at), { pursues: true }, tell);
  },
  ...listedBy(listPursuit),
};
