import { FEW, legal, oneOf } from "@weirwood/kernel";
import type { LionDecision, ScorpionDecision, UseOnAreas, YoungWolfDecision } from "../decisions.ts";
import {
  type Area,
  areaIds,
  type Card,
  cardAt,
  cardHouse,
  cardIds,
  HOUSES,
  type House,
  houseIds,
  isDefense,
  isLand,
  isSupport,
  NONE,
  numberIn,
  orderIds,
  singleIds,
} from "../state/board.ts";
import { areaCount, cardSetOf, hasThreeCards, neighboursOf } from "../state/flow.ts";
import { BOUND, SINGLE_AREA, SUPPORTS, type Throne } from "../state/layout.ts";
import { cardsOf, isInHand, orderIn, ownerOf, refillHand, removeOrder, takeFromHand } from "../state/pieces.ts";
import { melisandre } from "./card-texts.ts";
import { dropOrder, enter, leaveToken, tellControlLost } from "./control.ts";
import {
  checkMoves,
  checkTokenAfter,
  checkTokenLeft,
  departure,
  forEachLegalSplit,
  isHeldAgainst,
  randomSplit,
  readMoves,
  Splits,
  splits,
  targetsOf,
} from "./moves.ts";
import { isArea, isHouse, isNone, readAreas, readCards } from "./reading.ts";
import { checkRuse } from "./ruse.ts";
import { pendingSingle, takeSingle } from "./single-orders.ts";
import { type Refusal, refuse, type Step, type TellRule } from "./step.ts";
import { checkVictory } from "./victory.ts";

/** The house orders with a raid icon: Iron Fleet, Young Wolf, Scorpion's Sting, Lion's Ruse, Will of R'hllor. */

const single = (id: string): number => numberIn(singleIds, id, "single-use order");
const IRON_FLEET = single("iron-fleet");
const YOUNG_WOLF = single("young-wolf");
const SCORPION = single("scorpion");
const LION = single("lion");
const RHLLOR = single("rhllor");

/** Where a house has such a single-use order to resolve, or NONE. */
export const areaOfSingle = (game: Throne, house: House, kind: number): Area =>
  pendingSingle(game, house) === kind ? game[SINGLE_AREA + house] : NONE;

export const checkOwnSingle = (game: Throne, house: House, kind: number, from: Area): Refusal | undefined =>
  areaOfSingle(game, house, kind) === from && from !== NONE
    ? legal
    : refuse("throne.single.own-order", { from: areaIds[from] });

/** Uses up a house's single-use order; told where nothing else tells of it. */
export function useUp(game: Throne, house: House, tell: TellRule | undefined, isIdle: boolean): void {
  const area = game[SINGLE_AREA + house];
  const kind = takeSingle(game, house);
  if (isIdle)
    tell?.({ rule: "throne.single.spent", house: houseIds[house], area: areaIds[area], single: singleIds[kind] });
}

/** Raid icons reach as raids do: from land, land only (throne.single.turns). */
const nearOf = (game: Throne, from: Area): readonly Area[] =>
  isLand(from) ? neighboursOf(game, from).filter(isLand) : neighboursOf(game, from);

function loseOrder(game: Throne, area: Area): number {
  // An order that is giving support in no battle: raids come before all battles, so there is none to take back.
  game[SUPPORTS + area] = 0;
  return removeOrder(game, area);
}

/** The Iron Fleet: up to two foreign normal orders beside it, of any kind; no loot. */
function checkFleetTarget(game: Throne, house: House, from: Area, to: Area): Refusal | undefined {
  const isTarget = nearOf(game, from).includes(to) && orderIn(game, to) !== NONE && ownerOf(game, to) !== house;
  return isTarget ? checkRuse(game, house, to) : refuse("throne.single.iron-fleet", { to: areaIds[to] });
}

export const ironFleet: Step<UseOnAreas> = {
  decision: "use-iron-fleet",
  read: (input) => readOnAreas(input, "use-iron-fleet"),
  check(game, house, { from, targets }) {
    const foreign = checkOwnSingle(game, house, IRON_FLEET, from);
    if (foreign) return foreign;
    if (targets.length > 2) return refuse("throne.single.iron-fleet-two");
    for (const to of targets) {
      const refusal = checkFleetTarget(game, house, from, to);
      if (refusal) return refusal;
    }
    return legal;
  },
  apply(game, house, { targets }, tell) {
    useUp(game, house, tell, targets.length === 0);
    for (const to of targets) {
      const order = orderIds[loseOrder(game, to)];
      const victim = houseIds[ownerOf(game, to)];
      tell?.({ rule: "throne.single.iron-fleet", house: houseIds[house], to: areaIds[to], order, victim });
    }
  },
  options(game, house) {
    const from = areaOfSingle(game, house, IRON_FLEET);
    if (from === NONE) return [];
    const open = nearOf(game, from).filter((to) => checkFleetTarget(game, house, from, to) === legal);
    const sets = [[], ...open.map((to) => [to]), ...open.flatMap((a, i) => open.slice(i + 1).map((b) => [a, b]))];
    return sets.map((targets) => ({ kind: "use-iron-fleet", from, targets }) as const);
  },
  sample: (game, house, chance) => oneOf(ironFleet.options(game, house) ?? [], chance),
};

export function readOnAreas(
  input: { readonly [name: string]: unknown },
  kind: UseOnAreas["kind"],
): UseOnAreas | undefined {
  const targets = readAreas(input.targets);
  return isArea(input.from) && targets ? { kind, from: input.from, targets } : undefined;
}

/** The Young Wolf: a march without modifier and without a fight, before all raids of later houses. */
export const youngWolf: Step<YoungWolfDecision> = {
  decision: "use-young-wolf",
  read(input) {
    const moves = readMoves(input);
    return moves && { kind: "use-young-wolf", ...moves };
  },
  check(game, house, answer) {
    const { from, token, moves } = answer;
    const foreign = checkOwnSingle(game, house, YOUNG_WOLF, from);
    if (foreign) return foreign;
    const held = moves.find(({ to }) => isHeldAgainst(game, house, to));
    if (held) return refuse("throne.single.young-wolf", { to: areaIds[held.to] });
    const refusal = checkMoves(game, house, answer, departure(game, house, from));
    return refusal ?? (token ? checkTokenLeft(game, house, answer) : legal);
  },
  apply(game, house, { from, moves, token }, tell) {
    useUp(game, house, tell, moves.length === 0);
    if (moves.length > 0) tell?.({ rule: "throne.single.young-wolf", house: houseIds[house], from: areaIds[from] });
    for (const move of moves) enter(game, house, from, move, tell);
    dropOrder(game, house, from, tell);
    if (token) leaveToken(game, house, from, tell);
    else tellControlLost(game, house, from, tell);
    checkVictory(game, house, tell);
  },
  options(game, house) {
    const from = areaOfSingle(game, house, YOUNG_WOLF);
    if (from === NONE) return [];
    const targets = wolfTargets(game, house, from);
    if (splits(game, from, targets.length) > 8 * FEW) return undefined;
    const list = new Splits(game, from, targets);
    const answers: YoungWolfDecision[] = [];
    forEachLegalSplit(game, house, from, targets, departure(game, house, from), (split, gone, fights) => {
      if (answers.length > FEW) return;
      const moves = list.at(split);
      answers.push({ kind: "use-young-wolf", from, moves, token: false });
      if (checkTokenAfter(game, house, from, gone, fights) !== legal) return;
      answers.push({ kind: "use-young-wolf", from, moves, token: true });
    });
    return answers.length > FEW ? undefined : answers;
  },
  sample(game, house, chance) {
    const from = areaOfSingle(game, house, YOUNG_WOLF);
    const targets = wolfTargets(game, house, from);
    for (let attempt = 0; attempt < 60; attempt++) {
      const moves = randomSplit(game, from, targets, chance);
      const answer = { kind: "use-young-wolf", from, moves, token: chance.below(2) === 1 } as const;
      if (youngWolf.check(game, house, answer) === legal) return answer;
    }
    const few = youngWolf.options(game, house);
    return few ? oneOf(few, chance) : { kind: "use-young-wolf", from, moves: [], token: false };
  },
};

const wolfTargets = (game: Throne, house: House, from: Area): Area[] =>
  targetsOf(game, from, departure(game, house, from)).filter((to) => !isHeldAgainst(game, house, to));

/** Houses other than its own with units in some areas. */
export function housesIn(game: Throne, house: House, areas: readonly Area[]): House[] {
  const houses: House[] = [];
  for (let other = 0; other < HOUSES; other++) {
    if (other !== house && areas.some((near) => ownerOf(game, near) === other)) houses.push(other);
  }
  return houses;
}

const housesBeside = (game: Throne, house: House, area: Area): House[] => housesIn(game, house, nearOf(game, area));

/** The Scorpion's Sting: one card of each house beside it, never Melisandre, never an only card, never the Ruse's lord. */
function checkStung(game: Throne, house: House, from: Area, card: Card): Refusal | undefined {
  const victim = cardHouse[cardAt(cardSetOf(game), card)];
  const isBeside = victim !== NONE && housesBeside(game, house, from).includes(victim);
  if (!isBeside || !isInHand(game, card)) return refuse("throne.single.scorpion", { card: cardIds[card] });
  if (card === melisandre || cardsOf(game, victim).length === 1) {
    return refuse("throne.single.scorpion-protected", { card: cardIds[card] });
  }
  // What is stung is the army beside the order, so the Ruse guards it like any area of its lord's.
  const stung = nearOf(game, from).filter((near) => ownerOf(game, near) === victim);
  return checkRuse(game, house, stung[0]);
}

const stungOf = (game: Throne, house: House, from: Area, victim: House): Card[] =>
  cardsOf(game, victim).filter((card) => checkStung(game, house, from, card) === legal);

export const scorpion: Step<ScorpionDecision> = {
  decision: "use-scorpion",
  read(input) {
    const cards = readCards(input.cards);
    return isArea(input.from) && cards ? { kind: "use-scorpion", from: input.from, cards } : undefined;
  },
  check(game, house, { from, cards }) {
    const foreign = checkOwnSingle(game, house, SCORPION, from);
    if (foreign) return foreign;
    const victims = new Set<House>();
    for (const card of cards) {
      const refusal = checkStung(game, house, from, card);
      if (refusal) return refusal;
      const victim = cardHouse[cardAt(cardSetOf(game), card)];
      if (victims.has(victim)) return refuse("throne.single.scorpion", { card: cardIds[card] });
      victims.add(victim);
    }
    return legal;
  },
  apply(game, house, { cards }, tell) {
    useUp(game, house, tell, cards.length === 0);
    for (const card of cards) {
      const victim = cardHouse[cardAt(cardSetOf(game), card)];
      takeFromHand(game, card);
      tell?.({ rule: "throne.single.scorpion", house: houseIds[house], card: cardIds[card], victim: houseIds[victim] });
      if (refillHand(game, victim)) tell?.({ rule: "throne.three-cards.fifth", house: houseIds[victim] });
    }
  },
  options(game, house) {
    const from = areaOfSingle(game, house, SCORPION);
    if (from === NONE) return [];
    let sets: Card[][] = [[]];
    for (const victim of housesBeside(game, house, from)) {
      const cards = stungOf(game, house, from, victim);
      if (sets.length * (cards.length + 1) > FEW) return undefined;
      sets = sets.flatMap((set) => [set, ...cards.map((card) => [...set, card])]);
    }
    return sets.map((cards) => ({ kind: "use-scorpion", from, cards: cards.sort((a, b) => a - b) }) as const);
  },
  sample(game, house, chance) {
    const from = areaOfSingle(game, house, SCORPION);
    const cards = housesBeside(game, house, from).flatMap((victim) => {
      const possible = stungOf(game, house, from, victim);
      const pick = chance.below(possible.length + 1);
      return pick === possible.length ? [] : [possible[pick]];
    });
    return { kind: "use-scorpion", from, cards: cards.sort((a, b) => a - b) };
  },
};

/** The Lion's Ruse: a house with units beside it is bound for the rest of the turn. */
export const lion: Step<LionDecision> = {
  decision: "use-lion",
  read({ from, house }) {
    return isArea(from) && (isHouse(house) || isNone(house)) ? { kind: "use-lion", from, house } : undefined;
  },
  check(game, house, { from, house: bound }) {
    const foreign = checkOwnSingle(game, house, LION, from);
    if (foreign || bound === NONE) return foreign;
    return housesBeside(game, house, from).includes(bound)
      ? legal
      : refuse("throne.single.lion", { house: houseIds[bound] });
  },
  apply(game, house, { house: bound }, tell) {
    useUp(game, house, tell, bound === NONE);
    if (bound === NONE) return;
    game[BOUND] = bound;
    tell?.({ rule: "throne.single.lion", house: houseIds[house], victim: houseIds[bound] });
  },
  options(game, house) {
    const from = areaOfSingle(game, house, LION);
    if (from === NONE) return [];
    return [NONE, ...housesBeside(game, house, from)].map(
      (bound) => ({ kind: "use-lion", from, house: bound }) as const,
    );
  },
  sample: (game, house, chance) => oneOf(lion.options(game, house) ?? [], chance),
};

/** The Will of R'hllor: Melisandre's card for one Defense or Support order anywhere. Not a raid. */
function checkWilled(game: Throne, house: House, to: Area): Refusal | undefined {
  const order = orderIn(game, to);
  if (!isDefense(order) && !isSupport(order)) return refuse("throne.single.rhllor", { to: areaIds[to] });
  return checkRuse(game, house, to);
}

export const rhllor: Step<UseOnAreas> = {
  decision: "use-rhllor",
  read: (input) => readOnAreas(input, "use-rhllor"),
  check(game, house, { from, targets }) {
    const foreign = checkOwnSingle(game, house, RHLLOR, from);
    if (foreign || targets.length === 0) return foreign;
    if (!isInHand(game, melisandre)) return refuse("throne.single.rhllor-without");
    if (targets.length > 1) return refuse("throne.single.rhllor-one");
    return checkWilled(game, house, targets[0]);
  },
  apply(game, house, { targets }, tell) {
    useUp(game, house, undefined, false);
    if (targets.length === 0) {
      tell?.({ rule: "throne.single.rhllor-without", house: houseIds[house] });
      return;
    }
    takeFromHand(game, melisandre);
    const [to] = targets;
    const order = orderIds[loseOrder(game, to)];
    const victim = houseIds[ownerOf(game, to)];
    tell?.({ rule: "throne.single.rhllor", house: houseIds[house], to: areaIds[to], order, victim });
    const allBack = hasThreeCards(game) ? "throne.three-cards.fifth" : "throne.cards.seventh";
    if (refillHand(game, house)) tell?.({ rule: allBack, house: houseIds[house] });
  },
  options(game, house) {
    const from = areaOfSingle(game, house, RHLLOR);
    if (from === NONE) return [];
    const targets: Area[][] = [[]];
    for (let area = 0; area < areaCount(game) && isInHand(game, melisandre); area++) {
      if (orderIn(game, area) !== NONE && checkWilled(game, house, area) === legal) targets.push([area]);
    }
    return targets.map((list) => ({ kind: "use-rhllor", from, targets: list }) as const);
  },
  sample: (game, house, chance) => oneOf(rhllor.options(game, house) ?? [], chance),
};
