import { AnswerList, type Chance, FEW, legal, oneOf } from "@weirwood/kernel";
import type { MarchDecision, Move } from "../decisions.ts";
import { ask, askedHouse, bit } from "../state/asks.ts";
import { type Area, areaIds, type House, houseIds, isMarch, isMarchIcon, marchOrders, NONE } from "../state/board.ts";
import { end, isOver } from "../state/flow.ts";
import type { Throne } from "../state/layout.ts";
import { garrisonOf, orderIn, ownerOf, removeOrder, sizeOf, standingIn } from "../state/pieces.ts";
import { beginFights } from "./battle.ts";
import { enter, leaveToken, tellControlLost } from "./control.ts";
import { inTurn } from "./fights.ts";
import { checkGarrison } from "./garrison.ts";
import {
  checkMoves,
  checkTokenAfter,
  checkTokenLeft,
  type Departure,
  departure,
  forEachLegalSplit,
  garrisonsIn,
  isHeldAgainst,
  type Moves,
  randomSplit,
  readMoves,
  Splits,
  splits,
  targetsOf,
} from "./moves.ts";
import { isArea } from "./reading.ts";
import { raiseRouted } from "./retreat.ts";
import { areasWith, nextHouseWith, type Tokens } from "./rounds.ts";
import { pendingSingle } from "./single-orders.ts";
import { type Procedure, type Refusal, refuse, type Step } from "./step.ts";
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

/** A copy of the game in which a march has been carried out as far as its fight for an area: to weigh it before. */
export function marched(game: Throne, house: House, { kind, from, moves, token }: MarchDecision, fight: Area): Throne {
  const after = game.slice();
  const upToFight = moves.filter(({ to }) => to === fight || !isHeldAgainst(game, house, to));
  march.apply(after, house, { kind, from, moves: upToFight, token });
  return after;
}

/** The garrisons that a march enters, from the first area on. */
const garrisonsAmong = (game: Throne, moves: readonly Move[]): Area[] =>
  moves.filter(({ to }) => garrisonOf(game, to) > 0).map(({ to }) => to);

function checkGarrisons(game: Throne, from: Area, moves: readonly Move[]): Refusal | undefined {
  for (const move of moves) {
    const refusal = garrisonOf(game, move.to) > 0 ? checkGarrison(game, from, moves, move) : legal;
    if (refusal) return refusal;
  }
  return legal;
}

/** A sequence names each garrison that is entered, and nothing else. */
function checkSequence(game: Throne, { moves, sequence }: MarchDecision): Refusal | undefined {
  if (sequence === undefined) return legal;
  const garrisons = garrisonsAmong(game, moves);
  const isWhole = sequence.length === garrisons.length && sequence.every((area) => garrisons.includes(area));
  return isWhole ? legal : refuse("throne.garrison.sequence");
}

/** Our own copy of an untrusted sequence: areas, each once, and not simply from the first on. */
function readSequence(value: unknown): Area[] | undefined {
  if (!Array.isArray(value) || !value.every(isArea) || new Set(value).size !== value.length) return undefined;
  return value.some((area, index) => area < value[index - 1]) ? [...value] : undefined;
}

/** Every other sequence of some garrisons than that of their areas. */
function otherSequences(areas: readonly Area[]): Area[][] {
  let sequences: Area[][] = [[]];
  for (let place = 0; place < areas.length; place++) {
    sequences = sequences.flatMap((before) =>
      areas.filter((area) => !before.includes(area)).map((area) => [...before, area]),
    );
  }
  return sequences.slice(1);
}

/** Garrisons in a random sequence, where there are several. */
function randomSequence(game: Throne, moves: readonly Move[], chance: Chance): { sequence?: readonly Area[] } {
  const garrisons = garrisonsAmong(game, moves);
  if (garrisons.length < 2) return {};
  const pick = chance.below(otherSequences(garrisons).length + 1);
  return pick === 0 ? {} : { sequence: otherSequences(garrisons)[pick - 1] };
}

/** The most splits of an area's units that are weighed one by one. */
const MOST = 16 * FEW;

export const march: Step<MarchDecision> = {
  decision: "march",

  read(input) {
    const moves = readMoves(input);
    if (input.sequence === undefined) return moves && { kind: "march", ...moves };
    const sequence = readSequence(input.sequence);
    return moves && sequence && { kind: "march", ...moves, sequence };
  },

  bounds: (game) => ({ orders: areasWith(game, askedHouse(game), marchOrders).map((area) => areaIds[area]) }),

  check(game, house, answer) {
    const { from, token } = answer;
    if (!isMarch(orderIn(game, from)) || ownerOf(game, from) !== house) {
      return refuse("throne.march.own-order", { from: areaIds[from] });
    }
    const refusal = checkMarch(game, house, answer, departure(game, house, from)) ?? checkSequence(game, answer);
    return refusal ?? (token ? checkTokenLeft(game, house, answer) : legal);
  },

  apply(game, house, { from, moves, token, sequence }, tell) {
    const order = removeOrder(game, from);
    if (moves.length === 0) tell?.({ rule: "throne.march.unused", house: houseIds[house], from: areaIds[from] });
    const fights: Move[] = [];
    // The other moves are carried out before any fight (throne.march.other-moves-first).
    for (const move of moves) {
      if (isHeldAgainst(game, house, move.to)) fights.push(move);
      else enter(game, house, from, move, tell);
    }
    if (token) leaveToken(game, house, from, tell);
    else if (fights.length === 0) tellControlLost(game, house, from, tell);
    checkVictory(game, house, tell);
    if (fights.length === 0 || isOver(game)) return;
    beginFights(game, house, from, inTurn(game, fights, sequence), order, tell);
  },

  /**
   * Of each legal march only a number is kept, for its order, its split and its token; who looks at it has it made. A
   * sequence of garrisons other than the usual one stands beside it.
   */
  options(game, house) {
    const orders = areasWith(game, house, marchOrders);
    const lists: Splits[] = [];
    const found: number[] = [];
    const sequences = new Map<number, readonly Area[]>();
    for (const from of orders) {
      const start = departure(game, house, from);
      const targets = targetsOf(game, from, start);
      if (found.length + splits(game, from, targets.length) > MOST) return undefined;
      const list = new Splits(game, from, targets);
      const first = lists.length * MOST;
      const everybody = sizeOf(game, from);
      forEachLegalSplit(game, house, from, targets, start, (split, gone, fights) => {
        if (found.length > FEW) return;
        const garrisons = garrisonsIn(fights);
        if (garrisons > 0 && checkGarrisons(game, from, list.at(split)) !== legal) return;
        found.push((first + split) * 2);
        if (garrisons > 1) {
          for (const sequence of otherSequences(garrisonsAmong(game, list.at(split)))) {
            sequences.set(found.length, sequence);
            found.push((first + split) * 2);
          }
        }
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
      const sequence = sequences.get(index);
      return { kind: "march", from: orders[order], moves, token: number % 2 === 1, ...(sequence && { sequence }) };
    });
  },

  /** Any split of any order's units, with or without a token, drawn again while illegal: each as likely as another. */
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
      const token = chance.below(2) === 1;
      const answer: MarchDecision = { kind: "march", from, moves, token, ...randomSequence(game, moves, chance) };
      if (march.check(game, house, answer) === legal) return answer;
    }
    const few = march.options(game, house);
    return few ? oneOf(few, chance) : { kind: "march", from: oneOf(orders, chance), moves: [], token: false };
  },
};
