import { throneBots } from "@weirwood/bots/throne";
import { hashOf, isRecordProblem, NOBODY, replay, seedFrom } from "@weirwood/kernel";
import { type ThroneOptions, throne } from "@weirwood/throne";
import { describe, expect, test } from "vitest";
import { surroundingsOf } from "../surroundings.ts";
import { tableOptions } from "../table-options.ts";
import { playGame } from "./play-out.ts";
import { botChance, botsAt, type Simulation, seedOfGame } from "./simulation.ts";
import { addGame, emptyTally, merge } from "./tally.ts";

const base = throne.readOptions({ players: 5 }) as ThroneOptions;
const full = tableOptions({ players: "6", allVariants: true }, surroundingsOf([], {}));
const simulation: Simulation = {
  table: base,
  bots: ["random"],
  areSeatsFixed: false,
  seed: "play-out",
  audit: "every",
};

describe("a simulated game", () => {
  test("is what its record says", () => {
    const { record, decisions, outcome } = playGame(simulation, 3);
    const end = replay(throne, record);
    expect(isRecordProblem(end)).toBe(false);
    expect(record.decisions).toHaveLength(decisions);
    expect(outcome).toBeDefined();
  });

  test("of random bots goes as if each had been shown its view", () => {
    for (const [table, index] of [base, base, full, full].map((one, i) => [one, i] as const)) {
      const seedText = seedOfGame(simulation, index);
      const chance = botChance(seedText);
      const state = throne.setup(table, seedFrom(seedText));
      for (let seat = throne.awaited(state); seat !== NOBODY; seat = throne.awaited(state)) {
        throne.apply(state, seat, throneBots.random.choose(throne.view(state, seat), seat, chance));
      }
      expect(playGame({ ...simulation, table }, index).record.hash).toBe(hashOf(throne.toJSON(state)));
    }
  });

  test("counts turns, and looks at power and castles at the end of each", () => {
    const { turns, power, castles } = playGame(simulation, 0);
    expect(power).toHaveLength(turns);
    expect(castles).toHaveLength(turns);
    for (const row of [...power, ...castles]) expect(row).toHaveLength(5);
  });

  test("that goes wrong is a problem with its seed and decision, not an exception", () => {
    const impossible = { ...simulation, bots: ["nobody"] as unknown as Simulation["bots"] };
    const { problem, outcome } = playGame(impossible, 4);
    expect(problem).toMatchObject({ kind: "exception", game: 4, seed: "play-out/4", decision: 0 });
    expect(outcome).toBeUndefined();
  });
});

describe("bots in seats", () => {
  const seats = (bots: Simulation["bots"], game: number, areSeatsFixed = false) =>
    botsAt({ ...simulation, bots, areSeatsFixed }, game).map((bot) => bot.charAt(0));

  test("are dealt round, one name filling all", () => {
    expect(seats(["steward"], 0)).toEqual(["s", "s", "s", "s", "s"]);
    expect(seats(["random", "steward"], 0)).toEqual(["r", "s", "r", "s", "r"]);
  });

  test("move on by one seat a game, unless they are fixed", () => {
    const bots: Simulation["bots"] = ["steward", "random", "random", "random", "random"];
    expect([0, 1, 4, 5].map((game) => seats(bots, game).indexOf("s"))).toEqual([0, 4, 1, 0]);
    expect([0, 1, 4, 5].map((game) => seats(bots, game, true).indexOf("s"))).toEqual([0, 0, 0, 0]);
  });
});

test("sums do not hang on the order in which games are added", () => {
  const [forwards, first, second] = [emptyTally(), emptyTally(), emptyTally()];
  const games = [0, 1, 2, 3].map((index) => playGame(simulation, index));
  for (const game of games) addGame(forwards, game);
  for (const game of games.slice(2)) addGame(second, game);
  for (const game of games.slice(0, 2)) addGame(first, game);
  merge(second, first);
  expect(second).toEqual(forwards);
});
