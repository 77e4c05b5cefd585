import { throne } from "@weirwood/throne/rules";
import { expect, test } from "vitest";
import { throneBots } from "../index.ts";
import { answersOf, position } from "../testing/tables.ts";

const { steward } = throneBots;
const players = ["stark", "greyjoy", "lannister", "baratheon", "tyrell"];

/** What a position's orders say about one area, over all whims. */
function ordersIn(given: Parameters<typeof position>[0], house: string, area: string): string[] {
  const answers = answersOf(steward, position(given), house);
  return answers.map((answer) => new RegExp(`${area} ([a-z0-9*-]+)`).exec(answer)?.[1] ?? "none");
}

test("units march where a castle lies open", () => {
  const given = {
    players,
    phase: "planning",
    units: { dragonstone: "baratheon 1F", "shipbreaker-bay": "baratheon 1S" },
  };
  for (const order of ordersIn(given, "baratheon", "dragonstone")) expect(order).toMatch(/^march/);
});

test("who walks into an empty area does not need the better march tokens", () => {
  const given = { players, phase: "planning", units: { pyke: "greyjoy 1F", "ironmans-bay": "greyjoy 1S" } };
  expect(new Set(ordersIn(given, "greyjoy", "pyke"))).toEqual(new Set(["march-1"]));
});

test("a crowned area behind the lines consolidates", () => {
  const given = {
    players,
    phase: "planning",
    units: { karhold: "stark 1F", winterfell: "stark 1K", "castle-black": "stark 1F" },
    tokens: { "white-harbor": "stark", "moat-cailin": "stark", "the-stony-shore": "stark" },
    power: { stark: 1 },
  };
  for (const order of ordersIn(given, "stark", "karhold")) expect(order).toMatch(/^consolidate/);
});

test("a castle under threat is neither left nor idle", () => {
  const given = {
    players: ["lannister", "greyjoy", "stark", "baratheon", "tyrell"],
    phase: "planning",
    units: { lannisport: "lannister 1K 1F", riverrun: "greyjoy 2K" },
    tracks: { fiefdoms: ["greyjoy", "lannister", "stark", "baratheon", "tyrell"] },
    tokens: { "stoney-sept": "lannister", "searoad-marches": "lannister" },
  };
  for (const order of ordersIn(given, "lannister", "lannisport")) expect(order).toMatch(/^defense/);
});

test("neighbours support an attack that they make possible", () => {
  const given = {
    players: ["lannister", "greyjoy", "stark", "baratheon", "tyrell"],
    phase: "planning",
    units: { lannisport: "lannister 2K", "stoney-sept": "lannister 1K", riverrun: "greyjoy 2K" },
    tokens: { harrenhal: "lannister", blackwater: "lannister", "searoad-marches": "lannister" },
  };
  for (const answer of answersOf(steward, position(given), "lannister")) {
    expect(answer).toMatch(/lannisport march\*?, stoney-sept support|lannisport support\*?, stoney-sept march/);
  }
});

test("in the last turn nobody gathers power that wins nothing", () => {
  const given = {
    players,
    phase: "planning",
    turn: 10,
    units: { "the-twins": "stark 1F", karhold: "stark 1F" },
  };
  for (const order of ordersIn(given, "stark", "the-twins")) expect(order).toMatch(/^march/);
});

test("every area gets an order, also where none is worth anything, until the tokens run out", () => {
  // Last at the King's Court: no stars; Sea of Storms leaves six tokens to ships. Nobody else is near.
  const given = {
    players,
    phase: "planning",
    season: "sea-of-storms",
    units: {
      "sunset-sea": "tyrell 1S",
      "redwyne-straights": "tyrell 1S",
      "summer-sea": "tyrell 1S",
      "sea-of-dorne": "tyrell 1S",
      "shipbreaker-bay": "tyrell 1S",
      "blackwater-bay": "tyrell 1S",
      "the-arbor": "tyrell 1F",
    },
  };
  const game = position(given);
  const seat = players.indexOf("tyrell");
  for (const answer of answersOf(steward, game, "tyrell")) {
    expect(throne.check(game, seat, throne.parse(answer)), answer).toBe(undefined);
  }
});
