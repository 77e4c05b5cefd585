import type { SomeOptions } from "@weirwood/catalogue";
import { hashOf, isRecordProblem, isRefusal, NOBODY, replay, seedFrom } from "@weirwood/kernel";
import { beforeAll, describe, expect, test } from "vitest";
import type { PlayableGame } from "../games/loaded-game.ts";
import { playable } from "../testing/games.ts";
import { playGame } from "./play-out.ts";
import { botChance, botsAt, type Simulation, seedOfGame } from "./simulation.ts";
import { addGame, emptyTally, merge } from "./tally.ts";

function simulationOf({ game }: PlayableGame, input: object): Simulation {
  const options = game.readOptions(input);
  if (isRefusal(options)) throw new Error(options.rule);
  return {
    game: game.name,
    options: options as SomeOptions,
    seats: game.seats(options as SomeOptions).length,
    bots: ["random"],
    counted: { thefts: "wager.theft" },
    areSeatsFixed: false,
    openings: [],
    seed: "play-out",
    audit: "every",
    keepsRecords: false,
    keepsBroken: false,
  };
}

let wager: PlayableGame;
let simulation: Simulation;
beforeAll(async () => {
  wager = await playable("ravens-wager");
  simulation = simulationOf(wager, { seats: 4 });
});

describe("a simulated game", () => {
  test("is what its record says", () => {
    const { record, decisions, outcome } = playGame(wager, simulation, 3);
    const end = replay(wager.game, record);
    expect(isRecordProblem(end)).toBe(false);
    expect(record.decisions).toHaveLength(decisions);
    expect(outcome).toBeDefined();
  });

  test("of random bots goes as if each had been shown its view", async () => {
    const throne = await playable("throne");
    for (const [played, run] of [
      [wager, simulation],
      [throne, simulationOf(throne, { players: 5 })],
      [throne, simulationOf(throne, { players: 6, variants: ["crowned", "siege", "single-use", "three-cards"] })],
    ] as const) {
      const { game, bots } = played;
      for (const index of [0, 1]) {
        const seedText = seedOfGame(run, index);
        const chance = botChance(seedText);
        const state = game.setup(run.options, seedFrom(seedText));
        for (let seat = game.awaited(state); seat !== NOBODY; seat = game.awaited(state)) {
          game.apply(state, seat, bots.random.choose(game.view(state, seat), seat, chance));
        }
        expect(playGame(played, run, index).record.hash).toBe(hashOf(game.toJSON(state)));
      }
    }
  });

  test("counts rounds and events, and takes every seat's measures at the end of each round", () => {
    const { rounds, counts, curves } = playGame(wager, simulation, 0);
    expect(rounds).toBe(5);
    expect(Object.keys(curves)).toEqual(["coins", "thefts"]);
    for (const rows of Object.values(curves)) {
      expect(rows).toHaveLength(rounds);
      for (const row of rows) expect(row).toHaveLength(4);
    }
    // A measure is given what was told in its own round, and the last round counts like the others.
    expect(counts.thefts).toBe(curves.thefts.flat().reduce((sum, thefts) => sum + thefts, 0));
    expect(counts.thefts).toBeGreaterThan(0);
  });

  test("that goes wrong is a problem with its seed and decision, not an exception", () => {
    const { problem, outcome } = playGame(wager, { ...simulation, bots: ["nobody"] }, 4);
    expect(problem).toMatchObject({ kind: "exception", game: 4, seed: "play-out/4", decision: 0 });
    expect(outcome).toBeUndefined();
  });
});

describe("bots in seats", () => {
  const seats = (bots: readonly string[], game: number, areSeatsFixed = false) =>
    botsAt({ ...simulation, bots, areSeatsFixed }, game).map((bot) => bot.charAt(0));

  test("are dealt round, one name filling all", () => {
    expect(seats(["steward"], 0)).toEqual(["s", "s", "s", "s"]);
    expect(seats(["random", "steward"], 0)).toEqual(["r", "s", "r", "s"]);
  });

  test("move on by one seat a game, unless they are fixed", () => {
    const bots = ["steward", "random", "random", "random"];
    expect([0, 1, 3, 4].map((game) => seats(bots, game).indexOf("s"))).toEqual([0, 3, 1, 0]);
    expect([0, 1, 3, 4].map((game) => seats(bots, game, true).indexOf("s"))).toEqual([0, 0, 0, 0]);
  });
});

test("sums do not hang on the order in which games are added", () => {
  const [forwards, first, second] = [emptyTally(), emptyTally(), emptyTally()];
  const games = [0, 1, 2, 3].map((index) => playGame(wager, simulation, index));
  for (const game of games) addGame(forwards, game);
  for (const game of games.slice(2)) addGame(second, game);
  for (const game of games.slice(0, 2)) addGame(first, game);
  merge(second, first);
  expect(second).toEqual(forwards);
});
