import { ONLOOKER } from "@weirwood/kernel";
import { describe, expect, test } from "vitest";
import { cursorIn, eventsSeenBy, lastStep, queryFor, seek, seekNews, seekTurn, turnsOf } from "./replay-cursor.ts";
import { EVERYTHING, type ReplaySummary } from "./replayed-game.ts";

const told = (rule: string, audience?: number[]) => [{ rule, ...(audience && { audience }) }];
const summary: ReplaySummary = {
  game: "throne",
  options: {},
  headers: [],
  seats: [
    { name: "stark", player: "Ann" },
    { name: "lannister", player: "steward" },
  ],
  steps: [
    { round: 1, events: [] },
    { round: 1, seat: 0, notation: "a", events: told("secret", [0]) },
    { round: 1, seat: 1, notation: "b", events: told("open") },
    { round: 2, seat: 0, notation: "c", events: told("open") },
    { round: 2, seat: 1, notation: "d", events: told("secret", [1]) },
    { round: 3, seat: 1, notation: "e", events: told("open") },
  ],
  seed: "",
  result: undefined,
  dice: { kind: "open", text: undefined },
};
const all = (at: number) => ({ at, reader: EVERYTHING });

describe("scrubbing", () => {
  test("stays within the game", () => {
    expect(lastStep(summary)).toBe(5);
    expect(seek(summary, all(2), 99).at).toBe(5);
    expect(seek(summary, all(2), -3).at).toBe(0);
  });

  test("knows the turns, each position in exactly one", () => {
    expect(turnsOf(summary)).toEqual([
      { round: 1, from: 0, to: 3 },
      { round: 2, from: 3, to: 5 },
      { round: 3, from: 5, to: 6 },
    ]);
  });

  test("goes from turn to turn, and back to the start of this one first", () => {
    expect(seekTurn(summary, all(1), 1).at).toBe(3);
    expect(seekTurn(summary, all(5), 1).at).toBe(5);
    expect(seekTurn(summary, all(4), -1).at).toBe(3);
    expect(seekTurn(summary, all(3), -1).at).toBe(0);
    expect(seekTurn(summary, all(0), -1).at).toBe(0);
  });

  test("passes over what the reader does not see", () => {
    expect(seekNews(summary, { at: 3, reader: 0 }).at).toBe(5);
    expect(seekNews(summary, { at: 3, reader: 1 }).at).toBe(4);
    expect(seekNews(summary, { at: 0, reader: 0 }).at).toBe(1);
    expect(seekNews(summary, { at: 5, reader: 0 }).at).toBe(5);
  });
});

test("a reader is told what they may see, and whoever sees everything is told all", () => {
  expect(eventsSeenBy(0, summary.steps[1])).toHaveLength(1);
  expect(eventsSeenBy(1, summary.steps[1])).toHaveLength(0);
  expect(eventsSeenBy(ONLOOKER, summary.steps[1])).toHaveLength(0);
  expect(eventsSeenBy(EVERYTHING, summary.steps[1])).toHaveLength(1);
});

describe("a link to a moment", () => {
  test("leads back to it, and keeps what else the address says", () => {
    for (const reader of [EVERYTHING, ONLOOKER, 0, 1]) {
      const query = queryFor(summary, { at: 4, reader }, new URLSearchParams("local=abc"));
      expect(query.get("local")).toBe("abc");
      expect(cursorIn(summary, query)).toEqual({ at: 4, reader });
    }
  });

  test("that says nothing, or nonsense, leads to the beginning", () => {
    expect(cursorIn(summary, new URLSearchParams())).toEqual(all(0));
    expect(cursorIn(summary, new URLSearchParams("at=x&seat=martell"))).toEqual(all(0));
    expect(cursorIn(summary, new URLSearchParams("at=400"))).toEqual(all(5));
  });
});
