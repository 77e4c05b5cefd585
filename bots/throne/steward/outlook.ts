import type { Chance } from "@weirwood/kernel";
import {
  AREAS,
  type Area,
  areaCount,
  askKind,
  barrelsIn,
  barrelsOf,
  boardOf,
  castlesToWin,
  controllerOf,
  crownsIn,
  HOUSES,
  type House,
  houseAt,
  IRON_THRONE,
  isBlocked,
  isPort,
  isSea,
  isWater,
  lastTurn,
  NONE,
  neighboursOf,
  ownerOf,
  playersOf,
  pointsIn,
  TURN,
} from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";
import { wallsIn } from "../reckoning.ts";
import type { Nature } from "./character.ts";
import { type Forces, forcesAtLarge, forcesByOrders } from "./forces.ts";
import { chanceToWin, type Odds, oddsBetween } from "./odds.ts";
import { grudgesOf, lastCastles } from "./rivals.ts";

/** What is asked before this turn's orders are shown. */
const beforeOrders: ReadonlySet<string> = new Set([
  "disband-supply",
  "muster",
  "bid-iron-throne",
  "bid-fiefdoms",
  "bid-kings-court",
  "ties",
  "bid-wildlings",
  "pick-highest",
  "pick-lowest",
  "disband-wildlings",
  "single",
  "orders",
]);

/**
 * The table as one house sees it: what is worth having, who stands where in the race, and what is in danger. It lasts for
 * one decision, and is made only as far as that one looks.
 */
export class Outlook {
  readonly view: Throne;
  readonly me: House;
  readonly nature: Nature;
  readonly rivals: readonly House[];
  /** Turns after this one. */
  readonly turnsLeft: number;
  readonly castlesToWin: number;
  /** Castles of each house. */
  readonly castles: Uint8Array;
  readonly areOrdersOpen: boolean;
  /** Risks that have been reckoned, by area and strength. */
  readonly risks: (Float64Array | undefined)[] = [];
  readonly #chance: Chance;
  readonly #odds: Odds[] = [];
  #prize: Float64Array | undefined;
  #gain: Float64Array | undefined;
  #now: Forces | undefined;
  #later: Forces | undefined;

  constructor(view: Throne, me: House, nature: Nature, chance: Chance) {
    const rivals: House[] = [];
    this.view = view;
    this.me = me;
    this.nature = nature;
    this.rivals = rivals;
    this.turnsLeft = lastTurn - view[TURN];
    this.castlesToWin = castlesToWin[playersOf(view)];
    this.castles = new Uint8Array(HOUSES);
    this.areOrdersOpen = !beforeOrders.has(askKind(view));
    this.#chance = chance;
    for (const area of boardOf(view).castles) {
      const holder = controllerOf(view, area);
      if (holder < HOUSES) this.castles[holder]++;
    }
    for (let place = 0; place < playersOf(view); place++) {
      const house = houseAt(view, IRON_THRONE, place);
      if (house !== me) rivals.push(house);
    }
  }

  /** What it is worth to control an area. */
  get prize(): Float64Array {
    this.#prize ??= prizes(this, this.#chance);
    return this.#prize;
  }

  /** What it is worth to get an area from whoever has it now. */
  get gain(): Float64Array {
    this.#gain ??= gains(this);
    return this.#gain;
  }

  /** What others can still bring this turn. */
  get now(): Forces {
    this.#now ??= this.areOrdersOpen ? forcesByOrders(this.view) : this.later;
    return this.#now;
  }

  /** What others could bring next turn. */
  get later(): Forces {
    this.#later ??= forcesAtLarge(this.view);
    return this.#later;
  }

  /** My odds in battle against a rival. */
  oddsAgainst(rival: House): Odds {
    this.#odds[rival] ??= oddsBetween(this.view, this.me, rival);
    return this.#odds[rival];
  }
}

/** Whoever values a place twice the same can be read like a book: so much more or less, in parts of a hundred. */
const whim = 12;

/** Castles win the game whenever it ends; what only pays over time is worth less as the turns run out. */
function prizes(outlook: Outlook, chance: Chance): Float64Array {
  const { view, me, turnsLeft, nature } = outlook;
  const prize = new Float64Array(AREAS);
  const time = Math.min(1, turnsLeft / 4);
  const barrel = (barrelsOf(view, me) < 5 ? nature.barrel : nature.spareBarrel) * time + 0.15;
  for (let area = 0, end = areaCount(view); area < end; area++) {
    if (isPort(area)) prize[area] = isBlocked(view, area) ? 0 : nature.port * time;
    else if (isSea(area)) prize[area] = prizeOfSea(outlook, area) * (0.3 + 0.7 * time);
    else {
      prize[area] = barrelsIn(view, area) * barrel + crownsIn(view, area) * nature.crown * time;
      if (pointsIn(view, area) > 0) prize[area] += nature.castle + pointsIn(view, area) * nature.musterPoint * time;
    }
    prize[area] *= 1 + (chance.below(2 * whim + 1) - whim) / 100;
  }
  for (const area of lastCastles(outlook)) prize[area] += nature.guard;
  return prize;
}

/** Ships are worth the shores they join. */
function prizeOfSea({ view, me, nature }: Outlook, sea: Area): number {
  let worth = nature.sea;
  for (const shore of neighboursOf(view, sea)) {
    if (isWater(shore)) continue;
    if (pointsIn(view, shore) > 0) worth += nature.coast;
    if (ownerOf(view, shore) === me) worth += nature.coast;
  }
  return worth;
}

/** What I take from a rival counts twice in the race, the more so the nearer he is to the end of it. */
function gains(outlook: Outlook): Float64Array {
  const { view, me, prize } = outlook;
  const gain = new Float64Array(AREAS);
  const grudges = grudgesOf(outlook);
  for (let area = 0, end = areaCount(view); area < end; area++) {
    const holder = isWater(area) ? ownerOf(view, area) : controllerOf(view, area);
    if (holder === me) continue;
    gain[area] = prize[area] * (holder === NONE ? 1 : grudges[holder]);
  }
  return gain;
}

/**
 * How often a rival who could attack an area does: he has other things to do, and seldom comes for little. Where nobody
 * stands in his way he does, if not now then next turn.
 */
const habit = { open: 0.8, secret: 0.4, nextTurn: 0.35, empty: 0.8 };

/** Strengths whose risk is remembered: nearly all that occur. */
const rememberedStrengths = 16;

/** The risk that an area held with so much strength is lost, soon enough to matter. */
export function riskOf(outlook: Outlook, area: Area, strength: number): number {
  // The same risk is asked for again and again in a decision, by every march that is weighed.
  if (strength < 0 || strength >= rememberedStrengths) return reckonedRisk(outlook, area, strength);
  let risks = outlook.risks[area];
  if (risks === undefined) {
    risks = new Float64Array(rememberedStrengths).fill(-1);
    outlook.risks[area] = risks;
  }
  if (risks[strength] < 0) risks[strength] = reckonedRisk(outlook, area, strength);
  return risks[strength];
}

function reckonedRisk(outlook: Outlook, area: Area, strength: number): number {
  const { now, later, areOrdersOpen, turnsLeft, me, rivals, nature } = outlook;
  const temptation = nature.dread * (0.4 + 0.6 * Math.min(1, outlook.prize[area] / 8));
  const walls = wallsIn(outlook.view, area);
  const whileSecret = strength <= 0 ? habit.empty : habit.secret;
  const nextTurn = strength <= 0 ? habit.empty : habit.nextTurn;
  let safe = 1;
  for (const rival of rivals) {
    const at = rival * AREAS + area;
    if (now.strike[at] > 0) {
      const aid = areOrdersOpen ? now.aid[at] : 0.3 * Math.max(0, now.aid[at] - now.strike[at]);
      const help = areOrdersOpen ? now.aid[me * AREAS + area] : 0;
      const chance = chanceOfLoss(outlook, rival, now.strike[at] + aid - help - walls, strength);
      safe *= 1 - Math.min(1, (areOrdersOpen ? habit.open : whileSecret) * temptation * chance);
    }
    if (turnsLeft > 0 && later.strike[at] > 0) {
      const aid = 0.3 * Math.max(0, later.aid[at] - later.strike[at]);
      const chance = chanceOfLoss(outlook, rival, later.strike[at] + aid - walls, strength);
      safe *= 1 - Math.min(1, nextTurn * temptation * chance);
    }
  }
  return 1 - safe;
}

/** Whoever meets nobody has won; and the likelier a rival is to win, the likelier he comes at all. */
function chanceOfLoss(outlook: Outlook, rival: House, attack: number, strength: number): number {
  if (strength === 0) return 1;
  const chance = 1 - chanceToWin(outlook.oddsAgainst(rival), strength - attack);
  return chance * chance;
}
