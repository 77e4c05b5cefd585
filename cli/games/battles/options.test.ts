import type { BattleOptions } from "@weirwood/battles";
import { describe, expect, test } from "vitest";
import { contextOf } from "../../context.ts";
import { type FormArguments, flagsFor, optionsFrom } from "../../form-flags.ts";
import { playable } from "../../testing/games.ts";
import { optionLines } from "./options.ts";

const english = contextOf([], {});
const french = contextOf(["--lang", "fr"], {});
const loaded = await playable("battles");
const table = (given: FormArguments) => optionsFrom(given, loaded, english) as unknown as BattleOptions;

describe("the battle that is fought", () => {
  test("is the one on the Kingsroad if nothing is said", () => {
    expect(table({})).toMatchObject({ plan: "kingsroad", houses: "seated", directionalRetreat: false });
  });

  test("is named at the table, with what is played otherwise", () => {
    const linesOf = (given: FormArguments, here = english) =>
      optionLines(table(given), here).join(" ").replaceAll("\u00a0", " ");
    expect(linesOf({})).toMatch(/^The battle: Clash on the Kingsroad\. {3}Lannister columns .* Stark has won\.$/s);
    expect(linesOf({ plan: "wolf-raiders" }, french)).toMatch(/^La bataille : \S.*\. {3}\S/);
    const raid = linesOf({ plan: "raid", rangeByDistance: true });
    expect(raid).toMatch(/Raid in the Riverlands, .*Range by distance\. {3}Every enemy unit .* round 6 wins/s);
  });
});

test("a table can be set again from the flags that it names", () => {
  for (const given of [{}, { plan: "harrenhal", directionalRetreat: true }, { plan: "raid", houses: "lot" }]) {
    const set = table(given);
    const words = flagsFor(set as never, loaded).flatMap((flag) => flag.split(" "));
    const value = (option: string) => (words.includes(option) ? words[words.indexOf(option) + 1] : undefined);
    const again = {
      plan: value("--plan"),
      houses: value("--houses"),
      directionalRetreat: words.includes("--directional-retreat") || undefined,
      rangeByDistance: words.includes("--range-by-distance") || undefined,
    };
    expect(table(again)).toEqual(set);
  }
});
