import { cardIds, faces } from "@weirwood/cards/questions";
import type { CardsWords } from "../words.ts";

/** The keywords of a card as it is printed, each with a full stop: `Renown. Deadly.` What they except is in its text. */
export const keywordsOf = (card: number, { book: { names } }: CardsWords): string =>
  (faces[card].keywords ?? []).map((keyword) => `${names.keyword[keyword]}.`).join(" ");

/** Its type and traits: `Character · Lord`. */
export function typeLine(card: number, { book: { names } }: CardsWords): string {
  const { type, traits = [] } = faces[card];
  const named: string = names.type[type];
  const kind = named.charAt(0).toUpperCase() + named.slice(1);
  return traits.length === 0 ? kind : `${kind} · ${traits.map((trait) => names.trait[trait]).join(", ")}`;
}

/** What stands on it; nothing until that is loaded. */
export const textOf = (card: number, { book }: CardsWords): string => book.names.cardText[cardIds[card]] ?? "";
