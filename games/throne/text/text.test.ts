import { explain, narrate, type Phrasebook, type RuleText } from "@weirwood/kernel";
import { describe, expect, test } from "vitest";
import { units } from "../data/pieces.ts";
import { decks } from "../data/westeros.ts";
import { form } from "../form.ts";
import { areaIds, cardIds, houseIds, orderIds, singleIds } from "../state/board.ts";
import { askKinds, variantIds } from "../state/layout.ts";
import { rules as english } from "./en/index.ts";
import { en } from "./en.ts";
import { rules as french } from "./fr/index.ts";
import { fr } from "./fr.ts";

/** The game's own rules; what the kernel says is the kernel's to test. */
const books: Phrasebook[] = [
  { ...en, rules: english },
  { ...fr, rules: french },
];
const [ownEnglish, ownFrench] = books;

/** The gaps of a sentence as name or name:kind, sorted, each once. How a number is worded is left to the language. */
function gapsOf(sentence: string | undefined): string[] {
  const found = [...(sentence ?? "").matchAll(/\{(\w+)(?:[:#](?:(?:le|de|à) )?(\w+))?(?:\?[^|}]*\|[^}]*)?\}/g)];
  return [...new Set(found.map(([, name, kind]) => (kind ? `${name}:${kind}` : `${name}`)))].sort();
}

function sentencesOf(book: Phrasebook): [id: string, sentence: string][] {
  return Object.entries(book.rules).flatMap(([id, text]) =>
    [text.rule, text.no, text.log, text.reason].flatMap((sentence): [string, string][] =>
      sentence === undefined ? [] : [[id, sentence]],
    ),
  );
}

const parts = (text: RuleText): string[] => Object.keys(text).sort();

describe("the rules of Throne in two languages", () => {
  test("are the same rules, in the same order", () => {
    expect(Object.keys(french)).toEqual(Object.keys(english));
  });

  test.each(Object.keys(english))("%s says the same things in both", (id) => {
    const [here, there] = [ownEnglish.rules[id], ownFrench.rules[id]];
    expect(parts(there)).toEqual(parts(here));
    expect(gapsOf(there.no)).toEqual(gapsOf(here.no));
    expect(gapsOf(there.log)).toEqual(gapsOf(here.log));
  });

  test.each(books)("have gaps only in refusals and log lines ($language)", (book) => {
    for (const [id, { rule, reason }] of Object.entries(book.rules)) {
      expect([id, gapsOf(rule), gapsOf(reason)]).toEqual([id, [], []]);
    }
  });

  test.each(books)("look up only kinds of names that exist ($language)", (book) => {
    for (const [id, sentence] of sentencesOf(book)) {
      for (const gap of gapsOf(sentence)) {
        const kind = gap.split(":")[1];
        if (kind !== undefined) expect(book.names, `${id} {${gap}}`).toHaveProperty(kind);
      }
      expect(sentence.replace(/\{[^{}]*\}/g, ""), id).not.toMatch(/[{}|]/);
    }
  });

  test.each(books)("are whole sentences ($language)", (book) => {
    for (const [id, sentence] of sentencesOf(book)) {
      expect(sentence, id).toMatch(/^[\p{Lu}{].*([.!?]|\{asked:ask\})$/u);
      expect(sentence, id).not.toMatch(/ {2}|'|^\s|\s$/);
    }
  });
});

describe("names", () => {
  test("exist for the same things in both languages", () => {
    const idsOf = (book: Phrasebook) =>
      Object.entries(book.names).map(([kind, names]) => [kind, Object.keys(names).sort()]);
    expect(idsOf(fr)).toEqual(idsOf(en));
  });

  test.each(books)("exist for everything that is in the box ($language)", ({ names }) => {
    const named = (kind: string) => Object.keys(names[kind]).sort();
    const eachOnce = (ids: readonly string[]) => [...new Set(ids)].sort();
    const idsOf = (things: readonly { id: string }[]) => eachOnce(things.map((thing) => thing.id));
    expect(named("area")).toEqual(eachOnce(areaIds));
    expect(named("house")).toEqual(eachOnce(houseIds));
    expect(named("card")).toEqual(eachOnce(cardIds));
    expect(named("order")).toEqual(eachOnce(orderIds));
    expect(named("single")).toEqual(eachOnce(singleIds));
    expect(named("unit")).toEqual(idsOf(units));
    expect(named("event")).toEqual(idsOf(decks.flat()));
    expect(named("token")).toEqual(named("track"));
    expect(named("variant")).toEqual(eachOnce(["martell", ...variantIds]));
    expect(named("ask")).toEqual(eachOnce(askKinds));
    expect(named("waiting")).toEqual(eachOnce(askKinds));
    // Texts of single cards go on with the chapter of cards.
    const parts = Object.keys(english).map((id) => id.split(".")[1]);
    expect(named("chapter")).toEqual(eachOnce(parts).filter((part) => part !== "cards"));
    expect(named("option")).toEqual(eachOnce(form.map(({ name }) => name)));
  });

  test.each(books)("never stand for two things of a kind ($language)", ({ names }) => {
    for (const [kind, byId] of Object.entries(names)) {
      const values = Object.values(byId);
      expect(new Set(values).size, kind).toBe(values.length);
    }
  });
});

describe("French", () => {
  const lines = [
    ...sentencesOf(ownFrench),
    ...Object.entries(fr.names).flatMap(([kind, names]) =>
      Object.values(names).map((name): [string, string] => [kind, name]),
    ),
  ];

  test("keeps its high punctuation from falling to the next line", () => {
    for (const [id, line] of lines) {
      const words = line.replace(/\{[^{}]*\}/g, "X");
      expect(words, id).not.toMatch(/[^\u00a0]:|[^\u202f][;?!]|«[^\u00a0]|[^\u00a0]»/);
    }
  });

  test("asks for no article or elision before a name that has none", () => {
    for (const [id, line] of lines) {
      expect(line, id).not.toMatch(
        /(?:(?:^|[\s(])(?:de|à|du|au|le|la|les|des|aux)\s|[dlnqs]’)\{\w+:(?:area|card|order|event|single)\}/i,
      );
    }
  });
});

describe("a sentence", () => {
  const refusal = { rule: "throne.march.adjacent", params: { from: "storms-end", to: "the-reach" } };
  const move = { rule: "throne.march.moves", house: "stark", from: "winterfell", to: "white-harbor", units: "1K 2F" };

  test("explains a refusal in the reader's language", () => {
    expect(explain(en, refusal)).toMatch(/^From Storm’s End you cannot reach The Reach/);
    expect(explain(fr, refusal)).toMatch(/^Depuis Accalmie, impossible d’atteindre le Bief/);
  });

  test("tells an event in the reader's language", () => {
    expect(narrate(en, move)).toBe("Stark marches 1 knight and 2 footmen from Winterfell to White Harbor.");
    expect(narrate(fr, move)).toBe("Stark marche depuis Winterfell vers Blancport\u00a0: 1 chevalier et 2 fantassins.");
  });

  test("counts as its language does", () => {
    const stars = (count: number) => ({ rule: "throne.orders.stars", params: { stars: count } });
    expect(explain(en, stars(0))).toContain("0 starred orders");
    expect(explain(en, stars(1))).toContain("one starred order");
    expect(explain(fr, stars(0))).toContain("0 ordre étoilé");
    expect(explain(fr, stars(2))).toContain("2 ordres étoilés");
  });
});
