import { readFileSync } from "node:fs";
import { chanceOf, explain } from "@weirwood/kernel";
import { garbage, mutants } from "@weirwood/kernel/testing";
import { describe, expect, test } from "vitest";
import { plans as sentences } from "../text/en/plans.ts";
import { en } from "../text/en.ts";
import { fr } from "../text/fr.ts";
import { type PlanId, plans } from "./index.ts";
import { type BattlePlan, MOST_CHARACTERS } from "./plan.ts";
import { checkPlan, isRefused, openPlan, type PlanProblem, readPlan } from "./reading.ts";
import { writePlan } from "./writing.ts";

const textOf = (id: PlanId): string => writePlan(plans[id]);
const files: { readonly [name: string]: string } = {
  raiders: textOf("wolf-raiders"),
  wood: textOf("whispering-wood"),
  fork: textOf("green-fork"),
  siege: textOf("breaking-the-siege"),
  red: textOf("red-fork"),
};

function problemsOf(read: ReturnType<typeof readPlan>): readonly PlanProblem[] {
  return isRefused(read) ? read : [];
}

const brief = ({ rule, line, field }: PlanProblem): string => `${line} ${field} ${rule.replace("battles.plan.", "")}`;

test.each(Object.entries(plans))("%s, written out and read, is itself", (_, plan) => {
  expect(readPlan(writePlan(plan))).toEqual(plan);
  expect(checkPlan(plan)).toEqual(plan);
});

/** One line of `damaged-plans.txt`. */
interface Damage {
  readonly what: string;
  readonly text: string;
  readonly expected: string;
}

const damages = readFileSync(new URL("damaged-plans.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line): Damage => {
    const [what, file, change, problem, at] = line.split(" | ");
    const [words, instead] = change.replaceAll("⏎", "\n").split(/ → ?/);
    expect(files[file], what).toContain(words);
    const text = files[file].replace(words, () => instead);
    return { what, text, expected: `${lineAt(text, instead, at)} ${problem}` };
  });

function lineAt(text: string, instead: string, at: string | undefined): number {
  if (at !== undefined && /^\d+$/.test(at)) return Number(at);
  const before = text.slice(0, at === undefined ? text.indexOf(instead) : text.lastIndexOf(at));
  return before.split("\n").length;
}

describe("a damaged plan is refused with line and field", () => {
  test.each(damages)("$what", ({ text, expected }) => {
    expect(problemsOf(readPlan(text)).map(brief)).toContain(expected);
  });
});

describe("so is one with", () => {
  const { "wolf-raiders": raiders, kingsroad } = plans;
  const guard = (at: string): BattlePlan["units"][number] => ({ type: "lannisport-guards", rank: "green", at });
  const row = (letters: string): string[] => [...letters].map((letter) => `${letter}9`);
  const cases: [what: string, plan: unknown, expected: string][] = [
    ["no units of one side", { ...raiders, units: [guard("a6")] }, "0 units no-units"],
    [
      "too many units of one side",
      { ...kingsroad, units: [...kingsroad.units, ...row("abcdefghilmn").map(guard)] },
      "0 units[28] too-many-units",
    ],
    ["no way to win", { ...kingsroad, win: [] }, "0 plan no-victory"],
    ["a list of plans", [kingsroad], "0 plan map"],
    ["more nesting than a plan has", { ...kingsroad, win: [[[[[[[[[[[[[]]]]]]]]]]]]] }, "0 plan json"],
    ["a longer story than a plan has room for", { ...kingsroad, brief: "x".repeat(MOST_CHARACTERS) }, "0 plan json"],
  ];
  test.each(cases)("%s", (_, plan, expected) => {
    expect(problemsOf(checkPlan(plan)).map(brief)).toContain(expected);
  });
});

test("a text that is too long is not looked at", () => {
  const lines = "\n".repeat(MOST_CHARACTERS);
  expect(problemsOf(readPlan(`${lines}{}`)).map(brief)).toEqual([`${MOST_CHARACTERS + 1} plan json`]);
});

test("a text that comes in the place of a plan is read as its file", () => {
  expect(checkPlan(textOf("harrenhal"))).toEqual(plans.harrenhal);
  expect(problemsOf(checkPlan("{\n  no plan\n}")).map(brief)).toEqual(["2 plan json"]);
});

test("a House may begin on the crossing that it may use", () => {
  const text = files.raiders.replace('"at": "e10"', '"at": "e11"');
  expect(problemsOf(readPlan(text))).toEqual([]);
});

test("all that is wrong is said at once, in the order of the file", () => {
  const text = files.raiders
    .replace('"rounds": 4', '"rounds": 40')
    .replace('"at": "d2"', '"at": "z2"')
    .replace('"rank": "green", "at": "h1"', '"rank": "grey", "at": "b2"')
    .replace('"unitsIn": "camp"', '"unitsIn": "keep"');
  const problems = problemsOf(readPlan(text));
  expect(problems.map(({ field }) => field)).toEqual([
    "rounds",
    "units[2].at",
    "units[3].rank",
    "units[4].at",
    "score[3].for.unitsIn",
  ]);
  expect(problems.map(({ line }) => line)).toEqual(problems.map(({ line }) => line).sort((a, b) => a - b));
});

test("every sentence is said of some damaged plan, in both languages, with nothing left open", () => {
  const cited = new Set<string>();
  const broken: unknown[] = [
    { ...plans.kingsroad, units: [] },
    { ...plans.kingsroad, units: new Array(40).fill(plans.kingsroad.units[0]) },
    { ...plans.kingsroad, units: plans.kingsroad.units.slice(0, 2) },
    { ...plans.kingsroad, win: [] },
    ...damages.map(({ text }) => text),
  ];
  for (const problem of broken.flatMap((one) => problemsOf(checkPlan(one)))) {
    cited.add(problem.rule);
    for (const book of [en, fr]) {
      const said = explain(book, problem);
      expect(said).not.toMatch(/\{\w+[}:?]|undefined|NaN/);
      if (problem.line > 0 && problem.field !== "plan") expect(said).toContain(problem.field);
    }
  }
  expect([...cited].sort()).toEqual(Object.keys(sentences).sort());
});

describe("whatever is sent, nothing is thrown", () => {
  test("garbage", () => {
    for (const { input } of garbage()) expect(isRefused(checkPlan(input))).toBe(true);
  });

  test("plans in which something was changed", () => {
    const chance = chanceOf("mutants of plans");
    for (const plan of Object.values(plans)) {
      for (const { what, input, isNeverLegal } of mutants(plan, chance, 250)) {
        const isAccepted = !isRefused(checkPlan(input));
        // The text of a whole plan is one too.
        expect([what, isAccepted && isNeverLegal && typeof input !== "string"]).toEqual([what, false]);
      }
    }
  });

  test("files in which letters were changed", () => {
    const chance = chanceOf("misprints in plans");
    const signs = ["", '"', "{", "}", "[", "]", ",", ":", "-", " ", "\n", "9", "a", "\\", "\u0000", "🐺"];
    for (const text of Object.values(files)) {
      for (let i = 0; i < 200; i++) {
        const at = chance.below(text.length);
        const cut = chance.below(4);
        const misprint = text.slice(0, at) + signs[chance.below(signs.length)] + text.slice(at + cut);
        for (const { line } of problemsOf(readPlan(misprint))) {
          expect(line).toBeGreaterThan(0);
          expect(line).toBeLessThanOrEqual(misprint.split("\n").length);
        }
      }
    }
  });

  test("names that every object has", () => {
    for (const name of ["__proto__", "constructor", "toString", "hasOwnProperty"]) {
      const text = `{ "${name}": { "polluted": 1 }, "zones": { "${name}": "a0" }, "units": [{ "type": "${name}" }] }`;
      expect(problemsOf(readPlan(text)).map(brief)).toContain(`1 zones.${name} unknown-field`);
    }
    expect({}).not.toHaveProperty("polluted");
  });

  test("words that a terminal would obey are shown as question marks", () => {
    const [problem] = problemsOf(readPlan('{ "a\\u001b[31m": 1 }'));
    expect(problem.field).toBe("a?[31m");
  });
});

test("a nuisance of a file gives no more problems than anybody reads", () => {
  const fields = Array.from({ length: 2000 }, (_, i) => `"x${i}":1`).join();
  expect(problemsOf(readPlan(`{${fields}}`)).length).toBe(50);
});

describe("a plan to go on with", () => {
  test("may have fields that do not go together, but no field without its form", () => {
    const { kingsroad } = plans;
    const twoUnits = writePlan({ ...kingsroad, units: kingsroad.units.map((unit) => ({ ...unit, at: "e2" })) });
    expect(isRefused(readPlan(twoUnits))).toBe(true);
    expect(openPlan(twoUnits)?.units).toHaveLength(kingsroad.units.length);
    expect(openPlan(writePlan({ ...kingsroad, rounds: 50 }))).toBeUndefined();
  });

  test("has a field that can be drawn", () => {
    const { kingsroad } = plans;
    expect(openPlan(writePlan({ ...kingsroad, field: kingsroad.field.slice(1) }))).toBeUndefined();
    expect(openPlan(writePlan({ ...kingsroad, field: ["x".repeat(15), ...kingsroad.field.slice(1)] }))).toBeUndefined();
    for (const text of ["", "{", "[]", "{}", "null"]) expect(openPlan(text), text).toBeUndefined();
  });
});
