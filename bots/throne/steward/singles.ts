import type { Seat } from "@weirwood/kernel";
import {
  AREAS,
  type Area,
  areaCount,
  barrelsIn,
  boardOf,
  type Card,
  cardNumber,
  cardsOf,
  controllerOf,
  FOOTMAN,
  fitsSupply,
  HIGHEST_SUPPLY,
  type House,
  isLand,
  isMarch,
  isMarchIcon,
  isRaidIcon,
  isReached,
  isWater,
  KNIGHT,
  NONE,
  neighboursOf,
  orderIn,
  ownerOf,
  type Pull,
  pendingSingle,
  pointsIn,
  powerOf,
  SINGLE_AREA,
  type SingleDecision,
  seasCarrying,
  singleIds,
  sizeOf,
  standing,
  supplyOf,
  type Toll,
  troopIn,
} from "@weirwood/throne/questions";
import { type Throne, type ThroneDecision, throne } from "@weirwood/throne/rules";
import { isForeign, strengthIn, strengthOfCard } from "../reckoning.ts";
import { harmOf, priceOf } from "./battles.ts";
import { highest, listed } from "./choice.ts";
import { worthOfPower } from "./jobs.ts";
import { bestMarch, isWorthToken, type MarchPlan } from "./marches.ts";
import { levyIn } from "./muster.ts";
import { type Outlook, riskOf } from "./outlook.ts";
import type { Prospects } from "./prospects.ts";

/** Single-use orders: five in a game, so each is kept until it does something, and none is kept too long. */

type Weigh = (outlook: Outlook, prospects: Prospects, area: Area) => number;

/** Raid icons reach as raids do: from land, land only. */
const besideOf = ({ view }: Outlook, area: Area): readonly Area[] =>
  isLand(area) ? neighboursOf(view, area).filter(isLand) : neighboursOf(view, area);

function housesBeside(outlook: Outlook, areas: readonly Area[]): House[] {
  const { view, rivals } = outlook;
  return rivals.filter((rival) => areas.some((beside) => ownerOf(view, beside) === rival));
}

/** The chance that it lies there to the end: the fewer rivals look on, the better, and nobody should want to march. */
function chanceToLie(outlook: Outlook, prospects: Prospects, area: Area): number {
  const { view, me } = outlook;
  const onlookers = neighboursOf(view, area).filter((beside) => isForeign(ownerOf(view, beside), me)).length;
  const { moves } = bestMarch(outlook, prospects, area, { bonus: 0, support: () => 0 });
  const leaving = moves.reduce((sum, { footmen, knights, engines }) => sum + footmen + knights + engines, 0);
  return 0.75 ** onlookers * (leaving < sizeOf(view, area) ? 1 : 0.3);
}

/** What each is worth in an area before orders are given. */
const worthOf: { readonly [single: string]: Weigh } = {
  /** Where nobody comes in the meantime. */
  muster: (outlook, prospects, area) =>
    pointsIn(outlook.view, area) === 0
      ? 0
      : levyIn(outlook, prospects, [area]).worth *
        (1 - riskOf(outlook, area, strengthIn(outlook.view, area))) *
        chanceToLie(outlook, prospects, area),
  caravan: (outlook, prospects, area) => {
    const { view, me, turnsLeft } = outlook;
    const more = Math.min(barrelsIn(view, area), HIGHEST_SUPPLY - supplyOf(view, me));
    const use = isSupplyShort(outlook) ? 1.3 : 0.3;
    return more * use * Math.min(1, turnsLeft / 2) * chanceToLie(outlook, prospects, area);
  },
  "forced-march": (outlook, prospects, area) => {
    const { view } = outlook;
    const isBeforeCastle = prospects.reach[area].some((to) => pointsIn(view, to) > 0 && outlook.gain[to] > 0);
    const gathered = pullsTo(outlook, prospects, area, () => true).reduce((sum, { worth }) => sum + worth, 0);
    return isBeforeCastle ? gathered : 0;
  },
  "iron-fleet": (outlook, _prospects, area) => {
    const targets = besideOf(outlook, area).filter((beside) => isForeign(ownerOf(outlook.view, beside), outlook.me));
    const harms = targets.map((beside) => 0.6 + 0.25 * strengthIn(outlook.view, beside)).sort((a, b) => b - a);
    return harms.slice(0, 2).reduce((sum, harm) => sum + harm, 0);
  },
  "young-wolf": (outlook, prospects, area) => 0.7 * wolfPlan(outlook, prospects, area).score,
  scorpion: (outlook, _prospects, area) =>
    housesBeside(outlook, besideOf(outlook, area)).reduce((sum, rival) => sum + 0.4 * bestStrength(outlook, rival), 0),
  lion: (outlook, _prospects, area) =>
    Math.max(0, ...housesBeside(outlook, besideOf(outlook, area)).map((rival) => dangerOf(outlook, rival))),
  /** Melisandre's card is the price; somebody always defends or supports somewhere. */
  rhllor: (outlook) => {
    const card = melisandreOf(outlook.view, outlook.me);
    return card === NONE ? 0 : 2 - priceOf(outlook, card);
  },
  highgarden: (outlook, _prospects, area) => {
    const { view, me } = outlook;
    const card = highest([NONE, ...cardsOf(view, me)], (one) => worthOfToll(outlook, area, one));
    return worthOfToll(outlook, area, card);
  },
};

const melisandre = cardNumber("melisandre-of-asshai");
const melisandreOf = (view: Throne, house: House): Card =>
  cardsOf(view, house).find((card) => card === melisandre) ?? NONE;

/** The least that a single-use order should do: less as the game goes on. */
const leastUse = (turnsLeft: number): number => 0.3 + 0.15 * turnsLeft;

export function chooseSingle(outlook: Outlook, prospects: Prospects, seat: Seat): SingleDecision {
  return highest(listed(outlook.view, seat, "single"), ({ area, single }) =>
    area === NONE ? leastUse(outlook.turnsLeft) : worthOf[singleIds[single]](outlook, prospects, area),
  );
}

/** Whether the marker holds back a further unit in most castles. */
function isSupplyShort({ view, me }: Outlook): boolean {
  const change = new Int8Array(AREAS);
  const castles = boardOf(view).castles.filter((area) => controllerOf(view, area) === me);
  const closed = castles.filter((area) => {
    change.fill(0);
    change[area] = 1;
    return !fitsSupply(view, me, change);
  });
  return closed.length * 2 >= castles.length;
}

const bestStrength = ({ view }: Outlook, house: House): number =>
  cardsOf(view, house).reduce((best, card) => Math.max(best, strengthOfCard(view, card)), 0);

/** What a rival could take from me this turn. */
function dangerOf({ view, me, now, prize }: Outlook, rival: House): number {
  let danger = 0;
  for (let area = 0, end = areaCount(view); area < end; area++) {
    if (ownerOf(view, area) !== me) continue;
    if (now.strike[rival * AREAS + area] >= strengthIn(view, area)) danger += 0.25 * prize[area];
  }
  return danger;
}

const wolfPlan = (outlook: Outlook, prospects: Prospects, from: Area): MarchPlan =>
  bestMarch(outlook, prospects, from, { bonus: 0, support: () => 0, isPeaceful: true });

/** A card for power that others lose. */
function worthOfToll(outlook: Outlook, area: Area, card: Card): number {
  if (card === NONE) return 0;
  const taken = tollsBy(outlook, area, card).reduce((sum, { power }) => sum + power, 0);
  return 1.4 * taken * worthOfPower(outlook) - priceOf(outlook, card);
}

function tollsBy(outlook: Outlook, area: Area, card: Card): Toll[] {
  const { view } = outlook;
  let left = strengthOfCard(view, card);
  const tolls: Toll[] = [];
  for (const house of housesBeside(outlook, neighboursOf(view, area)).sort((a, b) => a - b)) {
    const power = Math.min(left, powerOf(view, house));
    if (power > 0) tolls.push({ house, power });
    left -= power;
  }
  return tolls;
}

/** The own single-use order that lies revealed, and where; nothing where none is left to resolve. */
function pending({ view, me }: Outlook): { single: string; from: Area } | undefined {
  const single = pendingSingle(view, me);
  return single === NONE ? undefined : { single: singleIds[single], from: view[SINGLE_AREA + me] };
}

/** The raid step's single-use orders come before own raids: they can be raided themselves. */
export function useRaidIcon(outlook: Outlook, prospects: Prospects, seat: Seat): ThroneDecision | undefined {
  const { view, me } = outlook;
  const mine = pending(outlook);
  if (!mine || !isRaidIcon(pendingSingle(view, me))) return undefined;
  const { single, from } = mine;
  const isLegal = (answer: ThroneDecision): boolean => throne.check(view, seat, answer) === undefined;
  switch (single) {
    case "iron-fleet": {
      const one = (to: Area) => ({ kind: "use-iron-fleet", from, targets: [to] }) as const;
      const targets = besideOf(outlook, from)
        .filter((to) => isLegal(one(to)))
        .sort((a, b) => harmOf(outlook, b) - harmOf(outlook, a))
        .slice(0, 2);
      return { kind: "use-iron-fleet", from, targets: targets.sort((a, b) => a - b) };
    }
    case "young-wolf": {
      const { moves, token } = wolfPlan(outlook, prospects, from);
      return { kind: "use-young-wolf", from, moves, token };
    }
    case "scorpion": {
      const cards = housesBeside(outlook, besideOf(outlook, from)).flatMap((rival) =>
        cardsOf(view, rival)
          .filter((card) => isLegal({ kind: "use-scorpion", from, cards: [card] }))
          .sort((a, b) => priceOf(outlook, b) - priceOf(outlook, a))
          .slice(0, 1),
      );
      return { kind: "use-scorpion", from, cards: cards.sort((a, b) => a - b) };
    }
    case "lion": {
      const houses = housesBeside(outlook, besideOf(outlook, from));
      const house = highest([...houses, NONE], (rival) => (rival === NONE ? -1 : dangerOf(outlook, rival)));
      return { kind: "use-lion", from, house };
    }
    default: {
      const targets: Area[] = [];
      for (let area = 0, end = areaCount(view); area < end; area++) {
        if (ownerOf(view, area) === me || orderIn(view, area) === NONE) continue;
        if (isLegal({ kind: "use-rhllor", from, targets: [area] })) targets.push(area);
      }
      const target = highest([NONE, ...targets], (area) => (area === NONE ? 1 : harmOf(outlook, area)));
      return { kind: "use-rhllor", from, targets: target === NONE ? [] : [target] };
    }
  }
}

/** Those of the last step: nothing can disturb them any more. */
export function useConsolidateIcon(outlook: Outlook, prospects: Prospects, seat: Seat): ThroneDecision | undefined {
  const mine = pending(outlook);
  if (!mine) return undefined;
  const { single, from } = mine;
  if (single === "caravan") return { kind: "use-caravan", from, targets: [] };
  if (single === "muster") {
    const { castles } = levyIn(outlook, prospects, [from]);
    return { kind: "use-muster", area: from, castles };
  }
  const card = highest([NONE, ...cardsOf(outlook.view, outlook.me)], (one) => worthOfToll(outlook, from, one));
  const answer = {
    kind: "use-highgarden",
    from,
    card,
    tolls: card === NONE ? [] : tollsBy(outlook, from, card),
  } as const;
  return throne.check(outlook.view, seat, answer) === undefined ? answer : { ...answer, card: NONE, tolls: [] };
}

interface Drawn {
  readonly pull: Pull;
  readonly worth: number;
}

/** Units of neighbouring areas that would do more in one place, all but one of each, or all where nothing is held. */
function pullsTo(outlook: Outlook, { pull, reach }: Prospects, to: Area, isFree: (area: Area) => boolean): Drawn[] {
  const { view, me, prize } = outlook;
  const carrying = seasCarrying(view, me, to);
  const drawn: Drawn[] = [];
  const change = new Int8Array(AREAS);
  if (reach[to].length === 0) return drawn;
  for (let area = 0, end = areaCount(view); area < end; area++) {
    if (area === to || ownerOf(view, area) !== me || !isFree(area)) continue;
    if (isWater(area) !== isWater(to) || !isReached(view, to, area, carrying)) continue;
    const all = troopIn(view, area);
    const isHeld = prize[area] > 0.5 && !isWorthToken(outlook, area);
    const stays = isHeld && sizeOf(view, area) === standing(view, area, FOOTMAN) + standing(view, area, KNIGHT);
    const footmen = all.footmen - (stays && all.footmen > 0 ? 1 : 0);
    const knights = all.knights - (stays && all.footmen === 0 && all.knights > 0 ? 1 : 0);
    const troop = { ...all, footmen, knights };
    const size = footmen + knights + troop.ships + troop.engines;
    if (size === 0) continue;
    change[area] -= size;
    change[to] += size;
    const isLast = size === sizeOf(view, area) && isLand(area);
    const strength = footmen + 2 * knights + troop.ships;
    const worth = 0.12 * strength * (pull[to] - pull[area]) - (isLast ? 0.4 : 0);
    if (worth <= 0 || !fitsSupply(view, me, change)) {
      change[area] += size;
      change[to] -= size;
      continue;
    }
    drawn.push({ pull: { area, ...troop, token: isLast && isWorthToken(outlook, area) }, worth });
  }
  return drawn;
}

/** Before the own marches, so that those who are gathered march on; whoever has a march order of his own is left. */
export function chooseForcedMarch(outlook: Outlook, prospects: Prospects, seat: Seat): ThroneDecision | undefined {
  const { view, me } = outlook;
  const mine = pending(outlook);
  if (!mine || !isMarchIcon(pendingSingle(view, me))) return undefined;
  const to = mine.from;
  const drawn = pullsTo(outlook, prospects, to, (area) => !isMarch(orderIn(view, area)));
  const all = { kind: "use-forced-march", to, pulls: drawn.map(({ pull }) => pull) } as const;
  if (throne.check(view, seat, all) === undefined) return all;
  return { ...all, pulls: all.pulls.map((pull) => ({ ...pull, token: false })).slice(0, 1) };
}
