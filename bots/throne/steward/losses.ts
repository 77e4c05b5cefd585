import type { Chance, Seat } from "@weirwood/kernel";
import {
  type AreaTroop,
  BATTLE_AREA,
  type CasualtiesDecision,
  type DisbandDecision,
  ownerOf,
  type RetreatDecision,
  sizeOf,
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

/** Where there are too many ways to give units up, so many are drawn and weighed. */
const draws = 60;

/** To supply or to the wildlings: holders of something worth holding are the last to go. */
export function chooseDisbanding(outlook: Outlook, prospects: Prospects, seat: Seat, chance: Chance): DisbandDecision {
  const ways = listedOrDrawn(outlook.view, seat, "disband", draws, chance);
  return highest(ways, ({ units }) => -units.reduce((sum, lost) => sum + costOf(outlook, prospects, lost), 0));
}

function costOf({ view, prize }: Outlook, { pull }: Prospects, lost: AreaTroop): number {
  const { area, footmen, knights, ships } = lost;
  const isEmptied = footmen + knights + ships === sizeOf(view, area);
  return worthOf(lost) * (1 + 0.05 * pull[area]) + prize[area] * (isEmptied ? 1 : 0.1);
}
