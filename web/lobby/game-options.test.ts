import type { GameOffer } from "@weirwood/protocol";
import { expect, test } from "vitest";
import { chosenIn, departures, type Field, optionsFrom, usualChoices } from "./game-options.ts";

const value = (word: string) => ({ value: word, label: word.toUpperCase(), explanation: `about ${word}` });
const form = [
  { name: "players", kind: "count", label: "Players", explanation: "", usual: 5 },
  { name: "houses", kind: "seats", label: "Houses", explanation: "", values: [value("stark"), value("tyrell")] },
  {
    name: "variants",
    kind: "flags",
    label: "Variants",
    explanation: "",
    values: [value("ports"), value("siege")],
    usual: [],
  },
  { name: "printedCourt", kind: "flag", label: "Printed court", explanation: "as printed", usual: false },
  { name: "engines.byUpgrade", kind: "flag", label: "By upgrade", explanation: "from footmen", usual: true },
  { name: "engines.retreat", kind: "flag", label: "Engines retreat", explanation: "they may", usual: false },
] as const satisfies readonly Field[];

test("what is as usual is not said, and paths become maps", () => {
  const choices = usualChoices(form);
  expect(optionsFrom(form, choices)).toEqual({});
  const changed = { ...choices, players: 3, variants: ["ports"], "engines.byUpgrade": false, "engines.retreat": true };
  expect(optionsFrom(form, changed)).toEqual({
    players: 3,
    variants: ["ports"],
    engines: { byUpgrade: false, retreat: true },
  });
});

test("a field's value is found again in a table's options", () => {
  expect(chosenIn({ engines: { retreat: true } }, form[5])).toBe(true);
  expect(chosenIn({ engines: {} }, form[4])).toBe(true);
  expect(chosenIn(null, form[0])).toBe(5);
});

test("a table says in what it departs from the usual", () => {
  const offer = { form } as unknown as GameOffer;
  const options = { players: 3, variants: ["siege"], houses: ["tyrell", "stark"], engines: { retreat: true } };
  expect(departures(offer, options)).toEqual([
    { label: "SIEGE", explanation: "about siege" },
    { label: "Engines retreat", explanation: "they may" },
  ]);
  expect(departures(offer, {})).toEqual([]);
});
