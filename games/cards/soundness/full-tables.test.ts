import { chanceFrom, type JsonMap, NOBODY, RefusedError } from "@weirwood/kernel";
import { statesOfGame } from "@weirwood/kernel/testing";
import { describe, expect, it } from "vitest";
import { cards } from "../index.ts";
import { states as layouts, placesOf } from "../state/layout.ts";
import { randomDecks } from "../testing/laws.ts";

/** Positions that somebody has made up: every table of rows is full, or lacks a few of it. */

const chance = chanceFrom(73);
const played = statesOfGame(randomDecks, { players: 2, rounds: 30, goldCounts: true }, chance, 400);
const places = placesOf(layouts.blank(2));

const tables = [
  ...(["happenings", "uses", "pending", "threats", "bound"] as const),
  ...(["lasting", "fought", "owed", "cycle", "lost"] as const),
].map((name) => places[name]);

/** The state with the rows of a table again and again, until so many are free. */
function crowded(state: JsonMap, table: string, most: number, free: number): JsonMap {
  const rows = state[table] as readonly JsonMap[];
  return { ...state, [table]: Array.from({ length: most - free }, (_, row) => rows[row % rows.length]) };
}

/** Plays on to the end, or so many decisions; whether such a position is played at all. */
function isPlayed(state: JsonMap, decisions: number): boolean {
  try {
    const game = cards.fromJSON(state);
    for (let made = 0; made < decisions && cards.awaited(game) !== NOBODY; made++) {
      const seat = cards.awaited(game);
      const answer = cards.sample(game, seat, chance);
      expect(cards.check(game, seat, answer)).toBe(undefined);
      cards.apply(game, seat, answer);
    }
    // What it has come to can be written and read again, and nothing was lost on the way.
    cards.fromJSON(cards.toJSON(game));
    expect(cards.audit(game)).toEqual([]);
    return true;
  } catch (reason) {
    if (reason instanceof RefusedError) return false;
    throw reason;
  }
}

describe("a made-up position goes on, or is refused, though", () => {
  it.each(tables)("$name has no room, or hardly any", ({ name, most }) => {
    const samples = played.filter((state) => Array.isArray(state[name]) && state[name].length > 0).slice(0, 12);
    let count = 0;
    for (const state of samples)
      for (const free of [0, 1, 3]) if (isPlayed(crowded(state, name, most, free), 60)) count++;
    // Rows of a cycle are one player's steps, and no others; nothing is owed in these games.
    if (name !== "cycle" && name !== "owed") expect(count).toBeGreaterThan(0);
  });

  it("a decision for which there is no room is the last", () => {
    const { name, most } = places.happenings;
    const ended = played.filter((state) => {
      if (!Array.isArray(state[name]) || state.round === 30) return false;
      const game = cards.fromJSON(crowded(state, name, most, 0));
      for (let made = 0; made < 20 && cards.awaited(game) !== NOBODY; made++)
        cards.apply(game, cards.awaited(game), cards.sample(game, cards.awaited(game), chance));
      return ["cards.victory.rounds", "cards.victory.draw"].includes(cards.outcome(game)?.rule ?? "");
    });
    expect(ended.length).toBeGreaterThan(0);
  });

  it("so many bodies lie face down that nobody could say what they are", () => {
    const [state] = played.slice(-1);
    const bodies = Object.fromEntries(
      Array.from({ length: places.faceDown.most + 1 }, (_, i) => [
        `b${100 + i}`,
        { card: "face-down", owner: "one", controller: "one", status: ["face-down"], host: "b0" },
      ]),
    );
    expect(() => cards.fromJSON({ ...state, bodies: { ...(state.bodies as JsonMap), ...bodies } })).toThrow(
      RefusedError,
    );
  });
});
