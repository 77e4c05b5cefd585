import type { Seat } from "@weirwood/kernel";
import { type Area, bonusOf, isMarch, NONE, type Order, orderIn, type RavenDecision } from "@weirwood/throne/questions";
import { ownSupport } from "../reckoning.ts";
import { highest, listed } from "./choice.ts";
import { worthOfOrder } from "./jobs.ts";
import { bestMarch } from "./marches.ts";
import type { Outlook } from "./outlook.ts";
import type { Prospects } from "./prospects.ts";

/** The raven: now that everybody's orders are known, the one order of mine that should have been another. */

/** A swap has to be worth it. */
const leastGain = 0.5;

export function chooseSwap(outlook: Outlook, prospects: Prospects, seat: Seat): RavenDecision {
  const { view } = outlook;
  const worthOfNow = new Map<Area, number>();
  return highest(listed(view, seat, "raven"), ({ area, order }) => {
    if (area === NONE) return leastGain;
    let before = worthOfNow.get(area);
    if (before === undefined) {
      before = worthOf(outlook, prospects, area, orderIn(view, area));
      worthOfNow.set(area, before);
    }
    return worthOf(outlook, prospects, area, order) - before;
  });
}

function worthOf(outlook: Outlook, prospects: Prospects, area: Area, order: Order): number {
  const { view, me } = outlook;
  if (!isMarch(order)) return worthOfOrder(outlook, area, order, (beside) => !isMarch(orderIn(view, beside)));
  const plan = bestMarch(outlook, prospects, area, {
    bonus: bonusOf(order),
    support: (where) => ownSupport(view, me, where),
  });
  return plan.score;
}
