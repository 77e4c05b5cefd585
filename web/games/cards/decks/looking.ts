import { mostCopies } from "@weirwood/cards/decks";
import { cardIds, cardNumber } from "@weirwood/cards/questions";
import { createContext, useContext } from "react";
import type { CardLook } from "../card/large-card.tsx";
import { type Glance, useCardGlance } from "../card/use-card-glance.tsx";
import type { Thing } from "../desk/things.ts";
import type { Builder } from "./builder.ts";
import { useDeckWords } from "./deck-words.ts";

/** Where a card is looked at: in the pool, in the deck, in a hand that was drawn. */
export const thingIn = (place: "pool" | "deck" | "hand", card: number): Thing => `${place}/${cardIds[card]}`;

const cardAt = (thing: Thing): number | undefined => cardNumber(thing.slice(thing.indexOf("/") + 1));

/** Cards of the builder enlarged, with one more and one less of them to be pressed. */
export function useLooking({ copies, change, found, openRule }: Builder): Glance {
  const words = useDeckWords();
  const { pool } = words.text;
  const look = (thing: Thing): CardLook | undefined => {
    const card = cardAt(thing);
    if (card === undefined) return undefined;
    const count = copies.get(card) ?? 0;
    const less = { title: pool.remove(words.card(card)), onAct: () => change(card, -1) };
    return {
      card,
      caption: pool.inDeck(count, mostCopies(card)),
      acts: [{ title: pool.add(words.card(card)), onAct: () => change(card, 1) }, ...(count > 0 ? [less] : [])],
    };
  };
  const neighbours = (thing: Thing): { readonly previous?: Thing; readonly next?: Thing } => {
    const at = thing.startsWith("pool/") ? found.indexOf(cardAt(thing) ?? -1) : -1;
    if (at === -1) return {};
    return {
      ...(at > 0 && { previous: thingIn("pool", found[at - 1]) }),
      ...(at < found.length - 1 && { next: thingIn("pool", found[at + 1]) }),
    };
  };
  return useCardGlance({ look, openRule, neighbours });
}

/** Opens a card that is pressed. */
export const LookContext = createContext<(thing: Thing) => void>(() => undefined);
export const useLook = (): ((thing: Thing) => void) => useContext(LookContext);
