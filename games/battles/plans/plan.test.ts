import { describe, expect, test } from "vitest";
import { boardIds, boardSizes, hexNames } from "../field/hexes.ts";
import { plans } from "./index.ts";
import { fieldLetters, hexesListed } from "./plan.ts";

const namesOf = (list: string): string[] => hexesListed(list).map((hex) => hexNames[hex]);

describe("a list of hexes", () => {
  test("names them one by one", () => {
    expect(namesOf("d9 l9")).toEqual(["d9", "l9"]);
  });

  test("or from one to another in a row", () => {
    expect(namesOf(" c11-f11  c12 ")).toEqual(["c11", "d11", "e11", "f11", "c12"]);
  });
});

test.each(Object.entries(plans))("the field of %s covers its board", (_, plan) => {
  const { columns, rows } = boardSizes[boardIds.indexOf(plan.board)];
  const lengths = plan.field.map((line) => line.replaceAll(" ", "").length);
  expect(lengths).toEqual(Array.from({ length: rows }, (_row, row) => columns - (row % 2)));
  expect(plan.field.join("").replaceAll(" ", "")).toSatisfy((letters: string) =>
    [...letters].every((letter) => letter in fieldLetters),
  );
});

test("the opening battle needs no more terrain than one box has", () => {
  const pieces = plans.kingsroad.field.join("").replaceAll(/[ .]/g, "");
  expect(pieces.length).toBe(32);
});
