import type { Seat } from "@weirwood/kernel";
import {
  type Area,
  areaCount,
  type CaptureDecision,
  isConsolidate,
  orderIn,
  ownerOf,
} from "@weirwood/throne/questions";
import { type ThroneDecision, throne } from "@weirwood/throne/rules";
import { highest, listed } from "./choice.ts";
import { powerFrom, worthOfFort, worthOfPower } from "./jobs.ts";
import type { Outlook } from "./outlook.ts";
import type { Prospects } from "./prospects.ts";
import { useConsolidateIcon } from "./singles.ts";

/** The end of the turn: power or walls for each consolidate order, and the single-use orders of that step. */

export function chooseConsolidation(outlook: Outlook, prospects: Prospects, seat: Seat): ThroneDecision {
  const single = useConsolidateIcon(outlook, prospects, seat);
  if (single) return single;
  const { view, me } = outlook;
  const orders: Area[] = [];
  for (let area = 0, end = areaCount(view); area < end; area++) {
    if (ownerOf(view, area) === me && isConsolidate(orderIn(view, area))) orders.push(area);
  }
  // Walls are few, so whoever needs them most builds first.
  const area = highest(orders, (one) => worthOfFort(outlook, one));
  const fort = worthOfFort(outlook, area) > powerFrom(view, area) * worthOfPower(outlook);
  const walls = { kind: "consolidate", area, fort } as const;
  return throne.check(view, seat, walls) === undefined ? walls : { ...walls, fort: false };
}

/** Ships for nothing: as many as there is room and supply for. */
export const captureAll = ({ view }: Outlook, seat: Seat): CaptureDecision =>
  highest(listed(view, seat, "capture"), ({ ships }) => ships);
