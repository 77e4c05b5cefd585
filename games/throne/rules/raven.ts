import { AnswerList, legal } from "@weirwood/kernel";
import type { RavenDecision } from "../decisions.ts";
import {
  type Area,
  areaIds,
  type House,
  houseIds,
  isStarred,
  NONE,
  ORDERS,
  type Order,
  orderIds,
  tokensOf,
} from "../state/board.ts";
import { areaCount, ravenHolder } from "../state/flow.ts";
import { ORDER, type Throne } from "../state/layout.ts";
import { orderIn, ownerOf } from "../state/pieces.ts";
import { checkOrderIn, checkSeason, ordersOf, starsOf } from "./planning.ts";
import { isArea, isNone, isOrder } from "./reading.ts";
import { type Refusal, refuse, type Step } from "./step.ts";

/** The Messenger Raven: one order swapped for an unused one, after all are revealed. */
export const raven: Step<RavenDecision> = {
  decision: "raven",

  read({ area, order }) {
    const isSwap = isArea(area) && isOrder(order);
    return isSwap || (isNone(area) && isNone(order)) ? { kind: "raven", area, order } : undefined;
  },

  bounds: (game) => ({ areas: ordersOf(game, ravenHolder(game)).map((area) => areaIds[area]) }),

  check: (game, house, { area, order }) =>
    area === NONE ? legal : checkSwap(game, house, area, order, countUsed(game, house)),

  apply(game, house, { area, order }, tell) {
    if (area === NONE) {
      tell?.({ rule: "throne.raven.optional", house: houseIds[house] });
      return;
    }
    const before = orderIn(game, area);
    game[ORDER + area] = order;
    tell?.({
      rule: "throne.raven.swap",
      house: houseIds[house],
      area: areaIds[area],
      order: orderIds[before],
      instead: orderIds[order],
    });
  },

  /** Leaving everything comes first; the others are kept as numbers, and made when somebody looks at them. */
  options(game, house) {
    const starsUsed = countUsed(game, house);
    const found: number[] = [];
    const areas = ordersOf(game, house);
    for (let order = 0; order < ORDERS; order++) spare[order] = checkToken(game, order) === legal ? 1 : 0;
    for (const area of areas) {
      for (let order = 0; order < ORDERS; order++) {
        if (spare[order] === 1 && checkPlace(game, house, area, order, starsUsed) === legal)
          found.push(area * ORDERS + order);
      }
    }
    return new AnswerList(found.length + 1, (index) => {
      if (index === 0) return { kind: "raven", area: NONE, order: NONE };
      const number = found[index - 1];
      return { kind: "raven", area: Math.trunc(number / ORDERS), order: number % ORDERS };
    });
  },

  sample(game, house, chance) {
    const starsUsed = countUsed(game, house);
    const areas = ordersOf(game, house);
    // One draw in (areas × orders + 1) is "none", the others are pairs; illegal pairs are drawn again: all equally likely.
    for (let draw = 0; draw < MOST_DRAWS; draw++) {
      const pick = chance.below(areas.length * ORDERS + 1);
      if (pick === areas.length * ORDERS) break;
      const [area, order] = [areas[Math.trunc(pick / ORDERS)], pick % ORDERS];
      if (checkSwap(game, house, area, order, starsUsed) === legal) return { kind: "raven", area, order };
    }
    return { kind: "raven", area: NONE, order: NONE };
  },
};

/** Nearly three hundred times as many as it takes on average to draw "none". */
const MOST_DRAWS = 100_000;

/** Presumes that the house's tokens on the map have just been counted. */
function checkSwap(game: Throne, house: House, area: Area, order: Order, starsUsed: number): Refusal | undefined {
  if (ownerOf(game, area) !== house || orderIn(game, area) === NONE) {
    return refuse("throne.raven.own-order", { area: areaIds[area] });
  }
  return checkToken(game, order) ?? checkPlace(game, house, area, order, starsUsed);
}

/** Whether an order can be swapped in at all. */
function checkToken(game: Throne, order: Order): Refusal | undefined {
  if (used[order] >= tokensOf[order]) {
    return refuse("throne.raven.unused", { order: orderIds[order] });
  }
  return checkSeason(game, order) === legal ? legal : refuse("throne.westeros.raven-bound");
}

/** Whether it can take the place of the order in an area. */
function checkPlace(game: Throne, house: House, area: Area, order: Order, starsUsed: number): Refusal | undefined {
  const misplaced = checkOrderIn(game, area, order);
  if (misplaced) return misplaced;
  // A star may be swapped for a star: what counts is the number after the swap.
  const stars = starsUsed - (isStarred(orderIn(game, area)) ? 1 : 0) + (isStarred(order) ? 1 : 0);
  return stars > starsOf(game, house) ? refuse("throne.raven.stars", { stars: starsOf(game, house) }) : legal;
}

const spare = new Uint8Array(ORDERS);
const used = new Uint8Array(ORDERS);

/** Counts a house's tokens on the map by order, and says how many bear a star. */
function countUsed(game: Throne, house: House): number {
  used.fill(0);
  let stars = 0;
  for (let area = 0, end = areaCount(game); area < end; area++) {
    const order = orderIn(game, area);
    if (order === NONE || ownerOf(game, area) !== house) continue;
    used[order]++;
    if (isStarred(order)) stars++;
  }
  return stars;
}
