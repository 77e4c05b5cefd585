import { anyOf, legal, NOBODY, oneOf } from "@weirwood/kernel";
import { commandCards } from "../data/cards.ts";
import { cardIds, type Figure, figureIds, UNITS, type Unit } from "../data/ids.ts";
import { NONE, symbolIds } from "../data/names.ts";
import type { Effect, Select } from "../data/vocabulary.ts";
import { type Answer, type BattleDecision, notation } from "../decisions.ts";
import { hexNames } from "../field/hexes.ts";
import { cardOfFigure, houseOfFigure } from "../state/commanders.ts";
import {
  ask,
  type Battle,
  BY_COMMAND,
  BY_COMMIT,
  BY_TACTIC,
  CARD,
  CARD_HAS_ACTED,
  effectSources,
  procedures,
  units,
} from "../state/layout.ts";
import { hexOf, houseOf, isOnField, movedBy, rowOfUnit, unitIn, unitsOnField } from "../state/units.ts";
import { isLastChance } from "./commands.ts";
import { carryOut, carryOutOn, fitsOf, selectOf, swapToken, tokensToSwap } from "./effects.ts";
import { codeOf, HALT, type Lister, listedBy, MOVE } from "./listing.ts";
import { carryOutFreeMove } from "./movement.ts";
import { freeMoveHexes } from "./reach.ts";
import { type Fits, houseReached, isInPlace, isReached, unitsReached, wantedOf } from "./selecting.ts";
import { type BattleEvent, type Procedure, type Refusal, refuse, type Step, type TellRule } from "./step.ts";

/**
 * Carrying out an effect: its units are chosen one by one by the House whose card or commander it is, as many as it
 * wants. Nobody is asked where there is nothing to choose.
 */

const { source: SOURCE, figure: FIGURE, index: INDEX, count: COUNT } = procedures.registers.effect;

/** Begins the tactic or a command of the card that is played on a commander, or the effects of his own ability. */
export function beginEffect(game: Battle, source: number, figure: Figure, index = 0): void {
  procedures.begin(game, "effect", { source, figure, index });
}

const leaderOfEffect = (game: Battle): Figure => procedures.get(game, FIGURE);

/** The effects of a commander's ability that is used at the start of a turn. */
export function effectsAtStart(game: Battle, figure: Figure): readonly Effect[] {
  const { commit } = cardOfFigure(game, figure);
  return commit.when === "start-of-turn" ? commit.effects : [];
}

/** The effect that is being carried out. */
function effectNow(game: Battle): Effect {
  const index = procedures.get(game, INDEX);
  const source = procedures.get(game, SOURCE);
  if (source === BY_COMMIT) return effectsAtStart(game, leaderOfEffect(game))[index];
  const { commands, tactic } = commandCards[game[CARD]];
  // Only the commands that ready units are carried out as effects, and only a card with a tactic begins one.
  return (source === BY_COMMAND ? commands[index] : tactic?.effect) as Effect;
}

/** An ability may have several effects; they come one after the other. */
function endEffect(game: Battle): void {
  if (isRide(effectNow(game))) forgetRiders(game);
  const isAbility = procedures.get(game, SOURCE) === BY_COMMIT;
  const next = procedures.get(game, INDEX) + 1;
  if (isAbility && next < effectsAtStart(game, leaderOfEffect(game)).length) {
    procedures.set(game, INDEX, next);
    procedures.set(game, COUNT, 0);
    procedures.setStep(game, procedures.steps.effect.begin);
  } else procedures.pop(game);
}

export const effect: Procedure = (game, tell) => {
  const now = effectNow(game);
  const leader = leaderOfEffect(game);
  const select = selectOf(now);
  if (procedures.step(game) === procedures.steps.effect.begin) {
    procedures.setStep(game, procedures.steps.effect.choose);
    if (isRide(now)) noteRiders(game, now);
  }
  if (select !== undefined) goOnChoosing(game, now, select, tell);
  else if ("swapTokenFor" in now) goOnSwapping(game, now, tell);
  else {
    endEffect(game);
    carryOut(game, now, leader, tell);
  }
};

type FreeMove = Extract<Effect, { readonly freeMove: unknown }>;

/** Whether all units that an effect reaches may move: each once, and those that it reaches when it begins. */
const isRide = (now: Effect): now is FreeMove => "freeMove" in now && now.freeMove.most === "all";

const RIDES = units.field["may-ride"];
const mayRide: Fits = (game, unit) => game[rowOfUnit(unit) + RIDES] === 1;

function noteRiders(game: Battle, { freeMove }: FreeMove): void {
  for (const unit of unitsReached(game, freeMove, leaderOfEffect(game), NONE, isOnField)) {
    game[rowOfUnit(unit) + RIDES] = 1;
  }
}

function forgetRiders(game: Battle): void {
  for (let unit = 0; unit < UNITS; unit++) game[rowOfUnit(unit) + RIDES] = 0;
}

const reaches = (game: Battle, now: Effect, select: Select, unit: Unit): boolean =>
  isRide(now) ? mayRide(game, unit) : isReached(game, select, leaderOfEffect(game), NONE, unit);

/** The units on which the effect can still be carried out. */
function openUnits(game: Battle, now: Effect, select: Select): Unit[] {
  const fits = fitsOf(now, procedures.get(game, COUNT));
  return unitsOnField(game, houseReached(select, leaderOfEffect(game))).filter(
    (unit) => reaches(game, now, select, unit) && fits(game, unit),
  );
}

/** Whether no more need to be chosen: as many as the effect wants, and the card has done something at all. */
function mayStop(game: Battle, { least = 0 }: Select): boolean {
  const isEnough = procedures.get(game, COUNT) >= least;
  return isEnough && !(procedures.get(game, SOURCE) === BY_COMMAND && isLastChance(game, procedures.get(game, INDEX)));
}

function goOnChoosing(game: Battle, now: Effect, select: Select, tell?: TellRule): void {
  const count = procedures.get(game, COUNT);
  const open = openUnits(game, now, select);
  const isFull = select.most !== "all" && count >= select.most;
  if (open.length === 0 && count === 0 && procedures.get(game, SOURCE) === BY_TACTIC) {
    tell?.({ rule: "battles.cards.tactic-lost" });
  }
  if (open.length === 0 || isFull) endEffect(game);
  else if ("freeMove" in now) ask.askOne(game, "free-move", houseOfFigure(leaderOfEffect(game)));
  else if (select.most === "all" || (open.length === 1 && !mayStop(game, select))) take(game, now, open[0], tell);
  else ask.askOne(game, "choose", houseOfFigure(leaderOfEffect(game)));
}

function take(game: Battle, now: Effect, unit: Unit, tell?: TellRule): void {
  const count = procedures.get(game, COUNT);
  procedures.set(game, COUNT, count + 1);
  if (procedures.get(game, SOURCE) === BY_COMMAND) game[CARD_HAS_ACTED] = 1;
  carryOutOn(game, now, unit, count, tell);
}

/** What is being chosen for: which effect, the command or ability it belongs to by its place, and how many were chosen. */
export const chosenNow = (
  game: Battle,
): { readonly effect: Effect; readonly index: number; readonly count: number } => ({
  effect: effectNow(game),
  index: procedures.get(game, INDEX),
  count: procedures.get(game, COUNT),
});

/** What an ask about an effect is about, for whoever draws it. */
const about = (game: Battle) => ({
  by: effectSources[procedures.get(game, SOURCE)],
  figure: figureIds[leaderOfEffect(game)],
  ...(game[CARD] !== NONE && { card: cardIds[game[CARD]] }),
});

/** Why the effect cannot be carried out on the unit in a hex. */
function checkUnit(game: Battle, hex: number): Refusal | undefined {
  const now = effectNow(game);
  const select = selectOf(now) as Select;
  const leader = leaderOfEffect(game);
  const unit = unitIn(game, hex);
  const where = { hex: hexNames[hex] };
  if (unit === NONE || houseOf(unit) !== houseReached(select, leader)) {
    return refuse(select.who === "enemy" ? "battles.cards.choose-enemy" : "battles.cards.choose-own", where);
  }
  if (!reaches(game, now, select, unit)) return refuseUnreached(game, now, select, unit);
  const chosen = procedures.get(game, COUNT);
  if (fitsOf(now, chosen)(game, unit)) return legal;
  const cannotPay = "readyAtCost" in now && fitsOf(now, chosen + 1)(game, unit);
  return refuse(cannotPay ? "battles.cards.ready-at-cost" : "battles.cards.choose-idle", where);
}

/** Why an effect does not reach a unit of the House that it is for. */
function refuseUnreached(game: Battle, now: Effect, select: Select, unit: Unit): Refusal {
  const where = { hex: hexNames[hexOf(game, unit)] };
  if (isRide(now) && movedBy(game, unit) > 0) return refuse("battles.movement.once", where);
  if (!isInPlace(game, select, leaderOfEffect(game), NONE, unit)) return refuse("battles.cards.choose", where);
  const wanted = wantedOf(game, select, unit);
  return wanted === undefined
    ? refuse("battles.cards.choose-kind", where)
    : refuse("battles.cards.choose-state", { ...where, wanted });
}

/** A unit for the effect, or no more. */
export const chooseStep: Step<Answer<"choose">> = {
  ...notation.verbs.choose,
  bounds: about,
  check(game, _house, { hex }) {
    if (hex !== NOBODY) return checkUnit(game, hex);
    return mayStop(game, selectOf(effectNow(game)) as Select) ? legal : refuse("battles.cards.choose-one");
  },
  apply(game, _house, { hex }, tell) {
    if (hex === NOBODY) endEffect(game);
    else take(game, effectNow(game), unitIn(game, hex), tell);
  },
  options(game) {
    const now = effectNow(game);
    const select = selectOf(now) as Select;
    const answers: Answer<"choose">[] = openUnits(game, now, select).map((unit) => ({
      kind: "choose",
      hex: hexOf(game, unit),
    }));
    if (mayStop(game, select)) answers.push({ kind: "choose", hex: NOBODY });
    return answers;
  },
  sample: (game, house, chance) => oneOf(chooseStep.options(game, house) ?? [], chance),
};

/** The most hexes of the free move that is asked for. */
export const hexesOfFreeMove = (game: Battle): number => (effectNow(game) as FreeMove).hexes;

const listFreeMoves: Lister = (game, _house, codes) => {
  const now = effectNow(game) as FreeMove;
  for (const unit of openUnits(game, now, now.freeMove)) {
    for (const to of freeMoveHexes(game, unit, now.hexes)) codes.push(codeOf(MOVE, hexOf(game, unit), to));
  }
};

const freeMove: Step<Answer<"move">> = {
  ...notation.verbs.move,
  check(game, _house, { hex, to }) {
    const barred = checkUnit(game, hex);
    if (barred !== legal) return barred;
    const hexes = hexesOfFreeMove(game);
    return freeMoveHexes(game, unitIn(game, hex), hexes).includes(to)
      ? legal
      : refuse("battles.cards.free-move", { hex: hexNames[hex], hexes });
  },
  apply(game, _house, { hex, to }, tell) {
    const hexes = hexesOfFreeMove(game);
    const unit = unitIn(game, hex);
    procedures.set(game, COUNT, procedures.get(game, COUNT) + 1);
    game[rowOfUnit(unit) + RIDES] = 0;
    carryOutFreeMove(game, unit, to, hexes, tell);
  },
  ...listedBy(listFreeMoves),
};

const listHalt: Lister = (_game, _house, codes) => void codes.push(codeOf(HALT));

const halt: Step<Answer<"halt">> = {
  ...notation.verbs.halt,
  check: () => legal,
  apply: endEffect,
  ...listedBy(listHalt),
};

type FreeMoveAnswer = Extract<BattleDecision, { kind: "move" | "halt" }>;

/** A unit moves though it is not ordered, or no more do. */
export const freeMoveStep: Step<FreeMoveAnswer> = {
  ...anyOf<Battle, FreeMoveAnswer, BattleEvent>(about, freeMove, halt),
  ...listedBy((game, house, codes) => {
    listFreeMoves(game, house, codes);
    listHalt(game, house, codes);
  }),
};

type Swap = Extract<Effect, { readonly swapTokenFor: unknown }>;

function goOnSwapping(game: Battle, now: Swap, tell?: TellRule): void {
  const house = houseOfFigure(leaderOfEffect(game));
  const tokens = tokensToSwap(game, house, now);
  if (tokens.length > 1) {
    ask.askOne(game, "swap-token", house);
    return;
  }
  endEffect(game);
  if (tokens.length === 1) swapToken(game, house, tokens[0], symbolIds.indexOf(now.swapTokenFor), tell);
}

/** An order token of the pool is exchanged. */
export const swapTokenStep: Step<Answer<"swap-token">> = {
  ...notation.verbs["swap-token"],
  bounds: about,
  check: (game, house, { symbol }) =>
    tokensToSwap(game, house, effectNow(game) as Swap).includes(symbol)
      ? legal
      : refuse("battles.cards.token-swapped", { symbol: symbolIds[symbol] }),
  apply(game, house, { symbol }, tell) {
    const { swapTokenFor } = effectNow(game) as Swap;
    endEffect(game);
    swapToken(game, house, symbol, symbolIds.indexOf(swapTokenFor), tell);
  },
  options: (game, house) =>
    tokensToSwap(game, house, effectNow(game) as Swap).map((symbol) => ({ kind: "swap-token", symbol })),
  sample: (game, house, chance) => oneOf(swapTokenStep.options(game, house) ?? [], chance),
};
