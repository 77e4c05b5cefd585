import type { TableSummary } from "@weirwood/protocol";
import { expect, test } from "vitest";
import type { KeptGame } from "../local/kept-game.ts";
import { gamesToContinue } from "./games-to-continue.ts";

const table = (id: string, parts: object = {}): TableSummary =>
  ({ id, state: "playing", createdAt: 0, seats: [], ...parts }) as unknown as TableSummary;
const kept = (id: string, parts: object = {}): KeptGame =>
  ({ id, kind: "practice", seats: [{ name: "Ann" }, { name: "", bot: "steward" }], changedAt: 1, ...parts }) as never;

test("what waits for the reader comes first, the longest wait before, then what others think about", () => {
  const tables = [
    table("over", { state: "finished", createdAt: 9 }),
    table("open", { state: "open", createdAt: 8 }),
    table("theirs", { isYourTurn: false, createdAt: 7 }),
    table("mine, new", { isYourTurn: true, createdAt: 2 }),
    table("mine, old", { isYourTurn: true, createdAt: 1 }),
  ];
  const games = gamesToContinue(tables, [kept("against bots")], undefined);
  expect(games.map(({ id }) => id)).toEqual(["mine, old", "mine, new", "against bots", "theirs", "open"]);
});

test("a game against bots leads back to its own table, under the own seat's sign", () => {
  const [game] = gamesToContinue([], [kept("k1", { seatNames: ["stark", "tyrell"] })], undefined);
  expect([game.to, game.ownSeat]).toEqual(["/practice/k1", "stark"]);
});

test("games of this browser that are over are not gone on with, and only the last few are shown", () => {
  const games = [5, 4, 3, 2, 1].map((at) => kept(`k${at}`, { changedAt: at, ...(at === 5 && { result: {} }) }));
  expect(gamesToContinue([], games, undefined).map(({ id }) => id)).toEqual(["k4", "k3", "k2"]);
});
