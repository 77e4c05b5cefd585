import { type Chance, chanceOf, type GameEvent, oneOf, seedFrom } from "@weirwood/kernel";
import { expect, test } from "vitest";
import { commanderIds, type Unit } from "./data/ids.ts";
import { CAVALRY, INFANTRY, MORALE, NONE, RANGED, RED, STARK, VALOR } from "./data/names.ts";
import { areAdjacent, type Hex } from "./field/hexes.ts";
import { terrainIds, tokenIds } from "./field/terrain.ts";
import { battles } from "./index.ts";
import { planIds } from "./plans/index.ts";
import { attackerOf, hexOfAttacker, placeOf, register, shownDice, targetOf, wayOf } from "./rules/attack-frame.ts";
import { depthOf } from "./rules/morale.ts";
import type { Battle, BattleDecision } from "./rules.ts";
import { cardNumberOf } from "./state/commanders.ts";
import {
  CARD,
  COUNTER,
  DEVASTATED,
  GUN,
  HOUNDS,
  MELEE,
  PARTING,
  procedures,
  SHOT,
  STRIKE,
  TERRAIN,
  TOKEN,
  units,
} from "./state/layout.ts";
import { classOf, hexOf, houseOf, leaderOf, movedBy, rankOf, rowOfUnit, typeOf, unitsOnField } from "./state/units.ts";

/**
 * The dice of an attack and the hits among them, reckoned a second time straight from the rulebook's tables, and held against
 * whole games. Attacks that a command card changes have scenarios of their own.
 */

/** What a hex is: its token, plains where it is devastated, else its terrain. */
function groundIn(game: Battle, hex: Hex): string {
  if (game[TOKEN + hex] !== NONE) return tokenIds[game[TOKEN + hex]];
  return game[DEVASTATED + hex] === 1 ? "plains" : terrainIds[game[TERRAIN + hex]];
}

const leaderIn = (game: Battle, unit: Unit): string | undefined =>
  leaderOf(game, unit) === NONE ? undefined : commanderIds[cardNumberOf(game, leaderOf(game, unit))];

const isIn = (list: readonly number[], one: number): boolean => list.includes(one);

/** The most dice that terrain leaves. */
function limitOf(game: Battle, way: number): number {
  const [here, there] = [groundIn(game, hexOfAttacker(game)), groundIn(game, placeOf(game))];
  const isBow = attackerOf(game) !== NONE && classOf(game, attackerOf(game)) === RANGED;
  const shoots = isIn([SHOT, HOUNDS, GUN], way) || (isBow && isIn([COUNTER, PARTING], way));
  return Math.min(
    here === "forest" || there === "forest" ? 2 : 9,
    there === "hills" && here !== "hills" ? 3 : 9,
    here === "building" && shoots ? 2 : 9,
    here === "ford" && way === COUNTER ? 2 : 9,
  );
}

/** Dice that a commander adds to his unit's own attack, and the one that bows lose by moving. */
function changeOf(game: Battle): number {
  const [attacker, target] = [attackerOf(game), targetOf(game)];
  const leader = leaderIn(game, attacker);
  const isBold = depthOf(game, STARK) >= 4 || procedures.get(game, register["was-engaged"]) === 1;
  let dice = 0;
  if (leader === "greatjon" && isBold) dice++;
  if (leader === "robb-young-wolf" && procedures.get(game, register.flanks) === 1) dice++;
  if (leader === "gregor-mountain" && classOf(game, target) === INFANTRY) dice++;
  if (classOf(game, attacker) === RANGED && movedBy(game, attacker) > 0) dice--;
  return dice;
}

function diceOf(game: Battle): number {
  const way = wayOf(game);
  const table = way === STRIKE ? 3 : way === GUN ? 2 : 2 + rankOf(game, attackerOf(game));
  const change = isIn([MELEE, SHOT], way) ? changeOf(game) : 0;
  return Math.max(1, Math.min(table, limitOf(game, way)) + change) + procedures.get(game, register["extra-dice"]);
}

/** Hits that Cover and Toughness take. */
function ignoredBy(game: Battle, unit: Unit): number {
  const row = rowOfUnit(unit);
  const hex = hexOf(game, unit);
  const isCovered = groundIn(game, hex) === "building" && game[row + units.field["foe-token"]] !== houseOf(unit);
  const hasFriend = unitsOnField(game, houseOf(unit)).some((friend) => areAdjacent(hexOf(game, friend), hex));
  const isTough = leaderIn(game, unit) === "greatjon-of-last-hearth" && hasFriend;
  return (isCovered ? 1 : 0) + game[row + units.field.toughness] + (isTough ? 1 : 0);
}

function hitsOf(game: Battle): number {
  const [attacker, target] = [attackerOf(game), targetOf(game)];
  const isHeavy = typeOf(game, target).keywords.includes("heavy-armor");
  const rank = rankOf(game, target);
  const isByHorse = attacker !== NONE && classOf(game, attacker) === CAVALRY;
  const isByBow = attacker === NONE || classOf(game, attacker) === RANGED;
  const valorHits = !isByBow && !(isHeavy && rank === RED) && (isByHorse || classOf(game, target) !== CAVALRY);
  const areMoraleHits =
    procedures.get(game, register["morale-hits"]) !== NONE && procedures.get(game, register["ignores-morale"]) === 0;
  const hits =
    shownDice(game, isHeavy ? Math.min(RED, rank + 1) : rank) +
    (valorHits ? shownDice(game, VALOR) : 0) +
    (areMoraleHits ? shownDice(game, MORALE) : 0);
  return Math.max(0, hits - ignoredBy(game, target));
}

/** Attacks where there are any: random play alone hardly fights. */
function answerOf(game: Battle, seat: number, chance: Chance): BattleDecision {
  const blows = Array.from(battles.options(game, seat) ?? []).filter(({ kind }) => kind === "attack");
  return blows.length > 0 ? oneOf(blows, chance) : battles.sample(game, seat, chance);
}

const GAMES = 40;

test.each(planIds)("dice and hits of %s are those of the rulebook", (plan) => {
  let rolls = 0;
  for (let number = 0; number < GAMES; number++) {
    const game = battles.setup(battles.readOptions({ plan }) as never, seedFrom(`read again ${number}`));
    const chance = chanceOf(`read again ${plan} ${number}`);
    const compare = ({ rule, dice, hits }: GameEvent): void => {
      if (rule === "battles.attack.roll" && game[CARD] === NONE && wayOf(game) !== HOUNDS) {
        rolls++;
        expect(dice).toBe(diceOf(game));
      }
      if (rule === "battles.attack.hits") expect(hits).toBe(hitsOf(game));
    };
    for (let seat = battles.awaited(game); seat >= 0; seat = battles.awaited(game)) {
      battles.apply(game, seat, answerOf(game, seat, chance), compare);
    }
  }
  expect(rolls).toBeGreaterThan(0);
});
