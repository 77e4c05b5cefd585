import type { Chance, Seat } from "@weirwood/kernel";
import type { Throne } from "@weirwood/throne";
import {
  AREAS,
  type Area,
  type AreaTroop,
  BATTLE_AREA,
  type CasualtiesDecision,
  type DisbandDecision,
  FOOTMAN,
  fitsSupply,
  KNIGHT,
  ownerOf,
  type RetreatDecision,
  SHIP,
  sizeOf,
  standing,
  type Troop,
} from "@weirwood/throne/questions";
import { strengthIn } from "../reckoning.ts";
import { highest, listed, listedOrDrawn } from "./choice.ts";
import { type Outlook, riskOf } from "./outlook.ts";
import type { Prospects } from "./prospects.ts";

/** Losses: what must go, goes where it is missed least. */

const worthOf = ({ footmen, knights, ships }: Troop): number => footmen + 2.2 * knights + 1.1 * ships;

export const chooseCasualties = ({ view }: Outlook, seat: Seat): CasualtiesDecision =>
  highest(listed(view, seat, "casualties"), (lost) => -worthOf(lost));

/** Where the beaten are safe and still of use; of the units, the cheapest are left behind. */
export function chooseRetreat(outlook: Outlook, prospects: Prospects, seat: Seat): RetreatDecision {
  const { view, prize } = outlook;
  return highest(listed(view, seat, "retreat"), (answer) => {
    const there = ownerOf(view, answer.to) === outlook.me ? strengthIn(view, answer.to) : 0;
    const risk = riskOf(outlook, answer.to, there);
    const coming = sizeOf(view, view[BATTLE_AREA]);
    const taken = outlook.gain[answer.to] * (1 - risk);
    return taken + 0.2 * prospects.pull[answer.to] - risk * (coming + 0.3 * prize[answer.to]) - 2 * worthOf(answer);
  });
}

/** Of many ways to pay the wildlings, so many are drawn and weighed. */
const draws = 40;

export function chooseWildlingLosses(
  outlook: Outlook,
  prospects: Prospects,
  seat: Seat,
  chance: Chance,
): DisbandDecision {
  const { view } = outlook;
  const ways = listedOrDrawn(view, seat, "disband", draws, chance);
  return highest(ways, ({ units }) => -units.reduce((sum, lost) => sum + costOf(outlook, prospects, lost), 0));
}

function costOf(outlook: Outlook, prospects: Prospects, lost: AreaTroop): number {
  const { area, footmen, knights, ships } = lost;
  const isEmptied = footmen + knights + ships === sizeOf(outlook.view, area);
  return worthOf(lost) * nearness(prospects, area) + (isEmptied ? outlook.prize[area] : 0);
}

/** Units count more where there is something to win. */
const nearness = ({ pull }: Prospects, area: Area): number => 1 + 0.05 * pull[area];

type Dismissed = { area: Area; footmen: number; knights: number; ships: number };

const change = new Int8Array(AREAS);

/** Unit by unit, the least missed first, until supply suffices; whoever could stay after all is called back. */
export function chooseSupplyLosses(outlook: Outlook, prospects: Prospects): DisbandDecision {
  const { view, me } = outlook;
  const lost = new Map<Area, Dismissed>();
  change.fill(0);
  while (!fitsSupply(view, me, change)) dismissOne(outlook, prospects, lost);
  for (const [area, troop] of lost) callBack(view, me, area, troop);
  const units = [...lost.values()].filter(({ footmen, knights, ships }) => footmen + knights + ships > 0);
  return { kind: "disband", units: units.sort((a, b) => a.area - b.area) };
}

function dismissOne(outlook: Outlook, prospects: Prospects, lost: Map<Area, Dismissed>): void {
  const { view, me } = outlook;
  let worst: { area: Area; kind: number } | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let area = 0; area < AREAS; area++) {
    if (ownerOf(view, area) !== me || sizeOf(view, area) + change[area] < 2) continue;
    const kind = cheapestLeft(view, area, lost.get(area));
    const cost = (kind === KNIGHT ? 2 : 1) * nearness(prospects, area) + 0.1 * outlook.prize[area];
    if (cost >= least) continue;
    least = cost;
    worst = { area, kind };
  }
  if (!worst) throw new Error("no army is left, and supply does not suffice");
  const { area, kind } = worst;
  const troop = lost.get(area) ?? { area, footmen: 0, knights: 0, ships: 0 };
  if (kind === FOOTMAN) troop.footmen++;
  else if (kind === KNIGHT) troop.knights++;
  else troop.ships++;
  lost.set(area, troop);
  change[area]--;
}

function cheapestLeft(view: Throne, area: Area, lost: Dismissed | undefined): number {
  if (standing(view, area, SHIP) > (lost?.ships ?? 0)) return SHIP;
  return standing(view, area, FOOTMAN) > (lost?.footmen ?? 0) ? FOOTMAN : KNIGHT;
}

function callBack(view: Throne, me: number, area: Area, troop: Dismissed): void {
  while (troop.footmen + troop.knights + troop.ships > 0) {
    change[area]++;
    if (!fitsSupply(view, me, change)) {
      change[area]--;
      return;
    }
    if (troop.knights > 0) troop.knights--;
    else if (troop.footmen > 0) troop.footmen--;
    else troop.ships--;
  }
}
