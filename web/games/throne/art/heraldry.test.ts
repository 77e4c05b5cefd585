import { readFileSync } from "node:fs";
import { cardIds, eventIds, handCards, houseIds, orderIds, singleIds, UNIT_KINDS } from "@weirwood/throne/questions";
import { expect, test } from "vitest";
import { faceOf } from "../cards/faces.ts";
import { unitIds } from "../pieces.ts";
import { orderSymbol, shieldSymbol, singleSymbol, unitSymbol } from "./heraldry.ts";
import { throneSymbolNames } from "./symbol-names.ts";

const drawn = new Set<string>(throneSymbolNames);

test("every house, order and unit of the rules has its drawing", () => {
  expect(unitIds.length).toBe(UNIT_KINDS);
  const wanted = [
    ...houseIds.map(shieldSymbol),
    ...orderIds.map(orderSymbol),
    ...singleIds.map(singleSymbol),
    ...unitIds.flatMap((unit) => [unitSymbol(unit, false), unitSymbol(unit, true)]),
  ];
  expect(wanted.filter((name) => !drawn.has(name))).toEqual([]);
});

test("every symbol that can be named is drawn, and every drawn one has a name", () => {
  const sprite = readFileSync(new URL("./sprite.svg", import.meta.url), "utf8");
  const symbols = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect([...drawn].sort()).toEqual(symbols.sort());
});

test("every house card's charge is drawn, in the sprite or among the charges", () => {
  const charges = readFileSync(new URL("../cards/charges.svg", import.meta.url), "utf8");
  const all = new Set([...drawn, ...[...charges.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)]);
  for (const hands of handCards) {
    for (const [house, hand] of hands.entries()) {
      for (const card of hand) expect(all, cardIds[card]).toContain(faceOf(card, house).charge);
    }
  }
});

test("every card of the Westeros decks has its scene, and the page's policy allows all that is drawn", () => {
  const scenes = readFileSync(new URL("./westeros.svg", import.meta.url), "utf8");
  for (const event of eventIds) expect(scenes).toContain(`<symbol id="throne/we-${event}"`);
  expect(scenes).not.toMatch(/ style=|<style|<script| on\w+=/);
});
