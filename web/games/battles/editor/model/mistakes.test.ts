import { type BattlePlan, checkPlan, isRefused, plans } from "@weirwood/battles/plans";
import { hexNames } from "@weirwood/battles/questions";
import type { Json } from "@weirwood/kernel";
import { describe, expect, test } from "vitest";
import { fixOf } from "./fixes.ts";
import { mistakesIn, pinsOf } from "./mistakes.ts";
import { emptyPlan } from "./new-plan.ts";
import { valueAt, withItem, withValue } from "./plan-paths.ts";
import { kindOf, preparationKinds, scoredKinds, specialKinds } from "./row-kinds.ts";

const { kingsroad } = plans;
const broken = (path: string, value: Json | undefined, plan: BattlePlan = kingsroad): BattlePlan =>
  withValue(plan, path, value);

describe("a mistake is where one can see it", () => {
  test("on the hex of a unit, of an objective, of a list", () => {
    const twice = broken("units[1].at", "e2");
    const [mistake] = mistakesIn(twice);
    expect([mistake.number, mistake.tab, mistake.hexes.map((hex) => hexNames[hex])]).toEqual([1, "hex", ["e2"]]);
    expect(pinsOf(mistakesIn(broken("objectives[0].kind", "building"))).has(hexNames.indexOf("h3"))).toBe(true);
    const archers = { archers: "c3 c3 d3", house: "stark", dice: 1, range: 1 };
    const [listed] = mistakesIn(withItem(kingsroad, "special", archers));
    expect([listed.tab, listed.hexes.map((hex) => hexNames[hex])]).toEqual(["special", ["c3", "d3"]]);
  });

  test("or in the tab of its field", () => {
    const tabOf = (plan: BattlePlan): string => mistakesIn(plan)[0].tab;
    expect(tabOf(broken("rounds", 50))).toBe("values");
    expect(tabOf(broken("win", []))).toBe("victory");
    expect(tabOf(broken("win[0].objectives", 9))).toBe("victory");
    expect(tabOf(withItem(kingsroad, "special", { crossing: "stark" }))).toBe("special");
  });

  test("an empty field says what is missing for a battle", () => {
    const rules = mistakesIn(emptyPlan("Mine")).map(({ rule }) => rule);
    expect(rules).toContain("battles.plan.no-victory");
    expect(rules.filter((rule) => rule === "battles.plan.no-units")).toHaveLength(2);
  });
});

/** Plans with one mistake each that has an obvious way out. */
const mendable: { readonly [what: string]: BattlePlan } = {
  "a number out of bounds": broken("rounds", 50),
  "no number at all": broken("commandTokens", 0),
  "a name in one language": broken("name.fr", ""),
  "two units on a hex": broken("units[1].at", "e2"),
  "a unit in the river": broken("units[1].at", "h0"),
  "a unit off the board": broken("units[1].at", "o9"),
  "a commander of the other House": broken("units[1].commander", "tywin"),
  "a commander twice": broken("units[1].commander", "maege"),
  "an objective without its building": broken("objectives[0].kind", "building"),
  "an objective twice": broken("objectives[1].at", "h3"),
  "a general who is not there": broken("generals", { stark: "robb" }),
  "a general who is not named": broken("win[0]", { house: "stark", when: "end", capturedGeneral: true }),
  "points for what there is not": withItem(kingsroad, "score", {
    house: "both",
    when: "end",
    points: 1,
    for: { standing: "tent" },
  }),
  "points at the wrong time": withItem(kingsroad, "score", {
    house: "both",
    when: "round",
    points: 1,
    for: { eliminated: 1 },
  }),
  "more objectives than there are": broken("win[0].objectives", 9),
  "nothing to win by": broken("win", []),
  "a way out inside": withItem(broken("zones", { "way-out": "a0 e5" }), "special", { exit: "stark" }),
  "too many decoys": withItem(kingsroad, "prepare", { hide: "edmure", by: "stark", at: "c3 d4", false: 7 }),
};

describe("a mistake is mended at one press", () => {
  test.each(Object.keys(mendable))("%s", (what) => {
    const plan = mendable[what];
    const [mistake] = mistakesIn(plan);
    const fix = fixOf(plan, mistake);
    if (fix === undefined) throw new Error(`no way out of ${mistake.rule} at ${mistake.field}`);
    const left = mistakesIn(fix.plan);
    expect(left.filter(({ rule, field }) => rule === mistake.rule && field === mistake.field)).toEqual([]);
    expect(left.length).toBeLessThan(mistakesIn(plan).length);
  });
});

describe("rows are built from words that the game knows", () => {
  /** What a fresh row may lack is something else in the plan: its zone, its hexes, what it counts. */
  const wanting = ["zone", "nothing-there", "text", "decoys", "palisades", "hex"].map((rule) => `battles.plan.${rule}`);
  const strange = (plan: BattlePlan, path: string) =>
    mistakesIn(plan).filter(({ rule, field }) => field.startsWith(path) && !wanting.includes(rule));

  test.each(scoredKinds)("points for $id", ({ id, fresh, parts }) => {
    const happens = ["eliminated", "captured", "destroyed", "prize", "left"].includes(id);
    const row = { house: "both", when: happens ? "event" : "end", points: 1, for: fresh };
    const plan = withItem(kingsroad, "score", row);
    expect(strange(plan, "score[0]")).toEqual([]);
    expect(kindOf(scoredKinds, valueAt(plan, "score[0].for"))?.id).toBe(id);
    for (const { field, words = [] } of parts)
      for (const word of words)
        expect(strange(withValue(plan, `score[0].for.${field}`, word), `score[0].for.${field}`)).toSatisfy(
          (found: readonly { readonly rule: string }[]) => found.every(({ rule }) => rule === "battles.plan.absent"),
        );
  });

  test.each([
    ...preparationKinds.map((kind) => ["prepare", kind] as const),
    ...specialKinds.map((kind) => ["special", kind] as const),
  ])("%s: $id", (list, { fresh, parts }) => {
    const plan = withItem(kingsroad, list, fresh);
    expect(strange(plan, `${list}[0]`)).toEqual([]);
    for (const { field, words = [] } of parts)
      for (const word of words) expect(strange(withValue(plan, `${list}[0].${field}`, word), `${list}[0]`)).toEqual([]);
  });
});

test("a place in a plan is changed there and nowhere else", () => {
  const changed = withValue(kingsroad, "win[0].objectives", 1);
  expect(changed).toEqual({ ...kingsroad, win: [{ ...kingsroad.win?.[0], objectives: 1 }] });
  expect(Object.keys(changed)).toEqual(Object.keys(kingsroad));
  expect(withValue(kingsroad, "units[0]", undefined).units).toEqual(kingsroad.units.slice(1));
  expect(withValue(withValue(kingsroad, "zones.camp", "a1"), "zones.camp", undefined)).toEqual(kingsroad);
  expect(isRefused(checkPlan(kingsroad))).toBe(false);
});
