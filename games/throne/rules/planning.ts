import { legal } from "@weirwood/kernel";
import { kingsCourtStars } from "../data/tracks.ts";
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
  tokensOf,
} from "../state/board.ts";
import { end, goTo, inOrderOfPlay, placeOf, playersOf, ravenHolder, seatOf, stepOf } from "../state/flow.ts";
import { ORDER, PLACED, type Throne } from "../state/layout.ts";
import { orderIn, ownerOf } from "../state/pieces.ts";
import { isArea, isOrder, readList } from "./reading.ts";
import { FEW, type Fields, type Procedure, type Refusal, refuse, type Step, type TellRule } from "./step.ts";
import { isSeason } from "./westeros.ts";

/** The Planning phase: secret orders, revealed together; then the raven may fly. */

const ASSIGN = 0;
const RAVEN = 1;

export const planningPhase: Procedure = (game) => {
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
  for (let area = 0; area < AREAS; area++) if (ownerOf(game, area) !== NONE) houses |= bit(ownerOf(game, area));
  return houses;
}

/** Areas that hold an order of a house, from the first on. */
export function ordersOf(game: Throne, house: House): Area[] {
  const areas: Area[] = [];
  for (let area = 0; area < AREAS; area++) {
    if (orderIn(game, area) !== NONE && ownerOf(game, area) === house) areas.push(area);
  }
  return areas;
}

/** Starred orders that a house may use, by its place at the King's Court. */
export const starsOf = (game: Throne, house: House): number => kingsCourtStars[placeOf(game, KINGS_COURT, house)];

/** Whether an order may lie in an area at all this turn, whoever places it: by planning or by raven. */
export function checkOrderIn(game: Throne, area: Area, order: Order): Refusal | undefined {
  if (isConsolidate(order)) {
    if (isSea(area)) return refuse("throne.orders.consolidate-on-land", { area: areaIds[area] });
    if (isSeason(game, "feast-for-crows")) return refuse("throne.westeros.feast-for-crows");
  }
  if (isRaid(order) && isSeason(game, "sea-of-storms")) return refuse("throne.westeros.sea-of-storms");
  if (isDefense(order) && isSeason(game, "storm-of-swords")) return refuse("throne.westeros.storm-of-swords");
  return legal;
}

const used = new Uint8Array(ORDERS);

export const assignOrders: Step<OrdersDecision> = {
  decision: "orders",

  read(input) {
    const place = readList(input.place, readPlacement, (placement) => placement.area);
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
    for (const { area, order } of place) {
      if (ownerOf(game, area) !== house) return refuse("throne.orders.own-units", { area: areaIds[area] });
      const misplaced = checkOrderIn(game, area, order);
      if (misplaced) return misplaced;
      if (++used[order] > tokensOf[order]) return refuse("throne.orders.tokens", { order: orderIds[order] });
      if (isStarred(order)) stars++;
    }
    if (stars > starsOf(game, house)) return refuse("throne.orders.stars", { stars: starsOf(game, house) });
    return legal;
  },

  apply(game, house, { place }, tell) {
    const at = PLACED + house * AREAS;
    game.fill(NONE, at, at + AREAS);
    for (const { area, order } of place) game[at + area] = order;
    tell?.({ rule: "throne.orders.secret", house: houseIds[house], audience: [seatOf(game, house)] });
  },

  /** All orders are turned up at once (throne.orders.reveal). */
  settle(game, tell) {
    for (let place = 0; place < playersOf(game); place++) reveal(game, inOrderOfPlay(game, place), tell);
    game.fill(NONE, PLACED, PLACED + HOUSES * AREAS);
  },

  options(game, house) {
    const areas = areasOf(game, house);
    const stars = starsOf(game, house);
    const forbidden = barred(game);
    if (countAssignments(areas, stars, forbidden) > FEW) return undefined;
    const answers: OrdersDecision[] = [];
    used.fill(0);
    const assign = (index: number, starsLeft: number, place: readonly Placement[]): void => {
      if (index === areas.length) {
        answers.push({ kind: "orders", place });
        return;
      }
      assign(index + 1, starsLeft, place);
      const area = areas[index];
      for (let order = 0; order < ORDERS; order++) {
        if (!isAtHand(area, order, starsLeft, forbidden)) continue;
        used[order]++;
        assign(index + 1, starsLeft - (isStarred(order) ? 1 : 0), [...place, placements[area][order]]);
        used[order]--;
      }
    };
    assign(0, stars, []);
    return answers;
  },

  sample(game, house, chance) {
    const place: Placement[] = [];
    used.fill(0);
    let stars = starsOf(game, house);
    const forbidden = barred(game);
    // Area by area from a random one on, each time any token that is left, or none: where the answers are few enough to
    // be listed, the likeliest comes up less than five times as often as the rarest.
    const areas = areasOf(game, house);
    const start = chance.below(areas.length);
    for (let i = 0; i < areas.length; i++) {
      const area = areas[(start + i) % areas.length];
      let count = 0;
      for (let order = 0; order < ORDERS; order++) {
        if (isAtHand(area, order, stars, forbidden)) left[count++] = order;
      }
      const pick = chance.below(count + 1);
      if (pick === count) continue;
      const order = left[pick];
      used[order]++;
      if (isStarred(order)) stars--;
      place.push(placements[area][order]);
    }
    place.sort((a, b) => a.area - b.area);
    return { kind: "orders", place };
  },
};

/** Every placement there can be, made once: lists of orders share them. */
const placements: readonly (readonly Placement[])[] = areaIds.map((_, area) =>
  orderIds.map((_, order) => Object.freeze({ area, order })),
);

/** While orders are being dealt out: whether a token is left that may lie in an area. */
const isAtHand = (area: Area, order: Order, starsLeft: number, forbidden: Uint8Array): boolean =>
  used[order] < tokensOf[order] &&
  forbidden[order] === 0 &&
  !(starsLeft === 0 && isStarred(order)) &&
  !(isSea(area) && isConsolidate(order));

const countsKept = new Map<number, number>();

/**
 * In how many ways orders can be placed; FEW + 1 stands for more. It hangs only on how many areas are land and sea, the
 * stars, and the order that is forbidden, so each case is counted once.
 */
function countAssignments(areas: readonly Area[], stars: number, forbidden: Uint8Array): number {
  const seas = areas.filter(isSea).length;
  const key = ((areas.length * 64 + seas) * 8 + stars) * ORDERS + (forbidden.indexOf(1) + 1);
  let count = countsKept.get(key);
  if (count === undefined) {
    used.fill(0);
    count = countFrom(areas, 0, stars, forbidden, 0);
    countsKept.set(key, count);
  }
  return count;
}

function countFrom(
  areas: readonly Area[],
  index: number,
  starsLeft: number,
  forbidden: Uint8Array,
  before: number,
): number {
  if (before > FEW) return before;
  if (index === areas.length) return before + 1;
  let count = countFrom(areas, index + 1, starsLeft, forbidden, before);
  for (let order = 0; order < ORDERS && count <= FEW; order++) {
    if (!isAtHand(areas[index], order, starsLeft, forbidden)) continue;
    used[order]++;
    count = countFrom(areas, index + 1, starsLeft - (isStarred(order) ? 1 : 0), forbidden, count);
    used[order]--;
  }
  return count;
}

const left = new Uint8Array(ORDERS);
const bars = new Uint8Array(ORDERS);

/** Orders that this turn's Westeros card forbids everywhere. */
function barred(game: Throne): Uint8Array {
  for (let order = 0; order < ORDERS; order++) {
    bars[order] = checkOrderIn(game, AREAS - 1, order) === legal ? 0 : 1;
  }
  return bars;
}

function areasOf(game: Throne, house: House): Area[] {
  const areas: Area[] = [];
  for (let area = 0; area < AREAS; area++) if (ownerOf(game, area) === house) areas.push(area);
  return areas;
}

function reveal(game: Throne, house: House, tell?: TellRule): void {
  const at = PLACED + house * AREAS;
  for (let area = 0; area < AREAS; area++) {
    const order = game[at + area];
    if (order === NONE) continue;
    game[ORDER + area] = order;
    tell?.({ rule: "throne.orders.reveal", house: houseIds[house], area: areaIds[area], order: orderIds[order] });
  }
}

function readPlacement({ area, order }: Fields): Placement | undefined {
  return isArea(area) && isOrder(order) ? { area, order } : undefined;
}
