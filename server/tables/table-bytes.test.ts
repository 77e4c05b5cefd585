import type { SomeState } from "@weirwood/catalogue";
import { expect, test } from "vitest";
import { BYTES_A_TABLE, bytesOf } from "./table-bytes.ts";

const cells = (count: number): SomeState => new Uint16Array(count) as unknown as SomeState;

test("a table is as large as its state and its views, and what every table takes", () => {
  expect(bytesOf({ state: undefined, views: [] })).toBe(BYTES_A_TABLE);
  expect(bytesOf({ state: cells(100), views: [cells(100), cells(50)] })).toBe(BYTES_A_TABLE + 500);
});

test("a view that several viewers share is counted once", () => {
  const shared = cells(100);
  expect(bytesOf({ state: cells(100), views: [shared, shared, shared] })).toBe(BYTES_A_TABLE + 400);
});

test("a state that is no row of cells is counted too", () => {
  const state = { hands: ["x".repeat(5000)] } as unknown as SomeState;
  expect(bytesOf({ state, views: [] })).toBeGreaterThan(BYTES_A_TABLE + 5000);
});
