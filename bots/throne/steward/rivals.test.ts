import { describe, expect, test } from "vitest";
import { throneBots } from "../index.ts";
import { answersOf, position } from "../testing/tables.ts";

const { steward } = throneBots;
const players = ["stark", "greyjoy", "lannister", "baratheon", "tyrell"];

describe("a leader", () => {
  /** Stark may take rich Riverrun from Lannister, or poor Moat Cailin from Greyjoy. */
  const choice = (castles: readonly string[], turn: number) => ({
    players,
    phase: "march",
    turn,
    units: { seagard: "stark 3K", riverrun: "lannister 1F", "moat-cailin": "greyjoy 1F", winterfell: "stark 1F" },
    orders: { seagard: "march" },
    tokens: Object.fromEntries(castles.map((castle) => [castle, "greyjoy"])),
  });
  const goalsOf = (given: ReturnType<typeof choice>): Set<string> =>
    new Set(
      answersOf(steward, position(given), "stark").map((answer) => /riverrun|moat-cailin/.exec(answer)?.[0] ?? "none"),
    );
  const two = ["flints-finger", "oldtown"];
  const four = [...two, "the-reach", "harrenhal"];

  test("who is a castle from winning is attacked before others are", () => {
    expect(goalsOf(choice([], 4))).toEqual(new Set(["riverrun"]));
    expect(goalsOf(choice(four, 4))).toEqual(new Set(["moat-cailin"]));
  });

  test("who would win by most castles when the last turn ends is too", () => {
    expect(goalsOf(choice(two, 10))).toEqual(new Set(["moat-cailin"]));
  });
});

describe("what would lose the game", () => {
  /**
   * Lannister in the Reach could walk into King's Landing. Two knights hold the Reach against Tyrell's two in
   * Highgarden, one does not, and none can be beaten there: cards are alike, and Lannister wins ties.
   */
  const between = (castles: readonly string[]) => ({
    players: ["lannister", "tyrell", "stark", "greyjoy", "baratheon"],
    phase: "march",
    turn: 4,
    units: { "the-reach": "lannister 2K", highgarden: "tyrell 2K" },
    orders: { "the-reach": "march-1", highgarden: "march" },
    tokens: Object.fromEntries(castles.map((castle) => [castle, "tyrell"])),
    hands: { lannister: ["house-lannister-captain"], tyrell: ["house-tyrell-captain"] },
    tracks: { fiefdoms: ["lannister", "tyrell", "stark", "greyjoy", "baratheon"] },
    "blade-used": true,
  });

  test("a castle that would be a rival's last is not left for a richer one", () => {
    const five = ["oldtown", "storms-end", "sunspear", "crackclaw-point", "seagard"];
    expect(answersOf(steward, position(between(five)), "lannister")).toEqual(["march the-reach: none"]);
  });

  test("one that would not is", () => {
    for (const answer of answersOf(steward, position(between([])), "lannister"))
      expect(answer).toContain("> kings-landing");
  });
});
