import type { TableSummary } from "@weirwood/protocol";
import { expect, test } from "vitest";
import { anyTable, isLike, joinedTables, tableInLink, takenSeats } from "./tables.ts";

const table = (id: string, parts: object = {}): TableSummary =>
  ({
    id,
    title: id,
    state: "open",
    createdAt: 0,
    clock: { kind: "none" },
    seats: [],
    ...parts,
  }) as unknown as TableSummary;

test("what changed takes its old place, what is new comes first, what is gone is gone", () => {
  const known = [table("b", { createdAt: 2 }), table("a", { createdAt: 1 })];
  const joined = joinedTables(known, [table("a", { createdAt: 1, title: "A" }), table("c", { createdAt: 3 })], ["b"]);
  expect(joined.map(({ id, title }) => [id, title])).toEqual([
    ["c", "c"],
    ["a", "A"],
  ]);
});

test("tables are found by words, pace and number of players", () => {
  const winter = table("x", {
    title: "Winter Court",
    host: { name: "Arya" },
    seats: [{}, {}, {}],
    clock: { kind: "slow" },
  });
  for (const filter of [{}, { text: "winter" }, { text: " ARYA " }, { clock: "slow" }, { players: 3 }] as const) {
    expect(isLike(winter, { ...anyTable, ...filter })).toBe(true);
  }
  for (const filter of [{ text: "summer" }, { clock: "live" }, { players: 5 }] as const) {
    expect(isLike(winter, { ...anyTable, ...filter })).toBe(false);
  }
});

test("seats are taken by people and by bots", () => {
  expect(takenSeats(table("x", { seats: [{ person: {} }, {}, { bot: "steward" }] }))).toBe(2);
});

test("a link, with or without its invitation, leads to its table; anything else to none", () => {
  const id = "Zk3vQ0mJ1c8aXw2T";
  expect(tableInLink(` https://war.example/join/${id}?invite=a%2Fb `)).toEqual({ table: id, invite: "a/b" });
  expect(tableInLink(`/table/${id}`)).toEqual({ table: id, invite: undefined });
  expect(tableInLink(id)).toEqual({ table: id, invite: undefined });
  for (const other of ["", "hello", "https://war.example/", "/join/short", "/rules/throne"]) {
    expect(tableInLink(other)).toBeUndefined();
  }
});
