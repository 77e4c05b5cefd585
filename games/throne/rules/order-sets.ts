import type { Chance } from "@weirwood/kernel";
import type { Placement } from "../decisions.ts";
import {
  AREAS,
  type Area,
  areaIds,
  isConsolidate,
  isSea,
  isStarred,
  NONE,
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
  /** Seas first. */
  readonly #areas: readonly Area[];
  readonly #seas: number;
  readonly #stars: number;
  readonly #ways: Ways;

  /** `forbidden`: orders that this turn's card bars, as a set of bits. */
  constructor(areas: readonly Area[], stars: number, forbidden: number) {
    let seas = 0;
    while (seas < areas.length && isSea(areas[seas])) seas++;
    this.#areas = areas;
    this.#seas = seas;
    this.#stars = stars;
    this.#ways = waysWithout(forbidden);
    this.length = this.#ways.from(0, areas.length - seas, seas, stars);
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
    const areas = this.#areas;
    const ways = this.#ways;
    for (let i = 0; i < this.#seas; i++) seasLeft[i] = areas[i];
    for (let i = this.#seas; i < areas.length; i++) landsLeft[i - this.#seas] = areas[i];
    for (let i = 0; i < areas.length; i++) dealt[areas[i]] = NONE;
    let seas = this.#seas;
    let lands = areas.length - seas;
    let stars = this.#stars;
    for (let order = 0; order < ORDERS && lands + seas > 0; order++) {
      let pick = picker.branch(ways.from(order, lands, seas, stars));
      const most = ways.mostOf(order, stars);
      // How many of this token go on land and how many to sea.
      search: for (let onLand = 0; onLand <= most; onLand++) {
        for (let atSea = 0; onLand + atSea <= most; atSea++) {
          const share = ways.share(order, lands, seas, stars, onLand, atSea);
          if (pick >= share) {
            pick -= share;
            continue;
          }
          picker.keep(pick);
          take(landsLeft, lands, onLand, order, picker);
          take(seasLeft, seas, atSea, order, picker);
          lands -= onLand;
          seas -= atSea;
          if (isStarred(order)) stars -= onLand + atSea;
          break search;
        }
      }
    }
    const place: Placement[] = [];
    for (let i = 0; i < areas.length; i++) {
      const order = dealt[areas[i]];
      if (order !== NONE) place.push(placements[areas[i]][order]);
    }
    return place;
  }
}

/** The deal in progress: areas without an order, and the order of every area. One set of rows serves all deals. */
const landsLeft = new Uint8Array(AREAS);
const seasLeft = new Uint8Array(AREAS);
const dealt = new Uint8Array(AREAS);

/** Every placement there can be, made once: decisions share them. */
const placements: readonly (readonly Placement[])[] = areaIds.map((_, area) =>
  orderIds.map((_, order) => Object.freeze({ area, order })),
);

/** Takes some of the areas that are left for an order, whichever the picker says. */
function take(areas: Uint8Array, length: number, count: number, order: Order, picker: Picker): void {
  if (count === 0) return;
  // Of a pair, the number of its areas in the list of all pairs; of one, its place.
  let pick = picker.digit(choose(length, count));
  let first = 0;
  for (let left = count; left > 0; left--) {
    const size = length - count + left;
    while (first < size && pick >= choose(size - first - 1, left - 1)) pick -= choose(size - first++ - 1, left - 1);
    dealt[areas[first]] = order;
    areas.copyWithin(first, first + 1, size);
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
