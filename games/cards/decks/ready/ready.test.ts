import { describe, expect, it } from "vitest";
import { faceOf } from "../deck.ts";
import { deckOf, listOf, readyDecks, whyNotDeck } from "../index.ts";

describe("the ready-made decks", () => {
  it("are eight, with a name of their own each", () => {
    expect(readyDecks.map(({ id }) => id)).toEqual([
      "winter-guard",
      "hear-them-roar",
      "wolf-pack",
      "gold-and-whispers",
      "ours-is-the-fury",
      "fire-and-blood",
      "sun-and-spear",
      "what-is-dead",
    ]);
  });

  it("have two for a first game, of different Houses", () => {
    const first = readyDecks.filter(({ isFirst }) => isFirst);
    expect(first.map(({ id }) => id)).toEqual(["winter-guard", "hear-them-roar"]);
    expect(new Set(first.map(({ deck }) => deck.house)).size).toBe(2);
  });

  it("play all six Houses between them", () => {
    expect(new Set(readyDecks.map(({ deck }) => deck.house)).size).toBe(6);
  });

  describe.each(readyDecks)("$id", ({ title, about, deck }) => {
    it("is legal", () => {
      expect(whyNotDeck(deck)).toEqual([]);
      expect(deckOf(listOf(deck))).toEqual(deck);
    });

    it("has the least cards, none with a penalty, and a good half of characters", () => {
      const house = faceOf(deck.house).house?.[0] ?? expect.fail();
      const faces = deck.cards.map(faceOf);
      expect(faces).toHaveLength(60);
      expect(faces.filter((face) => face.house !== undefined && !face.house.includes(house))).toEqual([]);
      expect(faces.filter(({ type }) => type === "character").length).toBeGreaterThanOrEqual(26);
    });

    it("is described in both languages", () => {
      for (const text of [title.en, title.fr, about.en, about.fr]) expect(text).toMatch(/\S/);
      expect(about.fr).not.toBe(about.en);
    });
  });
});
