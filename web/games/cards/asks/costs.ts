import type { CostPart, Offer } from "@weirwood/cards/questions";
import type { CardsText } from "../text/en.ts";

/** One part of a price in words: `2 gold`, `kneel it`. */
function partWords({ cost }: CardsText["asks"], part: CostPart): string {
  return "amount" in part ? cost[part.is](part.amount) : cost[part.is][part.what];
}

/** What is worth saying that it costs nothing. */
const saidFree: ReadonlySet<Offer["is"]> = new Set(["play", "duplicate", "ambush", "save", "cancel"]);

/** What it costs, in words; undefined where it has no price and nobody would expect one. */
export function costWords(asks: CardsText["asks"], { cost, is }: Offer): string | undefined {
  if (cost.length > 0) return cost.map((part) => partWords(asks, part)).join(", ");
  return saidFree.has(is) ? asks.cost.free : undefined;
}
