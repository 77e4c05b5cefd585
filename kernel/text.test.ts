import { describe, expect, it } from "vitest";
import { kernelPhrases } from "./phrases.ts";
import { explain, narrate, narrateParts, type Phrasebook } from "./text.ts";

const english: Phrasebook = {
  language: "en",
  names: {
    area: { eyrie: "the Eyrie", pyke: "Pyke" },
    troop: { F: "# footman|# footmen", K: "# knight|# knights", S: "# ship|# ships", none: "nobody" },
  },
  rules: {
    "raid.adjacent": { rule: "Raids reach neighbours.", no: "{to:area} is not beside {from:area}." },
    "raid.own": { rule: "Raid with your own orders." },
    "muster.points": { rule: "Points are limited.", no: "{count?Only one point|Only # points} here: {areas:area}." },
    "raid.resolve": { rule: "A raid removes an order.", log: "{house} raids {to:area}." },
    "march.moves": { rule: "Units march.", log: "On the march: {units#troop}." },
  },
};
const french: Phrasebook = { ...english, language: "fr" };

describe("sentences", () => {
  it("fill their gaps with names", () => {
    const params = { from: "eyrie", to: "pyke" };
    expect(explain(english, { rule: "raid.adjacent", params })).toBe("Pyke is not beside the Eyrie.");
    expect(narrate(english, { rule: "raid.resolve", house: "stark", to: "pyke" })).toBe("stark raids Pyke.");
  });

  it("print what is less than none with a minus sign", () => {
    const book = { ...english, rules: { lost: { rule: "", log: "Morale {spaces}, {spaces?# space|# spaces}." } } };
    expect(narrate(book, { rule: "lost", spaces: -2 })).toBe("Morale −2, −2 spaces.");
  });

  it("put French articles before names, contracted with what stands before them", () => {
    const log =
      "{from:le area} est prise. Depuis {from:le area} vers {to:le area}, le port {to:de area}, {from:à area}.";
    const book: Phrasebook = {
      language: "fr",
      names: { area: { bay: "Baie des Glaces", reach: "Le Bief" } },
      articles: { Baie: "la" },
      rules: { march: { rule: "", log } },
    };
    expect(narrate(book, { rule: "march", from: "bay", to: "reach" })).toBe(
      "La Baie des Glaces est prise. Depuis la Baie des Glaces vers le Bief, le port du Bief, à la Baie des Glaces.",
    );
  });

  it("show what has no name as it is, though it be called constructor", () => {
    const params = { from: "moat-cailin", to: "constructor" };
    expect(explain(english, { rule: "raid.adjacent", params })).toBe("constructor is not beside moat-cailin.");
    expect(explain(english, { rule: "toString", params: {} })).toBe("toString");
    expect(narrate(english, { rule: "constructor" })).toBeUndefined();
  });

  it("count as each language counts", () => {
    const points = (book: Phrasebook, count: number): string =>
      explain(book, { rule: "muster.points", params: { count, areas: ["eyrie", "pyke"] } });
    expect(points(english, 1)).toBe("Only one point here: the Eyrie, Pyke.");
    expect(points(english, 0)).toBe("Only 0 points here: the Eyrie, Pyke.");
    expect(points(french, 0)).toBe("Only one point here: the Eyrie, Pyke.");
    expect(points(french, 2)).toBe("Only 2 points here: the Eyrie, Pyke.");
  });

  it("say counts in words", () => {
    const moves = (book: Phrasebook, units: string) => narrate(book, { rule: "march.moves", units });
    expect(moves(english, "1K")).toBe("On the march: 1 knight.");
    expect(moves(english, "2K 1F")).toBe("On the march: 2 knights and 1 footman.");
    expect(moves(french, "1K 2F 3S")).toBe("On the march: 1 knight, 2 footmen et 3 ships.");
    expect(moves(english, "none")).toBe("On the march: nobody.");
    expect(moves(english, "1X constructor")).toBe("On the march: 1X and constructor.");
  });

  it("come in parts, the names with what they name", () => {
    const event = { rule: "raid.resolve", house: "stark", to: "pyke" };
    const parts = narrateParts(english, event) ?? [];
    expect(parts).toContainEqual({ text: "Pyke", kind: "area", id: "pyke" });
    expect(parts.map((part) => (typeof part === "string" ? part : part.text)).join("")).toBe(narrate(english, event));
    expect(narrateParts(english, { rule: "raid.own" })).toBeUndefined();
  });

  it("fall back to the rule itself", () => {
    expect(explain(english, { rule: "raid.own", params: {} })).toBe("Raid with your own orders.");
    expect(narrate(english, { rule: "raid.own" })).toBeUndefined();
  });
});

describe("the kernel's own sentences", () => {
  it("are there in both languages, with the same gaps", () => {
    const gaps = (sentence = ""): string[] => (sentence.match(/\{\w+/g) ?? []).sort();
    const { en, fr } = kernelPhrases;
    expect(Object.keys(fr.rules)).toEqual(Object.keys(en.rules));
    for (const [rule, { no }] of Object.entries(en.rules)) {
      expect(gaps(fr.rules[rule].no), rule).toEqual(gaps(no));
      expect(fr.rules[rule].rule, rule).not.toBe(en.rules[rule].rule);
    }
  });
});
