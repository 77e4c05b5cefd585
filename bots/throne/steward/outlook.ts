import type { Chance } from "@weirwood/kernel";
import {
  AREAS,
  type Area,
  areaCount,
  askKind,
  barrelsIn,
  barrelsOf,
  castlesOf,
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
  powerOf,
  TURN,
} from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";
import { wallsIn } from "../reckoning.ts";
import { type Forces, forcesAtLarge, forcesByOrders } from "./forces.ts";
import { chanceToWin, type Odds, oddsBetween } from "./odds.ts";

/** The table as one house sees it: what is worth having, who stands where in the race, and what is in danger. */
export interface Outlook {
  readonly view: Throne;
  readonly me: House;
  readonly rivals: readonly House[];
  /** Turns after this one. */
  readonly turnsLeft: number;
  readonly castlesToWin: number;
  /** Castles of each house. */
  readonly castles: Uint8Array;
  /** What it is worth to control an area, and what it is worth to get it from whoever has it now. */
  readonly prize: Float64Array;
  readonly gain: Float64Array;
  /** What others can still bring this turn, and what they could next turn. */
  readonly now: Forces;
  readonly later: Forces;
  readonly areOrdersOpen: boolean;
  /** My odds against each rival in battle, by house. */
  readonly odds: readonly Odds[];
}

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

export function outlookOf(view: Throne, me: House, chance: Chance): Outlook {
  const rivals: House[] = [];
  const castles = new Uint8Array(HOUSES);
  const odds: Odds[] = [];
  for (let place = 0; place < playersOf(view); place++) {
    const house = houseAt(view, IRON_THRONE, place);
    castles[house] = castlesOf(view, house);
    if (house === me) continue;
    rivals.push(house);
    odds[house] = oddsBetween(view, me, house);
  }
  const areOrdersOpen = !beforeOrders.has(askKind(view));
  const later = forcesAtLarge(view);
  const standing = {
    view,
    me,
    rivals,
    turnsLeft: lastTurn - view[TURN],
    castlesToWin: castlesToWin[playersOf(view)],
    castles,
  };
  const prize = prizes(standing, chance);
  return {
    ...standing,
    prize,
    gain: gains(standing, prize),
    now: areOrdersOpen ? forcesByOrders(view) : later,
    later,
    areOrdersOpen,
    odds,
  };
}

type Race = Pick<Outlook, "view" | "me" | "rivals" | "turnsLeft" | "castlesToWin" | "castles">;

/** Castles win the game whenever it ends; what only pays over time is worth less as the turns run out. */
const worths = {
  castle: 4,
  musterPoint: 0.8,
  barrel: 2,
  spareBarrel: 0.4,
  crown: 0.9,
  sea: 1,
  coast: 0.35,
  port: 0.9,
};

/** Whoever values a place twice the same can be read like a book: so much more or less, in parts of a hundred. */
const whim = 12;

function prizes({ view, me, turnsLeft }: Race, chance: Chance): Float64Array {
  const prize = new Float64Array(AREAS);
  const time = Math.min(1, turnsLeft / 4);
  const barrel = (barrelsOf(view, me) < 5 ? worths.barrel : worths.spareBarrel) * time + 0.15;
  for (let area = 0, end = areaCount(view); area < end; area++) {
    if (isPort(area)) prize[area] = isBlocked(view, area) ? 0 : worths.port * time;
    else if (isSea(area)) prize[area] = prizeOfSea(view, me, area) * (0.3 + 0.7 * time);
    else {
      prize[area] = barrelsIn(view, area) * barrel + crownsIn(view, area) * worths.crown * time;
      if (pointsIn(view, area) > 0) prize[area] += worths.castle + pointsIn(view, area) * worths.musterPoint * time;
    }
    prize[area] *= 1 + (chance.below(2 * whim + 1) - whim) / 100;
  }
  return prize;
}

/** Ships are worth the shores they join. */
function prizeOfSea(view: Throne, me: House, sea: Area): number {
  let worth = worths.sea;
  for (const shore of neighboursOf(view, sea)) {
    if (isWater(shore)) continue;
    if (pointsIn(view, shore) > 0) worth += worths.coast;
    if (ownerOf(view, shore) === me) worth += worths.coast;
  }
  return worth;
}

/** What I take from a rival counts twice in the race, the more so the nearer he is to the end of it. */
function gains({ view, me, castles, castlesToWin: needed }: Race, prize: Float64Array): Float64Array {
  const gain = new Float64Array(AREAS);
  for (let area = 0, end = areaCount(view); area < end; area++) {
    const holder = isWater(area) ? ownerOf(view, area) : controllerOf(view, area);
    if (holder === me) continue;
    gain[area] = prize[area];
    if (holder === NONE) continue;
    const distance = needed - castles[holder];
    gain[area] += prize[area] * (distance <= 1 ? 1.5 : distance === 2 ? 0.6 : 0.25);
  }
  return gain;
}

/** How often a rival who could attack an area does: he has other things to do, and seldom comes for little. */
const habit = { open: 0.8, secret: 0.4, nextTurn: 0.7 };

/** The risk that an area held with so much strength is lost, soon enough to matter. */
export function riskOf(outlook: Outlook, area: Area, strength: number): number {
  const { now, later, areOrdersOpen, turnsLeft, me, rivals } = outlook;
  const temptation = 0.4 + 0.6 * Math.min(1, outlook.prize[area] / 8);
  const walls = wallsIn(outlook.view, area);
  let safe = 1;
  for (const rival of rivals) {
    const at = rival * AREAS + area;
    if (now.strike[at] > 0) {
      const aid = areOrdersOpen ? now.aid[at] : 0.3 * Math.max(0, now.aid[at] - now.strike[at]);
      const help = areOrdersOpen ? now.aid[me * AREAS + area] : 0;
      const chance = chanceOfLoss(outlook, rival, now.strike[at] + aid - help - walls, strength);
      safe *= 1 - (areOrdersOpen ? habit.open : habit.secret) * temptation * chance;
    }
    if (turnsLeft > 0 && later.strike[at] > 0) {
      const aid = 0.3 * Math.max(0, later.aid[at] - later.strike[at]);
      safe *= 1 - habit.nextTurn * temptation * chanceOfLoss(outlook, rival, later.strike[at] + aid - walls, strength);
    }
  }
  return 1 - safe;
}

/** Whoever meets nobody has won; and the likelier a rival is to win, the likelier he comes at all. */
function chanceOfLoss(outlook: Outlook, rival: House, attack: number, strength: number): number {
  if (strength === 0) return 1;
  const chance = 1 - chanceToWin(outlook.odds[rival], strength - attack);
  return chance * chance;
}

/** How near a rival is to winning, for choosing whom to hurt: castles first, then power. */
export const standingOf = ({ castles, view }: Outlook, house: House): number =>
  castles[house] * 10 + Math.min(9, powerOf(view, house) / 3);
