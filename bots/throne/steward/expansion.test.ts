import { describe, expect, test } from "vitest";
import { throneBots } from "../index.ts";
import { answersOf, position } from "../testing/tables.ts";

const { steward } = throneBots;
const players = ["lannister", "greyjoy", "stark", "baratheon", "tyrell"];

describe("fortifications", () => {
  const given = (power: number, units: { [area: string]: string }) => ({
    players,
    variants: ["forts"],
    phase: "consolidate",
    turn: 4,
    power,
    units,
    orders: { riverrun: "consolidate" },
  });

  test("a castle under the eyes of an army is walled in", () => {
    const state = position(given(12, { riverrun: "lannister 2F", seagard: "greyjoy 3F" }));
    expect(answersOf(steward, state, "lannister")).toEqual(["consolidate riverrun fort"]);
  });

  test("where nobody is near, power is better", () => {
    const state = position(given(2, { riverrun: "lannister 2F", winterfell: "stark 3F" }));
    expect(answersOf(steward, state, "lannister")).toEqual(["consolidate riverrun power"]);
  });
});

describe("siege engines", () => {
  const given = (variants: string[]) => ({
    players,
    variants,
    phase: "march",
    units: { "stoney-sept": "lannister 2F 1E", riverrun: "greyjoy 1K 1F" },
    orders: { "stoney-sept": "march" },
  });

  test("go against a castle", () => {
    for (const answer of answersOf(steward, position(given(["siege"])), "lannister")) {
      expect(answer).toMatch(/1E > riverrun/);
    }
  });

  test("leave the field to the others", () => {
    const state = position({
      ...given(["siege"]),
      units: { "stoney-sept": "lannister 1F 1E", blackwater: "tyrell 3K" },
    });
    for (const answer of answersOf(steward, state, "lannister")) expect(answer).not.toMatch(/> blackwater/);
  });
});

describe("cards of the expansion", () => {
  /** Lannister marches from Stoney Sept against Greyjoy in Riverrun, each with one card. */
  function battle(attackers: string, defenders: string, hands: { lannister: string[]; greyjoy: string[] }, more = {}) {
    const given = {
      players,
      variants: ["crowned"],
      phase: "march",
      units: { "stoney-sept": `lannister ${attackers}`, riverrun: `greyjoy ${defenders}` },
      orders: { "stoney-sept": "march" },
      hands,
      ...more,
    };
    return position(given, ["lannister", `march stoney-sept: ${attackers} > riverrun`]);
  }

  test("Tywin spends just enough to win", () => {
    const hands = { lannister: ["tywin-lannister"], greyjoy: ["theon-greyjoy"] };
    // Three against three, and Theon defends a castle: three more. Lannister wins ties.
    const state = battle("1K 1F", "1K 1F", hands, { power: { lannister: 9, greyjoy: 5 } });
    expect(answersOf(steward, state, "lannister")).toEqual(["spend 3"]);
  });

  test("Tywin spends nothing on a lost battle", () => {
    const hands = { lannister: ["tywin-lannister"], greyjoy: ["theon-greyjoy"] };
    const state = battle("1F", "3K", hands, { power: { lannister: 4, greyjoy: 5 } });
    expect(answersOf(steward, state, "lannister")).toEqual(["spend 0"]);
  });

  test("Tywin spends nothing before Balon, whose turn comes after his", () => {
    const hands = { lannister: ["tywin-lannister"], greyjoy: ["balon-greyjoy"] };
    const state = battle("1K", "1K 1F", hands, { power: { lannister: 9, greyjoy: 5 } });
    expect(answersOf(steward, state, "lannister")).toEqual(["spend 0"]);
  });
});
