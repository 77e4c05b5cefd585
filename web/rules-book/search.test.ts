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

  test("wants every word of the query", () => {
    const hits = english.find("retreat supply");
    expect(hits.length).toBeGreaterThan(0);
    for (const { rule, chapter } of hits) {
      const words = [rule.id, rule.rule, rule.reason ?? "", chapter.title].join(" ").toLowerCase();
      expect(words).toContain("retreat");
      expect(words).toContain("suppl");
    }
  });

  test("settles for most of the words where no rule has them all", () => {
    expect(english.find("retreat xylophone").length).toBeGreaterThan(0);
    expect(english.find("xylophone")).toEqual([]);
    expect(english.find("  ")).toEqual([]);
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
