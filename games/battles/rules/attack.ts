import { MORALE, NONE, VALOR } from "../data/names.ts";
import { hexNames } from "../field/hexes.ts";
import { ask, HOUNDS, MELEE, PARTING, procedures, SHOT, STRIKE } from "../state/layout.ts";
import { engage, foeOfUnit, hexOf, houseOf, isEngaged, isOnField } from "../state/units.ts";
import { holdsInAttack, modifiersOf, reducedHits } from "./abilities.ts";
import { againHexes, committingFigure, keepAfterBlow, mayCounter, mayStandFirm, maySwap } from "./attack-answers.ts";
import {
  attackerOf,
  attackingHouse,
  drivenFrom,
  register,
  settingOf,
  shownDice,
  targetOf,
  wayOf,
  whose,
} from "./attack-frame.ts";
import {
  diceBefore,
  hittingSymbols,
  houndsDice,
  mayReroll,
  rollAttack,
  rolledHits,
  rollHounds,
} from "./attack-roll.ts";
import { noteRetreat } from "./card-in-play.ts";
import { named, takeHits } from "./casualties.ts";
import { mayFollow } from "./follow.ts";
import { beginParting } from "./parting.ts";
import { beginRetreat } from "./retreat.ts";
import type { Procedure } from "./step.ts";
import { mayAttackAfterPursuit } from "./targets.ts";

/** One attack, from its declaration to all that follows from it, step by step in the order of R-B31. */

const STEP = procedures.steps.attack;

/** Goes one step on; what a step brings about may send the attack elsewhere. */
export const attack: Procedure = (game, tell) => {
  const step = procedures.step(game);
  const attacker = attackerOf(game);
  if (step === STEP.end || (attacker !== NONE && !isOnField(game, attacker))) {
    procedures.pop(game);
    return;
  }
  procedures.setStep(game, step + 1);
  steps[step](game, tell);
};

/** An engaged unit that attacks another enemy hand to hand leaves its engagement first. */
const part: Procedure = (game, tell) => {
  const attacker = attackerOf(game);
  if (wayOf(game) !== MELEE || !isEngaged(game, attacker) || foeOfUnit(game, attacker) === targetOf(game)) return;
  beginParting(game, attacker, foeOfUnit(game, attacker), tell);
};

/** A token is laid between two that were unengaged, and becomes the attacker's between foes; else the attack flanks. */
const layToken: Procedure = (game, tell) => {
  const [attacker, target, way] = [attackerOf(game), targetOf(game), wayOf(game)];
  const areFoes = attacker !== NONE && foeOfUnit(game, target) === attacker;
  if (way === SHOT && areFoes) engage(game, attacker, target, houseOf(attacker));
  if (way !== MELEE) return;
  const flanks = isEngaged(game, target) && !areFoes;
  if (!flanks) {
    engage(game, attacker, target, houseOf(attacker));
    tell?.({ rule: "battles.engagement.token", ...named(game, attacker), at: hexNames[hexOf(game, target)] });
  }
  const setting = settingOf(game);
  const byCard = modifiersOf(game, attacker).some((one) => "flanks" in one && holdsInAttack(game, one.if, setting));
  if (!flanks && !byCard) return;
  procedures.set(game, register.flanks, 1);
  tell?.({ rule: "battles.engagement.flank", ...named(game, attacker), at: hexNames[hexOf(game, target)] });
};

/** Asks the owner of a commander who may use his ability at this moment. */
const offerCommit =
  (isTargets: boolean): Procedure =>
  (game) => {
    if (committingFigure(game) === NONE) return;
    ask.askOne(game, "commit", isTargets ? houseOf(targetOf(game)) : attackingHouse(game));
  };

const rollDice: Procedure = (game, tell) => {
  if (wayOf(game) !== HOUNDS) {
    rollAttack(game, diceBefore(game), tell);
    return;
  }
  const face = rollHounds(game, tell);
  if (face === MORALE) {
    // Neither can be ignored, by nothing (battles.keywords.hounds).
    procedures.set(game, register.retreats, 1);
    procedures.setStep(game, STEP.retreat);
  } else if (face === VALOR) {
    procedures.set(game, register.hits, 1);
    procedures.setStep(game, STEP.casualties);
  } else rollAttack(game, houndsDice(face), tell);
};

const offerReroll: Procedure = (game) => {
  if (!mayReroll(game)) return;
  procedures.setStep(game, STEP.reroll);
  ask.askOne(game, "reroll", attackingHouse(game));
};

/** Hits of the dice, less Cover and Toughness; King Robb may then change places, and they are counted anew. */
const countHits: Procedure = (game, tell) => {
  const target = targetOf(game);
  const rolled = rolledHits(game);
  const hits = reducedHits(game, target, rolled);
  procedures.set(game, register.hits, hits);
  const about = { ...whose(game), target: named(game, target).unit };
  if (rolled > hits) tell?.({ rule: "battles.keywords.cover", ...about, ignored: rolled - hits });
  tell?.({ rule: "battles.attack.hits", ...about, hits, ignored: rolled - hits, hitting: hittingSymbols(game) });
  if (maySwap(game)) ask.askOne(game, "swap-bearer", houseOf(target));
};

const takeCasualties: Procedure = (game, tell) => {
  const target = targetOf(game);
  const left = takeHits(game, target, procedures.get(game, register.hits), { by: attackerOf(game) }, tell);
  procedures.set(game, register.left, left);
};

const countMorale: Procedure = (game) => {
  const target = targetOf(game);
  const way = wayOf(game);
  const isDeaf = way === PARTING || way === STRIKE || procedures.get(game, register["ignores-morale"]) === 1;
  if (!isOnField(game, target) || isDeaf || procedures.get(game, register["morale-hits"]) === 1) return;
  procedures.set(game, register.retreats, shownDice(game, MORALE));
  if (mayStandFirm(game)) ask.askOne(game, "stand-firm", houseOf(target));
};

const driveBack: Procedure = (game, tell) => {
  const target = targetOf(game);
  const steps = procedures.get(game, register.retreats);
  if (steps === 0 || !isOnField(game, target)) return;
  noteRetreat(game, target, steps, tell);
  const from = drivenFrom(game);
  beginRetreat(game, target, steps, {
    left: procedures.get(game, register.left),
    by: attackerOf(game),
    ...(from === undefined ? {} : { from }),
  });
};

const offerFollow: Procedure = (game) => {
  if (mayFollow(game)) ask.askOne(game, "follow", attackingHouse(game));
};

/** Whoever pursued may attack again. */
const offerPursuit: Procedure = (game) => {
  if (mayAttackAfterPursuit(game)) ask.askOne(game, "pursue-attack", attackingHouse(game));
};

const offerCounter: Procedure = (game) => {
  if (mayCounter(game)) ask.askOne(game, "counter", houseOf(targetOf(game)));
};

const offerAgain: Procedure = (game) => {
  keepAfterBlow(game);
  if (againHexes(game).length > 0) ask.askOne(game, "again", attackingHouse(game));
};

/** In the order of the frame's steps. */
const steps: readonly Procedure[] = [
  part,
  layToken,
  offerCommit(false),
  rollDice,
  offerReroll,
  offerCommit(false),
  offerCommit(true),
  countHits,
  takeCasualties,
  countMorale,
  driveBack,
  offerFollow,
  offerPursuit,
  offerCounter,
  offerAgain,
];
