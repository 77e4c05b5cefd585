import { describe, expect, test } from "vitest";
import { throneBots } from "../index.ts";
import { answersOf, position } from "../testing/tables.ts";

const { steward } = throneBots;
const players = ["lannister", "greyjoy", "stark", "baratheon", "tyrell"];

describe("raids", () => {
  test("take the richer harvest", () => {
    const state = position({
      players,
      phase: "raid",
      units: { "stoney-sept": "lannister 1F", riverrun: "greyjoy 1F", blackwater: "tyrell 1F" },
      orders: { "stoney-sept": "raid", riverrun: "consolidate", blackwater: "consolidate" },
    });
    expect(answersOf(steward, state, "lannister")).toEqual(["raid stoney-sept > riverrun"]);
  });

  test("with a star, take both", () => {
    const state = position({
      players,
      phase: "raid",
      units: { "stoney-sept": "lannister 1F", riverrun: "greyjoy 1F", blackwater: "tyrell 1F" },
      orders: { "stoney-sept": "raid*", riverrun: "support", blackwater: "consolidate" },
    });
    expect(answersOf(steward, state, "lannister")).toEqual(["raid stoney-sept > blackwater, riverrun"]);
  });
});

describe("the raven", () => {
  const given = {
    players,
    phase: "planning",
    units: { lannisport: "lannister 1K 1F", riverrun: "greyjoy 2K" },
    tokens: { "stoney-sept": "lannister", "searoad-marches": "lannister" },
    tracks: { fiefdoms: ["greyjoy", "lannister", "stark", "baratheon", "tyrell"] },
  };
  const revealed = (lannister: string, greyjoy: string) =>
    position(given, ["lannister", `orders ${lannister}`], ["greyjoy", `orders ${greyjoy}`]);

  test("warns a castle that is about to be attacked", () => {
    const state = revealed("lannisport consolidate", "riverrun march");
    for (const answer of answersOf(steward, state, "lannister")) expect(answer).toMatch(/^raven lannisport defense/);
  });

  test("does not fly for nothing", () => {
    const state = revealed("lannisport defense*", "riverrun march");
    expect(answersOf(steward, state, "lannister")).toEqual(["raven none"]);
  });
});
