import type { CardsText } from "../text/en.ts";
import type { CostPart, Offer } from "./about.ts";

/** One part of a price in words: `2 gold`, `kneel it`. */
function partWords({ cost }: CardsText["asks"], part: CostPart): string {
  return "amount" in part ? cost[part.is](part.amount) : cost[part.is][part.what];
}

const isNothing = (part: CostPart): boolean => "amount" in part && part.amount === 0;

/** What it costs, in words; undefined where it has no price at all. */
export function costWords(asks: CardsText["asks"], { cost, is }: Offer): string | undefined {
  const parts = cost.filter((part) => !isNothing(part)).map((part) => partWords(asks, part));
  if (parts.length > 0) return parts.join(", ");
  return cost.length > 0 || is === "duplicate" || is === "cancel" ? asks.cost.free : undefined;
}
