import { battles } from "@weirwood/battles";
import type { Battle, BattleDecision } from "@weirwood/battles/rules";
import { chanceFrom } from "@weirwood/kernel";
import { expect, test } from "vitest";
import type { Bot } from "../../bot.ts";
import { characterOf, EVEN, type Temper, type Trait } from "../../temper/index.ts";
import { answersOf, everyBattle, playGame, position, tableOf } from "../testing/tables.ts";
import { steward } from "./steward.ts";

const withTemper = (temper: Temper): Bot<Battle, BattleDecision> => ({
  name: "steward",
  choose: (view, seat, chance) => steward.choose(view, seat, chance, temper),
});

/** A steward that is one thing before all. */
function stewardWho(trait: Trait): Bot<Battle, BattleDecision> {
  let temper: Temper = 1;
  while (characterOf(temper).traits[trait] < 1) temper++;
  return withTemper(temper);
}

/** A unit of Stark's in h3 that was ordered, and enemies of a kind in many places. */
const before = (unit: string, enemy: string, hexes: string) =>
  position(
    {
      units: { h3: unit, ...Object.fromEntries(hexes.split(" ").map((hex) => [hex, enemy])) },
      pool: { stark: { green: 1 } },
    },
    ["stark", "order h3 green"],
  );

test("the bold ride at bows in number before which others ride away", () => {
  const state = before("green rickard", "red westerlands-archers", "k6 h5 d6 c8 g5 l8 c5 k7 j7");
  expect(answersOf(steward, state, "stark")).toEqual(["move h3 k0"]);
  const ways = answersOf(stewardWho("bold"), state, "stark");
  expect(ways.every((way) => ["move h3 g4", "move h3 i5", "move h3 i4"].includes(way))).toBe(true);
});

test("the careful stay where others go nearer", () => {
  const state = before("green war-host 1", "red casterly-cavaliers", "k5 l5 l7 j7");
  expect(answersOf(steward, state, "stark")).toEqual(["move h3 j3"]);
  expect(answersOf(stewardWho("careful"), state, "stark")).toEqual(["halt"]);
});

test("the greedy take a point where others take a life", () => {
  const state = position(
    {
      objectives: [{ hex: "f3" }],
      rounds: 6,
      scores: [{ houses: ["stark"], when: "end", points: 1, for: "objective" }],
      units: { h3: "green war-host", j3: "blue westerlands-archers 1" },
      pool: { stark: { green: 1 } },
    },
    ["stark", "order h3 green"],
  );
  expect(answersOf(steward, state, "stark")).not.toContain("move h3 f3");
  expect(answersOf(stewardWho("greedy"), state, "stark")).toEqual(["move h3 f3"]);
});

test("the loyal take a commander out of danger into which others send him", () => {
  const state = before("green rickard", "blue casterly-cavaliers", "i8 f8 f7 i7 g5 e7");
  expect(answersOf(steward, state, "stark").every((way) => /move h3 j[67]/.test(way))).toBe(true);
  expect(answersOf(stewardWho("loyal"), state, "stark").every((way) => /move h3 .[0-3]$/.test(way))).toBe(true);
});

test("the vengeful strike whoever stands against a hurt friend, not the better mark", () => {
  const state = position(
    {
      units: {
        h5: "blue war-host",
        g6: "green war-host 2",
        h6: "green lannisport-guards",
        i6: "blue casterly-cavaliers",
      },
      pool: { stark: { blue: 1 } },
    },
    ["stark", "order h5 blue"],
    ["stark", "halt"],
  );
  expect(answersOf(steward, state, "stark")).toEqual(["attack h5 i6"]);
  expect(answersOf(stewardWho("vengeful"), state, "stark")).toEqual(["attack h5 h6"]);
});

test("who has no temper plays as one of no character in particular, and every temper legally", () => {
  for (const [game, plan] of everyBattle.entries()) {
    let decision = 0;
    playGame([withTemper(7 * game + 1), steward], tableOf(plan), "tempers", (state, seat, view, answer) => {
      expect(battles.check(state, seat, answer)).toBeUndefined();
      if (seat === 1 && decision++ % 8 === 0)
        expect(steward.choose(view, seat, chanceFrom(decision), EVEN)).toEqual(
          steward.choose(view, seat, chanceFrom(decision)),
        );
    });
  }
});
