import {
  AREAS,
  type Area,
  bonusOf,
  controllerOf,
  FOOTMAN,
  fitsSupply,
  garrisonOf,
  type House,
  homes,
  isMarch,
  isSea,
  isSeason,
  KNIGHT,
  type MarchDecision,
  type Move,
  NONE,
  orderIn,
  ownerOf,
  points,
  powerOf,
  routed,
  SHIP,
  sizeOf,
  standing,
  tokenIn,
} from "@weirwood/throne/questions";
import { defenceOf, ownSupport, strengthIn } from "../reckoning.ts";
import { chanceToWin } from "./odds.ts";
import { type Outlook, riskOf } from "./outlook.ts";
import type { Prospects } from "./prospects.ts";

/** Marches: where an army does most good, weighed by what is taken, what is left behind, and what may go wrong. */

export interface MarchPlan {
  readonly from: Area;
  readonly moves: readonly Move[];
  readonly token: boolean;
  /** What the march is worth against staying. */
  readonly score: number;
  /** The area that must be fought for, or NONE, and the chance to win it. */
  readonly fight: Area;
  readonly chance: number;
}

/** What a march may count on. */
export interface MarchTerms {
  /** The bonus of the march order. */
  readonly bonus: number;
  /** Own support for a fight in an area. */
  support(area: Area): number;
}

/** The game is won: more than anything else can be worth. */
const victory = 1000;
/** A power token left behind is power spent, dearer for whoever has little. */
const tokenCost = (power: number): number => (power > 4 ? 0.7 : power > 2 ? 1.1 : 1.6);
/** What each point of strength counts for being near something to win. */
const nearness = 0.2;
/** A small force does most of what a large one could: what lies open needs only somebody to walk in. */
const weightOf = (strength: number): number => Math.sqrt(strength);
/** More targets than this are not weighed against each other: the best few by themselves. */
const mostTargets = 6;

/** The best march of all that lie open, to be resolved now. */
export function chooseMarch(outlook: Outlook, prospects: Prospects): MarchDecision {
  const { view, me } = outlook;
  let best: MarchPlan | undefined;
  for (let from = 0; from < AREAS; from++) {
    const order = orderIn(view, from);
    if (!isMarch(order) || ownerOf(view, from) !== me) continue;
    const plan = bestMarch(outlook, prospects, from, {
      bonus: bonusOf(order),
      support: (area) => ownSupport(view, me, area),
    });
    if (!best || plan.score > best.score) best = plan;
  }
  if (!best) throw new Error("no march order is left");
  return { kind: "march", from: best.from, moves: best.moves, token: best.token };
}

/** Footmen or ships, and knights: all kinds that can be in one area. */
interface Party {
  readonly light: number;
  readonly knights: number;
}

const strengthOf = (light: number, knights: number): number => light + 2 * knights;

/** One area that an army could go to, and what each party sent there would be worth. */
interface Target {
  readonly area: Area;
  readonly isFight: boolean;
  /** By light × (knights + 1) + knights; −Infinity where such a party may not go. */
  readonly scores: Float64Array;
  readonly chances: Float64Array;
  readonly best: number;
}

export function bestMarch(outlook: Outlook, prospects: Prospects, from: Area, terms: MarchTerms): MarchPlan {
  const { view } = outlook;
  const army: Party = {
    light: standing(view, from, FOOTMAN) + standing(view, from, SHIP),
    knights: standing(view, from, KNIGHT),
  };
  const targets = prospects.reach[from]
    .map((area) => targetOf(outlook, prospects, area, army, terms))
    .filter((target) => target.best > Number.NEGATIVE_INFINITY)
    .sort((a, b) => b.best - a.best)
    .slice(0, mostTargets);
  return new Splits(outlook, prospects, from, army, targets).best();
}

function targetOf(outlook: Outlook, prospects: Prospects, area: Area, army: Party, terms: MarchTerms): Target {
  const { view, me } = outlook;
  const width = army.knights + 1;
  const scores = new Float64Array((army.light + 1) * width);
  const chances = new Float64Array(scores.length).fill(1);
  const owner = ownerOf(view, area);
  const garrison = garrisonOf(view, area);
  const isFight = garrison > 0 || (owner !== NONE && owner !== me);
  const support = isFight ? terms.support(area) : 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let light = 0; light <= army.light; light++) {
    for (let knights = 0; knights <= army.knights; knights++) {
      if (light + knights === 0) continue;
      const at = light * width + knights;
      const strength = strengthOf(light, knights);
      if (garrison > 0) {
        scores[at] =
          strength + terms.bonus + support >= garrison
            ? entering(outlook, prospects, area, strength)
            : Number.NEGATIVE_INFINITY;
      } else if (isFight) {
        const attack = strength + terms.bonus + support;
        chances[at] = chanceAgainst(outlook, owner, area, attack);
        scores[at] = fighting(outlook, prospects, area, strength, chances[at]);
      } else scores[at] = entering(outlook, prospects, area, strength);
      best = Math.max(best, scores[at]);
    }
  }
  return { area, isFight, scores, chances, best };
}

/** Units walk in: what is taken, what is the safer for them, and what they can do from there. */
function entering(outlook: Outlook, { pull }: Prospects, area: Area, strength: number): number {
  const { view, me, prize, gain } = outlook;
  const there = ownerOf(view, area) === me ? strengthIn(view, area) : 0;
  const isMine = isSea(area) ? there > 0 : controllerOf(view, area) === me;
  const risk = riskOf(outlook, area, there + strength);
  const held = isMine ? prize[area] * (riskOf(outlook, area, there) - risk) : gain[area] * (1 - risk);
  return held + nearness * weightOf(strength) * pull[area] - 0.4 * risk * strength;
}

/** A battle: the prize with its chance against routed and fallen units. */
function fighting(outlook: Outlook, prospects: Prospects, area: Area, strength: number, chance: number): number {
  const { view } = outlook;
  const beaten = strengthIn(view, area);
  const spoils = 0.5 * beaten + (orderIn(view, area) === NONE ? 0 : 0.6);
  const won = entering(outlook, prospects, area, strength) + spoils;
  return chance * won - (1 - chance) * (1 + 0.5 * strength);
}

/** The chance against units, by what lies open, or by what is usual while orders are secret. */
function chanceAgainst(outlook: Outlook, defender: House, area: Area, attack: number): number {
  const { view, areOrdersOpen, later } = outlook;
  if (areOrdersOpen) return chanceToWin(outlook.odds[defender], attack - defenceOf(view, area));
  const order = isSeason(view, "storm-of-swords") ? 0 : 0.7;
  const defence = strengthIn(view, area) + order + 0.3 * later.aid[defender * AREAS + area];
  return chanceToWin(outlook.odds[defender], attack - defence);
}

const change = new Int8Array(AREAS);

/** Every way to split an army over its targets and home, the best one kept. */
class Splits {
  readonly #outlook: Outlook;
  readonly #from: Area;
  readonly #army: Party;
  readonly #targets: readonly Target[];
  /** What the area left behind is worth with so many units still in it, by light × (knights + 1) + knights. */
  readonly #remains: Float64Array;
  readonly #light: number[] = [];
  readonly #knights: number[] = [];
  #bestScore = 0;
  #plan: MarchPlan;

  constructor(outlook: Outlook, prospects: Prospects, from: Area, army: Party, targets: readonly Target[]) {
    this.#outlook = outlook;
    this.#from = from;
    this.#army = army;
    this.#targets = targets;
    this.#remains = remains(outlook, prospects, from, army);
    this.#plan = { from, moves: [], token: false, score: 0, fight: NONE, chance: 1 };
  }

  best(): MarchPlan {
    this.#send(0, this.#army.light, this.#army.knights, 0, -1);
    return this.#plan;
  }

  /** Chooses how many go to each target in turn; `fight` is the one target that is fought for so far, or −1. */
  #send(index: number, light: number, knights: number, score: number, fight: number): void {
    if (index === this.#targets.length) {
      this.#weigh(light, knights, score, fight);
      return;
    }
    const { isFight, scores } = this.#targets[index];
    const width = this.#army.knights + 1;
    for (let foot = 0; foot <= light; foot++) {
      for (let horse = 0; horse <= knights; horse++) {
        const isSent = foot + horse > 0;
        if (isSent && isFight && fight >= 0) continue;
        const more = isSent ? scores[foot * width + horse] : 0;
        if (more === Number.NEGATIVE_INFINITY) continue;
        this.#light[index] = foot;
        this.#knights[index] = horse;
        this.#send(index + 1, light - foot, knights - horse, score + more, isSent && isFight ? index : fight);
      }
    }
    this.#light[index] = 0;
    this.#knights[index] = 0;
  }

  #weigh(light: number, knights: number, score: number, fight: number): void {
    const width = this.#army.knights + 1;
    const remains = this.#remains;
    let chance = 1;
    let left = remains[light * width + knights];
    if (fight >= 0) {
      const [foot, horse] = [this.#light[fight], this.#knights[fight]];
      chance = this.#targets[fight].chances[foot * width + horse];
      // The beaten come back to where they started.
      left = chance * left + (1 - chance) * remains[(light + foot) * width + knights + horse];
    }
    const before = remains[this.#army.light * width + this.#army.knights];
    const total = score + left - before + this.#winning(light + knights === 0, fight, chance);
    if (total <= this.#bestScore || !this.#fits()) return;
    this.#bestScore = total;
    this.#plan = this.#planOf(light + knights, total, fight, chance);
  }

  /** The worth of reaching the last castle by this march. */
  #winning(isEmptied: boolean, fight: number, chance: number): number {
    const { castles, castlesToWin, me, view } = this.#outlook;
    let held = castles[me];
    if (held + this.#targets.length < castlesToWin) return 0;
    for (const [index, { area }] of this.#targets.entries()) {
      const isSent = this.#light[index] + this.#knights[index] > 0;
      if (isSent && points[area] > 0 && controllerOf(view, area) !== me) held++;
    }
    const isLeft = isEmptied && !isKept(this.#outlook, this.#from) && !isWorthToken(this.#outlook, this.#from);
    if (isLeft && points[this.#from] > 0) held--;
    if (held < castlesToWin) return 0;
    return fight < 0 ? victory : victory * chance;
  }

  #fits(): boolean {
    change.fill(0);
    let gone = 0;
    for (const [index, { area }] of this.#targets.entries()) {
      const sent = this.#light[index] + this.#knights[index];
      change[area] = sent;
      gone += sent;
    }
    change[this.#from] = -gone;
    return fitsSupply(this.#outlook.view, this.#outlook.me, change);
  }

  #planOf(staying: number, score: number, fight: number, chance: number): MarchPlan {
    const from = this.#from;
    const moves: Move[] = [];
    for (const [index, { area: to }] of this.#targets.entries()) {
      const [light, knights] = [this.#light[index], this.#knights[index]];
      if (light + knights === 0) continue;
      moves.push({ to, footmen: isSea(from) ? 0 : light, knights, ships: isSea(from) ? light : 0 });
    }
    moves.sort((a, b) => a.to - b.to);
    const isEmptied = staying === 0 && sizeOf(this.#outlook.view, from) === this.#army.light + this.#army.knights;
    // After a fight the token is asked for by itself.
    const token = isEmptied && fight < 0 && isWorthToken(this.#outlook, from);
    return { from, moves, token, score, fight: fight < 0 ? NONE : this.#targets[fight].area, chance };
  }
}

/** What an area is still worth with so many of its units left. */
function remains(outlook: Outlook, { pull }: Prospects, from: Area, army: Party): Float64Array {
  const { view, prize } = outlook;
  const width = army.knights + 1;
  const left = new Float64Array((army.light + 1) * width);
  const isHeldByRouted = routed(view, from, FOOTMAN) + routed(view, from, KNIGHT) + routed(view, from, SHIP) > 0;
  for (let light = 0; light <= army.light; light++) {
    for (let knights = 0; knights <= army.knights; knights++) {
      const at = light * width + knights;
      const strength = strengthOf(light, knights);
      if (strength > 0 || isHeldByRouted) {
        const risk = riskOf(outlook, from, strength);
        left[at] = prize[from] * (1 - risk) + nearness * weightOf(strength) * pull[from] - 0.4 * risk * strength;
      } else left[at] = emptied(outlook, from);
    }
  }
  return left;
}

/** An area without units: lost at once, or kept as long as nobody walks in. */
function emptied(outlook: Outlook, from: Area): number {
  if (isSea(from)) return 0;
  const { view, me, prize } = outlook;
  const kept = prize[from] * (1 - riskOf(outlook, from, 0));
  if (isKept(outlook, from)) return kept;
  return isWorthToken(outlook, from) ? kept - tokenCost(powerOf(view, me)) : 0;
}

/** Whether an area stays mine without units and without a further token. */
const isKept = ({ view, me }: Outlook, area: Area): boolean => homes[me] === area || tokenIn(view, area) === me;

/** Whether a power token should mark an area that the last unit leaves. */
export function isWorthToken(outlook: Outlook, area: Area): boolean {
  const { view, me, prize, castles, castlesToWin } = outlook;
  if (isSea(area) || isKept(outlook, area) || powerOf(view, me) === 0) return false;
  // So near the end a castle decides, however short a time the token lies there.
  if (points[area] > 0 && castles[me] + 2 >= castlesToWin) return true;
  return prize[area] * (1 - riskOf(outlook, area, 0)) > tokenCost(powerOf(view, me));
}
