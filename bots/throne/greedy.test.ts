import { expect, test } from "vitest";
import { throneBots } from "./index.ts";
import { answersOf, position } from "./testing/tables.ts";

const { greedy } = throneBots;
const players = ["lannister", "greyjoy", "stark", "baratheon", "tyrell"];

test("takes an empty castle rather than an empty field, and marks what it leaves", () => {
  const state = position({
    players,
    phase: "march",
    units: { "stoney-sept": "lannister 1F" },
    orders: { "stoney-sept": "march" },
  });
  expect(answersOf(greedy, state, "lannister")).toEqual(["march stoney-sept: 1F > riverrun + token"]);
});

test("a fight that no card can turn is as good as an empty area", () => {
  const state = position({
    players,
    phase: "march",
    units: { "stoney-sept": "lannister 2F", riverrun: "greyjoy 1K" },
    orders: { "stoney-sept": "march*" },
    hands: { greyjoy: ["balon-greyjoy", "victarion-greyjoy"], lannister: ["tywin-lannister", "vargo-hoat"] },
  });
  expect(answersOf(greedy, state, "lannister")).toEqual(["march stoney-sept: 2F > riverrun"]);
});

test("a fight that a card could turn is no sure thing", () => {
  const state = position({
    players,
    phase: "march",
    units: { seagard: "greyjoy 2F", "the-twins": "lannister 3F" },
    orders: { seagard: "march*" },
    tokens: { riverrun: "greyjoy", "greywater-watch": "greyjoy", "moat-cailin": "greyjoy" },
    tracks: { fiefdoms: ["lannister", "greyjoy", "stark", "baratheon", "tyrell"] },
  });
  // Nothing can be taken at once, so it does anything: over many chances, not always the same.
  expect(answersOf(greedy, state, "greyjoy").length).toBeGreaterThan(3);
});

test("a surely won battle is won with the lowest card that does it", () => {
  const state = position(
    {
      players,
      phase: "march",
      units: { "stoney-sept": "lannister 3K", riverrun: "greyjoy 1F" },
      orders: { "stoney-sept": "march" },
    },
    ["lannister", "march stoney-sept: 3K > riverrun"],
  );
  for (const answer of answersOf(greedy, state, "lannister")) {
    expect(["card vargo-hoat", "card cersei-lannister"]).toContain(answer);
  }
});
