import type { JsonMap } from "@weirwood/kernel";
import pc from "picocolors";
import type { Context } from "../context.ts";
import type { LoadedGame } from "../games/loaded-game.ts";
import { percentIn } from "../language.ts";
import { columns } from "../layout.ts";
import { type Share, wilson } from "./interval.ts";
import type { Simulation } from "./simulation.ts";
import type { Summary } from "./summary.ts";

/** One simulation of several that were played in turn, one for each value of a choice. */
export interface SeriesRun {
  readonly value: string;
  readonly simulation: Simulation;
  readonly summary: Summary;
  readonly json: JsonMap;
}

export const totals = ["games", "decisions", "exceptions", "violations"] as const;

export const totalOf = (runs: readonly SeriesRun[], what: (typeof totals)[number]): number =>
  runs.reduce((sum, { summary }) => sum + summary[what], 0);

/** How often a bot won, over all of the simulations. */
interface BotTotal extends Share {
  readonly bot: string;
  readonly games: number;
  readonly seats: number;
  readonly wins: number;
  readonly par: number;
}

function botTotals(runs: readonly SeriesRun[]): BotTotal[] {
  const rows = runs.flatMap(({ summary }) => summary.byBot);
  return [...new Set(rows.map(({ bot }) => bot))].map((bot) => {
    const own = rows.filter((row) => row.bot === bot);
    const sum = (of: (row: (typeof own)[number]) => number): number => own.reduce((total, row) => total + of(row), 0);
    const [games, wins] = [sum((row) => row.games), sum((row) => row.wins)];
    const par = sum((row) => row.par * row.games) / Math.max(1, games);
    return { bot, games, seats: sum((row) => row.seats), wins, ...wilson(wins, games), par };
  });
}

/** Where bots differ, a row for each over all games. */
function botLines(runs: readonly SeriesRun[], { say, language, number }: Context): string[] {
  const { sim } = say;
  const percent = (share: number): string => percentIn(language, share);
  const rows = botTotals(runs).map((row) => [
    row.bot,
    number(row.seats),
    number(row.wins),
    percent(row.share),
    rangeOf(row, percent),
    percent(row.par),
  ]);
  if (rows.length < 2) return [];
  const head = [sim.bot, sim.seats, sim.wins, sim.share, sim.interval, sim.par];
  const [top, ...lines] = columns([head, ...rows], [1, 2, 3, 4, 5]);
  return ["", pc.bold(top), ...lines];
}

/** A row for each value and seat: how often the seat won, and where bots differ, how often each of them won in it, and over all. */
export function seriesLines(field: string, runs: readonly SeriesRun[], loaded: LoadedGame, here: Context): string[] {
  const { game, cli } = loaded;
  const { say, language, number } = here;
  const { sim } = say;
  const { names } = game.phrasebooks[language];
  const percent = (share: number): string => percentIn(language, share);
  const [{ simulation, summary }] = runs;
  const bots = summary.byBot.length > 1 ? summary.byBot.map(({ bot }) => bot) : [];
  const rows = runs.flatMap(({ value, summary: { bySeat, byBot } }) =>
    bySeat.map((row, index) => [
      index === 0 ? value : "",
      names.seat[row.seat],
      number(row.wins),
      percent(row.share),
      rangeOf(row, percent),
      ...(bots.length > 0 ? byBot.map((bot) => percent(bot.bySeat[index].share)) : []),
    ]),
  );
  const choice = names.option[field] ?? field;
  const head = [choice, cli.seatTitle(here), sim.wins, sim.share, sim.interval, ...bots];
  const right = head.map((_, column) => column).slice(2);
  const [top, ...lines] = columns([head, ...rows], right);
  const [decisions, exceptions, violations] = totals.slice(1).map((what) => number(totalOf(runs, what)));
  return [
    sim.each(number(summary.games), choice, simulation.bots.join(", "), simulation.seed),
    sim.books(decisions, exceptions, violations, sim.audits[simulation.audit]),
    "",
    pc.bold(top),
    ...lines,
    ...botLines(runs, here),
  ];
}

export const rangeOf = ({ low, high }: Share, percent: (share: number) => string): string =>
  `${percent(low)} – ${percent(high)}`;

/** All of them as scripts read it; docs/cli.md lists the keys. */
export const seriesJson = (game: string, field: string, runs: readonly SeriesRun[]): JsonMap => ({
  game,
  series: field,
  ...Object.fromEntries(totals.map((what) => [what, totalOf(runs, what)])),
  byBot: Object.fromEntries(botTotals(runs).map(({ bot, ...row }) => [bot, row])),
  each: Object.fromEntries(runs.map(({ value, json }) => [value, json])),
});
