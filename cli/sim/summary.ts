import type { SomeGame } from "@weirwood/catalogue";
import type { JsonMap } from "@weirwood/kernel";
import { type Share, wilson } from "./interval.ts";
import type { Simulation } from "./simulation.ts";
import { botInSeat, type Counts, type Tally } from "./tally.ts";

/** How a number was spread over the games. */
export interface Spread {
  readonly mean: number;
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

interface SeatSummary extends Share {
  readonly seat: string;
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
  /** How it did in each of the seats. */
  readonly bySeat: readonly SeatSummary[];
}

/** Means at the end of each round, over the games that came so far. */
interface Curve {
  readonly seat: string;
  readonly games: readonly number[];
  readonly means: { readonly [measure: string]: readonly number[] };
}

/** What a simulation found, apart from how long it took: the same seed gives the same summary on any machine. */
export interface Summary {
  readonly games: number;
  readonly decisions: number;
  readonly exceptions: number;
  readonly violations: number;
  readonly wins: Counts;
  readonly shared: number;
  readonly bySeat: readonly SeatSummary[];
  readonly byBot: readonly BotSummary[];
  readonly turns: Spread;
  readonly length: Spread;
  /** By the name of what is counted: how many there were in a game. */
  readonly counts: { readonly [name: string]: Spread };
  readonly endings: Counts;
  readonly curves: readonly Curve[];
}

/** Seats come in the order in which the game names them, so that two summaries can be laid side by side. */
export function summarise(tally: Tally, { bots }: Simulation, seatNames: readonly string[]): Summary {
  const playing = seatNames.filter((seat) => (tally.played[seat] ?? 0) > 0);
  const filled = Object.values(tally.botSeats).reduce((sum, count) => sum + count, 0);
  const seatsOf = (bot: string): SeatSummary[] =>
    playing.map((seat) => {
      const [games, wins] = [tally.botsInSeats, tally.botWinsInSeats].map(
        (counts) => counts[botInSeat(bot, seat)] ?? 0,
      );
      return { seat, games, wins, ...wilson(wins, games) };
    });
  const meansOf = (sums: readonly number[], seat: string): number[] =>
    sums.map((sum, round) => sum / tally.reached[seat][round]);
  return {
    games: tally.games,
    decisions: tally.decisions,
    exceptions: tally.exceptions,
    violations: tally.violations,
    wins: Object.fromEntries(playing.map((seat) => [seat, tally.wins[seat] ?? 0])),
    shared: tally.shared,
    bySeat: playing.map((seat) => {
      const [games, wins] = [tally.played[seat], tally.wins[seat] ?? 0];
      return { seat, games, wins, ...wilson(wins, games) };
    }),
    byBot: [...new Set(bots)].map((bot) => {
      const [games, wins, own] = [tally.botGames[bot] ?? 0, tally.botWins[bot] ?? 0, tally.botSeats[bot] ?? 0];
      const par = filled === 0 ? 0 : own / filled;
      return { bot, games, seats: own, wins, par, ...wilson(wins, games), bySeat: seatsOf(bot) };
    }),
    turns: spreadOf(tally.rounds),
    length: spreadOf(tally.lengths),
    counts: Object.fromEntries(Object.entries(tally.counted).map(([name, counts]) => [name, spreadOf(counts)])),
    endings: Object.fromEntries(Object.entries(tally.endings).sort(([a], [b]) => (a < b ? -1 : 1))),
    curves: playing.map((seat) => ({
      seat,
      games: tally.reached[seat],
      means: Object.fromEntries(
        Object.entries(tally.curves).map(([measure, sums]) => [measure, meansOf(sums[seat], seat)]),
      ),
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
export function summaryJson(summary: Summary, simulation: Simulation, tally: Tally, game: SomeGame): JsonMap {
  const { options, bots, openings, seed, areSeatsFixed, audit } = simulation;
  const { bySeat, byBot, curves, ...rest } = summary;
  return {
    game: game.name,
    tags: [...game.tags(options)],
    ...(rest as unknown as JsonMap),
    bySeat: seatsByName(bySeat),
    byBot: Object.fromEntries(byBot.map(({ bot, ...row }) => [bot, { ...row, bySeat: seatsByName(row.bySeat) }])),
    curves: Object.fromEntries(curves.map(({ seat, games, means }) => [seat, { games, ...means }])),
    problems: tally.problems as unknown as JsonMap[],
    settings: {
      ...(options as unknown as JsonMap),
      bots: [...bots],
      ...(openings.length > 0 && { openings: openings.map(({ word }) => word) }),
      seed,
      fixedSeats: areSeatsFixed,
      audit,
    },
  };
}

const seatsByName = (seats: readonly SeatSummary[]): JsonMap =>
  Object.fromEntries(seats.map(({ seat, ...row }) => [seat, row]));
