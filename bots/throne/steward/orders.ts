import {
  AREAS,
  type Area,
  bonusOf,
  checkOrderIn,
  crowns,
  isConsolidate,
  isDefense,
  isMarch,
  isRaid,
  isStarred,
  isSupport,
  NONE,
  neighbours,
  ORDERS,
  type Order,
  type OrdersDecision,
  orderNumber,
  ownerOf,
  powerOf,
  starsOf,
  tokensOf,
} from "@weirwood/throne/questions";
import { reachesInSupport, strengthIn } from "../reckoning.ts";
import { bestMarch, type MarchPlan } from "./marches.ts";
import { type Outlook, riskOf } from "./outlook.ts";
import type { Prospects } from "./prospects.ts";

/** Orders: first the marches that are worth it and their support, then the best use of everybody else. */

const marchTokens = [orderNumber("march*"), orderNumber("march"), orderNumber("march-1")];
const supportTokens = [orderNumber("support"), orderNumber("support*")];
const otherTokens = Array.from({ length: ORDERS }, (_, order) => order).filter((order) => !isMarch(order));

/** A march has to be worth so much more than what else the area could do. */
const leastMarch = 0.3;

export function chooseOrders(outlook: Outlook, prospects: Prospects): OrdersDecision {
  const sheet = new OrderSheet({ ...outlook, gain: outlook.gain.slice() }, prospects);
  sheet.placeMarches();
  sheet.placeOthers();
  return { kind: "orders", place: sheet.placements() };
}

/** What each area is told, while it is being decided. */
class OrderSheet {
  readonly #outlook: Outlook;
  readonly #prospects: Prospects;
  readonly #areas: Area[] = [];
  readonly #orders = new Uint8Array(AREAS).fill(NONE);
  readonly #tokens = tokensOf.slice();
  #stars: number;
  readonly #fights: MarchPlan[] = [];

  constructor(outlook: Outlook, prospects: Prospects) {
    this.#outlook = outlook;
    this.#prospects = prospects;
    this.#stars = starsOf(outlook.view, outlook.me);
    for (let area = 0; area < AREAS; area++) if (ownerOf(outlook.view, area) === outlook.me) this.#areas.push(area);
  }

  placements() {
    return this.#areas
      .filter((area) => this.#orders[area] !== NONE)
      .map((area) => ({ area, order: this.#orders[area] }));
  }

  placeMarches(): void {
    for (;;) {
      const best = this.#bestPlan();
      if (!best) return;
      this.#place(best.from, this.#marchTokenFor(best));
      // Whoever marches later must look for something else to take.
      for (const { to } of best.moves) this.#outlook.gain[to] *= 1 - 0.9 * best.chance;
      if (best.fight === NONE) continue;
      this.#fights.push(best);
      this.#callSupport(best);
    }
  }

  #bestPlan(): MarchPlan | undefined {
    const token = marchTokens.find((order) => this.#isLeft(order));
    if (token === undefined) return undefined;
    let best: MarchPlan | undefined;
    let most = leastMarch;
    for (const from of this.#areas) {
      if (this.#orders[from] !== NONE || !this.#mayLie(from, token)) continue;
      const plan = bestMarch(this.#outlook, this.#prospects, from, {
        bonus: bonusOf(token),
        support: (area) => this.#helpFor(from, area),
      });
      if (plan.moves.length === 0) continue;
      const better = plan.score - this.#bestOther(from).score;
      if (better <= most) continue;
      best = plan;
      most = better;
    }
    return best;
  }

  /** The best token goes to a fight; who walks into an empty area does as well with the worst. */
  #marchTokenFor(plan: MarchPlan): Order {
    const tokens = plan.fight === NONE ? [...marchTokens].reverse() : marchTokens;
    return tokens.find((order) => this.#isLeft(order)) as Order;
  }

  /** Own units beside a fight that support it, or still may: the two strongest of them. */
  #helpFor(from: Area, area: Area): number {
    const helps = this.#helpers(from, area).map((helper) => strengthIn(this.#outlook.view, helper));
    return helps
      .sort((a, b) => b - a)
      .slice(0, 2)
      .reduce((sum, strength) => sum + strength, 0);
  }

  #helpers(from: Area, area: Area): Area[] {
    const { view, me } = this.#outlook;
    return neighbours[area].filter(
      (beside) =>
        beside !== from &&
        ownerOf(view, beside) === me &&
        reachesInSupport(beside, area) &&
        (this.#orders[beside] === NONE || isSupport(this.#orders[beside])),
    );
  }

  /** Orders support for a planned fight, the strongest first, until it is likely enough to be won. */
  #callSupport(plan: MarchPlan): void {
    const { view } = this.#outlook;
    const helpers = this.#helpers(plan.from, plan.fight).sort((a, b) => strengthIn(view, b) - strengthIn(view, a));
    for (const helper of helpers.slice(0, 2)) {
      if (this.#orders[helper] !== NONE) continue;
      const order = supportTokens.find((token) => this.#isLeft(token));
      if (order === undefined) return;
      this.#place(helper, order);
    }
  }

  placeOthers(): void {
    for (;;) {
      let best: { area: Area; order: Order; score: number } | undefined;
      for (const area of this.#areas) {
        if (this.#orders[area] !== NONE) continue;
        const other = this.#bestOther(area);
        if (other.order !== NONE && (!best || other.score > best.score)) best = { area, ...other };
      }
      if (!best) return;
      this.#place(best.area, best.order);
    }
  }

  /** The best order that is no march. */
  #bestOther(area: Area): { order: Order; score: number } {
    let best = NONE;
    let most = 0;
    for (const order of otherTokens) {
      if (!this.#isLeft(order) || !this.#mayLie(area, order)) continue;
      // A star is kept for where it tells.
      const score = this.#scoreOf(area, order) - (isStarred(order) ? 0.15 : 0);
      if (score <= most) continue;
      best = order;
      most = score;
    }
    return { order: best, score: most };
  }

  #scoreOf(area: Area, order: Order): number {
    const outlook = this.#outlook;
    const { view, prize } = outlook;
    if (isConsolidate(order)) return (1 + crowns[area]) * worthOfPower(outlook) * 0.9;
    const strength = strengthIn(view, area);
    const gainBy = (where: Area, more: number): number => {
      const there = strengthIn(view, where);
      return (prize[where] + 0.5 * there) * (riskOf(outlook, where, there) - riskOf(outlook, where, there + more));
    };
    if (isDefense(order)) return gainBy(area, bonusOf(order));
    if (isSupport(order)) return this.#scoreOfSupport(area, strength + bonusOf(order), gainBy);
    if (isRaid(order)) return this.#scoreOfRaid(area, isStarred(order) ? 2 : 1);
    return 0;
  }

  #scoreOfSupport(area: Area, strength: number, gainBy: (where: Area, more: number) => number): number {
    const { view, me } = this.#outlook;
    let score = 0.05;
    for (const beside of neighbours[area]) {
      if (!reachesInSupport(area, beside)) continue;
      if (ownerOf(view, beside) === me && !isMarch(this.#orders[beside])) score += 0.8 * gainBy(beside, strength);
      const fight = this.#fights.find((plan) => plan.fight === beside);
      if (fight) score += (1 - fight.chance) * 4;
    }
    return score;
  }

  /** Orders of others are still secret: what lies beside is guessed by how many of them there are. */
  #scoreOfRaid(area: Area, most: number): number {
    const { view, me } = this.#outlook;
    let found = 0;
    for (const beside of neighbours[area]) {
      const owner = ownerOf(view, beside);
      if (owner === NONE || owner === me || !reachesInSupport(area, beside)) continue;
      found += 0.4;
    }
    return Math.min(found, 0.55 * most);
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

/** Power buys tokens to leave behind and places on the tracks; the first few count most, and at the end hardly any. */
export function worthOfPower({ view, me, turnsLeft }: Outlook): number {
  if (turnsLeft === 0) return 0.05;
  const power = powerOf(view, me);
  return power < 3 ? 1.3 : power < 6 ? 1 : power < 10 ? 0.75 : power < 15 ? 0.5 : 0.15;
}
