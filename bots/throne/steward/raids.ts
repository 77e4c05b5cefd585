import type { Seat } from "@weirwood/kernel";
import {
  type Area,
  crowns,
  isConsolidate,
  isRaid,
  isSupport,
  neighbours,
  orderIn,
  ownerOf,
  type RaidDecision,
} from "@weirwood/throne/questions";
import { reachesInSupport, strengthIn } from "../reckoning.ts";
import { highest, listed } from "./choice.ts";
import { type Outlook, standingOf } from "./outlook.ts";

/** Raids: what hurts most, and pays. */

export const chooseRaid = (outlook: Outlook, seat: Seat): RaidDecision =>
  highest(listed(outlook.view, seat, "raid"), ({ from, targets }) => {
    const harm = targets.reduce((sum, target) => sum + harmOfRaid(outlook, target), 0);
    // With nothing to raid, the order that could least be raided itself goes first.
    return harm - (targets.length === 0 ? 0.01 * strengthIn(outlook.view, from) : 0);
  });

export function harmOfRaid(outlook: Outlook, target: Area): number {
  const { view } = outlook;
  const order = orderIn(view, target);
  const lead = 0.02 * standingOf(outlook, ownerOf(view, target));
  if (isConsolidate(order)) return lead + 1.3 + 0.5 * crowns[target];
  if (isSupport(order)) return lead + 0.4 + (meetsMine(outlook, target) ? strengthIn(view, target) : 0);
  if (isRaid(order)) return lead + (raidsMine(outlook, target) ? 1 : 0.2);
  return 0;
}

/** Whether support from an area could tell in a fight of mine. */
const meetsMine = ({ view, me }: Outlook, target: Area): boolean =>
  neighbours[target].some(
    (beside) =>
      reachesInSupport(target, beside) &&
      (ownerOf(view, beside) === me || neighbours[beside].some((next) => ownerOf(view, next) === me)),
  );

/** Whether a raid order lies beside something of mine that it could take. */
const raidsMine = ({ view, me }: Outlook, target: Area): boolean =>
  neighbours[target].some((beside) => {
    const order = orderIn(view, beside);
    return (
      ownerOf(view, beside) === me && (isConsolidate(order) || isSupport(order)) && reachesInSupport(target, beside)
    );
  });
