import { expect, test } from "vitest";
import { throneBots } from "../index.ts";
import { answersOf, position } from "../testing/tables.ts";

const { steward } = throneBots;
const players = ["lannister", "greyjoy", "stark", "baratheon", "tyrell"];

test("a footman falls before a knight", () => {
  const state = position(
    {
      players,
      phase: "march",
      units: { "stoney-sept": "lannister 3K", riverrun: "greyjoy 1K 1F" },
      orders: { "stoney-sept": "march" },
      hands: { lannister: ["kevan-lannister"], greyjoy: ["balon-greyjoy"] },
      tracks: { fiefdoms: ["stark", "lannister", "greyjoy", "baratheon", "tyrell"] },
    },
    ["lannister", "march stoney-sept: 3K > riverrun"],
  );
  expect(answersOf(steward, state, "greyjoy")).toEqual(["casualties 1F"]);
});

test("the beaten go where nobody can follow", () => {
  const state = position(
    {
      players,
      phase: "march",
      units: {
        "stoney-sept": "lannister 3K",
        riverrun: "greyjoy 1K",
        lannisport: "lannister 1K 1F",
        pyke: "greyjoy 1F",
        "ironmans-bay": "greyjoy 1S",
        harrenhal: "greyjoy 1F",
        blackwater: "lannister 3F",
      },
      orders: { "stoney-sept": "march", blackwater: "march*" },
      hands: { lannister: ["cersei-lannister"], greyjoy: ["balon-greyjoy"] },
      tracks: { fiefdoms: ["stark", "lannister", "greyjoy", "baratheon", "tyrell"] },
    },
    ["lannister", "march stoney-sept: 3K > riverrun"],
  );
  for (const answer of answersOf(steward, state, "greyjoy")) expect(answer).not.toContain("harrenhal");
});

test("the wildlings get no castle's only holder where others can be spared", () => {
  const state = position(
    {
      players,
      phase: "westeros",
      turn: 2,
      threat: 10,
      units: {
        lannisport: "lannister 1F",
        harrenhal: "lannister 1F",
        "stoney-sept": "lannister 3F",
        pyke: "greyjoy 1F",
      },
      power: { lannister: 1, greyjoy: 0, stark: 0, baratheon: 0, tyrell: 0 },
      decks: { 1: ["supply"], 2: ["last-days-of-summer"], 3: ["wildling-attack"] },
    },
    ["lannister", "bid 1"],
  );
  for (const answer of answersOf(steward, state, "lannister")) {
    expect(answer).toMatch(/^(name|disband stoney-sept)/);
    expect(answer).not.toContain("harrenhal");
  }
});
