import { describe, expect, test } from "vitest";
import { throneBots } from "../index.ts";
import { answersOf, position } from "../testing/tables.ts";

const { steward } = throneBots;
const players = ["lannister", "greyjoy", "stark", "baratheon", "tyrell"];
const units = {
  lannisport: "lannister 1K 1F",
  pyke: "greyjoy 1K 1F",
  winterfell: "stark 1K 1F",
  dragonstone: "baratheon 1K 1F",
  highgarden: "tyrell 1K 1F",
};

function westeros(second: string, third: string, more: object = {}) {
  return {
    players,
    phase: "westeros",
    turn: 2,
    units,
    decks: { 1: ["supply"], 2: [second], 3: [third] },
    ...more,
  };
}
const bidsOf = (texts: readonly string[]): number[] => texts.map((text) => Number(text.replace("bid ", "")));

describe("the Night's Watch", () => {
  test("needs hardly anything against wildlings without strength", () => {
    const state = position(westeros("game-of-thrones", "wildling-attack", { threat: 0 }));
    for (const bid of bidsOf(answersOf(steward, state, "stark"))) expect(bid).toBeLessThanOrEqual(2);
  });

  test("is paid where one's own share can save it", () => {
    const state = position(
      westeros("last-days-of-summer", "wildling-attack", {
        threat: 2,
        power: { lannister: 0, greyjoy: 0, stark: 8, baratheon: 0, tyrell: 0 },
      }),
    );
    // A mammoth lies beside the attack: the threat is four, and nobody else can pay.
    expect(bidsOf(answersOf(steward, state, "stark"))).toEqual([4]);
  });

  test("is not paid for nothing", () => {
    const state = position(
      westeros("game-of-thrones", "wildling-attack", {
        threat: 10,
        power: { lannister: 0, greyjoy: 0, stark: 3, baratheon: 0, tyrell: 0 },
      }),
    );
    expect(Math.max(...bidsOf(answersOf(steward, state, "stark")))).toBeLessThanOrEqual(1);
  });
});

describe("auctions", () => {
  test("no book can be kept of bids: they waver, and not by much", () => {
    const state = position(westeros("clash-of-kings", "last-days-of-summer", { power: 8 }));
    const bids = bidsOf(answersOf(steward, state, "tyrell"));
    expect(bids.length).toBeGreaterThan(1);
    expect(Math.max(...bids) - Math.min(...bids)).toBeLessThanOrEqual(4);
  });

  test("leave something for the Wall when the wildlings come next", () => {
    const bids = (third: string) =>
      bidsOf(answersOf(steward, position(westeros("clash-of-kings", third, { threat: 8, power: 3 })), "tyrell"));
    // The threat of ten is two for each of five.
    expect(Math.max(...bids("wildling-attack"))).toBeLessThanOrEqual(1);
  });

  test("the holder of the throne puts itself first, and the strongest rival last", () => {
    const given = westeros("clash-of-kings", "last-days-of-summer", {
      tokens: { "moat-cailin": "stark", "white-harbor": "stark", seagard: "stark" },
    });
    const bids = players.map((house) => [house, "bid 1"] as const);
    const [answer] = answersOf(steward, position(given, ...bids), "lannister");
    expect(answer).toMatch(/^ties lannister > .* > stark$/);
  });

  test("the heavier loss is put on the strongest rival", () => {
    const given = westeros("last-days-of-summer", "wildling-attack", {
      threat: 8,
      tokens: { "moat-cailin": "stark", "white-harbor": "stark", seagard: "stark" },
    });
    const state = position(given, ...players.map((house) => [house, "bid 1"] as const));
    expect(answersOf(steward, state, "lannister")).toEqual(["name stark"]);
  });
});
