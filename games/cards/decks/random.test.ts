import { chanceFrom } from "@weirwood/kernel";
import { describe, expect, it } from "vitest";
import { cards } from "../pool/index.ts";
import { type Deck, listOf, randomDeck, whyNotDeck } from "./index.ts";

const decks: readonly Deck[] = Array.from({ length: 1000 }, (_, seed) => randomDeck(chanceFrom(seed)));
const among = (deck: Deck, type: string): number =>
  listOf(deck).filter((card) => cards[card]?.face.type === type).length;

describe("random decks", () => {
  it("are legal, a thousand of them", () => {
    for (const [seed, deck] of decks.entries()) expect([seed, ...whyNotDeck(deck)]).toEqual([seed]);
  });

  it("are the same from the same source", () => {
    expect(randomDeck(chanceFrom(7))).toEqual(decks[7]);
    expect(new Set(decks.map((deck) => listOf(deck).join())).size).toBe(decks.length);
  });

  it("reach every card of the pool, every House and every plot", () => {
    const held = new Set(decks.flatMap(listOf));
    const missing = cards.filter(({ face }, card) => !face.isFixture && face.type !== "title" && !held.has(card));
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it("are of many sizes, some with an agenda and some with cards of other Houses", () => {
    expect(decks.some((deck) => deck.cards.length === 60)).toBe(true);
    expect(decks.some((deck) => deck.cards.length > 90)).toBe(true);
    const withAgenda = decks.filter((deck) => among(deck, "agenda") === 1).length;
    expect(withAgenda).toBeGreaterThan(200);
    expect(withAgenda).toBeLessThan(500);
    const foreign = decks.filter(({ house, cards: draws }) => {
      const own = cards[house]?.face.house?.[0] ?? "";
      return draws.some((card) => cards[card]?.face.house?.every((other) => other !== own));
    });
    expect(foreign.length).toBeGreaterThan(900);
  });
});
