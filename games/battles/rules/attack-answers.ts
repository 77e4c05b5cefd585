import { legal, NOBODY, oneOf, type Step as StepOf } from "@weirwood/kernel";
import { type Figure, figureIds, type Unit } from "../data/ids.ts";
import { MORALE, NONE } from "../data/names.ts";
import { type Answer, notation } from "../decisions.ts";
import { areAdjacent, type Hex, hexNames } from "../field/hexes.ts";
import { cardOfFigure, commandersOf, rowOfFigure, unitOfFigure } from "../state/commanders.ts";
import { isBurning } from "../state/field.ts";
import { type Battle, COUNTER, commanders, MELEE, PARTING, procedures, SHOT, STRIKE, units } from "../state/layout.ts";
import {
  figuresOf,
  hasLeader,
  hexOf,
  houseOf,
  isCavalry,
  isOnField,
  leaderOf,
  rowOfUnit,
  unitIn,
  unitsOnField,
} from "../state/units.ts";
import { isStalwart, reducedHits } from "./abilities.ts";
import { isOwnAttack } from "./attack-dice.ts";
import {
  attackerOf,
  beginAttack,
  mayCommit,
  register,
  shownDice,
  targetOf,
  turnCard,
  wayOf,
  whose,
} from "./attack-frame.ts";
import { facesThatHit } from "./attack-roll.ts";
import { named } from "./casualties.ts";
import { isTargetInPlace } from "./follow.ts";
import { type BattleEvent, refuse, type Step, type TellRule } from "./step.ts";

/** What either player is asked inside an attack: abilities, standing firm, counterattacks, attacks that come on top. */

const STEP = procedures.steps.attack;

interface YesNo<Kind extends string> {
  readonly kind: Kind;
  readonly answer: number;
}

/** A step that is answered by yes or no. */
function yesNo<Kind extends "use-commit" | "stand-firm" | "counter">(
  kind: Kind,
  carryOut: (game: Battle, isYes: boolean, tell?: TellRule) => void,
): StepOf<Battle, YesNo<Kind>, BattleEvent> {
  const answers: readonly YesNo<Kind>[] = [0, 1].map((answer) => ({ kind, answer }));
  return {
    decision: kind,
    read: (input) => notation.verbs[kind].read(input) as YesNo<Kind> | undefined,
    bounds: (game) => ({ ...whose(game), target: named(game, targetOf(game)) }),
    check: () => legal,
    apply: (game, _house, { answer }, tell) => carryOut(game, answer === 1, tell),
    options: () => answers,
    sample: (_game, _house, chance) => oneOf(answers, chance),
  };
}

/** The commander who may be asked at the step that has just begun, or NONE. The frame already stands at the step after. */
export function committingFigure(game: Battle): Figure {
  const step = procedures.step(game) - 1;
  const [attacker, target] = [attackerOf(game), targetOf(game)];
  const isOwn = isOwnAttack(wayOf(game));
  if (step === STEP.commit) {
    return isOwn && mayCommit(game, leaderOf(game, attacker), "before-roll") ? leaderOf(game, attacker) : NONE;
  }
  if (shownDice(game, MORALE) === 0 || procedures.get(game, register["ignores-morale"]) === 1) return NONE;
  if (step === STEP["after-roll"]) {
    const isFor = isOwn && hasLeader(game, target);
    return isFor && mayCommit(game, leaderOf(game, attacker), "after-roll-at-commander")
      ? leaderOf(game, attacker)
      : NONE;
  }
  return shieldingFigure(game, target);
}

/** A commander of the target's House who leads it, or stands beside it, and can make morale results vanish. */
function shieldingFigure(game: Battle, target: Unit): Figure {
  // Morale that has become hits is no morale result any more.
  if (procedures.get(game, register["morale-hits"]) === 1 || wayOf(game) === PARTING || wayOf(game) === STRIKE)
    return NONE;
  if (isDoomed(game, target)) return NONE;
  for (const figure of commandersOf(game, houseOf(target))) {
    const unit = unitOfFigure(game, figure);
    const isNear = unit === target || areAdjacent(hexOf(game, unit), hexOf(game, target));
    if (isNear && mayCommit(game, figure, "attacked-after-roll")) return figure;
  }
  return NONE;
}

/** Whether the dice already eliminate the target, so that no morale result matters; what becomes of commanders is open yet. */
const isDoomed = (game: Battle, target: Unit): boolean =>
  !hasLeader(game, target) && reducedHits(game, target, facesThatHit(game)) >= figuresOf(game, target);

/** A commander's owner says whether his commit ability is used now. */
export const commitInAttack = yesNo("use-commit", (game, isYes, tell) => {
  if (!isYes) return;
  const figure = committingFigure(game);
  const { commit } = cardOfFigure(game, figure);
  turnCard(game, figure);
  tell?.({ rule: "battles.commanders.commit", figure: figureIds[figure] });
  if ("moraleAlsoHits" in commit) {
    procedures.set(game, register["extra-dice"], procedures.get(game, register["extra-dice"]) + commit.dice);
    procedures.set(game, register["morale-hits"], 0);
  }
  if ("moraleBecomesHits" in commit) procedures.set(game, register["morale-hits"], 1);
  if ("ignoreMorale" in commit) procedures.set(game, register["ignores-morale"], 1);
});

/** Friendly cavalry beside the target, with whose banner bearer its commander may change places. */
function swapHexes(game: Battle): Hex[] {
  const target = targetOf(game);
  return unitsOnField(game, houseOf(target))
    .filter((one) => one !== target && isCavalry(game, one) && areAdjacent(hexOf(game, one), hexOf(game, target)))
    .map((unit) => hexOf(game, unit));
}

/** Whether the commander of the target may change places now: before an attack takes a figure other than his. */
export function maySwap(game: Battle): boolean {
  const target = targetOf(game);
  if (procedures.get(game, register.hits) === 0 || procedures.get(game, register["swap-asked"]) === 1) return false;
  const isDue = figuresOf(game, target) > 1 && mayCommit(game, leaderOf(game, target), "would-lose-figure");
  return isDue && swapHexes(game).length > 0;
}

/** Banners travel with their bearers: rank, readiness and commander change places, and the hits are counted anew. */
function swapBearers(game: Battle, one: Unit, other: Unit): void {
  for (const field of ["rank", "leader", "is-spent"] as const) {
    const [here, there] = [rowOfUnit(one) + units.field[field], rowOfUnit(other) + units.field[field]];
    const kept = game[here];
    game[here] = game[there];
    game[there] = kept;
  }
  for (const unit of [one, other]) {
    const leader = leaderOf(game, unit);
    if (leader !== NONE) game[rowOfFigure(leader) + commanders.field.unit] = unit;
  }
}

const noSwap: Answer<"swap-bearer"> = { kind: "swap-bearer", hex: NOBODY };
const swapAnswers = (game: Battle): Answer<"swap-bearer">[] => [
  noSwap,
  ...swapHexes(game).map((hex): Answer<"swap-bearer"> => ({ kind: "swap-bearer", hex })),
];

export const swapBearerStep: Step<Answer<"swap-bearer">> = {
  ...notation.verbs["swap-bearer"],
  bounds: (game) => ({ ...whose(game), hits: procedures.get(game, register.hits) }),
  check: (game, _house, { hex }) =>
    hex === NOBODY || swapHexes(game).includes(hex)
      ? legal
      : refuse("battles.commanders.swap-with", { hex: hexNames[hex] }),
  apply(game, _house, { hex }, tell) {
    procedures.set(game, register["swap-asked"], 1);
    if (hex === NOBODY) return;
    const target = targetOf(game);
    const figure = leaderOf(game, target);
    turnCard(game, figure);
    tell?.({
      rule: "battles.commanders.swap",
      figure: figureIds[figure],
      from: hexNames[hexOf(game, target)],
      to: hexNames[hex],
    });
    swapBearers(game, target, unitIn(game, hex));
    procedures.setStep(game, STEP.hits);
  },
  options: swapAnswers,
  sample: (game, _house, chance) => oneOf(swapAnswers(game), chance),
};

/** A Stalwart target may ignore the first morale result. */
export const standFirm = yesNo("stand-firm", (game, isYes, tell) => {
  if (!isYes) return;
  procedures.set(game, register.retreats, procedures.get(game, register.retreats) - 1);
  tell?.({ rule: "battles.keywords.stalwart", ...named(game, targetOf(game)) });
});

/** Whether the target may strike back: after a melee attack, Stalwart, where it stood, and not in fire. */
export function mayCounter(game: Battle): boolean {
  const [attacker, target] = [attackerOf(game), targetOf(game)];
  if (wayOf(game) !== MELEE || !isTargetInPlace(game) || !isOnField(game, attacker)) return false;
  return areAdjacent(hexOf(game, attacker), hexOf(game, target)) && canStrikeBack(game, target);
}

/** Whether a unit is of those that counterattack when they are attacked hand to hand and keep their place. */
export const canStrikeBack = (game: Battle, unit: Unit): boolean =>
  !isBurning(game, hexOf(game, unit)) &&
  game[rowOfUnit(unit) + units.field["is-cowed"]] === 0 &&
  isStalwart(game, unit);

export const counterStep = yesNo("counter", (game, isYes, tell) => {
  if (isYes) beginAttack(game, COUNTER, targetOf(game), attackerOf(game), {}, tell);
});

/** Enemies beside the attacker whom its commander's ability may still strike now. */
export function againHexes(game: Battle): Hex[] {
  const attacker = attackerOf(game);
  const isOwn = wayOf(game) === MELEE || wayOf(game) === SHOT;
  if (!isOwn || !isOnField(game, attacker) || isBurning(game, hexOf(game, attacker))) return [];
  // A counterattack that drove it back has ended its activation (battles.engagement.counter).
  if (game[rowOfUnit(attacker) + units.field["was-driven"]] === 1) return [];
  const leader = leaderOf(game, attacker);
  if (!mayCommit(game, leader, "after-attack")) return [];
  if (game[rowOfFigure(leader) + commanders.field["has-acted"]] === 1) return [];
  return unitsOnField(game, 1 - houseOf(attacker))
    .map((unit) => hexOf(game, unit))
    .filter((hex) => areAdjacent(hex, hexOf(game, attacker)));
}

/** How a commander's ability strikes again: with a blow of its own dice, or as his unit attacks. */
export const wayOfAgain = (game: Battle, figure: Figure): number =>
  "strikeBeside" in cardOfFigure(game, figure).commit ? STRIKE : MELEE;

const notAgain: Answer<"again"> = { kind: "again", hex: NOBODY };
const againAnswers = (game: Battle): Answer<"again">[] => [
  notAgain,
  ...againHexes(game).map((hex): Answer<"again"> => ({ kind: "again", hex })),
];

/** After its attack a unit may attack once more by its commander's ability. */
export const againStep: Step<Answer<"again">> = {
  ...notation.verbs.again,
  bounds: (game) => ({ ...whose(game), figure: figureIds[leaderOf(game, attackerOf(game))] }),
  check: (game, _house, { hex }) =>
    hex === NOBODY || againHexes(game).includes(hex)
      ? legal
      : refuse("battles.commanders.again-beside", { hex: hexNames[hex] }),
  apply(game, _house, { hex }, tell) {
    if (hex === NOBODY) return;
    const attacker = attackerOf(game);
    const figure = leaderOf(game, attacker);
    turnCard(game, figure);
    game[rowOfFigure(figure) + commanders.field["has-acted"]] = 1;
    tell?.({ rule: "battles.commanders.commit", figure: figureIds[figure] });
    beginAttack(game, wayOfAgain(game, figure), attacker, unitIn(game, hex), {}, tell);
  },
  options: againAnswers,
  sample: (game, _house, chance) => oneOf(againAnswers(game), chance),
};

/** Robb keeps his ability where the blow eliminated its target. */
export function keepAfterBlow(game: Battle): void {
  if (wayOf(game) !== STRIKE || isOnField(game, targetOf(game))) return;
  const leader = leaderOf(game, attackerOf(game));
  if (leader !== NONE) game[rowOfFigure(leader) + commanders.field["is-committed"]] = 0;
}

/** Whether the target may be asked to ignore its first morale result. */
export const mayStandFirm = (game: Battle): boolean =>
  procedures.get(game, register.retreats) > 0 && isStalwart(game, targetOf(game));
