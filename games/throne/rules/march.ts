import { AnswerList, legal, oneOf } from "@weirwood/kernel";
import type { MarchDecision, Move } from "../decisions.ts";
import { ask, askedHouse, bit } from "../state/asks.ts";
import { type Area, areaIds, type House, houseIds, isMarch, isMarchIcon, marchOrders, NONE } from "../state/board.ts";
import { end, isOver } from "../state/flow.ts";
import type { Throne } from "../state/layout.ts";
import { garrisonOf, orderIn, ownerOf, removeOrder, sizeOf, standingIn } from "../state/pieces.ts";
import { beginFight } from "./battle.ts";
import { enter, leaveToken, tellControlLost } from "./control.ts";
import { checkGarrison } from "./garrison.ts";
import {
  checkMoves,
  checkTokenAfter,
  checkTokenLeft,
  type Departure,
  departure,
  forEachLegalSplit,
  isHeldAgainst,
  type Moves,
  randomSplit,
  readMoves,
  Splits,
  splits,
  targetsOf,
} from "./moves.ts";
import { raiseRouted } from "./retreat.ts";
import { areasWith, nextHouseWith, type Tokens } from "./rounds.ts";
import { pendingSingle } from "./single-orders.ts";
import { FEW, type Procedure, type Refusal, refuse, type Step } from "./step.ts";
import { checkVictory } from "./victory.ts";

const marchTokens: Tokens = { orders: marchOrders, isSingle: isMarchIcon };

/** Resolve March Orders: one order at a time, in order of play, until none is left; then routed units rise. */
export const marches: Procedure = (game, tell) => {
  const house = nextHouseWith(game, marchTokens);
  if (house === NONE) {
    raiseRouted(game, tell);
    end(game);
    return;
  }
  if (isMarchIcon(pendingSingle(game, house))) {
    ask(game, "march-or-single", bit(house));
    return;
  }
  const orders = areasWith(game, house, marchOrders);
  if (orders.length === 1 && standingIn(game, orders[0]) === 0) {
    // Only routed units are left: the order can do nothing (throne.routed.march).
    removeOrder(game, orders[0]);
    tell?.({ rule: "throne.march.unused", house: houseIds[house], from: areaIds[orders[0]] });
    return;
  }
  ask(game, "march", bit(house));
};

/** The moves, and the strength that a garrison in the way demands. */
function checkMarch(game: Throne, house: House, moves: Moves, start: Departure): Refusal | undefined {
  return checkMoves(game, house, moves, start) ?? checkGarrisons(game, moves.from, moves.moves);
}

/** A copy of the game in which a march has been carried out as far as the fight, if it brings one: to weigh it before. */
export function marched(game: Throne, house: House, answer: MarchDecision): Throne {
  const after = game.slice();
  march.apply(after, house, answer);
  return after;
}

function checkGarrisons(game: Throne, from: Area, moves: readonly Move[]): Refusal | undefined {
  const fight = moves.find(({ to }) => garrisonOf(game, to) > 0);
  return fight ? checkGarrison(game, from, moves, fight) : legal;
}

/** The most splits of an area's units that are weighed one by one. */
const MOST = 16 * FEW;

export const march: Step<MarchDecision> = {
  decision: "march",

  read(input) {
    const moves = readMoves(input);
    return moves && { kind: "march", ...moves };
  },

  bounds: (game) => ({ orders: areasWith(game, askedHouse(game), marchOrders).map((area) => areaIds[area]) }),

  check(game, house, answer) {
    const { from, token } = answer;
    if (!isMarch(orderIn(game, from)) || ownerOf(game, from) !== house) {
      return refuse("throne.march.own-order", { from: areaIds[from] });
    }
    const refusal = checkMarch(game, house, answer, departure(game, house, from));
    return refusal ?? (token ? checkTokenLeft(game, house, answer) : legal);
  },

  apply(game, house, { from, moves, token }, tell) {
    const order = removeOrder(game, from);
    if (moves.length === 0) tell?.({ rule: "throne.march.unused", house: houseIds[house], from: areaIds[from] });
    let fight: Move | undefined;
    // The other moves are carried out before the fight (throne.march.other-moves-first).
    for (const move of moves) {
      if (isHeldAgainst(game, house, move.to)) fight = move;
      else enter(game, house, from, move, tell);
    }
    if (token) leaveToken(game, house, from, tell);
    else if (fight === undefined) tellControlLost(game, house, from, tell);
    checkVictory(game, house, tell);
    if (fight && !isOver(game)) beginFight(game, house, from, fight, order, tell);
  },

  /** Of each legal march only a number is kept, for its order, its split and its token; who looks at it has it made. */
  options(game, house) {
    const orders = areasWith(game, house, marchOrders);
    const lists: Splits[] = [];
    const found: number[] = [];
    for (const from of orders) {
      const start = departure(game, house, from);
      const targets = targetsOf(game, from, start);
      if (found.length + splits(game, from, targets.length) > MOST) return undefined;
      const list = new Splits(game, from, targets);
      const first = lists.length * MOST;
      const isGarrisonNear = targets.some((to) => garrisonOf(game, to) > 0);
      const everybody = sizeOf(game, from);
      forEachLegalSplit(game, house, from, targets, start, (split, gone, fights) => {
        if (found.length > FEW) return;
        if (fights > 0 && isGarrisonNear && checkGarrisons(game, from, list.at(split)) !== legal) return;
        found.push((first + split) * 2);
        // Where somebody stays no token is left, so nobody asks.
        if (gone < everybody || checkTokenAfter(game, house, from, gone, fights) !== legal) return;
        found.push((first + split) * 2 + 1);
      });
      lists.push(list);
      if (found.length > FEW) return undefined;
    }
    return new AnswerList(found.length, (index) => {
      const number = found[index];
      const order = Math.trunc(number / 2 / MOST);
      const moves = lists[order].at(Math.trunc(number / 2) % MOST);
      return { kind: "march", from: orders[order], moves, token: number % 2 === 1 };
    });
  },

  /** Any split of any order's units, with or without a token, drawn again while illegal: all equally likely. */
  sample(game, house, chance) {
    const orders = areasWith(game, house, marchOrders);
    const targets = orders.map((from) => targetsOf(game, from, departure(game, house, from)));
    const weights = orders.map((from, index) => splits(game, from, targets[index].length));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    for (let attempt = 0; attempt < 60; attempt++) {
      let pick = chance.below(total);
      let index = 0;
      while (pick >= weights[index]) pick -= weights[index++];
      const from = orders[index];
      const moves = randomSplit(game, from, targets[index], chance);
      const answer: MarchDecision = { kind: "march", from, moves, token: chance.below(2) === 1 };
      if (march.check(game, house, answer) === legal) return answer;
    }
    const few = march.options(game, house);
    return few ? oneOf(few, chance) : { kind: "march", from: oneOf(orders, chance), moves: [], token: false };
  },
};
