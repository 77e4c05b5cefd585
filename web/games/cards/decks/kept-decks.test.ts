// @vitest-environment happy-dom
import { readyDecks, whyNotDeck } from "@weirwood/cards/decks";
import { cards } from "@weirwood/cards/rules";
import { isRefusal } from "@weirwood/kernel";
import { beforeEach, expect, test, vi } from "vitest";
import { deckLine, forgetDeck, keepDeck, keptDeck, keptDecks } from "./kept-decks.ts";
import { lookAt, openNew } from "./use-opened-deck.ts";

const [{ deck }] = readyDecks;

beforeEach(() => localStorage.clear());

test("decks are kept under names of their own, the latest first", () => {
  keepDeck({ id: "a", name: "Old", deck, changedAt: 1 });
  keepDeck({ id: "b", name: "New", deck, changedAt: 2 });
  expect(keptDecks().map(({ name }) => name)).toEqual(["New", "Old"]);
  expect(keptDeck("a")).toEqual({ id: "a", name: "Old", deck, changedAt: 1 });
  forgetDeck("b");
  expect(keptDecks().map(({ id }) => id)).toEqual(["a"]);
});

test("what was not written here is passed over", () => {
  localStorage.setItem("weirwood.cards.deck.x", "nonsense");
  localStorage.setItem("weirwood.cards.deck.y", '{"name":"Y","list":"list nobody","changedAt":1}');
  localStorage.setItem("weirwood.cards.deck.z", '{"name":"Z","list":"pass","changedAt":1}');
  expect(keptDecks()).toEqual([]);
});

test("a browser that keeps nothing is no trouble", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(keepDeck({ id: "a", name: "A", deck, changedAt: 1 })).toBe(false);
  expect(keptDecks()).toEqual([]);
  vi.unstubAllGlobals();
});

test("the line of a deck is what a table understands", () => {
  for (const ready of readyDecks) {
    const said = cards.parse(deckLine(ready.deck));
    expect(isRefusal(said)).toBe(false);
    expect(whyNotDeck(ready.deck)).toEqual([]);
  }
});

test("a deck that is only looked at is not kept, and one that is begun from it is", () => {
  lookAt({ name: "Ours", deck });
  expect(keptDecks()).toEqual([]);
  openNew({ name: "Mine", deck });
  expect(keptDecks().map(({ name }) => name)).toEqual(["Mine"]);
});
