import { cardIds, faces } from "@weirwood/cards/questions";
import type { CardsWords } from "../words.ts";

/** Whose decks alone may hold it: `House Stark only`. The texts of plots and agendas say it themselves. */
export function onlyOf(card: number, { book: { names } }: CardsWords): string | undefined {
  const { only: [house] = [], type } = faces[card];
  return house === undefined || type === "plot" || type === "agenda" ? undefined : names.only[house];
}

/** What stands before its text, each with a full stop: `House Targaryen only. Stealth.` What keywords except is in the text. */
export const marksOf = (card: number, words: CardsWords): string =>
  [onlyOf(card, words), ...(faces[card].keywords ?? []).map((keyword) => words.book.names.keyword[keyword])]
    .filter((mark) => mark !== undefined)
    .map((mark) => `${mark}.`)
    .join(" ");

/** Its type and traits: `Character · Lord`. */
export function typeLine(card: number, { book: { names } }: CardsWords): string {
  const { type, traits = [] } = faces[card];
  const named: string = names.type[type];
  const kind = named.charAt(0).toUpperCase() + named.slice(1);
  return traits.length === 0 ? kind : `${kind} · ${traits.map((trait) => names.trait[trait]).join(", ")}`;
}

/** What stands on it; nothing until that is loaded. */
export const textOf = (card: number, { book }: CardsWords): string => book.names.cardText[cardIds[card]] ?? "";
