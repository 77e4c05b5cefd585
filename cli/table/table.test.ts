import { NOBODY, seedFrom } from "@weirwood/kernel";
import { type Throne, type ThroneOptions, throne } from "@weirwood/throne";
import { areaIds } from "@weirwood/throne/questions";
import { describe, expect, test } from "vitest";
import { widthOf } from "../layout.ts";
import { botChance } from "../sim/simulation.ts";
import { surroundingsOf } from "../surroundings.ts";
import { askedVerb, askLines } from "./ask.ts";
import { boardLines } from "./board.ts";
import { decisionCandidates } from "./completion.ts";
import { regions } from "./regions.ts";
import { strangerIn } from "./words.ts";

const english = surroundingsOf([], {});
const french = surroundingsOf(["--lang", "fr"], {});

/** Calls for each position of a random game that somebody is asked in. */
function eachPosition(seed: string, look: (view: Throne, seat: number, state: Throne) => void): void {
  const state = throne.setup(throne.readOptions({ players: 5 }) as ThroneOptions, seedFrom(seed));
  const chance = botChance(seed);
  for (let seat = throne.awaited(state); seat !== NOBODY; seat = throne.awaited(state)) {
    look(throne.view(state, seat), seat, state);
    throne.apply(state, seat, throne.sample(state, seat, chance));
  }
}

test("the regions hold every area of the map once", () => {
  expect(Object.values(regions).flat().sort()).toEqual([...areaIds].sort());
});

describe("the table as text", () => {
  test("fits 80 columns at every moment of a game, in both languages", () => {
    for (const [seed, here] of [
      ["text 1", english],
      ["text 2", french],
    ] as const) {
      eachPosition(seed, (view, seat) => {
        const lines = [...boardLines(view, here), ...askLines(view, seat, here)].flatMap((line) => line.split("\n"));
        for (const line of lines) expect(widthOf(line), line).toBeLessThanOrEqual(80);
      });
    }
  });

  test("says of every kind of decision how it is written", () => {
    const verbs = new Set<string>();
    for (const seed of ["verbs 1", "verbs 2", "verbs 3"]) eachPosition(seed, (view) => verbs.add(askedVerb(view)));
    expect(verbs.size).toBeGreaterThan(10);
    for (const verb of verbs) for (const { say } of [english, french]) expect(say.forms).toHaveProperty([verb]);
  });
});

describe("completion", () => {
  const start = throne.setup(
    throne.readOptions({ players: 3, houses: ["stark", "lannister", "baratheon"] }) as ThroneOptions,
    seedFrom("completion"),
  );
  const offered = (line: string) => decisionCandidates(line, start, 0);

  test("offers own areas, then orders", () => {
    expect(offered("orders ")).toEqual([["shivering-sea ", "white-harbor ", "winterfell "], ""]);
    expect(offered("orders wi")).toEqual([["winterfell "], "wi"]);
    expect(offered("orders winterfell mar")).toEqual([["march-1", "march", "march*"], "mar"]);
    expect(offered("orders winterfell march*, ")).toEqual([["shivering-sea ", "white-harbor "], ""]);
  });

  test("offers only what leads to a legal answer, wherever answers are listed", () => {
    eachPosition("completed", (view, seat) => {
      const options = throne.options(view, seat);
      if (options === undefined) return;
      let line = "";
      for (let word = 0; word < 40; word++) {
        const [words, part] = decisionCandidates(line, view, seat);
        if (words.length === 0) break;
        line = line.slice(0, line.length - part.length) + words[0];
      }
      const answer = throne.parse(line);
      expect("kind" in answer && throne.check(view, seat, answer), line).toBe(undefined);
    });
  });
});

test("a word that the notation does not know is found, with what may have been meant", () => {
  expect(strangerIn("orders winterfel march*")).toEqual({ word: "winterfel", meant: ["winterfell"] });
  expect(strangerIn("march winterfell: 1K 2F > karhold + token")).toBeUndefined();
  expect(strangerIn("card robb-stark")).toBeUndefined();
});
