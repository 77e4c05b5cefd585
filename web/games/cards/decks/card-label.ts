import { mostCopies } from "@weirwood/cards/decks";
import { faces } from "@weirwood/cards/questions";
import type { DeckWords } from "./deck-words.ts";

/** A card of the pool in words: all that its picture shows, and how many are in the deck. */
export function cardLabel(
  card: number,
  copies: number,
  isWrong: boolean,
  { text, names, ...words }: DeckWords,
): string {
  const { type, house = [], cost, str, icons = [], crests = [], traits = [], unique, plot, printing } = faces[card];
  return [
    words.card(card),
    ...(printing === undefined ? [] : [printing]),
    names.type[type],
    ...(unique ? [text.pool.unique] : []),
    ...(house.length < 3 ? house.map((one) => names.house[one]) : []),
    ...(cost === undefined ? [] : [text.pool.cost(cost)]),
    ...(str === undefined ? [] : [text.pool.strength(str)]),
    ...(plot === undefined ? [] : [text.pool.plot(plot.gold, plot.initiative, plot.claim)]),
    ...icons.map((icon) => names.icon[icon]),
    ...crests.map((crest) => text.filters.crest(names.crest[crest])),
    ...traits.map((trait) => names.trait[trait]),
    text.pool.inDeck(copies, mostCopies(card)),
    ...(isWrong ? [text.pool.wrong] : []),
  ].join(", ");
}
