import { chanceFrom } from "@weirwood/kernel";
import { describe, expect, it } from "vitest";
import type { Placement } from "../decisions.ts";
import {
  AREAS,
  type Area,
  isConsolidate,
  isSea,
  isStarred,
  ORDERS,
  type Order,
  SEAS,
  tokensOf,
} from "../state/board.ts";
import { OrderSets } from "./order-sets.ts";

const lands = (count: number): Area[] => Array.from({ length: count }, (_, i) => SEAS + i);
const seas = (count: number): Area[] => Array.from({ length: count }, (_, i) => i);
const all = Array.from({ length: ORDERS }, (_, order) => order);

/** The orders that are barred where only some are left. */
const allBut = (...left: readonly Order[]): number =>
  all.filter((order) => !left.includes(order)).reduce((set, order) => set | (1 << order), 0);

interface Terms {
  readonly areas: readonly Area[];
  readonly stars: number;
  readonly forbidden: number;
}

const mayLie = (area: Area, order: Order, forbidden: number): boolean =>
  ((forbidden >> order) & 1) === 0 && !(isSea(area) && isConsolidate(order));

const count = (place: readonly Placement[], isCounted: (order: Order) => boolean): number =>
  place.filter(({ order }) => isCounted(order)).length;

function isWithinTokens(place: readonly Placement[], { stars }: Terms): boolean {
  return (
    all.every((order) => count(place, (one) => one === order) <= tokensOf[order]) && count(place, isStarred) <= stars
  );
}

/** Whether some area without an order could take one more token. */
const canTakeMore = (place: readonly Placement[], terms: Terms): boolean =>
  terms.areas
    .filter((area) => !place.some((placement) => placement.area === area))
    .some((area) =>
      all.some((order) => mayLie(area, order, terms.forbidden) && isWithinTokens([...place, { area, order }], terms)),
    );

/** Every set of orders, written out one by one. */
function setsOf(terms: Terms): Placement[][] {
  const { areas, forbidden } = terms;
  let sets: Placement[][] = [[]];
  for (const area of areas) {
    const orders = all.filter((order) => mayLie(area, order, forbidden));
    sets = sets.flatMap((set) => [set, ...orders.map((order) => [...set, { area, order }])]);
  }
  return sets.filter((set) => isWithinTokens(set, terms));
}

const choose = (from: number, some: number): number =>
  some > from ? 0 : Array.from({ length: some }, (_, i) => (from - i) / (some - i)).reduce((a, b) => a * b, 1);

/** How many sets there are for more areas than tokens: token by token, so many on land and so many at sea. */
function countOf(atSea: number, onLand: number, stars: number, isCounted: (tokensLeft: readonly number[]) => boolean) {
  const left = [...tokensOf];
  const from = (order: Order, freeSeas: number, freeLands: number, freeStars: number): number => {
    if (order === ORDERS) return isCounted(left) ? 1 : 0;
    const most = isStarred(order) ? Math.min(freeStars, tokensOf[order]) : tokensOf[order];
    let sum = 0;
    for (let sea = 0; sea <= (isConsolidate(order) ? 0 : Math.min(most, freeSeas)); sea++) {
      for (let land = 0; sea + land <= most; land++) {
        left[order] = tokensOf[order] - sea - land;
        const starsLeft = isStarred(order) ? freeStars - sea - land : freeStars;
        const ways = choose(freeSeas, sea) * choose(freeLands, land);
        sum += ways * from(order + 1, freeSeas - sea, freeLands - land, starsLeft);
      }
    }
    return sum;
  };
  return from(0, atSea, onLand, stars);
}

const spelt = (sets: Iterable<readonly Placement[]>): string[] => [...sets].map((set) => JSON.stringify(set)).sort();

const [march, marchStar, support, raidStar, consolidate, consolidateStar] = [1, 2, 5, 8, 9, 10];

const tables: Terms[] = [
  { areas: lands(2), stars: 3, forbidden: 0 },
  { areas: [...seas(1), ...lands(2)], stars: 1, forbidden: 0 },
  { areas: [...seas(1), ...lands(2)], stars: 0, forbidden: 0 },
  { areas: [...seas(2), ...lands(2)], stars: 0, forbidden: allBut(march, consolidate) },
  { areas: [...seas(2), ...lands(2)], stars: 1, forbidden: allBut(march, marchStar, consolidate) },
  { areas: [...seas(2), ...lands(2)], stars: 1, forbidden: allBut(marchStar, raidStar, consolidateStar) },
  { areas: [...seas(2), ...lands(2)], stars: 3, forbidden: allBut(marchStar, consolidateStar) },
  { areas: [...seas(3), ...lands(1)], stars: 2, forbidden: allBut(support, marchStar, consolidate, consolidateStar) },
  { areas: [...seas(1), ...lands(3)], stars: 2, forbidden: allBut(support, marchStar, consolidateStar) },
  { areas: [...seas(2), ...lands(2)], stars: 2, forbidden: allBut() },
];

describe("sets of orders", () => {
  it.each(tables)("are those in which no area could take another token: $areas, $stars stars", (terms) => {
    const expected = setsOf(terms).filter((set) => !canTakeMore(set, terms));
    const sets = new OrderSets(terms.areas, terms.stars, terms.forbidden, false);
    expect(spelt(sets)).toEqual(spelt(expected));
  });

  it.each(tables)("are all there are where orders are free: $areas, $stars stars", (terms) => {
    const sets = new OrderSets(terms.areas, terms.stars, terms.forbidden, true);
    expect(spelt(sets)).toEqual(spelt(setsOf(terms)));
  });

  it("are drawn from every one of them", () => {
    const terms = tables[7];
    const sets = new OrderSets(terms.areas, terms.stars, terms.forbidden, false);
    const chance = chanceFrom(7);
    const drawn = new Set(Array.from({ length: 100 * sets.length }, () => JSON.stringify(sets.sample(chance))));
    expect([...drawn].sort()).toEqual(spelt(sets));
  });

  it.each([
    [0, 23, 0],
    [0, 23, 2],
    [SEAS, AREAS - SEAS, 3],
  ])("are as many as there are, for %i seas, %i lands and ports and %i stars", (atSea, onLand, stars) => {
    const areas = [...seas(atSea), ...lands(onLand)];
    const isAll = (tokensLeft: readonly number[]): boolean => {
      const starred = tokensLeft.filter((_, order) => isStarred(order)).reduce((a, b) => a + b, 0);
      const used = tokensOf.filter((_, order) => isStarred(order)).reduce((a, b) => a + b, 0) - starred;
      return tokensLeft.every((tokens, order) => tokens === 0 || (isStarred(order) && used === stars));
    };
    // Counts beyond 2^53 are rounded.
    const close = (found: number, wanted: number): void => expect(Math.abs(found / wanted - 1)).toBeLessThan(1e-9);
    close(
      new OrderSets(areas, stars, 0, true).length,
      countOf(atSea, onLand, stars, () => true),
    );
    close(new OrderSets(areas, stars, 0, false).length, countOf(atSea, onLand, stars, isAll));
  });

  it.each([
    [0, 23],
    [6, 17],
    [6, AREAS - SEAS],
    [SEAS, AREAS - SEAS],
  ])("can be drawn for %i seas and %i lands and ports", (atSea, onLand) => {
    const chance = chanceFrom(atSea + onLand);
    for (let stars = 0; stars <= 3; stars++) {
      const terms: Terms = { areas: [...seas(atSea), ...lands(onLand)], stars, forbidden: 0 };
      const full = new OrderSets(terms.areas, stars, 0, false);
      const free = new OrderSets(terms.areas, stars, 0, true);
      for (let draw = 0; draw < 20; draw++) {
        const place = full.sample(chance);
        expect(isWithinTokens(place, terms)).toBe(true);
        expect(canTakeMore(place, terms)).toBe(false);
        expect(isWithinTokens(free.sample(chance), terms)).toBe(true);
      }
    }
  });
});
