import type { Refusal } from "@weirwood/kernel";
import {
  type Area,
  areaCount,
  isStarred,
  NONE,
  ORDERS,
  type Order,
  type OrdersDecision,
  ownerOf,
  starsOf,
  tokensOf,
} from "@weirwood/throne/questions";
import type { Seated } from "./seated.ts";
import { withItem } from "./troops.ts";
import { whyNot } from "./why-not.ts";

/** Orders for the turn, token by token: laid, changed, taken back. */

export const noOrders: OrdersDecision = { kind: "orders", place: [] };

/** Every area of the reader that takes an order, from the first on. */
export function areasToOrder({ view, house }: Seated): Area[] {
  const areas: Area[] = [];
  for (let area = 0; area < areaCount(view); area++) if (ownerOf(view, area) === house) areas.push(area);
  return areas;
}

export const orderAt = ({ place }: OrdersDecision, area: Area): Order =>
  place.find((placement) => placement.area === area)?.order ?? NONE;

/** The draft with an order laid in an area; NONE takes it back. */
export const placed = ({ kind, place }: OrdersDecision, area: Area, order: Order): OrdersDecision => ({
  kind,
  place: withItem(place, (placement) => placement.area, area, order === NONE ? undefined : { area, order }),
});

/** The draft with the orders of two areas changed for one another. */
export const swapped = (draft: OrdersDecision, one: Area, other: Area): OrdersDecision => {
  const [first, second] = [orderAt(draft, one), orderAt(draft, other)];
  return placed(placed(draft, one, second), other, first);
};

/** One token of the tray: how many are left to lay, where one lies that could come from there, and why it cannot be laid. */
export interface TrayToken {
  readonly order: Order;
  readonly left: number;
  readonly isHere: boolean;
  readonly refusal: Refusal | undefined;
  /** Areas whose own order of this sort may change places with what lies here. */
  readonly lies: readonly Area[];
}

/** What may be laid in an area. */
export function trayFor(at: Seated, draft: OrdersDecision, area: Area): TrayToken[] {
  return Array.from({ length: ORDERS }, (_, order) => {
    const lies = draft.place.filter((placement) => placement.order === order).map((placement) => placement.area);
    const isHere = lies.includes(area);
    return {
      order,
      left: tokensOf[order] - lies.length,
      isHere,
      lies,
      refusal: isHere ? undefined : whyNot(at, placed(draft, area, order)),
    };
  });
}

/** Areas without an order for which a token is left that may lie there. */
export const areasWithout = (at: Seated, draft: OrdersDecision): Area[] =>
  areasToOrder(at).filter(
    (area) => orderAt(draft, area) === NONE && trayFor(at, draft, area).some(({ refusal }) => refusal === undefined),
  );

export const starsUsed = ({ place }: OrdersDecision): number => place.filter(({ order }) => isStarred(order)).length;
export const starsAllowed = ({ view, house }: Seated): number => starsOf(view, house);
