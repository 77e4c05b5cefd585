import { describe, expect, it } from "vitest";
import { chanceFrom } from "../chance.ts";
import type { OptionField } from "../form.ts";
import type { JsonMap } from "../json.ts";
import { refuse } from "../refusal.ts";
import { ravensWager } from "../testing-game/game.ts";
import { randomOptions } from "./random-options.ts";

const form: readonly OptionField[] = [
  { name: "players", kind: "count", rule: "r", values: [{ value: 2 }, { value: 3 }] },
  { name: "houses", kind: "seats", rule: "r", values: [{ value: "a" }, { value: "b" }, { value: "c" }] },
  { name: "plan", kind: "choice", rule: "r", values: [{ value: "hills" }, { value: "river" }] },
  { name: "variants", kind: "flags", rule: "r", values: [{ value: "x" }, { value: "y" }] },
  { name: "engines.retreat", kind: "flag", rule: "r" },
  { name: "engines.upgrade", kind: "flag", rule: "r" },
];

/** A game of which only the form counts. */
const gameWith = (accepts: (options: JsonMap) => boolean) => ({
  ...ravensWager,
  form,
  readOptions: (input: unknown) => (accepts(input as JsonMap) ? { seats: 2, rounds: 1 } : refuse("kernel.options")),
});

describe("options drawn from a form", () => {
  const drawn = Array.from({ length: 300 }, (_, seed) =>
    randomOptions(
      gameWith(() => true),
      chanceFrom(seed),
    ),
  );
  const valuesOf = (name: string): Set<string> => new Set(drawn.map((options) => JSON.stringify(options[name])));

  it("take every value that is offered, and every set of them", () => {
    expect(valuesOf("players")).toEqual(new Set(["2", "3"]));
    expect(valuesOf("plan")).toEqual(new Set(['"hills"', '"river"']));
    expect(valuesOf("variants")).toEqual(new Set(["[]", '["x"]', '["y"]', '["x","y"]']));
    expect(valuesOf("engines").size).toBe(4);
  });

  it("give each seat a value of its own, or leave them to be drawn", () => {
    // Three players in any order, two of the three in any order, or nothing.
    expect(valuesOf("houses").size).toBe(6 + 6 + 1);
    for (const { players, houses } of drawn) if (houses !== undefined) expect(houses).toHaveLength(Number(players));
  });

  it("are drawn anew where the game refuses what does not go together", () => {
    const game = gameWith(({ players, plan }) => players === 3 && plan === "river");
    for (let seed = 0; seed < 50; seed++) {
      expect(randomOptions(game, chanceFrom(seed))).toMatchObject({ players: 3, plan: "river" });
    }
  });

  it("are not looked for without end", () => {
    expect(() =>
      randomOptions(
        gameWith(() => false),
        chanceFrom(1),
      ),
    ).toThrow("drawn from its form are refused");
  });
});
