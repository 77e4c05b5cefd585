import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commanderIds } from "../data/ids.ts";
import { rankIds, zoneOfMoraleIds } from "../data/names.ts";
import { unitTypeIds } from "../data/units.ts";
import { boardIds, directionIds } from "../field/hexes.ts";
import { fieldLetters, MOST_CHARACTERS, objectiveKinds, zoneIds } from "./plan.ts";
import { isRefused, readPlan } from "./reading.ts";

const guide = readFileSync(new URL("../../../docs/battle-plans.md", import.meta.url), "utf8");

test("the example of the guide is a plan", () => {
  const [, example] = guide.match(/```json\n(.*?)```/s) as string[];
  const read = readPlan(example);
  expect(isRefused(read) ? read : []).toEqual([]);
});

test("the guide says every word that a plan may use", () => {
  const words = [
    ...commanderIds,
    ...rankIds,
    ...zoneOfMoraleIds,
    ...unitTypeIds,
    ...boardIds,
    ...directionIds,
    ...objectiveKinds,
    ...zoneIds,
  ];
  for (const word of words) expect(guide).toContain(`\`${word}\``);
});

test("the guide knows every letter of a field", () => {
  for (const letter of Object.keys(fieldLetters)) expect(guide).toContain(`\`${letter.replace("|", "\\|")}\``);
});

test("every piece of a plan in the guide is read where it belongs", () => {
  const pieces = [...guide.matchAll(/^\| `(\{.*?\})` \|/gm)].map(([, piece]) => piece);
  expect(pieces.length).toBeGreaterThan(15);
  for (const piece of pieces) {
    const fields = ["prepare", "special", "score"].filter((field) => {
      const item = field === "score" ? `{ "house": "stark", "when": "end", "points": 1, "for": ${piece} }` : piece;
      const read = readPlan(`{ "${field}": [${item}] }`);
      const problems = isRefused(read) ? read.filter((problem) => problem.field.startsWith(field)) : [];
      return !problems.some(({ rule }) => /word|number|one-of|unknown-field|missing$/.test(rule));
    });
    expect([piece, fields.length]).toEqual([piece, 1]);
  }
});

test("the guide says how long a plan may be", () => {
  expect(guide).toContain(`${MOST_CHARACTERS / 1000},000 characters`);
});
