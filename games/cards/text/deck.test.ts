import { expect, it } from "vitest";
import { deck as english, deckReasons as englishReasons } from "./en/deck.ts";
import { deck as french, deckReasons as frenchReasons } from "./fr/deck.ts";

it("the chapter of decks has the same rules and reasons in both languages", () => {
  expect(Object.keys(french)).toEqual(Object.keys(english));
  expect(Object.keys(frenchReasons)).toEqual(Object.keys(englishReasons));
});
