import type { BotName } from "../arguments.ts";
import type { PlayedGame, Problem } from "./play-out.ts";

/** How often something was seen: `{ "9": 29, "10": 371 }`. */
export type Counts = { [what: string]: number };

type ByHouseAndTurn = { [house: string]: number[] };

/**
 * Sums over games. Everything in it adds up, whatever the order, so that the result of a simulation does not hang on how
 * its games were shared out among threads.
 */
export interface Tally {
  games: number;
  decisions: number;
  exceptions: number;
  violations: number;
  /** Won by more than one house. */
  shared: number;
  problems: Problem[];
  wins: Counts;
  /** Games in which a house took part. */
  played: Counts;
  botWins: Counts;
  botGames: Counts;
  botSeats: Counts;
  endings: Counts;
  turns: Counts;
  lengths: Counts;
  battles: Counts;
  /** By house and turn: sums over the games that came to the end of that turn, and how many those were. */
  power: ByHouseAndTurn;
  castles: ByHouseAndTurn;
  reached: ByHouseAndTurn;
}

const numbers = ["games", "decisions", "exceptions", "violations", "shared"] as const;
const counters = [
  "wins",
  "played",
  "botWins",
  "botGames",
  "botSeats",
  "endings",
  "turns",
  "lengths",
  "battles",
] as const;
const curves = ["power", "castles", "reached"] as const;

/** More broken games than anybody will look at. */
const MOST_PROBLEMS = 20;

export function emptyTally(): Tally {
  const tally = { problems: [] as Problem[] } as unknown as Tally;
  for (const key of numbers) tally[key] = 0;
  for (const key of [...counters, ...curves] as const) tally[key] = {};
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
  count(tally.turns, game.turns);
  count(tally.lengths, game.decisions);
  count(tally.battles, game.battles);
  for (const house of game.houses) count(tally.played, house);
  for (const bot of game.bots) count(tally.botSeats, bot);
  for (const bot of new Set(game.bots)) count(tally.botGames, bot);
  addOutcome(tally, game);
  for (const [seat, house] of game.houses.entries()) {
    addTo(
      tally.power,
      house,
      game.power.map((row) => row[seat]),
    );
    addTo(
      tally.castles,
      house,
      game.castles.map((row) => row[seat]),
    );
    addTo(
      tally.reached,
      house,
      game.power.map(() => 1),
    );
  }
}

function addOutcome(tally: Tally, { outcome, houses, bots }: PlayedGame): void {
  if (outcome === undefined) return;
  count(tally.endings, outcome.rule);
  if (outcome.winners.length > 1) tally.shared++;
  for (const seat of outcome.winners) count(tally.wins, houses[seat]);
  for (const bot of new Set<BotName>(outcome.winners.map((seat) => bots[seat]))) count(tally.botWins, bot);
}

/** Adds one tally to another. */
export function merge(into: Tally, from: Tally): void {
  for (const key of numbers) into[key] += from[key];
  keepProblems(into, from.problems);
  for (const key of counters) {
    for (const [what, times] of Object.entries(from[key])) count(into[key], what, times);
  }
  for (const key of curves) {
    for (const [house, sums] of Object.entries(from[key])) addTo(into[key], house, sums);
  }
}

function count(counts: Counts, what: string | number, times = 1): void {
  counts[what] = (counts[what] ?? 0) + times;
}

function addTo(sums: ByHouseAndTurn, house: string, values: readonly number[]): void {
  sums[house] ??= [];
  for (const [turn, value] of values.entries()) sums[house][turn] = (sums[house][turn] ?? 0) + value;
}

/** The first ones by number, whichever thread found them first. */
function keepProblems(tally: Tally, more: readonly Problem[]): void {
  tally.problems = [...tally.problems, ...more].sort((a, b) => a.game - b.game).slice(0, MOST_PROBLEMS);
}
