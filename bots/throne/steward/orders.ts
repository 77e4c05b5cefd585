import {
  AREAS,
  type Area,
  areaCount,
  bonusOf,
  checkOrderIn,
  isMarch,
  isStarred,
  isSupport,
  NONE,
  neighboursOf,
  ORDERS,
  type Order,
  type OrdersDecision,
  orderNumber,
  ownerOf,
  type Placement,
  starsOf,
  tokensOf,
} from "@weirwood/throne/questions";
import { reachesInSupport, strengthIn } from "../reckoning.ts";
import { worthOfOrder } from "./jobs.ts";
import { bestMarch, type MarchPlan } from "./marches.ts";
import type { Outlook } from "./outlook.ts";
import type { Prospects } from "./prospects.ts";

/** Orders: first the marches that are worth it and their support, then the best use of everybody else. */

const marchTokens = [orderNumber("march*"), orderNumber("march"), orderNumber("march-1")];
const supportTokens = [orderNumber("support"), orderNumber("support*")];
const otherTokens = Array.from({ length: ORDERS }, (_, order) => order).filter((order) => !isMarch(order));

/** Tokens for areas to which none is worth anything: plain ones first, and a march that need not be used last. */
const leastHarmful = [...otherTokens, ...[...marchTokens].reverse()].sort(
  (a, b) => Number(isStarred(a)) - Number(isStarred(b)),
);

/** A march has to be worth so much more than what else the area could do. */
const leastMarch = 0.3;
/** A star is kept for where it tells. */
const starPrice = 0.15;
/** More areas than this seldom support one fight: somebody has to mind the rest. */
const mostSupporters = 2;

export function chooseOrders(outlook: Outlook, prospects: Prospects): OrdersDecision {
  const sheet = new OrderSheet(outlook, prospects);
  sheet.placeMarches();
  sheet.placeOthers();
  sheet.fillUp();
  return { kind: "orders", place: sheet.placements() };
}

interface Idea {
  readonly order: Order;
  readonly worth: number;
}

/** What each area is told, while it is being decided. */
class OrderSheet {
  readonly #outlook: Outlook;
  readonly #prospects: Prospects;
  readonly #areas: Area[] = [];
  readonly #orders = new Uint8Array(AREAS).fill(NONE);
  readonly #tokens = tokensOf.slice();
  #stars: number;

  constructor(outlook: Outlook, prospects: Prospects) {
    this.#outlook = outlook;
    this.#prospects = prospects;
    this.#stars = starsOf(outlook.view, outlook.me);
    for (let area = 0, end = areaCount(outlook.view); area < end; area++)
      if (ownerOf(outlook.view, area) === outlook.me) this.#areas.push(area);
  }

  placements(): Placement[] {
    return this.#areas
      .filter((area) => this.#orders[area] !== NONE)
      .map((area) => ({ area, order: this.#orders[area] }));
  }

  placeMarches(): void {
    for (let best = this.#bestPlan(); best; best = this.#bestPlan()) {
      this.#place(best.from, this.#marchTokenFor(best));
      if (best.fight !== NONE) this.#callSupport(best);
      // Whoever marches later must look for something else to take. The outlook is this decision's own.
      for (const { to } of best.moves) this.#outlook.gain[to] *= 1 - 0.9 * best.chance;
    }
  }

  #bestPlan(): MarchPlan | undefined {
    const token = marchTokens.find((order) => this.#isLeft(order));
    if (token === undefined) return undefined;
    let best: MarchPlan | undefined;
    let most = leastMarch;
    for (const from of this.#areas) {
      if (this.#orders[from] !== NONE || !this.#mayLie(from, token)) continue;
      const plan = this.#planFrom(from, token, mostSupporters);
      if (plan.moves.length === 0) continue;
      const better = plan.score - this.#bestOther(from).worth;
      if (better <= most) continue;
      best = plan;
      most = better;
    }
    return best;
  }

  #planFrom(from: Area, token: Order, supporters: number): MarchPlan {
    return bestMarch(this.#outlook, this.#prospects, from, {
      bonus: bonusOf(token),
      support: (area) =>
        this.#supportersOf(from, area)
          .slice(0, supporters)
          .reduce((sum, supporter) => sum + strengthIn(this.#outlook.view, supporter), 0),
    });
  }

  /** The best token goes to a fight; who walks into an empty area does as well with the worst. */
  #marchTokenFor(plan: MarchPlan): Order {
    const tokens = plan.fight === NONE ? [...marchTokens].reverse() : marchTokens;
    return tokens.find((order) => this.#isLeft(order)) as Order;
  }

  /** Own units beside a fight that support it, or still may: those already told to first, then the strongest. */
  #supportersOf(from: Area, area: Area): Area[] {
    const { view, me } = this.#outlook;
    const rank = (supporter: Area): number => strengthIn(view, supporter) + (this.#orders[supporter] === NONE ? 0 : 10);
    return neighboursOf(view, area)
      .filter(
        (beside) =>
          beside !== from &&
          ownerOf(view, beside) === me &&
          reachesInSupport(view, beside, area) &&
          (this.#orders[beside] === NONE || isSupport(this.#orders[beside])),
      )
      .sort((a, b) => rank(b) - rank(a));
  }

  /** As much support for a planned fight as is worth more there than elsewhere. */
  #callSupport(plan: MarchPlan): void {
    const supporters = this.#supportersOf(plan.from, plan.fight).slice(0, mostSupporters);
    const order = this.#orders[plan.from];
    let needed = supporters.length;
    for (let last = supporters.length - 1; last >= 0; last--) {
      if (this.#orders[supporters[last]] !== NONE) break;
      const without = this.#planFrom(plan.from, order, last);
      const spared = this.#planFrom(plan.from, order, needed).score - without.score;
      if (spared > this.#bestOther(supporters[last]).worth) break;
      needed = last;
    }
    for (const supporter of supporters.slice(0, needed)) {
      const token = supportTokens.find((support) => this.#isLeft(support));
      if (token === undefined) return;
      if (this.#orders[supporter] === NONE) this.#place(supporter, token);
    }
  }

  placeOthers(): void {
    for (let placed = 0; placed < this.#areas.length; placed++) {
      let best: (Idea & { area: Area }) | undefined;
      for (const area of this.#areas) {
        if (this.#orders[area] !== NONE) continue;
        const idea = this.#bestOther(area);
        if (idea.order !== NONE && (!best || idea.worth > best.worth)) best = { area, ...idea };
      }
      if (!best) return;
      this.#place(best.area, best.order);
    }
  }

  /** Whoever is still without an order takes what is left: every area gets one while there is one for it. */
  fillUp(): void {
    for (const area of this.#areas) {
      if (this.#orders[area] !== NONE) continue;
      const order = leastHarmful.find((one) => this.#isLeft(one) && this.#mayLie(area, one));
      if (order !== undefined) this.#place(area, order);
    }
  }

  /** The best order that is no march and better than none. */
  #bestOther(area: Area): Idea {
    let best = NONE;
    let most = 0;
    for (const order of otherTokens) {
      if (!this.#isLeft(order) || !this.#mayLie(area, order)) continue;
      const isStaying = (beside: Area): boolean => !isMarch(this.#orders[beside]);
      const worth = worthOfOrder(this.#outlook, area, order, isStaying) - (isStarred(order) ? starPrice : 0);
      if (worth <= most) continue;
      best = order;
      most = worth;
    }
    return { order: best, worth: most };
  }

  #isLeft(order: Order): boolean {
    return this.#tokens[order] > 0 && (!isStarred(order) || this.#stars > 0);
  }

  #mayLie(area: Area, order: Order): boolean {
    return checkOrderIn(this.#outlook.view, area, order) === undefined;
  }

  #place(area: Area, order: Order): void {
    this.#orders[area] = order;
    this.#tokens[order]--;
    if (isStarred(order)) this.#stars--;
  }
}
