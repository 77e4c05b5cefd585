import type { Refusal } from "@weirwood/kernel";
import { type Area, NONE, ORDERS, type Order, type RavenDecision } from "@weirwood/throne/questions";
import { refusalOf, type Seated } from "./seated.ts";

/** The raven rests, or swaps the order of one area for another. */

export const noRaven: RavenDecision = { kind: "raven", area: NONE, order: NONE };

export const swap = (area: Area, order: Order): RavenDecision => ({ kind: "raven", area, order });

/** What may be laid instead of the order of an area, and why the others may not. */
export function ravenTray(at: Seated, area: Area): { readonly order: Order; readonly refusal: Refusal | undefined }[] {
  return Array.from({ length: ORDERS }, (_, order) => ({ order, refusal: refusalOf(at, swap(area, order)) }));
}

/** Why the raven cannot fly to an area at all, or undefined where some order may be swapped there. */
export function whyNoRaven(at: Seated, area: Area): Refusal | undefined {
  const tray = ravenTray(at, area);
  return tray.some(({ refusal }) => refusal === undefined) ? undefined : tray[0].refusal;
}
