import { houseIds, orderIds, singleIds, UNIT_KINDS } from "@weirwood/throne/questions";
import { expect, test } from "vitest";
import { unitIds } from "../games/throne/pieces.ts";
import { orderSymbol, shieldSymbol, singleSymbol, unitSymbol } from "./heraldry.ts";
import { symbolNames } from "./symbol-names.ts";

test("every house, order and unit of the rules has its drawing", () => {
  expect(unitIds.length).toBe(UNIT_KINDS);
  const wanted = [
    ...houseIds.map(shieldSymbol),
    ...orderIds.map(orderSymbol),
    ...singleIds.map(singleSymbol),
    ...unitIds.flatMap((unit) => [unitSymbol(unit, false), unitSymbol(unit, true)]),
  ];
  expect(wanted.filter((name) => !symbolNames.includes(name))).toEqual([]);
});
