import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isRefusal } from "@weirwood/kernel";
import { throne } from "@weirwood/throne/rules";
import { en } from "@weirwood/throne/text/en";
import { expect, test } from "vitest";
import { layExample } from "../games/throne/lay-example.ts";
import { examplesIn } from "./rule-examples.ts";

const folder = fileURLToPath(new URL("../../games/throne/scenarios/", import.meta.url));
const files = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
const all = files.flatMap((name) => examplesIn(readFileSync(folder + name, "utf8")).map((one) => ({ name, one })));

test("an example begins with whoever decides first, and scenarios in which nobody does are none", () => {
  const [example] = examplesIn(`
rules: [throne.raid.what]
given: { phase: raid }
when:
  - then: { asks: { stark: raid } }
  - refused: stark raid winterfell > pyke
    by: throne.raid.adjacent
  - greyjoy: raid pyke > seagard
    then: { power: { greyjoy: 6 } }
then: {}
`);
  expect(example).toEqual({ rules: ["throne.raid.what"], given: { phase: "raid" }, own: "greyjoy" });
  expect(examplesIn("given: {}\nwhen: [{ sees: stark, then: {} }]")).toEqual([]);
  expect(examplesIn("given: {}\nunbalanced: true\nwhen: [{ stark: bid 1 }]")).toEqual([]);
});

test.each(all)("$name: its position can be laid, and the reader is asked", ({ one }) => {
  const { state, seats, own, options } = layExample(one);
  expect(seats[own]).toBe(one.own);
  const laid = throne.fromJSON(state);
  expect(throne.isAwaited(laid, own)).toBe(true);
  expect(isRefusal(throne.readOptions(options))).toBe(false);
});

test("most rules of play can be tried", () => {
  const shown = new Set(all.flatMap(({ one }) => one.rules));
  const rules = Object.keys(en.rules).filter((rule) => rule.startsWith("throne."));
  expect(rules.filter((rule) => shown.has(rule)).length / rules.length).toBeGreaterThan(0.8);
});
