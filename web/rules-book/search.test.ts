import { chaptersOf } from "@weirwood/kernel";
import { throne } from "@weirwood/throne";
import { describe, expect, test } from "vitest";
import { fold, wordsOf } from "./fold.ts";
import { pieces, RuleIndex } from "./search.ts";

const english = new RuleIndex(chaptersOf(throne.phrasebooks.en));
const french = new RuleIndex(chaptersOf(throne.phrasebooks.fr));
const idsOf = (hits: readonly { rule: { id: string } }[]): string[] => hits.map(({ rule }) => rule.id);

describe("folding", () => {
  test("takes accents and capitals away and knows where each letter stood", () => {
    const { letters, places } = fold("L’Épée, vœux");
    expect(letters).toBe("l'epee, voeux");
    expect("L’Épée, vœux"[places[letters.indexOf("u")]]).toBe("u");
    expect(places).toHaveLength(letters.length);
  });

  test("finds the words of a text", () => {
    expect(wordsOf("throne.march.one-battle")).toEqual(["throne", "march", "one", "battle"]);
    expect(wordsOf(" … ")).toEqual([]);
  });
});

describe("the search", () => {
  test("finds a rule by its id, whole or its end, before all others", () => {
    expect(idsOf(english.find("throne.march.one-battle"))[0]).toBe("throne.march.one-battle");
    expect(idsOf(english.find("one-battle"))[0]).toBe("throne.march.one-battle");
  });

  test("puts the rules that have every word before those that have some", () => {
    const hits = english.find("retreat supply");
    const hasAll = hits.map(({ rule, chapter }) => {
      const words = [rule.id, rule.rule, rule.reason ?? "", chapter.title].join(" ").toLowerCase();
      return words.includes("retreat") && words.includes("suppl");
    });
    expect(hasAll[0]).toBe(true);
    expect(hasAll.lastIndexOf(true)).toBeLessThan(hasAll.includes(false) ? hasAll.indexOf(false) : hasAll.length);
  });

  test("finds enough where hardly a rule has every word, those first that do", () => {
    const hits = idsOf(english.find("retreat river"));
    expect(hits.length).toBeGreaterThanOrEqual(7);
    expect(hits[0]).toBe("throne.map.rivers");
    expect(hits.filter((id) => id.startsWith("throne.retreat.")).length).toBeGreaterThan(3);
    expect(english.find("retreat xylophone").length).toBeGreaterThan(0);
    expect(english.find("xylophone")).toEqual([]);
    expect(english.find("  ")).toEqual([]);
  });

  test("knows what people call things that the rules call otherwise", () => {
    const index = new RuleIndex(chaptersOf(throne.phrasebooks.en), { withdraw: ["retreat"] });
    expect(idsOf(index.find("withdraw"))).toEqual(expect.arrayContaining(idsOf(english.find("retreat")).slice(1, 8)));
    expect(index.meant("withdraw now")).toBe("withdraw retreat now");
    expect(english.find("constructor")).toEqual([]);
  });

  test("finds the same with and without accents, and beginnings of words", () => {
    expect(idsOf(french.find("épée valyriane"))).toEqual(idsOf(french.find("epee VALYRIANE")));
    expect(french.find("epee").length).toBeGreaterThan(0);
    expect(idsOf(french.find("retrai"))).toEqual(expect.arrayContaining(idsOf(french.find("retraite"))));
  });

  test("knows a plural by its singular", () => {
    expect(idsOf(english.find("retreats"))).toContain("throne.retreat.one-area");
  });

  test("names related rules, never the rule itself", () => {
    const related = english.related("throne.march.one-battle", 5).map(({ id }) => id);
    expect(related).toHaveLength(5);
    expect(related).not.toContain("throne.march.one-battle");
    expect(english.related("throne.no-such-rule", 5)).toEqual([]);
  });

  test("finds relatives of a short rule in its own chapter", () => {
    const related = english.related("throne.orders.one-per-area", 4).map(({ id }) => id);
    expect(related.filter((id) => id.startsWith("throne.orders.")).length).toBeGreaterThanOrEqual(2);
  });
});

describe("marking", () => {
  test("cuts a text at what was searched for and loses nothing", () => {
    const text = "L’épée tranche : une Épée.";
    const cut = pieces(text, "epee");
    expect(cut.map((piece) => piece.text).join("")).toBe(text);
    expect(cut.filter(({ isHit }) => isHit).map((piece) => piece.text)).toEqual(["épée", "Épée"]);
  });

  test("marks only so much of a word as was typed", () => {
    expect(pieces("Retreats end.", "retre").map(({ text, isHit }) => [text, isHit])).toEqual([
      ["Retre", true],
      ["ats end.", false],
    ]);
  });
});
