import { fingerprint, type JsonMap } from "@weirwood/kernel";
import type { ServerMessage, TableStatus } from "@weirwood/protocol";
import { describe, expect, test } from "vitest";
import { FollowedTable } from "./followed-table.ts";

const id = "b1F9s0QvHn3kTz7e";
const asks = [{ id: 1, kind: "orders", seats: [0, 1] }];
const view: JsonMap = { turn: 1, power: { stark: 2, tyrell: 1 }, seats: ["stark", null] };

/** The whole of a table whose arrangement does not matter here. */
function whole(number: number, seen: JsonMap = view): ServerMessage {
  const status = { state: "playing" } as TableStatus;
  const sight = { number, view: seen, asks, log: [], isCut: false, hash: fingerprint(seen) };
  return { is: "table", table: id, now: 0, status, sight, channels: [] };
}

function followed(number = 5): FollowedTable {
  const table = new FollowedTable(id);
  expect(table.hear(whole(number))).toBe(true);
  return table;
}

const update: Omit<ServerMessage & { is: "update" }, "number"> = { is: "update", table: id, changes: {}, log: [] };

describe("a table that is followed", () => {
  test("begins with nothing, and then is what it was told to be", () => {
    const table = new FollowedTable(id);
    expect([table.view, table.number, table.times]).toEqual([undefined, undefined, 0]);
    expect(table.hear(update as never)).toBe(false);
    expect(table.hear(whole(5))).toBe(true);
    expect([table.view, table.number, table.asks, table.times]).toEqual([view, 5, asks, 1]);
  });

  test("changes by patches, one number after the other", () => {
    const table = followed();
    const changes = { turn: 2, power: { stark: null }, seats: ["tyrell"] };
    expect(table.hear({ ...update, number: 6, changes, asks: [] })).toBe(true);
    expect(table.view).toEqual({ turn: 2, power: { tyrell: 1 }, seats: ["tyrell"] });
    expect([table.number, table.asks]).toEqual([6, []]);
    expect(table.hear({ ...update, number: 7 })).toBe(true);
    expect([table.number, table.asks]).toEqual([7, []]);
  });

  test("takes several steps at once", () => {
    const table = followed();
    expect(table.hear({ ...update, from: 5, number: 9 })).toBe(true);
    expect(table.number).toBe(9);
  });

  test("notices that something is missing, or comes twice, and changes nothing then", () => {
    const table = followed();
    for (const number of [5, 7]) expect(table.hear({ ...update, number, changes: { turn: 9 } })).toBe(false);
    expect(table.hear({ ...update, from: 4, number: 6 })).toBe(false);
    expect([table.view, table.number]).toEqual([view, 5]);
  });

  test("notices by the fingerprint that both sides no longer agree", () => {
    const table = followed();
    expect(table.hear({ ...update, number: 6, hash: "00000000" })).toBe(false);
    expect(table.hear({ ...update, number: 6, hash: fingerprint(view) })).toBe(true);
  });

  test("may be told anew, with smaller numbers, and forgets what it was", () => {
    const table = followed();
    expect(table.hear(whole(2, { turn: 0 }))).toBe(true);
    expect([table.view, table.number, table.times]).toEqual([{ turn: 0 }, 2, 2]);
  });

  test("does not listen to what is said of other tables", () => {
    const table = followed();
    expect(table.hear({ ...update, table: "anotherTable0000", number: 77 })).toBe(true);
    expect(table.number).toBe(5);
  });
});
