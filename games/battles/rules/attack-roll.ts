import { legal, oneOf, roll } from "@weirwood/kernel";
import type { Unit } from "../data/ids.ts";
import { dieFaces, MORALE, NONE, SYMBOLS, symbolIds, VALOR } from "../data/names.ts";
import { type Answer, notation } from "../decisions.ts";
import { cardOfFigure } from "../state/commanders.ts";
import { type Battle, DICE, GUN, markers, procedures, STRIKE } from "../state/layout.ts";
import { leaderOf } from "../state/units.ts";
import { modifiersOf } from "./abilities.ts";
import { attackDiceOf, diceOfRank, hittingFaces, isOwnAttack, tableDice } from "./attack-dice.ts";
import {
  attackerOf,
  BY_ALL,
  BY_CARD,
  BY_FLANK,
  BY_ONE,
  freeDice,
  hexOfAttacker,
  placeOf,
  register,
  settingOf,
  shownDice,
  targetOf,
  wayOf,
  whose,
} from "./attack-frame.ts";
import { cardModifiers, oneModifier, useOneModifier } from "./card-in-play.ts";
import { refuse, type Step, type TellRule } from "./step.ts";

/** The dice of an attack: rolled, rolled again where that is allowed, and counted. */

export const rollDie = (game: Battle): number => dieFaces[roll(game, DICE, dieFaces.length)];

/** Rolls so many dice into the registers from `first` on, by symbol; says what they show. */
function rollInto(game: Battle, count: number, first: number): number[] {
  return Array.from({ length: count }, () => {
    const face = rollDie(game);
    procedures.set(game, first + face, procedures.get(game, first + face) + 1);
    return face;
  });
}

const facesOf = (faces: readonly number[]): string[] => faces.map((face) => symbolIds[face]);

/** Rolls the attack's dice, `dice` of them before caps and modifiers. */
export function rollAttack(game: Battle, dice: number, tell?: TellRule): void {
  const way = wayOf(game);
  const count =
    attackDiceOf(game, settingOf(game), way, hexOfAttacker(game), placeOf(game), dice) +
    procedures.get(game, register["extra-dice"]);
  const faces = rollInto(game, count, register.green);
  tell?.({
    rule: "battles.attack.roll",
    ...whose(game),
    dice: count,
    faces: facesOf(faces),
    hitting: hittingSymbols(game),
  });
  procedures.set(game, register["may-reroll"], rerollsOf(game, attackerOf(game), way));
}

/** Dice before caps and modifiers: Robb's blow and hidden archers have their own, all others those of their table. */
export function diceBefore(game: Battle): number {
  const way = wayOf(game);
  if (way === GUN) return game[markers.row(procedures.get(game, register.marker)) + markers.field.dice];
  if (way !== STRIKE) return tableDice(game, attackerOf(game));
  const { commit } = cardOfFigure(game, leaderOf(game, attackerOf(game)));
  return "strikeBeside" in commit ? commit.strikeBeside : 0;
}

/** The first die of hounds: the symbol that gives their rank, or says what happens instead of a roll. */
export function rollHounds(game: Battle, tell?: TellRule): number {
  const given = procedures.get(game, register["hounds-rank"]);
  if (given !== NONE) return given;
  const face = rollDie(game);
  tell?.({ rule: "battles.keywords.hounds", ...whose(game), face: symbolIds[face] });
  return face;
}

export const houndsDice = (face: number): number => diceOfRank[face];

function rerollsOf(game: Battle, attacker: Unit, way: number): number {
  let ways = procedures.get(game, register.flanks) === 1 ? BY_FLANK : 0;
  if (attacker === NONE || !isOwnAttack(way)) return ways;
  const byCard = cardModifiers(game, attacker).some((one) => "reroll" in one);
  const byLeader = modifiersOf(game, attacker).filter((one) => "reroll" in one).length > (byCard ? 1 : 0);
  const one = oneModifier(game, attacker);
  if (byLeader) ways |= BY_ONE;
  if (byCard) ways |= BY_CARD;
  if (one !== undefined && "reroll" in one) ways |= BY_ALL;
  return ways;
}

const rerollWays = [BY_FLANK, BY_ONE, BY_CARD, BY_ALL];

/** Whether there is anything left to roll again. */
export function mayReroll(game: Battle): boolean {
  if (procedures.get(game, register["may-reroll"]) === 0) return false;
  for (let symbol = 0; symbol < SYMBOLS; symbol++) if (freeDice(game, symbol) > 0) return true;
  return false;
}

/** Hits of colours and valor among the dice that lie there, before Cover and Toughness. */
export function facesThatHit(game: Battle): number {
  const faces = hittingFaces(game, attackerOf(game), wayOf(game), targetOf(game));
  let hits = 0;
  for (let symbol = 0; symbol <= VALOR; symbol++) if ((faces >> symbol) & 1) hits += shownDice(game, symbol);
  return hits;
}

/** Whether morale results are hits, by a commander's ability. */
const moraleHits = (game: Battle): boolean =>
  procedures.get(game, register["morale-hits"]) !== NONE && procedures.get(game, register["ignores-morale"]) === 0;

/** The faces that hit here, as events name them. */
export function hittingSymbols(game: Battle): string[] {
  const faces = hittingFaces(game, attackerOf(game), wayOf(game), targetOf(game));
  return symbolIds.filter((_, symbol) => (faces >> symbol) & 1 || (symbol === MORALE && moraleHits(game)));
}

/** All hits of the dice: a commander may have made hits of morale results too, unless they are ignored. */
export const rolledHits = (game: Battle): number =>
  facesThatHit(game) + (moraleHits(game) ? shownDice(game, MORALE) : 0);

type RerollAnswer = Answer<"reroll"> | Answer<"stand">;

function answersOf(game: Battle): RerollAnswer[] {
  const may = procedures.get(game, register["may-reroll"]);
  const answers: RerollAnswer[] = [{ kind: "stand" }];
  for (const [by, way] of rerollWays.entries()) {
    if ((may & way) === 0) continue;
    if (way === BY_ALL) answers.push({ kind: "reroll", by, symbol: -1 });
    else
      for (let symbol = 0; symbol < SYMBOLS; symbol++)
        if (freeDice(game, symbol) > 0) answers.push({ kind: "reroll", by, symbol });
  }
  return answers;
}

/** After the roll the attacker may roll dice again: a symbol for flanking, one die or all by a card or a commander. */
export const rerollStep: Step<RerollAnswer> = {
  decision: ["reroll", "stand"],
  read: (input) => (input.kind === "stand" ? notation.verbs.stand : notation.verbs.reroll).read(input),
  bounds: (game) => ({ ...whose(game), faces: facesOf(diceShown(game)) }),
  check(game, _house, answer) {
    if (answer.kind === "stand") return legal;
    const { by, symbol } = answer;
    const way = rerollWays[by];
    if ((procedures.get(game, register["may-reroll"]) & way) === 0) return refuse("battles.attack.reroll-none");
    if ((way === BY_ALL) !== symbol < 0) return refuse("battles.attack.reroll-which");
    if (symbol >= 0 && freeDice(game, symbol) === 0) {
      return refuse("battles.attack.reroll-symbol", { symbol: symbolIds[symbol] });
    }
    return legal;
  },
  apply(game, _house, answer, tell) {
    if (answer.kind === "stand") {
      procedures.set(game, register["may-reroll"], 0);
      return;
    }
    const way = rerollWays[answer.by];
    procedures.set(game, register["may-reroll"], procedures.get(game, register["may-reroll"]) & ~way);
    if (way === BY_ALL) useOneModifier(game);
    const symbols = answer.symbol < 0 ? symbolIds.map((_, symbol) => symbol) : [answer.symbol];
    let count = 0;
    for (const symbol of symbols) {
      const dice = way === BY_ONE || way === BY_CARD ? 1 : freeDice(game, symbol);
      procedures.set(game, register.green + symbol, freeDice(game, symbol) - dice);
      count += dice;
    }
    // What flanking rolls again then stands (R-B18).
    const faces = rollInto(game, count, way === BY_FLANK ? register["set-green"] : register.green);
    tell?.({
      rule: "battles.attack.reroll",
      ...whose(game),
      dice: count,
      faces: facesOf(faces),
      all: facesOf(diceShown(game)),
      hitting: hittingSymbols(game),
    });
  },
  options: answersOf,
  sample: (game, _house, chance) => oneOf(answersOf(game), chance),
};

/** All dice, symbol by symbol. */
const diceShown = (game: Battle): number[] =>
  symbolIds.flatMap((_, symbol) => new Array<number>(shownDice(game, symbol)).fill(symbol));
