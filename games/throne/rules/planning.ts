import { AnswerList, FEW, legal } from "@weirwood/kernel";
import { kingsCourtStars, threeBoardStars } from "../data/tracks.ts";
import type { OrdersDecision, Placement } from "../decisions.ts";
import { ask, bit, isAsked } from "../state/asks.ts";
import {
  AREAS,
  type Area,
  areaIds,
  HOUSES,
  type House,
  houseIds,
  isConsolidate,
  isDefense,
  isRaid,
  isSea,
  isStarred,
  KINGS_COURT,
  NONE,
  ORDERS,
  type Order,
  orderIds,
  SEAS,
  tokensOf,
} from "../state/board.ts";
import {
  areaCount,
  end,
  goTo,
  hasThreeBoard,
  inOrderOfPlay,
  placeOf,
  playersOf,
  ravenHolder,
  seatOf,
  stepOf,
} from "../state/flow.ts";
import { FREE_ORDERS, ORDER, PLACED, procedures, SEASON, type Throne } from "../state/layout.ts";
import { orderIn, ownerOf } from "../state/pieces.ts";
import { OrderSets } from "./order-sets.ts";
import { isArea, isOrder, readListWithTwins } from "./reading.ts";
import { askForSingle, revealSingles } from "./single-orders.ts";
import { type Fields, type Procedure, type Refusal, refuse, type Step, type TellRule } from "./step.ts";
import { isSeason } from "./westeros.ts";

/** The Planning phase: secret orders, revealed together; then the raven may fly. */

const { singles: LAY_SINGLES, orders: ASSIGN, raven: RAVEN } = procedures.steps.planning;

export const planningPhase: Procedure = (game) => {
  if (stepOf(game) === LAY_SINGLES) {
    if (!askForSingle(game)) goTo(game, ASSIGN);
    return;
  }
  if (stepOf(game) === ASSIGN) {
    goTo(game, RAVEN);
    const planners = housesWithUnits(game);
    if (planners !== 0) ask(game, "orders", planners);
    return;
  }
  end(game);
  const holder = ravenHolder(game);
  if (ordersOf(game, holder).length > 0) ask(game, "raven", bit(holder));
};

function housesWithUnits(game: Throne): number {
  let houses = 0;
  for (let area = 0, end = areaCount(game); area < end; area++)
    if (ownerOf(game, area) !== NONE) houses |= bit(ownerOf(game, area));
  return houses;
}

/** Areas that hold an order of a house, from the first on. */
export function ordersOf(game: Throne, house: House): Area[] {
  const areas: Area[] = [];
  for (let area = 0, end = areaCount(game); area < end; area++) {
    if (orderIn(game, area) !== NONE && ownerOf(game, area) === house) areas.push(area);
  }
  return areas;
}

/** Starred orders that a house may use, by its place at the King's Court. */
export const starsOf = (game: Throne, house: House): number =>
  (hasThreeBoard(game) ? threeBoardStars : kingsCourtStars)[placeOf(game, KINGS_COURT, house)];

/** Whether an order may lie in an area at all this turn, whoever places it: by planning or by raven. */
export function checkOrderIn(game: Throne, area: Area, order: Order): Refusal | undefined {
  if (isConsolidate(order) && isSea(area)) {
    return refuse("throne.orders.consolidate-on-land", { area: areaIds[area] });
  }
  return checkSeason(game, order);
}

/** Whether this turn's Westeros card leaves an order to the houses. */
export function checkSeason(game: Throne, order: Order): Refusal | undefined {
  if (isConsolidate(order) && isSeason(game, "feast-for-crows")) return refuse("throne.westeros.feast-for-crows");
  if (isRaid(order) && isSeason(game, "sea-of-storms")) return refuse("throne.westeros.sea-of-storms");
  if (isDefense(order) && isSeason(game, "storm-of-swords")) return refuse("throne.westeros.storm-of-swords");
  return legal;
}

const used = new Uint8Array(ORDERS);

export const assignOrders: Step<OrdersDecision> = {
  decision: "orders",

  read(input) {
    const place = readListWithTwins(input.place, readPlacement, (placement) => placement.area);
    return place && { kind: "orders", place };
  },

  bounds: (game) => ({
    stars: Object.fromEntries(
      Array.from({ length: playersOf(game) }, (_, place) => inOrderOfPlay(game, place))
        .filter((house) => isAsked(game, house))
        .map((house) => [houseIds[house], starsOf(game, house)]),
    ),
  }),

  check(game, house, { place }) {
    used.fill(0);
    let stars = 0;
    let last: Area = NONE;
    for (const { area, order } of place) {
      if (area === last) return refuse("throne.orders.one-per-area", { area: areaIds[area] });
      last = area;
      if (ownerOf(game, area) !== house) return refuse("throne.orders.own-units", { area: areaIds[area] });
      const misplaced = checkOrderIn(game, area, order);
      if (misplaced) return misplaced;
      if (++used[order] > tokensOf[order]) return refuse("throne.orders.tokens", { order: orderIds[order] });
      if (isStarred(order)) stars++;
    }
    if (stars > starsOf(game, house)) return refuse("throne.orders.stars", { stars: starsOf(game, house) });
    return game[FREE_ORDERS] === 1 ? legal : checkEveryArea(game, house, place, starsOf(game, house) - stars);
  },

  apply(game, house, { place }, tell) {
    const at = PLACED + house * AREAS;
    game.fill(NONE, at, at + AREAS);
    for (const { area, order } of place) game[at + area] = order;
    tell?.({ rule: "throne.orders.secret", house: houseIds[house], audience: [seatOf(game, house)] });
  },

  kept(game, house) {
    const at = PLACED + house * AREAS;
    const place: Placement[] = [];
    for (let area = 0; area < AREAS; area++) if (game[at + area] !== NONE) place.push({ area, order: game[at + area] });
    return { kind: "orders", place };
  },

  showsAnswered: true,

  /** All orders are turned up at once (throne.orders.reveal). */
  settle(game, tell) {
    for (let place = 0; place < playersOf(game); place++) reveal(game, inOrderOfPlay(game, place), tell);
    game.fill(NONE, PLACED, PLACED + HOUSES * AREAS);
    revealSingles(game, tell);
  },

  options(game, house) {
    const sets = orderSets(game, house);
    return sets.length > FEW ? undefined : new AnswerList(sets.length, (index) => ordersDecision(sets.at(index)));
  },

  sample: (game, house, chance) => ordersDecision(orderSets(game, house).sample(chance)),
};

/**
 * Every area takes an order while a token is left that may lie there (throne.orders.every-area): no area without one could
 * be given another of the tokens, within the stars that are left. Presumes that the tokens placed have just been counted.
 * OrderSets lists just these sets.
 */
function checkEveryArea(
  game: Throne,
  house: House,
  place: readonly Placement[],
  starsLeft: number,
): Refusal | undefined {
  const ordered = new Set(place.map(({ area }) => area));
  for (const area of areasOf(game, house)) {
    if (ordered.has(area)) continue;
    for (let order = 0; order < ORDERS; order++) {
      const isLeft = used[order] < tokensOf[order] && (starsLeft > 0 || !isStarred(order));
      if (isLeft && checkOrderIn(game, area, order) === legal) {
        return refuse("throne.orders.every-area", { area: areaIds[area], order: orderIds[order] });
      }
    }
  }
  return legal;
}

const ordersDecision = (place: readonly Placement[]): OrdersDecision => ({ kind: "orders", place });

const orderSets = (game: Throne, house: House): OrderSets =>
  new OrderSets(areasOf(game, house), starsOf(game, house), barredOrders(game), game[FREE_ORDERS] === 1);

const anyLand = SEAS;

const barredKept: (number | undefined)[] = [];

/** Orders that this turn's Westeros card forbids everywhere, as a set of bits; asked only once of each card. */
function barredOrders(game: Throne): number {
  if (game[SEASON] === NONE) return 0;
  barredKept[game[SEASON]] ??= ordersBarred(game);
  return barredKept[game[SEASON]] as number;
}

function ordersBarred(game: Throne): number {
  let set = 0;
  for (let order = 0; order < ORDERS; order++) if (checkOrderIn(game, anyLand, order) !== legal) set |= 1 << order;
  return set;
}

function areasOf(game: Throne, house: House): Area[] {
  const areas: Area[] = [];
  for (let area = 0, end = areaCount(game); area < end; area++) if (ownerOf(game, area) === house) areas.push(area);
  return areas;
}

function reveal(game: Throne, house: House, tell?: TellRule): void {
  const at = PLACED + house * AREAS;
  for (let area = 0, end = areaCount(game); area < end; area++) {
    const order = game[at + area];
    if (order === NONE) continue;
    game[ORDER + area] = order;
    tell?.({ rule: "throne.orders.reveal", house: houseIds[house], area: areaIds[area], order: orderIds[order] });
  }
}

function readPlacement({ area, order }: Fields): Placement | undefined {
  return isArea(area) && isOrder(order) ? { area, order } : undefined;
}
