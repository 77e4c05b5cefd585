import {
  AREAS,
  type Area,
  areaCount,
  BOUND,
  bonusOf,
  controllerOf,
  ENGINE,
  FOOTMAN,
  fitsSupply,
  garrisonOf,
  type House,
  homes,
  houseNumber,
  isConsolidateIcon,
  isMarch,
  isPort,
  isSeason,
  isWater,
  KNIGHT,
  type MarchDecision,
  type Move,
  marchStrength,
  NONE,
  orderIn,
  ownerOf,
  pointsIn,
  portRoom,
  powerOf,
  SHIP,
  SINGLE_AREA,
  SINGLE_KIND,
  sizeOf,
  standing,
  tokenIn,
} from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";
import { defenceOf, ownSupport, strengthIn, wallsIn } from "../reckoning.ts";
import { chanceToWin } from "./odds.ts";
import { type Outlook, riskOf } from "./outlook.ts";
import { type Prospects, worthOfSiege } from "./prospects.ts";

const lannister = houseNumber("lannister");

/** Marches: where an army does most good, weighed by what is taken, what is left behind, and what may go wrong. */

export interface MarchPlan {
  readonly from: Area;
  readonly moves: readonly Move[];
  readonly token: boolean;
  /** What the march is worth against staying. */
  readonly score: number;
  /** The area that must be fought for, the battle before a garrison, or NONE; and the chance to win it. */
  readonly fight: Area;
  readonly chance: number;
}

/** What a march may count on. */
export interface MarchTerms {
  /** The bonus of the march order. */
  readonly bonus: number;
  /** Own support for a fight in an area. */
  support(area: Area): number;
  /** Whether only areas that nobody holds may be entered. */
  readonly isPeaceful?: boolean;
}

/** The game is won: more than anything else can be worth. */
const victory = 1000;
/** A power token left behind is power spent, dearer for whoever has little. */
const tokenCost = (power: number): number => (power > 4 ? 0.7 : power > 2 ? 1.1 : 1.6);
/** What each point of strength counts for being near something to win. */
const nearness = 0.2;
/** What an army before a garrison counts for the castle behind it. */
const siegeworks = 0.15;
/** A small force does most of what a large one could: what lies open needs only somebody to walk in. */
const weightOf = (strength: number): number => Math.sqrt(strength);
/** More targets than this are not weighed against each other: the best few by themselves. */
const mostTargets = 6;

/** The best march of all that lie open, to be resolved now. */
export function chooseMarch(outlook: Outlook, prospects: Prospects): MarchDecision {
  const { view, me } = outlook;
  let best: MarchPlan | undefined;
  for (let from = 0, end = areaCount(view); from < end; from++) {
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

/** Footmen or ships, knights, and siege engines: all kinds that can be in one area. */
interface Party {
  readonly light: number;
  readonly knights: number;
  readonly engines: number;
}

const sizeOfParty = ({ light, knights, engines }: Party): number => light + knights + engines;

/** What a party holds an area with: engines defend nothing. */
const strengthOf = ({ light, knights }: Party): number => light + 2 * knights;

const less = (army: Party, { light, knights, engines }: Party): Party => ({
  light: army.light - light,
  knights: army.knights - knights,
  engines: army.engines - engines,
});

/** Every part of an army, itself and nobody included, each with a number of its own below `ways`. */
const waysOf = ({ light, knights, engines }: Party): number => (light + 1) * (knights + 1) * (engines + 1);
const numberOf = (army: Party, { light, knights, engines }: Party): number =>
  (light * (army.knights + 1) + knights) * (army.engines + 1) + engines;

/** Parts by army: they hang on nothing else, so every game may share them. */
const knownParts = new Map<number, readonly Party[]>();

function partsOf(army: Party): readonly Party[] {
  const key = (army.light * 16 + army.knights) * 16 + army.engines;
  let parts = knownParts.get(key);
  if (parts === undefined) {
    parts = [...madeParts(army)];
    knownParts.set(key, parts);
  }
  return parts;
}

function* madeParts(army: Party): Iterable<Party> {
  for (let light = 0; light <= army.light; light++) {
    for (let knights = 0; knights <= army.knights; knights++) {
      for (let engines = 0; engines <= army.engines; engines++) yield { light, knights, engines };
    }
  }
}

/** One area that an army could go to, and what each party sent there would be worth. */
interface Target {
  readonly area: Area;
  /** Held by another house: one march fights one battle, and may overcome any number of garrisons besides. */
  readonly isBattle: boolean;
  readonly isGarrison: boolean;
  /** By the number of the party; −Infinity where such a party may not go. */
  readonly scores: Float64Array;
  readonly chances: Float64Array;
  readonly best: number;
}

export function bestMarch(outlook: Outlook, prospects: Prospects, from: Area, terms: MarchTerms): MarchPlan {
  const { view } = outlook;
  const army: Party = {
    light: standing(view, from, FOOTMAN) + standing(view, from, SHIP),
    knights: standing(view, from, KNIGHT),
    engines: standing(view, from, ENGINE),
  };
  const targets = prospects.reach[from]
    .filter((area) => !terms.isPeaceful || !isHeldAgainst(outlook, area))
    .map((area) => targetOf(outlook, prospects, area, army, terms))
    .filter((target) => target.best > Number.NEGATIVE_INFINITY)
    .sort((a, b) => b.best - a.best)
    .slice(0, mostTargets);
  return new Splits(outlook, prospects, from, army, targets).best();
}

function targetOf(outlook: Outlook, prospects: Prospects, area: Area, army: Party, terms: MarchTerms): Target {
  const { view } = outlook;
  const scores = new Float64Array(waysOf(army));
  const chances = new Float64Array(scores.length).fill(1);
  const owner = ownerOf(view, area);
  const garrison = garrisonOf(view, area);
  const isFight = isHeldAgainst(outlook, area);
  const support = isFight ? terms.support(area) : 0;
  const isForbidden = isBoundAgainst(outlook, area);
  const room = isPort(area) ? portRoom - sizeOf(view, area) : Number.POSITIVE_INFINITY;
  let best = Number.NEGATIVE_INFINITY;
  for (const party of partsOf(army)) {
    if (sizeOfParty(party) === 0) continue;
    const at = numberOf(army, party);
    const attack = isFight ? attackBy(view, area, party) + terms.bonus + support : 0;
    if (sizeOfParty(party) > room || isForbidden || (garrison > 0 && attack < garrison)) {
      scores[at] = Number.NEGATIVE_INFINITY;
    } else if (isFight && garrison === 0) {
      chances[at] = chanceAgainst(outlook, owner, area, attack);
      scores[at] = fighting(outlook, prospects, area, party, chances[at]);
    } else
      scores[at] = entering(outlook, prospects, area, party) + (garrison > 0 ? siegeworks * outlook.gain[area] : 0);
    best = Math.max(best, scores[at]);
  }
  return { area, isBattle: isFight && garrison === 0, isGarrison: garrison > 0, scores, chances, best };
}

/** What a party counts in an attack on an area, cards apart. */
const attackBy = (view: Throne, to: Area, { light, knights, engines }: Party): number =>
  marchStrength(view, { footmen: light, knights, ships: 0, engines }, to);

/** Whether the Lion's Ruse keeps me out of an area. */
const isBoundAgainst = ({ view, me }: Outlook, area: Area): boolean =>
  view[BOUND] === me && (ownerOf(view, area) === lannister || controllerOf(view, area) === lannister);

/** Whether an area must be fought for. */
function isHeldAgainst({ view, me }: Outlook, area: Area): boolean {
  const owner = ownerOf(view, area);
  return garrisonOf(view, area) > 0 || (owner !== NONE && owner !== me);
}

/** Units walk in: what is taken, what is the safer for them, and what they can do from there. */
function entering(outlook: Outlook, prospects: Prospects, area: Area, party: Party): number {
  const strength = strengthOf(party);
  const { view, me, prize, gain } = outlook;
  const there = ownerOf(view, area) === me ? strengthIn(view, area) : 0;
  const isMine = isWater(area) ? there > 0 : controllerOf(view, area) === me;
  const risk = riskOf(outlook, area, there + strength);
  const held = isMine ? prize[area] * (riskOf(outlook, area, there) - risk) : gain[area] * (1 - risk);
  const siege = siegeworks * (worthOfSiege(prospects, area, there + strength) - worthOfSiege(prospects, area, there));
  return (
    held + siege + nearness * weightOf(strength + party.engines) * prospects.pull[area] - 0.4 * risk * worthOf(party)
  );
}

/** What is lost with a party: engines cannot run. */
const worthOf = (party: Party): number => strengthOf(party) + 2 * party.engines;

/** A battle: the prize with its chance against routed and fallen units. */
function fighting(outlook: Outlook, prospects: Prospects, area: Area, party: Party, chance: number): number {
  const { view, nature } = outlook;
  const beaten = strengthIn(view, area);
  const spoils = 0.5 * beaten + (orderIn(view, area) === NONE ? 0 : 0.6);
  const won = entering(outlook, prospects, area, party) + spoils;
  return chance * won - (1 - chance) * nature.defeat * (1 + 0.5 * worthOf(party));
}

/** The chance against units, by what lies open, or by what is usual while orders are secret. */
function chanceAgainst(outlook: Outlook, defender: House, area: Area, attack: number): number {
  const { view, areOrdersOpen, later } = outlook;
  if (areOrdersOpen) return chanceToWin(outlook.oddsAgainst(defender), attack - defenceOf(view, area));
  const order = isSeason(view, "storm-of-swords") ? 0 : 0.7;
  const defence = strengthIn(view, area) + wallsIn(view, area) + order + 0.3 * later.aid[defender * AREAS + area];
  return chanceToWin(outlook.oddsAgainst(defender), attack - defence);
}

const change = new Int8Array(AREAS);
const nobody: Party = { light: 0, knights: 0, engines: 0 };

/** Every way to split an army over its targets and home, the best one kept. */
class Splits {
  readonly #outlook: Outlook;
  readonly #from: Area;
  readonly #army: Party;
  readonly #targets: readonly Target[];
  /** What the area left behind is worth with so many units still in it, by the number of the party. */
  readonly #remains: Float64Array;
  /** Who goes to each target, while it is being decided. */
  readonly #sent: Party[];
  #bestScore = 0;
  #plan: MarchPlan;

  constructor(outlook: Outlook, prospects: Prospects, from: Area, army: Party, targets: readonly Target[]) {
    this.#outlook = outlook;
    this.#from = from;
    this.#army = army;
    this.#targets = targets;
    this.#sent = targets.map(() => nobody);
    this.#remains = remains(outlook, prospects, from, army);
    this.#plan = { from, moves: [], token: false, score: 0, fight: NONE, chance: 1 };
  }

  best(): MarchPlan {
    this.#send(0, this.#army, 0, -1);
    return this.#plan;
  }

  /** Chooses how many go to each target in turn; `battle` is the one target with a battle so far, or −1. */
  #send(index: number, staying: Party, score: number, battle: number): void {
    if (index === this.#targets.length) {
      this.#weigh(staying, score, battle);
      return;
    }
    const { isBattle, scores } = this.#targets[index];
    for (const party of partsOf(staying)) {
      this.#sent[index] = party;
      if (sizeOfParty(party) === 0) this.#send(index + 1, staying, score, battle);
      else if (!isBattle || battle < 0) {
        const more = scores[numberOf(this.#army, party)];
        if (more > Number.NEGATIVE_INFINITY)
          this.#send(index + 1, less(staying, party), score + more, isBattle ? index : battle);
      }
    }
    this.#sent[index] = nobody;
  }

  #weigh(staying: Party, score: number, battle: number): void {
    const remains = this.#remains;
    let chance = 1;
    let left = remains[numberOf(this.#army, staying)];
    if (battle >= 0) {
      const party = this.#sent[battle];
      chance = this.#targets[battle].chances[numberOf(this.#army, party)];
      // The beaten come back to where they started.
      left = chance * left + (1 - chance) * remains[numberOf(this.#army, staying) + numberOf(this.#army, party)];
    }
    const before = remains[numberOf(this.#army, this.#army)];
    const total = score + left - before + this.#winning(sizeOfParty(staying) === 0, battle, chance);
    if (total <= this.#bestScore || !this.#fits()) return;
    this.#bestScore = total;
    this.#plan = this.#planOf(sizeOfParty(staying), total, battle, chance);
  }

  /** The worth of reaching the last castle by this march. */
  #winning(isEmptied: boolean, battle: number, chance: number): number {
    const { castles, castlesToWin, me, view } = this.#outlook;
    let held = castles[me];
    if (held + this.#targets.length < castlesToWin) return 0;
    for (const [index, { area }] of this.#targets.entries()) {
      if (this.#isSent(index) && pointsIn(view, area) > 0 && controllerOf(view, area) !== me) held++;
    }
    const isLeft = isEmptied && !isKept(this.#outlook, this.#from) && !isWorthToken(this.#outlook, this.#from);
    if (isLeft && pointsIn(view, this.#from) > 0) held--;
    if (held < castlesToWin) return 0;
    return battle < 0 ? victory : victory * chance;
  }

  #isSent(index: number): boolean {
    return sizeOfParty(this.#sent[index]) > 0;
  }

  #fits(): boolean {
    change.fill(0);
    let gone = 0;
    for (const [index, { area }] of this.#targets.entries()) {
      const sent = sizeOfParty(this.#sent[index]);
      change[area] = sent;
      gone += sent;
    }
    change[this.#from] = -gone;
    return fitsSupply(this.#outlook.view, this.#outlook.me, change);
  }

  #planOf(staying: number, score: number, battle: number, chance: number): MarchPlan {
    const from = this.#from;
    const fight = battle < 0 ? this.#targets.findIndex((one, index) => one.isGarrison && this.#isSent(index)) : battle;
    const moves: Move[] = [];
    for (const [index, { area: to }] of this.#targets.entries()) {
      const { light, knights, engines } = this.#sent[index];
      if (light + knights + engines === 0) continue;
      moves.push({ to, footmen: isWater(from) ? 0 : light, knights, ships: isWater(from) ? light : 0, engines });
    }
    moves.sort((a, b) => a.to - b.to);
    const isEmptied = staying === 0 && sizeOf(this.#outlook.view, from) === sizeOfParty(this.#army);
    // After a fight the token is asked for by itself.
    const token = isEmptied && fight < 0 && isWorthToken(this.#outlook, from);
    return { from, moves, token, score, fight: fight < 0 ? NONE : this.#targets[fight].area, chance };
  }
}

/** What an area is still worth with so many of its units left. */
function remains(outlook: Outlook, prospects: Prospects, from: Area, army: Party): Float64Array {
  const { view, prize } = outlook;
  const left = new Float64Array(waysOf(army));
  const isHeldByRouted = sizeOf(view, from) > sizeOfParty(army);
  for (const party of partsOf(army)) {
    const at = numberOf(army, party);
    if (sizeOfParty(party) > 0 || isHeldByRouted) {
      const strength = strengthOf(party);
      const risk = riskOf(outlook, from, strength);
      const use =
        nearness * weightOf(strength + party.engines) * prospects.pull[from] +
        siegeworks * worthOfSiege(prospects, from, strength);
      left[at] = prize[from] * (1 - risk) + use - 0.4 * risk * worthOf(party);
    } else left[at] = emptied(outlook, from) - worthOfTask(outlook, from);
  }
  return left;
}

/** What a single-use order still has to do where it lies: it is lost with the last unit. */
const worthOfTask = ({ view, me }: Outlook, area: Area): number =>
  view[SINGLE_AREA + me] === area && isConsolidateIcon(view[SINGLE_KIND + me]) ? 4 : 0;

/** An area without units: lost at once, or kept as long as nobody walks in. */
function emptied(outlook: Outlook, from: Area): number {
  if (isWater(from)) return 0;
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
  if (isWater(area) || isKept(outlook, area) || powerOf(view, me) === 0) return false;
  // So near the end a castle decides, however short a time the token lies there.
  if (pointsIn(view, area) > 0 && castles[me] + 2 >= castlesToWin) return true;
  return prize[area] * (1 - riskOf(outlook, area, 0)) > tokenCost(powerOf(view, me));
}
