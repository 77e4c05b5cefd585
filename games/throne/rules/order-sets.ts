import type { Chance } from "@weirwood/kernel";
import type { Placement } from "../decisions.ts";
import {
  type Area,
  areaIds,
  isConsolidate,
  isSea,
  isStarred,
  ORDERS,
  type Order,
  orderIds,
  tokensOf,
} from "../state/board.ts";

/**
 * All the ways to place orders on some areas, counted without being written out: token by token, so many of them on so
 * many of the areas that are left. Any of the ways can be had by its number, and any is drawn as likely as another.
 */
export class OrderSets {
  readonly length: number;
  readonly #lands: readonly Area[];
  readonly #seas: readonly Area[];
  readonly #stars: number;
  readonly #ways: Ways;

  /** `forbidden`: orders that this turn's card bars, as a set of bits. */
  constructor(areas: readonly Area[], stars: number, forbidden: number) {
    this.#seas = areas.filter(isSea);
    this.#lands = areas.slice(this.#seas.length);
    this.#stars = stars;
    this.#ways = waysWithout(forbidden);
    this.length = this.#ways.from(0, this.#lands.length, this.#seas.length, stars);
  }

  at(index: number): Placement[] {
    return this.#deal(new Rank(index));
  }

  sample(chance: Chance): Placement[] {
    return this.#deal(new Draw(chance));
  }

  *[Symbol.iterator](): Iterator<Placement[]> {
    for (let index = 0; index < this.length; index++) yield this.at(index);
  }

  #deal(picker: Picker): Placement[] {
    const lands = [...this.#lands];
    const seas = [...this.#seas];
    let stars = this.#stars;
    const place: Placement[] = [];
    for (let order = 0; order < ORDERS; order++) {
      const ways = this.#ways;
      let pick = picker.branch(ways.from(order, lands.length, seas.length, stars));
      const most = ways.mostOf(order, stars);
      // How many of this token go on land and how many to sea.
      search: for (let onLand = 0; onLand <= most; onLand++) {
        for (let atSea = 0; onLand + atSea <= most; atSea++) {
          const share = ways.share(order, lands.length, seas.length, stars, onLand, atSea);
          if (pick >= share) {
            pick -= share;
            continue;
          }
          picker.keep(pick);
          take(lands, onLand, order, picker, place);
          take(seas, atSea, order, picker, place);
          if (isStarred(order)) stars -= onLand + atSea;
          break search;
        }
      }
    }
    return place.sort((a, b) => a.area - b.area);
  }
}

/** Every placement there can be, made once: decisions share them. */
const placements: readonly (readonly Placement[])[] = areaIds.map((_, area) =>
  orderIds.map((_, order) => Object.freeze({ area, order })),
);

/** Takes some of the areas that are left for an order, whichever the picker says. */
function take(areas: Area[], count: number, order: Order, picker: Picker, place: Placement[]): void {
  if (count === 0) return;
  // Of a pair, the number of its areas in the list of all pairs; of one, its place.
  let pick = picker.digit(choose(areas.length, count));
  let first = 0;
  for (let left = count; left > 0; left--) {
    while (pick >= choose(areas.length - first - 1, left - 1)) pick -= choose(areas.length - first++ - 1, left - 1);
    place.push(placements[areas[first]][order]);
    areas.splice(first, 1);
  }
}

function choose(from: number, count: number): number {
  if (count > from || from < 0) return 0;
  return count === 0 ? 1 : count === 1 ? from : (from * (from - 1)) / 2;
}

/** Says which branch to take: by the number of a way, or by chance. */
interface Picker {
  /** A number below the ways of a branching. */
  branch(ways: number): number;
  /** What is left of that number inside the branch. */
  keep(rest: number): void;
  /** A number below a few. */
  digit(few: number): number;
}

class Rank implements Picker {
  #left: number;
  constructor(index: number) {
    this.#left = index;
  }
  branch(): number {
    return this.#left;
  }
  keep(rest: number): void {
    this.#left = rest;
  }
  digit(few: number): number {
    const digit = this.#left % few;
    this.#left = Math.trunc(this.#left / few);
    return digit;
  }
}

class Draw implements Picker {
  readonly #chance: Chance;
  constructor(chance: Chance) {
    this.#chance = chance;
  }
  branch(ways: number): number {
    return this.#chance.below(ways);
  }
  keep(): void {}
  digit(few: number): number {
    return this.#chance.below(few);
  }
}

const LANDS = 20;
const SEAS = 10;
const STARS = 4;

/** Counts for one set of forbidden orders; each count is worked out once. */
class Ways {
  readonly #counts = new Float64Array((ORDERS + 1) * LANDS * SEAS * STARS).fill(-1);
  readonly #forbidden: number;

  constructor(forbidden: number) {
    this.#forbidden = forbidden;
  }

  /** How many of a token can still be placed. */
  mostOf(order: Order, stars: number): number {
    if ((this.#forbidden >> order) & 1) return 0;
    return isStarred(order) ? Math.min(stars, tokensOf[order]) : tokensOf[order];
  }

  /** Ways to place this token and all later ones on so many areas that are left. */
  from(order: Order, lands: number, seas: number, stars: number): number {
    if (order === ORDERS) return 1;
    const at = ((order * LANDS + lands) * SEAS + seas) * STARS + stars;
    if (this.#counts[at] >= 0) return this.#counts[at];
    const most = this.mostOf(order, stars);
    let count = 0;
    for (let onLand = 0; onLand <= most; onLand++) {
      for (let atSea = 0; onLand + atSea <= most; atSea++) {
        count += this.share(order, lands, seas, stars, onLand, atSea);
      }
    }
    this.#counts[at] = count;
    return count;
  }

  /** Those of the ways that put so many of this token on land and so many to sea. */
  share(order: Order, lands: number, seas: number, stars: number, onLand: number, atSea: number): number {
    if (onLand > lands || atSea > seas || (atSea > 0 && isConsolidate(order))) return 0;
    const starsLeft = isStarred(order) ? stars - onLand - atSea : stars;
    const rest = this.from(order + 1, lands - onLand, seas - atSea, starsLeft);
    return choose(lands, onLand) * choose(seas, atSea) * rest;
  }
}

const waysKept = new Map<number, Ways>();

function waysWithout(forbidden: number): Ways {
  let ways = waysKept.get(forbidden);
  if (ways === undefined) {
    ways = new Ways(forbidden);
    waysKept.set(forbidden, ways);
  }
  return ways;
}
