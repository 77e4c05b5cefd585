import type { PlayedGame, Problem } from "./play-out.ts";

/** How often something was seen: `{ "9": 29, "10": 371 }`. */
export type Counts = { [what: string]: number };

type BySeatAndRound = { [seat: string]: number[] };

/**
 * Sums over games. Everything in it adds up, whatever the order, so that the result of a simulation does not hang on how
 * its games were shared out among threads.
 */
export interface Tally {
  games: number;
  decisions: number;
  exceptions: number;
  violations: number;
  /** Won by more than one seat. */
  shared: number;
  problems: Problem[];
  wins: Counts;
  /** Games in which a seat of that name took part. */
  played: Counts;
  botWins: Counts;
  botGames: Counts;
  botSeats: Counts;
  /** By bot and seat, as `steward stark`. */
  botsInSeats: Counts;
  botWinsInSeats: Counts;
  endings: Counts;
  rounds: Counts;
  lengths: Counts;
  /** By the name of what is counted. */
  counted: { [name: string]: Counts };
  /** By measure, seat and round: sums over the games that came to the end of that round. */
  curves: { [measure: string]: BySeatAndRound };
  /** How many games those were. */
  reached: BySeatAndRound;
}

const numbers = ["games", "decisions", "exceptions", "violations", "shared"] as const;
const counters = [
  "wins",
  "played",
  "botWins",
  "botGames",
  "botSeats",
  "botsInSeats",
  "botWinsInSeats",
  "endings",
  "rounds",
  "lengths",
] as const;

/** More broken games than anybody will look at. */
const MOST_PROBLEMS = 20;

/** How a tally speaks of a bot in a seat. */
export const botInSeat = (bot: string, seat: string): string => `${bot} ${seat}`;

export function emptyTally(): Tally {
  const tally = { problems: [] as Problem[] } as unknown as Tally;
  for (const key of numbers) tally[key] = 0;
  for (const key of [...counters, "counted", "curves", "reached"] as const) tally[key] = {};
  return tally;
}

export function addGame(tally: Tally, game: PlayedGame): void {
  tally.games++;
  tally.decisions += game.decisions;
  if (game.problem !== undefined) {
    if (game.problem.kind === "exception") tally.exceptions++;
    else tally.violations++;
    keepProblems(tally, [game.problem]);
    return;
  }
  count(tally.rounds, game.rounds);
  count(tally.lengths, game.decisions);
  for (const [name, times] of Object.entries(game.counts)) {
    tally.counted[name] ??= {};
    count(tally.counted[name], times);
  }
  for (const seat of game.seats) count(tally.played, seat);
  for (const bot of game.bots) count(tally.botSeats, bot);
  for (const [seat, bot] of game.bots.entries()) count(tally.botsInSeats, botInSeat(bot, game.seats[seat]));
  for (const bot of new Set(game.bots)) count(tally.botGames, bot);
  addOutcome(tally, game);
  for (const [seat, name] of game.seats.entries()) {
    addTo(tally.reached, name, new Array<number>(game.rounds).fill(1));
    for (const [measure, rows] of Object.entries(game.curves)) {
      tally.curves[measure] ??= {};
      addTo(
        tally.curves[measure],
        name,
        rows.map((row) => row[seat]),
      );
    }
  }
}

function addOutcome(tally: Tally, { outcome, seats, bots }: PlayedGame): void {
  if (outcome === undefined) return;
  count(tally.endings, outcome.rule);
  if (outcome.winners.length > 1) tally.shared++;
  for (const seat of outcome.winners) {
    count(tally.wins, seats[seat]);
    count(tally.botWinsInSeats, botInSeat(bots[seat], seats[seat]));
  }
  for (const bot of new Set(outcome.winners.map((seat) => bots[seat]))) count(tally.botWins, bot);
}

/** Adds one tally to another. */
export function merge(into: Tally, from: Tally): void {
  for (const key of numbers) into[key] += from[key];
  keepProblems(into, from.problems);
  for (const key of counters) mergeCounts(into[key], from[key]);
  for (const [name, counts] of Object.entries(from.counted)) {
    into.counted[name] ??= {};
    mergeCounts(into.counted[name], counts);
  }
  mergeSums(into.reached, from.reached);
  for (const [measure, sums] of Object.entries(from.curves)) {
    into.curves[measure] ??= {};
    mergeSums(into.curves[measure], sums);
  }
}

function mergeCounts(into: Counts, from: Counts): void {
  for (const [what, times] of Object.entries(from)) count(into, what, times);
}

function mergeSums(into: BySeatAndRound, from: BySeatAndRound): void {
  for (const [seat, sums] of Object.entries(from)) addTo(into, seat, sums);
}

function count(counts: Counts, what: string | number, times = 1): void {
  counts[what] = (counts[what] ?? 0) + times;
}

function addTo(sums: BySeatAndRound, seat: string, values: readonly number[]): void {
  sums[seat] ??= [];
  for (const [round, value] of values.entries()) sums[seat][round] = (sums[seat][round] ?? 0) + value;
}

/** The first ones by number, whichever thread found them first. */
function keepProblems(tally: Tally, more: readonly Problem[]): void {
  tally.problems = [...tally.problems, ...more].sort((a, b) => a.game - b.game).slice(0, MOST_PROBLEMS);
}
