import type { Chance } from "@weirwood/kernel";
import { kingsCourtStars, threeBoardStars } from "../data/tracks.ts";
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
  SEAS,
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
  readonly #endings: readonly Ways[];

  /** `forbidden`: orders that this turn's card bars, as a set of bits; `isFree`: areas may stay without an order. */
  constructor(areas: readonly Area[], stars: number, forbidden: number, isFree: boolean) {
    let seas = 0;
    while (seas < areas.length && isSea(areas[seas])) seas++;
    this.#areas = areas;
    this.#seas = seas;
    this.#stars = stars;
    this.#endings = isFree ? freeWays(forbidden) : fullWays(forbidden);
    this.length = this.#endings.reduce((sum, ways) => sum + this.#from(ways), 0);
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

  #from(ways: Ways): number {
    return ways.from(0, this.#areas.length - this.#seas, this.#seas, this.#stars);
  }

  #pickEnding(picker: Picker): Ways {
    let pick = picker.branch(this.length);
    let picked = this.#endings[0];
    for (const ways of this.#endings) {
      const share = this.#from(ways);
      if (share === 0) continue;
      picked = ways;
      if (pick < share) break;
      pick -= share;
    }
    picker.keep(pick);
    return picked;
  }

  #deal(picker: Picker): Placement[] {
    const areas = this.#areas;
    const ways = this.#pickEnding(picker);
    for (let i = 0; i < this.#seas; i++) seasLeft[i] = areas[i];
    for (let i = this.#seas; i < areas.length; i++) landsLeft[i - this.#seas] = areas[i];
    for (let i = 0; i < areas.length; i++) dealt[areas[i]] = NONE;
    let seas = this.#seas;
    let lands = areas.length - seas;
    let stars = this.#stars;
    for (let order = 0; order < ORDERS && lands + seas > 0; order++) {
      let pick = picker.branch(ways.from(order, lands, seas, stars));
      const [least, most] = [ways.leastOf(order), ways.mostOf(order, stars)];
      let onLand = 0;
      let atSea = 0;
      // How many of this token go on land and how many to sea. Counts beyond 2^53 are rounded: then the last share takes
      // what the rounding leaves over.
      search: for (let land = 0; land <= most; land++) {
        for (let sea = Math.max(0, least - land); land + sea <= most; sea++) {
          const share = ways.share(order, lands, seas, stars, land, sea);
          if (share === 0) continue;
          onLand = land;
          atSea = sea;
          if (pick < share) break search;
          pick -= share;
        }
      }
      picker.keep(pick);
      take(landsLeft, lands, onLand, order, picker);
      take(seasLeft, seas, atSea, order, picker);
      lands -= onLand;
      seas -= atSea;
      if (isStarred(order)) stars -= onLand + atSea;
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

/** How the placing of a set may end: which tokens must all lie on the map, and what may be left without. */
interface Ending {
  isSpent(order: Order): boolean;
  isReached(lands: number, seas: number, stars: number): boolean;
}

const free: Ending = { isSpent: () => false, isReached: () => true };

/**
 * Every area has an order; or seas are left over, and every token that may lie at sea is spent; or lands, and every token
 * is. A starred token is spent when it lies on the map or no star is left, so the last two are two endings each: no set
 * has more than one ending, and together they are the sets in which no area could be given another token
 * (throne.orders.every-area).
 */
const full: readonly Ending[] = [
  { isSpent: () => false, isReached: (lands, seas) => lands + seas === 0 },
  {
    isSpent: (order) => !isConsolidate(order) && !isStarred(order),
    isReached: (lands, seas, stars) => lands === 0 && seas > 0 && stars === 0,
  },
  {
    isSpent: (order) => !isConsolidate(order),
    isReached: (lands, seas, stars) => lands === 0 && seas > 0 && stars > 0,
  },
  { isSpent: (order) => !isStarred(order), isReached: (lands, _seas, stars) => lands > 0 && stars === 0 },
  { isSpent: () => true, isReached: (lands, _seas, stars) => lands > 0 && stars > 0 },
];

const STARS = Math.max(...kingsCourtStars, ...threeBoardStars) + 1;

/** Counts for one set of forbidden orders and one ending; each count is worked out once. */
class Ways {
  /** By lands and seas that are left: a row by token and stars, made when it is first asked for. */
  readonly #rows: (Float64Array | undefined)[] = [];
  readonly #least = new Uint8Array(ORDERS);
  readonly #most = new Uint8Array(ORDERS);
  readonly #ending: Ending;

  constructor(forbidden: number, ending: Ending) {
    this.#ending = ending;
    for (let order = 0; order < ORDERS; order++) {
      this.#most[order] = (forbidden >> order) & 1 ? 0 : tokensOf[order];
      this.#least[order] = ending.isSpent(order) ? this.#most[order] : 0;
    }
  }

  /** How many of a token must be placed. */
  leastOf(order: Order): number {
    return this.#least[order];
  }

  /** How many of a token can still be placed. */
  mostOf(order: Order, stars: number): number {
    return isStarred(order) ? Math.min(stars, this.#most[order]) : this.#most[order];
  }

  /** Ways to place this token and all later ones on so many areas that are left. */
  from(order: Order, lands: number, seas: number, stars: number): number {
    if (order === ORDERS) return this.#ending.isReached(lands, seas, stars) ? 1 : 0;
    const place = lands * (SEAS + 1) + seas;
    this.#rows[place] ??= new Float64Array(ORDERS * STARS).fill(-1);
    const row = this.#rows[place];
    const at = order * STARS + stars;
    if (row[at] >= 0) return row[at];
    const [least, most] = [this.leastOf(order), this.mostOf(order, stars)];
    let count = 0;
    for (let onLand = 0; onLand <= most; onLand++) {
      for (let atSea = Math.max(0, least - onLand); onLand + atSea <= most; atSea++) {
        count += this.share(order, lands, seas, stars, onLand, atSea);
      }
    }
    row[at] = count;
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

/** The ways to each of some endings, kept for every set of forbidden orders. */
function waysTo(endings: readonly Ending[]): (forbidden: number) => readonly Ways[] {
  const kept = new Map<number, readonly Ways[]>();
  return (forbidden) => {
    let ways = kept.get(forbidden);
    if (ways === undefined) {
      ways = endings.map((ending) => new Ways(forbidden, ending));
      kept.set(forbidden, ways);
    }
    return ways;
  };
}

const freeWays = waysTo([free]);
const fullWays = waysTo(full);
