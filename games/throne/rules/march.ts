import { type Chance, legal, oneOf } from "@weirwood/kernel";
import type { MarchDecision, Move, Troop } from "../decisions.ts";
import { ask, bit } from "../state/asks.ts";
import {
  AREAS,
  type Area,
  areaIds,
  FOOTMAN,
  type House,
  houseIds,
  isMarch,
  isSea,
  KNIGHT,
  NONE,
  SEAS,
  SHIP,
} from "../state/board.ts";
import { end, inOrderOfPlay, isOver, PLACE, playersOf, setRegister } from "../state/flow.ts";
import type { Throne } from "../state/layout.ts";
import {
  garrisonOf,
  orderIn,
  ownerOf,
  removeOrder,
  routed,
  sizeOf,
  standing,
  standingIn,
  supplyOf,
  troopSize,
} from "../state/pieces.ts";
import { beginFight } from "./battle.ts";
import { checkToken, enter, leaveToken, tellControlLost } from "./control.ts";
import { checkGarrison } from "./garrison.ts";
import { areasWith, nextPlaceWith, ordersAsked } from "./raid.ts";
import { isArea, readList, readTroop } from "./reading.ts";
import { raiseRouted } from "./retreat.ts";
import { FEW, type Fields, type Procedure, type Refusal, refuse, type Step } from "./step.ts";
import { type ArmyCount, countArmies } from "./supply.ts";
import { isReached, seasCarrying } from "./transport.ts";
import { checkVictory } from "./victory.ts";

/** Resolve March Orders: one order at a time, in order of play, until none is left; then routed units rise. */
export const marches: Procedure = (game, tell) => {
  const place = nextPlaceWith(game, isMarch);
  if (place === NONE) {
    raiseRouted(game, tell);
    end(game);
    return;
  }
  const house = inOrderOfPlay(game, place);
  setRegister(game, PLACE, (place + 1) % playersOf(game));
  const orders = areasWith(game, house, isMarch);
  if (orders.length === 1 && standingIn(game, orders[0]) === 0) {
    // Only routed units are left: the order can do nothing (throne.routed.march).
    removeOrder(game, orders[0]);
    tell?.({ rule: "throne.march.unused", house: houseIds[house], from: areaIds[orders[0]] });
    return;
  }
  ask(game, "march", bit(house));
};

/** Whether entering an area means a fight: units of another house, or a garrison. */
const isHeldAgainst = (game: Throne, house: House, area: Area): boolean =>
  garrisonOf(game, area) > 0 || (ownerOf(game, area) !== NONE && ownerOf(game, area) !== house);

export const march: Step<MarchDecision> = {
  decision: "march",

  read(input) {
    const { from, token } = input;
    const moves = readList(input.moves, readMove, (move) => move.to);
    return isArea(from) && typeof token === "boolean" && moves ? { kind: "march", from, moves, token } : undefined;
  },

  bounds: (game) => ({ orders: ordersAsked(game, isMarch) }),

  check(game, house, { from, moves, token }) {
    if (!isMarch(orderIn(game, from)) || ownerOf(game, from) !== house) {
      return refuse("throne.march.own-order", { from: areaIds[from] });
    }
    const carrying = seasCarrying(game, house, from);
    const armies = countArmies(game, house);
    return (
      checkMoves(game, house, from, moves, carrying, armies) ??
      (token ? checkTokenLeft(game, house, from, moves) : legal)
    );
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
      const carrying = seasCarrying(game, house, from);
      const armies = countArmies(game, house);
      for (const moves of everySplit(game, from, targets)) {
        if (checkMoves(game, house, from, moves, carrying, armies) !== legal) continue;
        answers.push({ kind: "march", from, moves, token: false });
        if (checkTokenLeft(game, house, from, moves) === legal)
          answers.push({ kind: "march", from, moves, token: true });
        if (answers.length > FEW) return undefined;
      }
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

/** Units, targets, one fight, supply: everything about a march but the token left behind. */
function checkMoves(
  game: Throne,
  house: House,
  from: Area,
  moves: readonly Move[],
  carrying: number,
  armies: ArmyCount,
): Refusal | undefined {
  let footmen = 0;
  let knights = 0;
  let ships = 0;
  let fight: Move | undefined;
  for (const move of moves) {
    const { to } = move;
    footmen += move.footmen;
    knights += move.knights;
    ships += move.ships;
    if (to === from) return refuse("throne.march.stay", { from: areaIds[from] });
    if (isSea(to) !== isSea(from)) return refuse("throne.march.land-and-sea", { to: areaIds[to] });
    if (!isReached(from, to, carrying)) {
      return refuse("throne.march.adjacent", { from: areaIds[from], to: areaIds[to] });
    }
    if (isHeldAgainst(game, house, to)) {
      if (fight) return refuse("throne.march.one-battle", { first: areaIds[fight.to], second: areaIds[to] });
      fight = move;
    }
  }
  if (
    footmen > standing(game, from, FOOTMAN) ||
    knights > standing(game, from, KNIGHT) ||
    ships > standing(game, from, SHIP)
  ) {
    const isAmongRouted =
      footmen <= standing(game, from, FOOTMAN) + routed(game, from, FOOTMAN) &&
      knights <= standing(game, from, KNIGHT) + routed(game, from, KNIGHT) &&
      ships <= standing(game, from, SHIP) + routed(game, from, SHIP);
    return refuse(isAmongRouted ? "throne.march.routed" : "throne.march.units", { from: areaIds[from] });
  }
  if (!isFed(armies, from, moves)) return refuse("throne.march.supply", { level: supplyOf(game, house) });
  return fight && garrisonOf(game, fight.to) > 0 ? checkGarrison(game, from, moves, fight) : legal;
}

/** Supply is judged on the position that follows a victory: everybody is where he was sent. */
function isFed(armies: ArmyCount, from: Area, moves: readonly Move[]): boolean {
  for (const move of moves) {
    armies.add(from, -troopSize(move));
    armies.add(move.to, troopSize(move));
  }
  const isFed = moves.length === 0 || armies.fits();
  for (const move of moves) {
    armies.add(move.to, -troopSize(move));
    armies.add(from, troopSize(move));
  }
  return isFed;
}

/** A token may be left at once only where the last unit leaves without a fight; after a won fight it is asked then. */
function checkTokenLeft(game: Throne, house: House, from: Area, moves: readonly Move[]): Refusal | undefined {
  const goes = moves.reduce((sum, move) => sum + troopSize(move), 0);
  if (goes < sizeOf(game, from)) return refuse("throne.control.leave-token", { from: areaIds[from] });
  if (moves.some(({ to }) => isHeldAgainst(game, house, to))) {
    return refuse("throne.control.after-the-win", { from: areaIds[from] });
  }
  return checkToken(game, house, from);
}

/** Areas that units of an area can reach; what waits there is another question. */
function targetsOf(game: Throne, house: House, from: Area): Area[] {
  const carrying = seasCarrying(game, house, from);
  const targets: Area[] = [];
  const [first, last] = isSea(from) ? [0, SEAS] : [SEAS, AREAS];
  for (let to = first; to < last; to++) if (isReached(from, to, carrying)) targets.push(to);
  return targets;
}

/** In how many ways so many like units can be spread over some areas, some of them staying at home. */
function spreads(units: number, areas: number): number {
  let ways = 1;
  for (let i = 1; i <= units; i++) ways = (ways * (areas + i)) / i;
  return ways;
}

const splits = (game: Throne, from: Area, targets: number): number =>
  spreads(standing(game, from, FOOTMAN), targets) *
  spreads(standing(game, from, KNIGHT), targets) *
  spreads(standing(game, from, SHIP), targets);

const sent = new Uint8Array(AREAS * 3);

/** A random split, each equally likely; moves sorted by area. */
function randomSplit(game: Throne, from: Area, targets: readonly Area[], chance: Chance): Move[] {
  if (targets.length === 0) return [];
  sent.fill(0, 0, targets.length * 3);
  for (let kind = FOOTMAN; kind <= SHIP; kind++) {
    const units = standing(game, from, kind);
    if (units > 0) spread(units, targets.length, kind, chance);
  }
  const moves: Move[] = [];
  for (let i = 0; i < targets.length; i++) {
    const at = i * 3;
    if (sent[at] + sent[at + 1] + sent[at + 2] === 0) continue;
    moves.push({ to: targets[i], footmen: sent[at], knights: sent[at + 1], ships: sent[at + 2] });
  }
  return moves;
}

const bars: number[] = [];

/**
 * Spreads like units over targets and home, each spread equally likely: of units + targets places in a row, so many at
 * random are units; the number of gaps before a unit says where it goes, and the last stretch stays at home.
 */
function spread(units: number, targets: number, kind: number, chance: Chance): void {
  bars.length = 0;
  // Floyd's way of drawing distinct places: no draw is wasted.
  for (let top = targets; top < targets + units; top++) {
    const place = chance.below(top + 1);
    bars.push(bars.includes(place) ? top : place);
  }
  bars.sort((a, b) => a - b);
  for (let i = 0; i < bars.length; i++) {
    const target = bars[i] - i;
    if (target < targets) sent[target * 3 + kind]++;
  }
}

function everySplit(game: Throne, from: Area, targets: readonly Area[]): Move[][] {
  const found: Move[][] = [];
  const send = (index: number, left: Troop, moves: readonly Move[]): void => {
    if (index === targets.length) {
      found.push([...moves]);
      return;
    }
    for (let footmen = 0; footmen <= left.footmen; footmen++) {
      for (let knights = 0; knights <= left.knights; knights++) {
        for (let ships = 0; ships <= left.ships; ships++) {
          const rest = { footmen: left.footmen - footmen, knights: left.knights - knights, ships: left.ships - ships };
          const goes = footmen + knights + ships > 0;
          send(index + 1, rest, goes ? [...moves, { to: targets[index], footmen, knights, ships }] : moves);
        }
      }
    }
  };
  send(
    0,
    {
      footmen: standing(game, from, FOOTMAN),
      knights: standing(game, from, KNIGHT),
      ships: standing(game, from, SHIP),
    },
    [],
  );
  return found;
}

function readMove(input: Fields): Move | undefined {
  const troop = readTroop(input);
  return troop && isArea(input.to) && troopSize(troop) > 0 ? { to: input.to, ...troop } : undefined;
}
