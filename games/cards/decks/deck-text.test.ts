import { type Chance, chanceFrom, oneOf, type Refusal } from "@weirwood/kernel";
import { describe, expect, it } from "vitest";
import { cardNumber, cards } from "../pool/index.ts";
import { deck as rules } from "../text/en/deck.ts";
import { frenchTitles } from "../text/fr/titles.ts";
import type { Card } from "../words/index.ts";
import { type Deck, deckOf, listOf, randomDeck, readDeckText, readyDecks, writeDeckText } from "./index.ts";

const numberOf = (id: string): number => cardNumber(id) ?? expect.fail(`no card ${id}`);
const isDeck = (read: ReturnType<typeof readDeckText>): read is Deck => "house" in read;

/** The ids that a text was read as, sorted as decks are. */
function idsOf(text: string): string[] {
  const read = readDeckText(text);
  return isDeck(read) ? listOf(read).map((card) => cards[card]?.id ?? "") : expect.fail(JSON.stringify(read));
}

function refusalsOf(text: string): readonly Refusal[] {
  const read = readDeckText(text);
  return isDeck(read) ? expect.fail(`was read: ${idsOf(text)}`) : read;
}

const isInDecks = ({ face }: Card): boolean => !face.isFixture && face.type !== "title";

const small = ["core_209", "core_5", "core_5", "core_1", "core_29", "core_156", "core_181"];

describe("a deck is written", () => {
  it("with a heading for each type and a line for each card", () => {
    expect(writeDeckText(deckOf(small.map(numberOf)), "en")).toBe(
      [
        "House (1)\n1x House Stark [core_209]",
        "Plots (1)\n1x Summoning Season [core_181]",
        "Characters (2)\n2x Eddard Stark [core_5]",
        "Locations (1)\n1x Great Keep [core_29]",
        "Attachments (1)\n1x Ice [core_1]",
        "Events (1)\n1x Winter is Coming [core_156]\n",
      ].join("\n\n"),
    );
  });

  it("in French with French titles", () => {
    const text = writeDeckText(deckOf(["core_210", "core_55", "core_35"].map(numberOf)), "fr");
    expect(text).toContain("Lieux (1)\n1x Port-Lannis [core_55]\n");
    expect(text).toContain("Attachements (1)\n1x Plate dorée [core_35]\n");
  });

  it.each(["en", "fr"] as const)("and read back as it was: ready-made, random and wrong ones (%s)", (language) => {
    const decks = readyDecks.map(({ deck }) => deck);
    for (let seed = 0; seed < 200; seed++) decks.push(randomDeck(chanceFrom(seed)));
    decks.push(deckOf([]), deckOf(cards.map((_, card) => card)), deckOf(cards.flatMap((_, card) => [card, card])));
    for (const deck of decks) expect(readDeckText(writeDeckText(deck, language))).toEqual(deck);
  });
});

describe("a deck is read", () => {
  it.each([
    ["2x Hodor", ["core_12", "core_12"]],
    ["2 x Hodor", ["core_12", "core_12"]],
    ["2× Hodor", ["core_12", "core_12"]],
    ["2 Hodor", ["core_12", "core_12"]],
    ["Hodor", ["core_12"]],
    ["  2X   hODOR  \t", ["core_12", "core_12"]],
    ["2x Hodor [core_12]", ["core_12", "core_12"]],
    ["2x Hodor[ CORE_12 ]", ["core_12", "core_12"]],
    ["2x [core_12]", ["core_12", "core_12"]],
    ["core_12", ["core_12"]],
    ["2 Winterfell Castle", ["core_25", "core_25"]],
    ["LORD EDDARD’S CHAMBERS", ["core_28"]],
    ["1x Eddard Stark [ccg_eddard_er]", ["ccg_eddard_er"]],
    ["Port-Lannis", ["core_55"]],
    ["plate doree", ["core_35"]],
    ["Insoumis, Invaincus, Intacts", ["asots_54"]],
    ["Unbowed, Unbent, Unbroken", ["asots_54"]],
    ["Hand of the King", ["ccg_main_du_roi"]],
    ["[title_hand]", ["title_hand"]],
    ["Lannisport", ["core_55"]],
  ])("from %j", (line, ids) => {
    expect(idsOf(line)).toEqual(ids);
  });

  it("whatever the order, the headings, the comments and the ends of lines", () => {
    const text = [
      "# Winter, by somebody",
      "EVENTS:",
      "Winter is Coming // cold",
      "",
      "Attachment (1)",
      "1x Ice # sharp",
      "1x Eddard Stark [core_5]",
      "Lieux ( 1 ) :",
      "Great Keep",
      "personnages",
      "1x Eddard Stark [core_5]",
      "evenement",
      "House",
      "House Stark",
      "Agenda:",
      "Complots",
      "Summoning Season",
    ];
    for (const end of ["\n", "\r\n", "\r"]) {
      expect(readDeckText(text.join(end))).toEqual(deckOf(small.map(numberOf)));
    }
  });

  it.each(["en", "fr"] as const)("from every title of the pool that only one card bears (%s)", (language) => {
    for (const { id, face } of cards.filter(isInDecks)) {
      const title = language === "en" ? face.title : frenchTitles[face.title];
      const hasNamesake = cards.some((card) => card.id !== id && card.face.title === face.title && isInDecks(card));
      if (!hasNamesake) expect(idsOf(String(title))).toEqual([id]);
    }
  });

  it("also where it is no legal deck", () => {
    expect(idsOf("")).toEqual([]);
    expect(idsOf("100 Hodor")).toHaveLength(100);
  });
});

describe("a text is refused with the line", () => {
  it.each<[string, string, Refusal["params"]]>([
    ["an unknown name", "2x Hodr", { line: 1, name: "Hodr" }],
    ["what every object has", "constructor", { line: 1, name: "constructor" }],
    ["a part of a title", "Eddard", { line: 1, name: "Eddard" }],
    ["two names", "Hodor, Ice", { line: 1, name: "Hodor, Ice" }],
    ["a card of scenarios by name", "Joust lists", { line: 1, name: "Joust lists" }],
    ["a long line", "y".repeat(500), { line: 1, name: `${"y".repeat(59)}…` }],
  ])("for %s", (_, text, params) => {
    expect(refusalsOf(text)).toEqual([{ rule: "cards.deck.text-unknown", params }]);
  });

  it("for a title that several cards bear", () => {
    expect(refusalsOf("\n2x Eddard Stark")).toEqual([
      {
        rule: "cards.deck.text-ambiguous",
        params: { line: 2, name: "Eddard Stark", ids: ["core_5", "ccg_eddard_er"] },
      },
    ]);
  });

  it("for an id that there is not", () => {
    expect(refusalsOf("2x Hodor [core_9999]")).toEqual([
      { rule: "cards.deck.text-id", params: { line: 1, id: "core_9999" } },
    ]);
    expect(refusalsOf("2x Hodor []")).toEqual([{ rule: "cards.deck.text-id", params: { line: 1, id: "" } }]);
  });

  it("for the id of another card", () => {
    expect(refusalsOf("2x Hodor [core_11]")).toEqual([
      { rule: "cards.deck.text-title", params: { line: 1, name: "Hodor", card: "core_11" } },
    ]);
  });

  it.each(["0", "101", "99999999999999999999"])("for %s copies", (count) => {
    expect(refusalsOf(`${count}x Hodor`)).toEqual([
      { rule: "cards.deck.text-count", params: { line: 1, count, most: 100 } },
    ]);
  });

  it("for a line that names nothing", () => {
    expect(refusalsOf("Hodor\n\n3")).toEqual([{ rule: "cards.deck.text-line", params: { line: 3, text: "3" } }]);
  });

  it("for all of its lines at once", () => {
    const found = refusalsOf("Hodor\nNobody\n7\n2x Ice\n0 Ice\nIce [core_2]\nIce [ice]\nDaenerys Targaryen");
    expect(found.map(({ rule, params }) => [params.line, rule.replace("cards.deck.text-", "")])).toEqual([
      [2, "unknown"],
      [3, "line"],
      [5, "count"],
      [6, "title"],
      [7, "id"],
      [8, "ambiguous"],
    ]);
  });

  it("as a whole when it is too long, and whatever it is made of is read to its end", () => {
    expect(refusalsOf(" ".repeat(12_001))).toMatchObject([{ rule: "kernel.malformed" }]);
    for (const evil of ["1", " ", "x", "[", "(", "1 ", "[a", "(1", "]", " :"]) {
      readDeckText(`1 ${evil.repeat(5_900)}]`);
      readDeckText(`a${evil.repeat(5_900)}!`);
    }
  });
});

/** A text with a few things changed: lines moved or dropped, letters, odd signs. */
function mutated(text: string, chance: Chance): string {
  let made = text;
  for (let changes = 1 + chance.below(5); changes > 0; changes--) {
    made = chance.below(2) === 0 ? withLinesMoved(made, chance) : withOddSigns(made, chance);
  }
  return made;
}

function withLinesMoved(text: string, chance: Chance): string {
  const lines = text.split("\n");
  const moved = lines.splice(chance.below(lines.length), 1 + chance.below(5));
  if (chance.below(2) === 0) lines.splice(chance.below(lines.length), 0, ...moved);
  return lines.join(oneOf(["\n", "\r\n"], chance));
}

function withOddSigns(text: string, chance: Chance): string {
  const from = chance.below(text.length);
  const to = from + chance.below(chance.below(4) === 0 ? 200 : 4);
  const copied = text.slice(from, from + 30);
  const odd = ["", " ", "\n", "[", "]", "x", "0", "-1", "#", "//", "\u0000", "\ud800", "É", "’", copied];
  return text.slice(0, from) + oneOf(odd, chance) + text.slice(to);
}

it("whatever is done to a text, it is read or refused by a rule that exists, with the right line", () => {
  const chance = chanceFrom(1);
  const outcomes = { read: 0, refused: 0 };
  for (let round = 0; round < 5_000; round++) {
    const text = mutated(writeDeckText(oneOf(readyDecks, chance).deck, oneOf(["en", "fr"] as const, chance)), chance);
    const read = readDeckText(text);
    if (isDeck(read)) {
      outcomes.read++;
      expect(readDeckText(writeDeckText(read, "en"))).toEqual(read);
      continue;
    }
    outcomes.refused++;
    const lines = text.split(/\r\n|\r|\n/);
    for (const { rule, params } of read) {
      expect(rules).toHaveProperty([rule]);
      const line = lines[Number(params.line) - 1]?.replace(/\s+/g, " ");
      expect(line).toContain(String(params.name ?? params.id ?? params.text ?? params.count).replace("…", ""));
    }
  }
  expect(outcomes.read).toBeGreaterThan(100);
  expect(outcomes.refused).toBeGreaterThan(1_000);
});
