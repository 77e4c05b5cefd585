import { explain, type Refusal } from "@weirwood/kernel";
import { describe, expect, it } from "vitest";
import { NONE } from "../data/names.ts";
import { cardNumber } from "../pool/index.ts";
import { deckReasons, deck as english } from "../text/en/deck.ts";
import { deck as french } from "../text/fr/deck.ts";
import { deckOf, leastCards, listOf, mostCopies, readyDecks, refuseDeck, whyNotDeck } from "./index.ts";

const numberOf = (id: string): number => cardNumber(id) ?? expect.fail(`no card ${id}`);
const winterGuard = listOf((readyDecks.find(({ id }) => id === "winter-guard") ?? expect.fail()).deck);

/** Winter Guard without some copies and with others. */
function changed({ without = [], and = [] }: { without?: readonly string[]; and?: readonly string[] }): Refusal[] {
  const list = [...winterGuard];
  for (const id of without) {
    const at = list.indexOf(numberOf(id));
    if (at < 0) expect.fail(`no ${id} in the deck`);
    list.splice(at, 1);
  }
  return [...whyNotDeck(deckOf([...list, ...and.map(numberOf)]))];
}

const times = (count: number, ...ids: readonly string[]): string[] =>
  ids.flatMap((id) => Array<string>(count).fill(id));
const neutrals = ["core_137", "core_142", "core_146", "core_145", "core_155", "core_171", "core_172", "core_175"];

describe("a deck is sorted out of a list", () => {
  it("by type, whatever the order", () => {
    const shuffledIds = ["core_5", "core_181", "ator_1", "core_1", "core_209", "core_5", "core_25"];
    expect(deckOf(shuffledIds.map(numberOf))).toEqual({
      house: numberOf("core_209"),
      agendas: [numberOf("ator_1")],
      cards: ["core_5", "core_5", "core_1", "core_25"].map(numberOf).sort((a, b) => a - b),
      plots: [numberOf("core_181")],
    });
  });

  it("and back into the sorted list, also where it is no deck", () => {
    const list = ["core_209", "core_210", "title_hand", "fx_cursed", "core_5"].map(numberOf).sort((a, b) => a - b);
    expect(listOf(deckOf(list))).toEqual(list);
    expect(listOf(deckOf([]))).toEqual([]);
    expect(deckOf([]).house).toBe(NONE);
  });
});

describe("a deck is refused", () => {
  it("not at all when it is legal", () => {
    expect(changed({})).toEqual([]);
  });

  it("without a House card, and with two", () => {
    expect(changed({ without: ["core_209"] })).toEqual([{ rule: "cards.deck.house", params: { count: 0 } }]);
    expect(changed({ and: ["core_210"] })).toEqual([{ rule: "cards.deck.house", params: { count: 2 } }]);
    expect(changed({ and: ["core_209"] })).toEqual([{ rule: "cards.deck.house", params: { count: 2 } }]);
  });

  it("with two agendas, not with one", () => {
    expect(changed({ and: ["ator_1"] })).toEqual([]);
    expect(changed({ and: ["ator_1", "kotst_39"] })).toEqual([{ rule: "cards.deck.agenda", params: { count: 2 } }]);
  });

  it("with fewer than 60 draw cards, whatever else is in it", () => {
    expect(changed({ without: ["core_5"], and: ["ator_1"] })).toEqual([
      { rule: "cards.deck.least", params: { count: 59, least: 60 } },
    ]);
  });

  it("with more than 100 draw cards", () => {
    const forty = [
      ...times(3, ...neutrals),
      ...times(2, "core_135", "core_151", "lotr_37", "core_140", "core_176", "low_46", "qod_46", "pots_41"),
    ];
    expect(forty).toHaveLength(40);
    expect(changed({ and: forty })).toEqual([]);
    expect(changed({ and: [...forty, "pots_44"] })).toEqual([
      { rule: "cards.deck.most", params: { count: 101, most: 100 } },
    ]);
  });

  it("with six plots or eight", () => {
    expect(changed({ without: ["core_181"] })).toEqual([{ rule: "cards.deck.plots", params: { count: 6, plots: 7 } }]);
    expect(changed({ and: ["core_187"] })).toEqual([{ rule: "cards.deck.plots", params: { count: 8, plots: 7 } }]);
  });

  it("with a title of the melee, named once however many", () => {
    expect(changed({ and: ["title_hand", "title_hand"] })).toEqual([
      { rule: "cards.deck.title", params: { card: "title_hand" } },
    ]);
  });

  it("with cards of scenarios", () => {
    expect(changed({ and: ["fx_cursed"] })).toEqual([
      { rule: "cards.deck.scenario-only", params: { card: "fx_cursed" } },
    ]);
  });

  it("with a card that is only for another House", () => {
    expect(changed({ and: ["core_166"] })).toEqual([]);
    expect(changed({ and: ["lotr_10"] })).toEqual([]);
    expect(changed({ and: ["kotse_19"] })).toEqual([
      { rule: "cards.deck.house-only", params: { card: "kotse_19", houses: ["greyjoy"] } },
    ]);
  });

  it("with an agenda that is only for another House", () => {
    expect(changed({ and: ["low_48"] })).toEqual([]);
    const lannister = whyNotDeck(deckOf([...listOf((readyDecks[1] ?? expect.fail()).deck), numberOf("low_48")]));
    expect(lannister).toEqual([{ rule: "cards.deck.house-only", params: { card: "low_48", houses: ["stark"] } }]);
  });

  it("with the plot of another House", () => {
    expect(changed({ without: ["core_181"], and: ["pots_60"] })).toEqual([
      { rule: "cards.deck.house-plot", params: { card: "pots_60", houses: ["martell"] } },
    ]);
  });

  it("with four of a title, two printings together", () => {
    expect(changed({ and: times(2, "ccg_eddard_er") })).toEqual([]);
    expect(changed({ and: times(3, "ccg_eddard_er") })).toEqual([
      { rule: "cards.deck.copies", params: { card: "core_5", count: 4, most: 3 } },
    ]);
  });

  it("with two of a card that allows one", () => {
    expect(changed({ and: ["core_139"] })).toEqual([]);
    expect(changed({ and: ["core_139", "core_139"] })).toEqual([
      { rule: "cards.deck.card-limit", params: { card: "core_139", count: 2, most: 1 } },
    ]);
  });

  it("with three of a title under an agenda that allows two, for each title of which there are three", () => {
    const reasons = changed({ and: ["fx_f16"] });
    const three = ["core_4", "core_9", "core_18", "core_21", "core_22", "core_26", "core_29", "core_33"];
    expect(reasons[0]).toEqual({ rule: "cards.deck.scenario-only", params: { card: "fx_f16" } });
    expect(reasons.slice(1)).toEqual(
      three.map((card) => ({
        rule: "cards.deck.agenda-copies",
        params: { card, count: 3, most: 2, agenda: "fx_f16" },
      })),
    );
  });

  it("with fewer cards or plots than its agenda asks for", () => {
    expect(changed({ and: ["fx_multitude"] })).toEqual([
      { rule: "cards.deck.least", params: { count: 60, least: 75 } },
      { rule: "cards.deck.plots", params: { count: 7, plots: 10 } },
      { rule: "cards.deck.scenario-only", params: { card: "fx_multitude" } },
    ]);
  });

  it("with a plot twice, but for those that may be there twice", () => {
    expect(changed({ without: ["core_181", "core_203"], and: times(2, "core_200") })).toEqual([]);
    expect(changed({ without: ["core_181", "core_203", "core_191"], and: times(3, "core_200") })).toEqual([
      { rule: "cards.deck.plot-copies", params: { card: "core_200", count: 3, most: 2 } },
    ]);
    expect(changed({ without: ["core_181"], and: ["core_203"] })).toEqual([
      { rule: "cards.deck.plot-copies", params: { card: "core_203", count: 2, most: 1 } },
    ]);
  });

  it("not for a plot that bears the title of a draw card", () => {
    const sunAndSpear = listOf((readyDecks.find(({ id }) => id === "sun-and-spear") ?? expect.fail()).deck);
    const list = [...sunAndSpear, numberOf("asots_54")].filter((card) => card !== numberOf("core_181"));
    const reasons = whyNotDeck(deckOf([...list, numberOf("fx_f15")]));
    expect(reasons).toEqual([{ rule: "cards.deck.scenario-only", params: { card: "fx_f15" } }]);
  });

  it("for every reason there is at once", () => {
    const wrong = [
      ...times(4, "core_5"),
      ...times(2, "core_139"),
      "title_hand",
      "fx_joust",
      "kotse_19",
      "pots_60",
      "ator_1",
      "low_48",
    ];
    expect(whyNotDeck(deckOf(["core_210", ...wrong].map(numberOf))).map(({ rule }) => rule)).toEqual([
      "cards.deck.agenda",
      "cards.deck.least",
      "cards.deck.plots",
      "cards.deck.title",
      "cards.deck.scenario-only",
      "cards.deck.house-only",
      "cards.deck.house-plot",
      "cards.deck.house-only",
      "cards.deck.copies",
      "cards.deck.card-limit",
    ]);
  });
});

describe("the reasons are told", () => {
  const names = { card: { core_5: "Eddard Stark" }, house: { stark: "Stark" }, deckReason: deckReasons };

  it("in one refusal, whether one, some without a card, or some with cards", () => {
    const refusalOf = (...ids: readonly string[]): Refusal | undefined => refuseDeck(deckOf(ids.map(numberOf)));
    expect(refuseDeck(deckOf(winterGuard))).toBeUndefined();
    expect(refuseDeck(deckOf(winterGuard.slice(1)))?.rule).toBe("cards.deck.least");
    expect(refusalOf("core_209")).toEqual({
      rule: "cards.deck.several",
      params: { reasons: ["cards.deck.least", "cards.deck.plots"] },
    });
    const refusal = refusalOf("core_209", ...times(4, "core_5", "core_6")) ?? expect.fail();
    expect(refusal).toEqual({
      rule: "cards.deck.several-cards",
      params: {
        reasons: ["cards.deck.least", "cards.deck.plots", "cards.deck.copies"],
        cards: ["core_5", "core_6"],
      },
    });
    expect(explain({ language: "en", rules: english, names }, refusal)).toBe(
      "This deck is not legal: too few draw cards, not as many plots as are needed, more than three of a title. Look at Eddard Stark, core_6.",
    );
  });

  it("in English with the numbers of the deck", () => {
    const book = { language: "en", rules: english, names } as const;
    const four = { rule: "cards.deck.copies", params: { card: "core_5", count: 4, most: 3 } };
    expect(explain(book, four)).toBe("Eddard Stark: a deck holds at most 3; this one has 4.");
  });

  it("in French for the same rules, with the same gaps", () => {
    const gaps = (text: string | undefined): string[] => [...new Set(text?.match(/\{\w+(?=[:?}])/g))].sort();
    for (const [rule, text] of Object.entries(english)) {
      const other = french[rule as keyof typeof english];
      expect([rule, gaps(other.no)]).toEqual([rule, gaps("no" in text ? text.no : undefined)]);
      expect(other.reason === undefined).toBe(!("reason" in text));
    }
  });
});

describe("a builder is told", () => {
  it("how many copies of a card a deck may hold", () => {
    const most = (id: string): number => mostCopies(numberOf(id));
    expect([
      most("core_5"),
      most("core_139"),
      most("core_181"),
      most("core_200"),
      most("ator_1"),
      most("core_209"),
    ]).toEqual([3, 1, 1, 2, 1, 1]);
  });

  it("how many draw cards a deck needs", () => {
    const least = (...ids: readonly string[]): number => leastCards(deckOf(ids.map(numberOf)));
    expect([least(), least("ator_1"), least("fx_multitude")]).toEqual([60, 60, 75]);
  });
});
