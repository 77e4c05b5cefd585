import { deflateRawSync } from "node:zlib";
import { type Deck, deckOf, listOf, readyDecks, whyNotDeck } from "@weirwood/cards/decks";
import { cardNumber, faces } from "@weirwood/cards/questions";
import { en } from "@weirwood/cards/text/en";
import { fr } from "@weirwood/cards/text/fr";
import { describe, expect, it } from "vitest";
import { copiesIn, emptyDeck, rowsOf, withCopies, withOnly } from "./deck-changes.ts";
import { deckIn, fragmentOf, readDeck, textOfDeck } from "./deck-file.ts";
import { figuresOf } from "./figures.ts";
import { standingOf } from "./mistakes.ts";
import { countsOf, type Filters, found, indexOf, noFilters, pool, toggled } from "./pool.ts";
import { bestSetUp, firstHand, mulligan, oneMore, outlookOf } from "./test-draws.ts";

const numberOf = (id: string): number => cardNumber(id) ?? expect.fail(`no card ${id}`);
const wolfPack: Deck = (readyDecks.find(({ id }) => id === "wolf-pack") ?? expect.fail()).deck;
const eddard = numberOf("core_5");
const [stark, lannister] = [numberOf("core_209"), numberOf("core_210")];

describe("a deck is changed", () => {
  it("by copies, within reason", () => {
    const four = withCopies(wolfPack, eddard, 4);
    expect([copiesIn(four, eddard), four.cards.length]).toEqual([4, 64 - copiesIn(wolfPack, eddard)]);
    expect(withCopies(four, eddard, 4)).toBe(four);
    expect(withCopies(four, eddard, 10)).toBe(four);
    expect(withCopies(emptyDeck, eddard, -1)).toBe(emptyDeck);
    const large = deckOf(Array<number>(158).fill(numberOf("core_6")));
    expect(withCopies(large, eddard, 3)).toBe(large);
  });

  it("by another House card, and by an agenda or none", () => {
    const other = withOnly(wolfPack, "house", lannister);
    expect([other.house, listOf(other).filter((card) => faces[card].type === "house")]).toEqual([
      lannister,
      [lannister],
    ]);
    const agenda = withOnly(other, "agenda", numberOf("ator_1"));
    expect(agenda.agendas).toEqual([numberOf("ator_1")]);
    expect(withOnly(agenda, "agenda", undefined)).toEqual(other);
  });

  it("and listed by type, the dearest first", () => {
    const rows = rowsOf(wolfPack, "character");
    const costs = rows.map(({ card }) => Number(faces[card].cost));
    expect(costs).toEqual([...costs].sort((one, other) => other - one));
    expect(rowsOf(wolfPack, "plot").reduce((sum, { copies }) => sum + copies, 0)).toBe(7);
  });
});

describe("the pool", () => {
  const index = indexOf([en, fr]);
  const search = (changes: Partial<Filters>, house?: number): readonly number[] =>
    found(index, { ...noFilters, ...changes }, house);
  const titles = (changes: Partial<Filters>): string[] => search(changes).map((card) => faces[card].title);

  it("holds what players may put into decks, and nothing else", () => {
    expect(search({})).toEqual(pool);
    expect(pool.some((card) => faces[card].isFixture)).toBe(false);
    expect([...new Set(pool.map((card) => faces[card].type))].sort()).toEqual([
      "agenda",
      "attachment",
      "character",
      "event",
      "location",
      "plot",
    ]);
  });

  it("is searched in both languages at once, with or without accents", () => {
    expect(titles({ query: "vent gris" })).toEqual(titles({ query: "Grey Wind" }));
    expect(titles({ query: "Grey Wind" })[0]).toBe("Grey Wind");
    expect(search({ query: "evenement" })).toEqual(search({ query: "événement" }));
    expect(search({ query: "evenement" }).length).toBeGreaterThan(30);
    expect(titles({ query: "direwolf summer" })).toContain("Summer");
    expect(search({ query: "no such card at all" })).toEqual([]);
  });

  it("puts those that are called so before those that speak of it", () => {
    const [first, ...others] = titles({ query: "winterfell" });
    expect(first).toContain("Winterfell");
    expect(others.some((title) => !title.includes("Winterfell"))).toBe(true);
  });

  it("is filtered by House, type, icons, crests, cost, traits and keywords", () => {
    const shown = search({ houses: ["stark", "neutral"], types: ["character"], icons: ["military", "power"] });
    expect(shown.length).toBeGreaterThan(3);
    for (const card of shown) {
      const { house = [], type, icons } = faces[card];
      expect(house.length === 0 || house.includes("stark")).toBe(true);
      expect([type, icons?.includes("military"), icons?.includes("power")]).toEqual(["character", true, true]);
    }
    expect(search({ leastCost: 2, mostCost: 3 }).every((card) => [2, 3].includes(Number(faces[card].cost)))).toBe(true);
    expect(search({ leastCost: 7 }).every((card) => Number(faces[card].cost) >= 7)).toBe(true);
    expect(search({ crests: ["noble"], keywords: ["renown"] })).toContain(eddard);
    expect(titles({ traits: ["Direwolf"] })).toContain("Grey Wind");
  });

  it("may show only what a deck of the House can hold", () => {
    const [all, mine] = [search({}, stark), search({ isOnlyAllowed: true }, stark)];
    expect(mine.length).toBeLessThan(all.length);
    for (const card of mine) {
      const reasons = whyNotDeck(deckOf([stark, card])).map(({ rule }) => rule);
      expect(reasons).not.toContain("cards.deck.house-only");
      expect(reasons).not.toContain("cards.deck.house-plot");
    }
    expect(search({ isOnlyAllowed: true })).toEqual(all);
  });

  it("counts what each trait would leave", () => {
    const counts = countsOf("traits", index, { ...noFilters, types: ["character"], traits: ["Direwolf"] });
    for (const [trait, count] of counts) {
      expect([trait, search({ types: ["character"], traits: [trait] }).length]).toEqual([trait, count]);
    }
    expect(toggled(toggled([], "Lord"), "Lord")).toEqual([]);
  });
});

describe("a deck in numbers", () => {
  it("counts every copy once", () => {
    const { byCost, byType, byIcon, characters } = figuresOf(wolfPack);
    expect(Object.values(byType).reduce((sum, count) => sum + count, 0)).toBe(60);
    const free = wolfPack.cards.filter((card) => faces[card].cost === undefined).length;
    expect(byCost.reduce((sum, count) => sum + count, free)).toBe(60);
    expect(byType.character).toBe(characters);
    const two = figuresOf(deckOf([eddard, eddard]));
    expect(two.byIcon).toEqual([
      { icon: "military", count: 2, strength: 6 },
      { icon: "intrigue", count: 0, strength: 0 },
      { icon: "power", count: 2, strength: 6 },
    ]);
    expect([two.byCost[4], byIcon.length]).toEqual([2, 3]);
  });

  it("stands as the rules say, with every printing of a title marked", () => {
    expect(standingOf(wolfPack)).toMatchObject({ reasons: [], foreign: 0 });
    const wrong = standingOf(withCopies(wolfPack, eddard, 4));
    expect(wrong.reasons).toEqual(whyNotDeck(withCopies(wolfPack, eddard, 4)));
    expect([...wrong.wrongTitles]).toEqual(["Eddard Stark"]);
    expect(standingOf(withOnly(wolfPack, "house", lannister)).foreign).toBeGreaterThan(20);
  });
});

describe("a deck as a text", () => {
  const named = { name: "Wolf  Pack,\nmine", deck: wolfPack };

  it("keeps its name and its cards, in either language", () => {
    for (const language of ["en", "fr"] as const) {
      expect(readDeck(textOfDeck(named, language))).toEqual({ is: "deck", name: "Wolf Pack, mine", deck: wolfPack });
    }
  });

  it("says by line what cannot be understood", () => {
    const read = readDeck("# Mine\n2x Hodor\n3x Nobody at all\n1x Eddard Stark");
    expect(read).toMatchObject({
      is: "refused",
      problems: [
        { rule: "cards.deck.text-unknown", params: { line: 3 } },
        { rule: "cards.deck.text-ambiguous", params: { line: 4 } },
      ],
    });
  });

  it("goes through a link and comes out as it was", async () => {
    const fragment = await fragmentOf(named);
    expect(fragment).toMatch(/^#deck=[\w-]+$/);
    expect(fragment.length).toBeLessThan(1500);
    expect(await deckIn(fragment)).toEqual({ is: "deck", name: "Wolf Pack, mine", deck: wolfPack });
    for (const other of ["", "#", "#kept=1"]) expect(await deckIn(other)).toBeUndefined();
  });

  it("is not believed when a link was made to be a nuisance", async () => {
    const packed = (text: string): string => `#deck=${deflateRawSync(text).toString("base64url")}`;
    for (const bad of [
      "#deck=",
      "#deck=%%%",
      "#deck=AAAA",
      packed(" ".repeat(5_000_000)),
      `#deck=${"A".repeat(90_000)}`,
    ]) {
      expect(await deckIn(bad), bad.slice(0, 20)).toEqual({ is: "unreadable" });
    }
    expect(await deckIn(packed("4x Dragons of any kind"))).toMatchObject({ is: "refused" });
  });
});

describe("test draws", () => {
  it("are seven cards of the deck, once again by mulligan, and one more", () => {
    const draw = firstHand(wolfPack, "seed");
    expect([draw.order.length, draw.drawn, draw.hasMulligan]).toEqual([60, 7, true]);
    expect([...draw.order].sort((one, other) => one - other)).toEqual(wolfPack.cards);
    expect(firstHand(wolfPack, "seed")).toEqual(draw);
    const again = mulligan(draw);
    expect([again.drawn, again.hasMulligan]).toEqual([7, false]);
    expect(again.order).not.toEqual(draw.order);
    expect(mulligan(again)).toEqual(again);
    expect(oneMore(again).drawn).toBe(8);
    expect(oneMore(firstHand(deckOf([eddard]), "seed")).drawn).toBe(1);
  });

  it("place as many cards as five gold pay for, penalties counted", () => {
    const [hodor, keep] = ["core_9", "core_29"].map(numberOf);
    const own = bestSetUp([eddard, hodor, keep], stark);
    expect(own.cards.length).toBeGreaterThan(1);
    expect(own.gold).toBeLessThanOrEqual(5);
    expect(bestSetUp([eddard], lannister).cards).toEqual([]);
  });

  it("say over many hands what to expect, and nothing of too small a deck", () => {
    const outlook = outlookOf(wolfPack) ?? expect.fail();
    expect(outlook).toEqual(outlookOf(wolfPack));
    expect(outlook.placed).toBeGreaterThan(1);
    expect(outlook.gold).toBeLessThanOrEqual(5);
    expect(outlook.withCharacter).toBeGreaterThan(50);
    expect(outlookOf(emptyDeck)).toBeUndefined();
  });
});
