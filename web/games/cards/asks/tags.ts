import type { Offer } from "@weirwood/cards/questions";
import type { Mark } from "../desk/scene.ts";
import type { CardsText } from "../text/en.ts";

import { costWords } from "./costs.ts";
import type { Deed } from "./deeds.ts";

/** On the tab of a card: the kind of act and its price. A card that is played says its price alone. */
export function tagOf(asks: CardsText["asks"], deeds: readonly Deed[]): NonNullable<Mark["tag"]> {
  const [{ offer }] = deeds;
  if (deeds.length > 1) return { words: [...new Set(deeds.map((deed) => asks.act[deed.offer.is]))].join(" · ") };
  const price = costWords(asks, offer);
  if (offer.is === "play") return { words: price ?? asks.act.play };
  return { words: isShort(offer) && price !== undefined ? `${asks.act[offer.is]} · ${price}` : asks.act[offer.is] };
}

/** One plain price has room beside the word. */
const isShort = ({ cost }: Offer): boolean => cost.length <= 1;
