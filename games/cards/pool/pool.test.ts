import { describe, expect, it } from "vitest";
import { frenchTitles } from "../text/fr/titles.ts";
import type { Card } from "../words/index.ts";
import { cardIds, cardNumber, cards } from "./index.ts";

const idsOf = (isSuch: (card: Card) => boolean): readonly string[] => cards.filter(isSuch).map(({ id }) => id);

describe("the pool", () => {
  it("has 249 cards for decks and tables, each with an id of its own", () => {
    expect(idsOf(({ face }) => !face.isFixture)).toHaveLength(249);
    expect(new Set(cardIds).size).toBe(cards.length);
    expect(cardIds.map(cardNumber)).toEqual([...cardIds.keys()]);
  });

  it("has a French title for every title, and for nothing else", () => {
    expect(Object.keys(frenchTitles).sort()).toEqual([...new Set(cards.map(({ face }) => face.title))].sort());
  });

  it("gives every type of card its numbers, and no other type", () => {
    const isPaidFor = ({ face }: Card) => ["character", "location", "attachment"].includes(face.type);
    expect(
      idsOf((card) => (card.face.cost ?? card.face.shadowCost) !== undefined),
      "gold",
    ).toEqual(idsOf(isPaidFor));
    expect(
      idsOf(({ face }) => face.str !== undefined),
      "STR",
    ).toEqual(idsOf(({ face }) => face.type === "character"));
    expect(
      idsOf(({ face }) => face.plot !== undefined),
      "plots",
    ).toEqual(idsOf(({ face }) => face.type === "plot"));
    expect(idsOf(({ face }) => face.type !== "attachment" && (face.attachTo ?? face.attachMax) !== undefined)).toEqual(
      [],
    );
    expect(idsOf(({ face }) => (face.only ?? []).some((house) => !face.house?.includes(house)))).toEqual([]);
  });
});
