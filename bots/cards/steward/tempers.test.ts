import { cards } from "@weirwood/cards";
import type { Cards } from "@weirwood/cards/questions";
import { chanceFrom, type Json, type Seat } from "@weirwood/kernel";
import { describe, expect, test } from "vitest";
import { characterOf, EVEN, type Temper, type Trait } from "../../temper/index.ts";
import { askedIn } from "../testing/positions.ts";
import { steward } from "./steward.ts";
import { tastesOf } from "./tastes.ts";

/** Somebody in whom a trait goes before all others. */
function oneWho(trait: Trait): Temper {
  for (let temper = 1; ; temper++) if (characterOf(temper).traits[trait] === 1) return temper;
}

/** What somebody answers in a position, whatever chance he has. */
function answersOf(state: Cards, seat: Seat, temper: Temper): readonly string[] {
  const view = cards.view(state, seat);
  const texts = [1, 2, 3, 4, 5, 6].map((seed) => cards.print(steward.choose(view, seat, chanceFrom(seed), temper)));
  return [...new Set(texts)];
}

describe("a trait shows in what a steward answers", () => {
  const challenges = (given: Json, temper: Temper): readonly string[] =>
    answersOf(askedIn(given, "challenge"), 0, temper);

  test("the bold attack where others would be stopped", () => {
    const given = {
      one: { house: "stark", play: ["arya-stark"], power: 7 },
      two: { house: "lannister", play: ["core_111", "core_18"] },
    };
    expect(challenges(given, EVEN)).toEqual(["finish"]);
    expect(challenges(given, oneWho("bold"))).toEqual(["challenge military two"]);
  });

  test("the careful keep defenders where others attack", () => {
    const given = {
      one: { house: "stark", play: ["core_39"], power: 3 },
      two: { house: "lannister", play: ["core_82"] },
    };
    expect(challenges(given, EVEN)).toEqual(["challenge intrigue two"]);
    expect(challenges(given, oneWho("careful"))).toEqual(["finish"]);
  });

  test("the greedy go for power where others kill", () => {
    const given = {
      one: { house: "stark", play: ["eddard-stark"], power: 6 },
      two: { house: "lannister", play: ["brienne-of-tarth"], power: 4 },
    };
    expect(challenges(given, EVEN)).toEqual(["challenge military two"]);
    expect(challenges(given, oneWho("greedy"))).toEqual(["challenge power two"]);
  });

  test("the loyal defend where others let somebody die", () => {
    const given = {
      one: { house: "stark", play: ["core_71", "core_44", "core_115"], power: 1 },
      two: { house: "lannister", play: ["core_36", "core_12"], power: 3 },
    };
    const state = askedIn(given, "challenge");
    cards.apply(state, 0, { kind: "challenge", type: 0, against: 1 });
    // Everybody attacks.
    while (cards.asks(state)[0].kind !== "defenders") {
      const seat = cards.awaited(state);
      const options = Array.from(cards.options(state, seat) ?? []);
      cards.apply(state, seat, options.find(({ kind }) => kind === "choose" || kind === "pass") ?? options[0]);
    }
    expect(answersOf(state, 1, EVEN)).toEqual(["done"]);
    expect(answersOf(state, 1, oneWho("loyal"))[0]).toMatch(/^choose/);
  });

  test("the vengeful turn on whoever leads, where another has more to lose", () => {
    const given = {
      seats: 3,
      one: { house: "stark", play: ["core_71"], power: 2 },
      two: { house: "lannister", play: ["core_37"], power: 3 },
      three: { house: "baratheon", play: ["core_105"], power: 6 },
    };
    expect(challenges(given, EVEN)).toEqual(["challenge military two"]);
    expect(challenges(given, oneWho("vengeful"))).toEqual(["challenge military three"]);
  });
});

test("who is nobody in particular has no taste", () => {
  const { fancy, ...factors } = tastesOf(EVEN);
  expect(new Set(Object.values(factors))).toEqual(new Set([1]));
  expect(fancy(7)).toBe(0);
});
