import type { Seat } from "@weirwood/kernel";
import {
  type Area,
  crownsIn,
  isConsolidate,
  isConsolidateIcon,
  isRaid,
  isRaidIcon,
  isSupport,
  neighboursOf,
  orderIn,
  ownerOf,
  type RaidDecision,
  singleIn,
} from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";
import { reachesInSupport, strengthIn } from "../reckoning.ts";
import { highest, listed } from "./choice.ts";
import type { Outlook } from "./outlook.ts";
import { standingOf } from "./rivals.ts";

/** Raids: what hurts most, and pays. */

export const chooseRaid = (outlook: Outlook, seat: Seat): RaidDecision =>
  highest(raidsOf(outlook.view, seat), ({ from, targets }) => {
    const harm = targets.reduce((sum, target) => sum + harmOfRaid(outlook, target), 0);
    // With nothing to raid, the order that could least be raided itself goes first.
    return harm - (targets.length === 0 ? 0.01 * strengthIn(outlook.view, from) : 0);
  });

/** A single-use order may wait beside the raids. */
const raidsOf = (view: Throne, seat: Seat): RaidDecision[] =>
  [...listed(view, seat, "raid")].filter(({ kind }) => kind === "raid");

/** Every order of the area that can be raided goes, a single-use one too. */
export const harmOfRaid = (outlook: Outlook, target: Area): number =>
  harmToOrder(outlook, target) + harmToSingle(outlook, target);

function harmToSingle({ view }: Outlook, target: Area): number {
  const single = singleIn(view, target);
  return isConsolidateIcon(single) ? 2.5 : isRaidIcon(single) ? 1.5 : 0;
}

function harmToOrder(outlook: Outlook, target: Area): number {
  const { view } = outlook;
  const order = orderIn(view, target);
  const lead = 0.02 * standingOf(outlook, ownerOf(view, target));
  if (isConsolidate(order)) return lead + 1.3 + 0.5 * crownsIn(view, target);
  if (isSupport(order)) return lead + 0.4 + (meetsMine(outlook, target) ? strengthIn(view, target) : 0);
  if (isRaid(order)) return lead + (raidsMine(outlook, target) ? 1 : 0.2);
  return 0;
}

/** Whether support from an area could tell in a fight of mine. */
const meetsMine = ({ view, me }: Outlook, target: Area): boolean =>
  neighboursOf(view, target).some(
    (beside) =>
      reachesInSupport(view, target, beside) &&
      (ownerOf(view, beside) === me || neighboursOf(view, beside).some((next) => ownerOf(view, next) === me)),
  );

/** Whether a raid order lies beside something of mine that it could take. */
const raidsMine = ({ view, me }: Outlook, target: Area): boolean =>
  neighboursOf(view, target).some((beside) => {
    const order = orderIn(view, beside);
    return (
      ownerOf(view, beside) === me &&
      (isConsolidate(order) || isSupport(order)) &&
      reachesInSupport(view, target, beside)
    );
  });
