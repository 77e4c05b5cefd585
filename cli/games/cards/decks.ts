import { existsSync } from "node:fs";
import { type Deck, listOf, randomDeck, readDeckText, readyDecks } from "@weirwood/cards/decks";
import { cardIds } from "@weirwood/cards/questions";
import { oneOfWords } from "../../arguments.ts";
import { readText } from "../../files.ts";
import type { Openings } from "../cli-game.ts";
import { sentencesFor } from "./text/index.ts";

export const deckNames: readonly string[] = readyDecks.map(({ id }) => id);

/** Decks that are brought to the table: one of ours by its name, or a list of one's own in a file. */
const RANDOM = "random";

const listed = (deck: Deck): string => ["list", ...listOf(deck).map((card) => cardIds[card])].join(" ");

export const openings: Openings = {
  flag: "deck",
  help(here) {
    const { decks } = sentencesFor(here);
    return { own: decks.own(deckNames), bySeat: decks.bySeat };
  },
  title: (here) => sentencesFor(here).decks.title,
  words: deckNames,
  read(word, here) {
    const isName = deckNames.includes(word.toLowerCase());
    if (isName || !existsSync(word)) return `deck ${oneOfWords("--deck", word, [...deckNames, RANDOM], here)}`;
    const deck = readDeckText(readText(word, here));
    return "house" in deck ? listed(deck) : deck;
  },
  random: { word: RANDOM, draw: (chance) => listed(randomDeck(chance)) },
};
