import type { CostPart } from "@weirwood/cards/questions";
import type { Mark } from "../desk/scene.ts";
import type { CardsText } from "../text/en.ts";
import { costWords } from "./costs.ts";
import type { Deed } from "./deeds.ts";
import { actSigns } from "./signs.ts";

/** On the tab of a card: the kind of act and its price. A card that is played says its price alone. */
export function tagOf(asks: CardsText["asks"], deeds: readonly Deed[]): NonNullable<Mark["tag"]> {
  const [{ offer }] = deeds;
  if (deeds.length > 1) return { words: [...new Set(deeds.map((deed) => asks.act[deed.offer.is]))].join(" · ") };
  const gold = offer.is === "play" ? goldAlone(offer.cost) : undefined;
  if (gold !== undefined) return { symbol: "cards/gold", words: String(gold) };
  const price = costWords(asks, offer);
  if (offer.is === "play" || offer.is === "duplicate")
    return { symbol: actSigns[offer.is], words: price ?? asks.act[offer.is] };
  const isPriced = price !== undefined && offer.cost.length <= 1;
  return { symbol: actSigns[offer.is], words: isPriced ? `${asks.act[offer.is]} · ${price}` : asks.act[offer.is] };
}

/** A price in gold and nothing else. */
function goldAlone([part, ...others]: readonly CostPart[]): number | "X" | undefined {
  return part !== undefined && others.length === 0 && part.is === "gold" ? part.amount : undefined;
}

/** The same for a screen reader: `play, 2 gold`. */
export const spokenActs = (asks: CardsText["asks"], deeds: readonly Deed[]): string =>
  deeds.map(({ offer }) => [asks.act[offer.is], costWords(asks, offer)].filter(Boolean).join(", ")).join("; ");
