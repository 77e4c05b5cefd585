import {
  type Area,
  bonusOf,
  crownsIn,
  FORT,
  hasForts,
  isBlocked,
  isConsolidate,
  isDefense,
  isLand,
  isMarch,
  isPort,
  isRaid,
  isStarred,
  isSupport,
  NONE,
  neighboursOf,
  type Order,
  orderIn,
  ownerOf,
  powerOf,
} from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";
import { reachesInSupport, strengthIn } from "../reckoning.ts";
import { type Outlook, riskOf } from "./outlook.ts";
import { harmOfRaid } from "./raids.ts";

/** What the orders other than marches are worth in an area, before they are shown and after. */

/** Power buys tokens to leave behind and places on the tracks; the first few count most, and at the end hardly any. */
export function worthOfPower({ view, me, turnsLeft, nature }: Outlook): number {
  if (turnsLeft === 0) return 0.05;
  const power = powerOf(view, me);
  return nature.power * (power < 3 ? 1.3 : power < 6 ? 1 : power < 10 ? 0.75 : power < 15 ? 0.5 : 0.15);
}

function worthOfConsolidating(outlook: Outlook, area: Area): number {
  const { view } = outlook;
  const isRaided = outlook.areOrdersOpen && neighboursOf(view, area).some((beside) => couldRaid(outlook, beside, area));
  const worth = Math.max(powerFrom(view, area) * worthOfPower(outlook), worthOfFort(outlook, area));
  return worth * (isRaided ? 0.3 : 0.9);
}

/** What a consolidate order draws: one, and one for each crown; a port earns by its open sea. */
export const powerFrom = (view: Throne, area: Area): number =>
  isPort(area) ? (isBlocked(view, area) ? 0 : 1) : 1 + crownsIn(view, area);

/** Walls last: one more for the defence and less for every knight outside, until the area is lost. */
const wallsAgainstArmy = 2;

/** What a fortification in place of the power would save, where one may be built. */
export function worthOfFort(outlook: Outlook, area: Area): number {
  const { view, turnsLeft } = outlook;
  if (!hasForts(view) || !isLand(area) || view[FORT + area] !== NONE || turnsLeft === 0) return 0;
  const lasting = 0.7 + 0.3 * Math.min(4, turnsLeft);
  return lasting * saved(outlook, area, strengthIn(view, area), wallsAgainstArmy);
}

/** Raids reach as far as support does: never from land to sea. */
const couldRaid = ({ view, me }: Outlook, from: Area, area: Area): boolean =>
  ownerOf(view, from) !== me && isRaid(orderIn(view, from)) && reachesInSupport(view, from, area);

/** What is saved by so much more strength in an area that would otherwise stand with so much. */
function saved(outlook: Outlook, area: Area, strength: number, more: number): number {
  const stake = outlook.prize[area] + 0.5 * strengthIn(outlook.view, area);
  return outlook.nature.defence * stake * (riskOf(outlook, area, strength) - riskOf(outlook, area, strength + more));
}

const worthOfDefense = (outlook: Outlook, area: Area, order: Order): number =>
  saved(outlook, area, strengthIn(outlook.view, area), bonusOf(order));

/** Support for own neighbours that stay where they are; `staying` tells which do. */
function worthOfSupport(outlook: Outlook, area: Area, order: Order, staying: (area: Area) => boolean): number {
  const { view, me } = outlook;
  const help = strengthIn(view, area) + bonusOf(order);
  // Support that lies there already is counted among the forces: then the question is what its absence would cost.
  const counted = isSupport(orderIn(view, area)) ? help : 0;
  let worth = 0.05;
  for (const beside of neighboursOf(view, area)) {
    if (ownerOf(view, beside) !== me || !staying(beside) || !reachesInSupport(view, area, beside)) continue;
    worth += 0.8 * saved(outlook, beside, strengthIn(view, beside) - counted, help);
  }
  return worth;
}

/** Against open orders what they are; while they are secret, what is likely to lie beside. */
function worthOfRaid(outlook: Outlook, area: Area, order: Order): number {
  const { view, me } = outlook;
  const most = isStarred(order) ? 2 : 1;
  const harms: number[] = [];
  for (const beside of neighboursOf(view, area)) {
    const owner = ownerOf(view, beside);
    if (owner === NONE || owner === me || !reachesInSupport(view, area, beside)) continue;
    harms.push(outlook.areOrdersOpen ? harmOfRaid(outlook, beside) : 0.4);
  }
  harms.sort((a, b) => b - a);
  const open = harms.slice(0, most).reduce((sum, harm) => sum + harm, 0);
  return outlook.areOrdersOpen ? open : Math.min(0.4 * harms.length, 0.55 * most);
}

/** Everything but marches, which depend on where they lead. */
export function worthOfOrder(outlook: Outlook, area: Area, order: Order, staying: (area: Area) => boolean): number {
  if (isConsolidate(order)) return worthOfConsolidating(outlook, area);
  if (isDefense(order)) return worthOfDefense(outlook, area, order);
  if (isSupport(order)) return worthOfSupport(outlook, area, order, staying);
  if (isRaid(order)) return worthOfRaid(outlook, area, order);
  if (isMarch(order)) throw new Error("a march is worth what it does");
  return 0;
}
