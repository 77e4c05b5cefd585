import { describe, expect, test } from "vitest";
import { throneBots } from "../index.ts";
import { answersOf, position } from "../testing/tables.ts";

const { steward } = throneBots;
const players = ["stark", "greyjoy", "lannister", "baratheon", "tyrell"];

describe("taking", () => {
  test("the seventh castle, before anything richer, with a token for the one that is left", () => {
    const state = position({
      players,
      phase: "march",
      units: { winterfell: "stark 1F", seagard: "stark 1F", blackwater: "lannister 1F" },
      tokens: {
        "white-harbor": "stark",
        "moat-cailin": "stark",
        "the-eyrie": "stark",
        "crackclaw-point": "stark",
      },
      orders: { seagard: "march" },
    });
    expect(answersOf(steward, state, "stark")).toEqual(["march seagard: 1F > riverrun + token"]);
  });

  test("two empty castles with one march", () => {
    const state = position({
      players,
      phase: "march",
      units: { pyke: "greyjoy 1K 1F", "ironmans-bay": "greyjoy 1S" },
      orders: { pyke: "march" },
    });
    for (const answer of answersOf(steward, state, "greyjoy")) {
      expect(answer).toMatch(/^march pyke: 1[FK] > [a-z-]+, 1[FK] > [a-z-]+$/);
    }
  });

  test("over the sea, where a ship carries", () => {
    const given = { players, phase: "march", orders: { dragonstone: "march" } };
    const units = { dragonstone: "baratheon 1K" };
    const carried = position({ ...given, units: { ...units, "shipbreaker-bay": "baratheon 1S" } });
    for (const answer of answersOf(steward, carried, "baratheon")) {
      expect(answer).toMatch(/^march dragonstone: 1K > (storms-end|crackclaw-point)$/);
    }
    expect(answersOf(steward, position({ ...given, units }), "baratheon")).toEqual(["march dragonstone: none"]);
  });

  test("a garrison that can be beaten, not one that cannot", () => {
    const given = {
      players,
      phase: "march",
      units: { kingswood: "baratheon 1K 2F" },
      tokens: { "the-reach": "baratheon", "storms-end": "baratheon" },
      garrisons: { "kings-landing": 5 },
    };
    const strong = position({ ...given, orders: { kingswood: "march*" } });
    expect(answersOf(steward, strong, "baratheon")).toEqual(["march kingswood: 1K 2F > kings-landing"]);
    const weak = position({ ...given, orders: { kingswood: "march" } });
    for (const answer of answersOf(steward, weak, "baratheon")) expect(answer).not.toContain("kings-landing");
  });
});

describe("not taking", () => {
  test("a hopeless attack is not made", () => {
    const state = position({
      players,
      phase: "march",
      units: { seagard: "stark 1F", riverrun: "lannister 3K" },
      orders: { seagard: "march*", riverrun: "defense*" },
    });
    for (const answer of answersOf(steward, state, "stark")) expect(answer).not.toContain("riverrun");
  });

  test("nobody leaves a castle to the enemy at its door for a field", () => {
    const state = position({
      players: ["lannister", "greyjoy", "stark", "baratheon", "tyrell"],
      phase: "march",
      units: { lannisport: "lannister 1K 1F", riverrun: "greyjoy 1K" },
      orders: { lannisport: "march", riverrun: "march" },
      tokens: { "stoney-sept": "lannister" },
    });
    for (const answer of answersOf(steward, state, "lannister")) {
      // Whoever goes, goes against the enemy; whoever goes elsewhere leaves the knight at home.
      expect(answer).toMatch(/> riverrun|^march lannisport: (none|1F > [a-z-]+)$/);
    }
  });

  test("no token is wasted on an area without worth", () => {
    const state = position({
      players,
      phase: "march",
      turn: 9,
      units: { "castle-black": "stark 1F", winterfell: "greyjoy 1F" },
      orders: { "castle-black": "march" },
    });
    for (const answer of answersOf(steward, state, "stark")) expect(answer).not.toContain("token");
  });
});
