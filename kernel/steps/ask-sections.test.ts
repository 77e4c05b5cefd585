import { expect, test } from "vitest";
import { ONLOOKER } from "../game.ts";
import type { Cells } from "../layout/cells.ts";
import { LayoutTable, layoutOfBytes } from "../layout/index.ts";
import { AskSections } from "./ask-sections.ts";

const shape = { kinds: ["bid", "move"], players: ["lion", "wolf", "stag"] } as const;

test.each([
  ["bytes", (length: number) => new Uint8Array(length)],
  ["words", (length: number) => new Uint16Array(length)],
] as const)("an ask in %s is opened, answered and closed without a trace", (_, room) => {
  const table = new LayoutTable<Cells>(room);
  const ask = new AskSections(table, shape);
  const layout = table.seal();
  const state = layout.blank();
  expect([ask.isOpen(state), ask.asked(state), ask.id(state)]).toEqual([false, 0, 0]);
  ask.open(state, "bid", 0b110);
  ask.setAnswered(state, 0b100);
  expect([ask.isOpen(state), ask.kind(state), ask.asked(state), ask.answered(state)]).toEqual([true, 0, 0b110, 0b100]);
  const plain = { "ask.kind": "bid", "ask.seats": ["wolf", "stag"], "ask.id": 1 };
  expect(layout.toJSON(state)).toEqual({ ...plain, "ask.answered": ["stag"] });
  expect(layout.toJSON(layout.view(state, 2))).toEqual({ ...plain, "ask.answered": ["stag"] });
  expect(layout.toJSON(layout.view(state, ONLOOKER))).toEqual(plain);
  ask.close(state);
  expect(layout.toJSON(state)).toEqual({ "ask.id": 1 });
  ask.askOne(state, "move", 1);
  expect(layout.toJSON(state)).toEqual({ "ask.kind": "move", "ask.seats": ["wolf"], "ask.id": 2 });
});

test("where the answers themselves tell who has answered, nothing else keeps it", () => {
  const table = layoutOfBytes();
  const BIDS = table.section("bids", { length: 3 });
  const answered = (state: Uint8Array): number => (state[BIDS + 1] > 0 ? 0b10 : 0);
  const ask = new AskSections(table, { ...shape, answered });
  const layout = table.seal();
  const state = layout.blank();
  ask.open(state, "bid", 0b11);
  state[BIDS + 1] = 4;
  ask.setAnswered(state, 0b10);
  expect(ask.answered(state)).toBe(0b10);
  expect(Object.keys(layout.words)).toEqual(["bids", "ask.kind", "ask.seats", "ask.id"]);
});
