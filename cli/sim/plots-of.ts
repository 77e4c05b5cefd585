import type { Context } from "../context.ts";
import type { LoadedGame } from "../games/loaded-game.ts";
import { percentIn } from "../language.ts";
import type { Share } from "./interval.ts";
import { anyMark } from "./marks.ts";
import { barChart, lineChart } from "./plots.ts";
import type { Summary } from "./summary.ts";

/** The plots of a simulation, by file name: who won, and a curve for each of the game's measures. */
export function plotsOf(summary: Summary, { game, cli }: LoadedGame, here: Context): { name: string; svg: string }[] {
  const { say, language, number } = here;
  const { names } = game.phrasebooks[language];
  const percent = (share: number): string => percentIn(language, share);
  const labelOf = ({ share, low, high }: Share): string => `${percent(share)}  (${percent(low)} – ${percent(high)})`;
  const par = 1 / Math.max(1, summary.bySeat.length);
  const seats = summary.bySeat.map((row) => ({
    ...row,
    name: names.seat[row.seat],
    mark: cli.mark(row.seat),
    par,
    label: labelOf(row),
  }));
  const bots = summary.byBot.map((row, n) => ({ ...row, name: row.bot, mark: anyMark(n), label: labelOf(row) }));
  const { plots } = say;
  const games = number(summary.games);
  const curves = game.measures.map(({ id }) => {
    const lines = summary.curves.map(({ seat, means }) => ({
      name: names.seat[seat],
      mark: cli.mark(seat),
      values: means[id],
    }));
    const chart = { title: names.measure[id], across: plots.turn, up: plots.mean, lines };
    return { name: `${id}.svg`, svg: lineChart(chart) };
  });
  return [
    { name: "wins-by-seat.svg", svg: barChart(cli.winsTitle(games, here), seats, plots.whiskers) },
    { name: "wins-by-bot.svg", svg: barChart(plots.winsByBot(games), bots, plots.whiskers) },
    ...curves,
  ];
}
