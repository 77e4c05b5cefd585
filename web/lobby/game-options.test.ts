import { entryNamed } from "@weirwood/catalogue";
import type { DescribedField } from "@weirwood/kernel";
import { expect, test } from "vitest";
import {
  chosenIn,
  departures,
  isAsked,
  isFlagOpen,
  optionsFrom,
  seatsChosen,
  seatsWith,
  usualChoices,
  withChoice,
} from "./game-options.ts";

const value = (word: string) => ({ value: word, label: word.toUpperCase(), explanation: `about ${word}` });
const form = [
  { name: "players", rule: "test.rule", kind: "count", label: "Players", explanation: "", usual: 5 },
  {
    name: "houses",
    rule: "test.rule",
    kind: "seats",
    label: "Houses",
    explanation: "",
    values: [value("stark"), value("tyrell")],
  },
  {
    name: "variants",
    rule: "test.rule",
    kind: "flags",
    label: "Variants",
    explanation: "",
    values: [value("ports"), value("siege")],
    usual: [],
  },
  {
    name: "printedCourt",
    rule: "test.rule",
    kind: "flag",
    label: "Printed court",
    explanation: "as printed",
    usual: false,
  },
  {
    name: "engines.byUpgrade",
    rule: "test.rule",
    kind: "flag",
    label: "By upgrade",
    explanation: "from footmen",
    usual: true,
    onlyWith: { field: "variants", value: "siege" },
  },
  {
    name: "engines.retreat",
    rule: "test.rule",
    kind: "flag",
    label: "Engines retreat",
    explanation: "they may",
    usual: false,
  },
] satisfies readonly DescribedField[];

test("what is as usual is not said, and paths become maps", () => {
  const choices = usualChoices(form);
  expect(optionsFrom(form, choices)).toEqual({});
  const changed = { ...choices, players: 3, variants: ["siege"], "engines.byUpgrade": false, "engines.retreat": true };
  expect(optionsFrom(form, changed)).toEqual({
    players: 3,
    variants: ["siege"],
    engines: { byUpgrade: false, retreat: true },
  });
});

test("a field's value is found again in a table's options", () => {
  expect(chosenIn({ engines: { retreat: true } }, form[5])).toBe(true);
  expect(chosenIn({ engines: {} }, form[4])).toBe(true);
  expect(chosenIn(null, form[0])).toBe(5);
});

test("seats that were chosen before the game are known by name", () => {
  expect(seatsChosen(form, { houses: ["tyrell", "stark"] })).toEqual(["tyrell", "stark"]);
  expect(seatsChosen(form, { houses: null })).toEqual([]);
  expect(seatsChosen([], {})).toEqual([]);
});

test("a table says in what it departs from the usual", () => {
  const options = { players: 3, variants: ["siege"], houses: ["tyrell", "stark"], engines: { retreat: true } };
  expect(departures(form, options, "en")).toEqual([
    { label: "SIEGE", explanation: "about siege" },
    { label: "Engines retreat", explanation: "they may" },
  ]);
  expect(departures(form, {}, "en")).toEqual([]);
});

test("what is asked only with another choice is left out without it", () => {
  const choices = { ...usualChoices(form), "engines.byUpgrade": false };
  expect(isAsked(form[4], choices)).toBe(false);
  expect(optionsFrom(form, choices)).toEqual({});
  expect(isAsked(form[4], { ...choices, variants: ["siege"] })).toBe(true);
});

test("a choice from a list, a text and a document say in what a table departs", () => {
  const fields: DescribedField[] = [
    {
      name: "plan",
      kind: "choice",
      rule: "test.rule",
      label: "Plan",
      explanation: "",
      values: [value("ford"), value("hill")],
    },
    { name: "motto", kind: "text", rule: "test.rule", label: "Motto", explanation: "a word" },
    { name: "map", kind: "document", rule: "test.rule", label: "Own map", explanation: "from a file" },
  ];
  expect(departures(fields, { plan: "hill", motto: "Onward", map: { hexes: [] } }, "en")).toEqual([
    { label: "HILL", explanation: "about hill" },
    { label: "Motto: Onward", explanation: "a word" },
    { label: "Own map", explanation: "from a file" },
  ]);
});

test("who plays comes from the rules: as many as its number says, by the names that are in play", async () => {
  const throne = await entryNamed("throne")?.rules();
  const wager = await entryNamed("ravens-wager")?.rules();
  if (throne === undefined || wager === undefined) throw new Error("the catalogue lacks a game");
  expect(seatsWith(throne, { players: 3 })).toEqual(["stark", "lannister", "baratheon"]);
  expect(seatsWith(throne, { players: 3, houses: ["stark", "baratheon", "lannister"] })?.[1]).toBe("baratheon");
  expect(seatsWith(throne, { players: 9 })).toBeUndefined();
  expect(seatsWith(wager, { seats: 2 })).toHaveLength(2);
});

test("flags that a choice forbids go off, and those that change nothing are no choice", async () => {
  const rules = await entryNamed("throne")?.rules();
  if (rules === undefined) throw new Error("the catalogue lacks a game");
  const three = { ...usualChoices(rules.form), players: 3, variants: ["three-board", "ports"] };
  expect(withChoice(rules, three, "players", 4).variants).toEqual(["ports"]);
  const six = { ...usualChoices(rules.form), players: 6 };
  expect(isFlagOpen(rules, six, "variants", "martell")).toBe(false);
  expect(isFlagOpen(rules, six, "variants", "ports")).toBe(true);
});
