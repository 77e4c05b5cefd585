import { legal, oneOf } from "@weirwood/kernel";
import type { MarchDecision, Move } from "../decisions.ts";
import { ask, askedHouse, bit } from "../state/asks.ts";
import { areaIds, type House, houseIds, isMarch, isMarchIcon, NONE } from "../state/board.ts";
import { end, isOver } from "../state/flow.ts";
import type { Throne } from "../state/layout.ts";
import { garrisonOf, orderIn, ownerOf, removeOrder, standingIn } from "../state/pieces.ts";
import { beginFight } from "./battle.ts";
import { enter, leaveToken, tellControlLost } from "./control.ts";
import { checkGarrison } from "./garrison.ts";
import {
  checkMoves,
  checkTokenLeft,
  type Departure,
  departure,
  forEachSplit,
  isHeldAgainst,
  type Moves,
  randomSplit,
  readMoves,
  splits,
  targetsOf,
} from "./moves.ts";
import { raiseRouted } from "./retreat.ts";
import { areasWith, nextHouseWith, type Tokens } from "./rounds.ts";
import { pendingSingle } from "./single-orders.ts";
import { FEW, type Procedure, type Refusal, refuse, type Step } from "./step.ts";
import { checkVictory } from "./victory.ts";

const marchTokens: Tokens = { isOrder: isMarch, isSingle: isMarchIcon };

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
  const orders = areasWith(game, house, isMarch);
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
  const refusal = checkMoves(game, house, moves, start);
  if (refusal) return refusal;
  const fight = moves.moves.find(({ to }) => garrisonOf(game, to) > 0);
  return fight ? checkGarrison(game, moves.from, moves.moves, fight) : legal;
}

/** A copy of the game in which a march has been carried out as far as the fight, if it brings one: to weigh it before. */
export function marched(game: Throne, house: House, answer: MarchDecision): Throne {
  const after = game.slice();
  march.apply(after, house, answer);
  return after;
}

export const march: Step<MarchDecision> = {
  decision: "march",

  read(input) {
    const moves = readMoves(input);
    return moves && { kind: "march", ...moves };
  },

  bounds: (game) => ({ orders: areasWith(game, askedHouse(game), isMarch).map((area) => areaIds[area]) }),

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

  options(game, house) {
    const answers: MarchDecision[] = [];
    for (const from of areasWith(game, house, isMarch)) {
      const targets = targetsOf(game, house, from);
      if (answers.length + splits(game, from, targets.length) > 16 * FEW) return undefined;
      const start = departure(game, house, from);
      forEachSplit(game, from, targets, (moves) => {
        const answer: MarchDecision = { kind: "march", from, moves, token: false };
        if (answers.length > FEW || checkMarch(game, house, answer, start) !== legal) return;
        answers.push(answer);
        if (checkTokenLeft(game, house, answer) === legal) answers.push({ kind: "march", from, moves, token: true });
      });
      if (answers.length > FEW) return undefined;
    }
    return answers;
  },

  /** Any split of any order's units, with or without a token, drawn again while illegal: all equally likely. */
  sample(game, house, chance) {
    const orders = areasWith(game, house, isMarch);
    const targets = orders.map((from) => targetsOf(game, house, from));
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
