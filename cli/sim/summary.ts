import type { JsonMap } from "@weirwood/kernel";
import { variantsOf } from "../table-options.ts";
import { type Share, wilson } from "./interval.ts";
import type { Simulation } from "./simulation.ts";
import type { Counts, Tally } from "./tally.ts";

/** How a number was spread over the games. */
export interface Spread {
  readonly mean: number;
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

interface HouseSummary extends Share {
  readonly house: string;
  readonly games: number;
  readonly wins: number;
}

interface BotSummary extends Share {
  readonly bot: string;
  readonly games: number;
  readonly seats: number;
  /** Games won by a seat of this bot. */
  readonly wins: number;
  /** The share of games it would win if all seats were equally strong. */
  readonly par: number;
}

/** Means at the end of each turn, over the games that came so far. */
interface Curve {
  readonly house: string;
  readonly games: readonly number[];
  readonly power: readonly number[];
  readonly castles: readonly number[];
}

/** What a simulation found, apart from how long it took: the same seed gives the same summary on any machine. */
export interface Summary {
  readonly games: number;
  readonly decisions: number;
  readonly exceptions: number;
  readonly violations: number;
  readonly wins: Counts;
  readonly shared: number;
  readonly byHouse: readonly HouseSummary[];
  readonly byBot: readonly BotSummary[];
  readonly turns: Spread;
  readonly length: Spread;
  readonly battles: Spread;
  readonly endings: Counts;
  readonly curves: readonly Curve[];
}

/** Houses come in the order of the box, so that two summaries can be laid side by side. */
export function summarise(tally: Tally, { bots }: Simulation, houses: readonly string[]): Summary {
  const playing = houses.filter((house) => (tally.played[house] ?? 0) > 0);
  const seats = Object.values(tally.botSeats).reduce((sum, count) => sum + count, 0);
  const meanOf = (sums: number[], house: string): number[] => sums.map((sum, turn) => sum / tally.reached[house][turn]);
  return {
    games: tally.games,
    decisions: tally.decisions,
    exceptions: tally.exceptions,
    violations: tally.violations,
    wins: Object.fromEntries(playing.map((house) => [house, tally.wins[house] ?? 0])),
    shared: tally.shared,
    byHouse: playing.map((house) => {
      const [games, wins] = [tally.played[house], tally.wins[house] ?? 0];
      return { house, games, wins, ...wilson(wins, games) };
    }),
    byBot: [...new Set(bots)].map((bot) => {
      const [games, wins, own] = [tally.botGames[bot] ?? 0, tally.botWins[bot] ?? 0, tally.botSeats[bot] ?? 0];
      return { bot, games, seats: own, wins, par: seats === 0 ? 0 : own / seats, ...wilson(wins, games) };
    }),
    turns: spreadOf(tally.turns),
    length: spreadOf(tally.lengths),
    battles: spreadOf(tally.battles),
    endings: Object.fromEntries(Object.entries(tally.endings).sort(([a], [b]) => (a < b ? -1 : 1))),
    curves: playing.map((house) => ({
      house,
      games: tally.reached[house],
      power: meanOf(tally.power[house], house),
      castles: meanOf(tally.castles[house], house),
    })),
  };
}

function spreadOf(counts: Counts): Spread {
  const values = Object.entries(counts)
    .map(([value, times]) => ({ value: Number(value), times }))
    .sort((a, b) => a.value - b.value);
  const games = values.reduce((sum, { times }) => sum + times, 0);
  if (games === 0) return { mean: 0, median: 0, least: 0, most: 0 };
  const sum = values.reduce((total, { value, times }) => total + value * times, 0);
  let passed = 0;
  const middle = values.find(({ times }) => {
    passed += times;
    return passed * 2 >= games;
  });
  const most = values[values.length - 1].value;
  return { mean: sum / games, median: middle?.value ?? most, least: values[0].value, most };
}

/** The summary as scripts read it; docs/cli.md lists the keys. */
export function summaryJson(summary: Summary, simulation: Simulation, tally: Tally): JsonMap {
  const { table, bots, seed, areSeatsFixed, audit } = simulation;
  const { byHouse, byBot, curves, ...rest } = summary;
  return {
    game: "throne",
    variants: variantsOf(table),
    ...(rest as unknown as JsonMap),
    byHouse: Object.fromEntries(byHouse.map(({ house, ...row }) => [house, row])),
    byBot: Object.fromEntries(byBot.map(({ bot, ...row }) => [bot, row])),
    curves: Object.fromEntries(curves.map(({ house, ...row }) => [house, row])),
    problems: tally.problems as unknown as JsonMap[],
    settings: { ...table, bots: [...bots], seed, fixedSeats: areSeatsFixed, audit },
  };
}
