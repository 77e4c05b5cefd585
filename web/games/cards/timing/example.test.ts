import { cards } from "@weirwood/cards";
import { isLeaving, stepIds } from "@weirwood/cards/questions";
import { narrate } from "@weirwood/kernel";
import { expect, test } from "vitest";
import { momentIds, playExample } from "./example.ts";
import { momentRules, stepRules, topics } from "./sources.ts";
import { text as en } from "./text/en.ts";
import { text as fr } from "./text/fr.ts";

const moments = playExample();
const at = (id: (typeof momentIds)[number]) => moments[momentIds.indexOf(id)];
const rulesOf = (id: (typeof momentIds)[number]): string[] => at(id).told.map(({ event }) => event.rule);

test("the example goes through all six steps, and deeper into itself", () => {
  const outer = moments.map(({ stack }) => stack[0]?.step);
  expect(new Set([...outer, ...at("executed").told.map(({ step }) => step)])).toEqual(
    new Set<string | undefined>([...stepIds, undefined]),
  );
  expect(Math.max(...moments.map(({ stack }) => stack.length))).toBe(3);
});

test("it kills, saves, cancels and lets cards go at the end, by the rules' own sentences", () => {
  expect(rulesOf("executed")).toContain("cards.leaving.killed");
  expect(rulesOf("executed")).toContain("cards.own.deadly");
  expect(rulesOf("saved")).toContain("cards.saves.saved");
  expect(rulesOf("cancelled")).toContain("cards.saves.cancelled");
  expect(rulesOf("ended").filter((rule) => rule === "cards.leaving.gone").length).toBeGreaterThan(3);
  for (const { told } of moments)
    for (const book of Object.values(cards.phrasebooks))
      for (const { event } of told) expect(narrate(book, event) ?? "").not.toMatch(/[{}]|undefined/);
});

test("what is killed stays on the table until the window ends, and may kneel for a cost", () => {
  const { view } = at("debts");
  const dying = Array.from({ length: 20 }, (_, body) => body).filter((body) => isLeaving(view, body));
  expect(dying.length).toBeGreaterThan(2);
  expect(rulesOf("debts")).toContain("cards.costs.kneel");
});

test("of two who want to respond the first player does, and the other answer is forgotten", () => {
  expect(at("secret").given.map(({ seat, isForgotten }) => [seat, isForgotten])).toEqual([
    [1, true],
    [0, false],
  ]);
  expect(at("goesOn").asked?.kind).toBe("response");
});

test("every moment has words in both languages, and everything that is said a rule", () => {
  for (const book of [en, fr])
    for (const id of momentIds) {
      const { title, text } = book.moments[id];
      expect(title.length).toBeLessThan(60);
      expect(text).not.toBe("");
    }
  const rules = [...Object.values(momentRules), ...Object.values(stepRules), ...topics.map(({ rule }) => rule)];
  for (const rule of rules) expect(cards.phrasebooks.en.rules).toHaveProperty([rule]);
});
