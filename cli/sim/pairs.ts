import type { JsonMap } from "@weirwood/kernel";
import pc from "picocolors";
import type { Context } from "../context.ts";
import type { Openings } from "../games/cli-game.ts";
import { percentIn } from "../language.ts";
import { columns } from "../layout.ts";
import { type Share, wilson } from "./interval.ts";
import { rangeOf, type SeriesRun, totalOf, totals } from "./series.ts";

/** How often one of several things won, over all games in which it took part. */
interface Standing extends Share {
  readonly name: string;
  readonly games: number;
  readonly wins: number;
}

/** Sums by name, in the order in which names first came. */
function standings(rows: readonly { name: string; games: number; wins: number }[]): Standing[] {
  const sums = new Map<string, { games: number; wins: number }>();
  for (const { name, games, wins } of rows) {
    const sum = sums.get(name) ?? { games: 0, wins: 0 };
    sums.set(name, { games: sum.games + games, wins: sum.wins + wins });
  }
  return [...sums].map(([name, { games, wins }]) => ({ name, games, wins, ...wilson(wins, games) }));
}

/** Against all others, what each seat brought; it stays in its seat while bots move on. */
const standingsOfWords = (runs: readonly SeriesRun[]): Standing[] =>
  standings(
    runs.flatMap(({ simulation, summary }) =>
      summary.bySeat.map(({ games, wins }, seat) => ({ name: simulation.openings[seat].word, games, wins })),
    ),
  );

const standingsOfBots = (runs: readonly SeriesRun[]): Standing[] =>
  standings(
    runs.flatMap(({ summary }) =>
      summary.byBot.flatMap(({ bot, bySeat }) => bySeat.map(({ games, wins }) => ({ name: bot, games, wins }))),
    ),
  );

/** A row for each thing that was brought, against all others; each pair; and where bots differ, how often each won. */
export function pairsLines(openings: Openings, runs: readonly SeriesRun[], here: Context): string[] {
  const { say, language, number } = here;
  const { sim } = say;
  const percent = (share: number): string => percentIn(language, share);
  const [{ simulation, summary }] = runs;
  const rowOf = (standing: Standing): string[] => [
    standing.name,
    number(standing.games),
    number(standing.wins),
    percent(standing.share),
    rangeOf(standing, percent),
  ];
  const table = (title: string, rows: readonly Standing[]): string[] => {
    const head = [title, say.progress.games, sim.wins, sim.share, sim.interval];
    const [top, ...lines] = columns([head, ...rows.map(rowOf)], [1, 2, 3, 4]);
    return ["", pc.bold(top), ...lines];
  };
  const pairs = runs.map((run) => {
    const [first] = run.summary.bySeat;
    const [one, other] = run.simulation.openings.map(({ word }) => word);
    return [one, other, percent(first.share), rangeOf(first, percent)];
  });
  const [top, ...lines] = columns([[openings.title(here), sim.against, sim.share, sim.interval], ...pairs], [2, 3]);
  const bots = standingsOfBots(runs);
  const [decisions, exceptions, violations] = totals.slice(1).map((what) => number(totalOf(runs, what)));
  return [
    sim.pairs(number(summary.games), runs.length, simulation.bots.join(", "), simulation.seed),
    sim.books(decisions, exceptions, violations, sim.audits[simulation.audit]),
    ...(bots.length > 1 ? table(sim.bot, bots) : []),
    ...table(openings.title(here), standingsOfWords(runs)),
    "",
    pc.bold(top),
    ...lines,
  ];
}

const byName = (rows: readonly Standing[]): JsonMap =>
  Object.fromEntries(rows.map(({ name, ...standing }) => [name, standing]));

/** All pairs as scripts read them; docs/cli.md lists the keys. */
export const pairsJson = (game: string, flag: string, runs: readonly SeriesRun[]): JsonMap => ({
  game,
  series: flag,
  ...Object.fromEntries(totals.map((what) => [what, totalOf(runs, what)])),
  byOpening: byName(standingsOfWords(runs)),
  byBot: byName(standingsOfBots(runs)),
  each: Object.fromEntries(runs.map(({ value, json }) => [value, json])),
});
