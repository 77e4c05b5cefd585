import { join } from "node:path";
import { performance } from "node:perf_hooks";
import type { JsonMap } from "@weirwood/kernel";
import type { Command } from "commander";
import { botsNamed, entryCalled, gameNames, oneOfWords, wholeNumber } from "../arguments.ts";
import type { Context, Report } from "../context.ts";
import { exitCodes, Failure } from "../failure.ts";
import { writeText } from "../files.ts";
import { declareForm, type FormArguments, flagsFor, optionsFrom, withEachValue } from "../form-flags.ts";
import { loadPlayable } from "../games/index.ts";
import type { PlayableGame } from "../games/loaded-game.ts";
import { plain } from "../layout.ts";
import {
  dealtRound,
  declareBySeat,
  flagsForOpenings,
  givenWith,
  isDrawn,
  namedBySeat,
  openingMeant,
  pairsFor,
} from "../openings.ts";
import { Progress } from "../progress.ts";
import { pairsJson, pairsLines } from "../sim/pairs.ts";
import { addThinking, type Thinking } from "../sim/play-out.ts";
import { plotsOf } from "../sim/plots-of.ts";
import { reportLines } from "../sim/report.ts";
import { type SeriesRun, seriesJson, seriesLines } from "../sim/series.ts";
import { audits, type Simulation } from "../sim/simulation.ts";
import { type Summary, summarise, summaryJson } from "../sim/summary.ts";
import { emptyTally, merge, type Tally } from "../sim/tally.ts";
import type { Pool } from "../work/pool.ts";
import { poolFor } from "../work/pool-for.ts";
import { InOrder, shiftsOf } from "../work/shifts.ts";
import type { GamesTask, Shift, WrittenRecord } from "../work/task.ts";

type SimArguments = FormArguments & {
  readonly games: string;
  readonly bots?: string;
  readonly seed: string;
  readonly out?: string;
  readonly fixedSeats?: boolean;
  readonly records?: boolean;
  readonly audit: string;
  readonly jobs?: string;
  readonly farm?: string;
  readonly only?: string;
};

const MOST_GAMES = 100_000_000;
const LONGEST_SHIFT = 50;

export function declareSim(
  program: Command,
  here: Context,
  end: (report: Report) => void,
  playable: PlayableGame | undefined,
): void {
  const { help } = here.say;
  const bots = playable && Object.keys(playable.bots);
  const command = program
    .command("sim")
    .summary(help.sim.summary)
    .description(help.sim.about)
    .argument("<game>", help.game(gameNames(here)))
    .option("--games <n>", help.sim.games, "100")
    .option("--bots <names>", bots === undefined ? help.sim.anyBots : help.sim.bots(bots), bots?.[0])
    .option("--seed <text>", help.sim.seed, "1")
    .option("--out <folder>", help.sim.out)
    .option("--fixed-seats", help.sim.fixedSeats)
    .option("--records", help.sim.records)
    .option("--audit <how>", help.sim.audit, "sample")
    .option("--jobs <n>", help.sim.jobs)
    .option("--farm <redis>", help.sim.farm)
    .option("--only <n>", help.sim.only)
    .action(async (game: string, given: SimArguments) => {
      const entry = entryCalled(game, here);
      end(await simulate(playable?.entry === entry ? playable : await loadPlayable(entry), given, here));
    });
  if (playable === undefined) {
    command.addHelpText("after", help.sim.examples(help.anyGame) + help.optionsOfGames("sim"));
    return;
  }
  declareForm(command, playable, here).addHelpText("after", playable.cli.help(here).examples.sim);
  declareBySeat(command, playable, here);
}

async function simulate(playable: PlayableGame, given: SimArguments, here: Context): Promise<Report> {
  const games = wholeNumber("--games", given.games, 1, MOST_GAMES, here);
  const only = given.only === undefined ? undefined : wholeNumber("--only", given.only, 0, games - 1, here);
  const shift = only === undefined ? { from: 0, to: games } : { from: only, to: only + 1 };
  const series = seriesOf(playable, given, here);

  const started = performance.now();
  const runs: (Run & SeriesRun)[] = [];
  const pool = await poolFor(given, here);
  try {
    for (const one of series?.each ?? [{ value: "", given }]) {
      const out = given.out === undefined ? undefined : join(given.out, one.value);
      const run = await runOf(playable, { ...one.given, ...(out !== undefined && { out }) }, shift, pool, here);
      runs.push({ ...run, value: one.value });
    }
  } finally {
    await pool.end();
  }
  const { jobs } = pool;
  const seconds = (performance.now() - started) / 1000;

  const [run] = runs;
  const json = series === undefined ? run.json : series.json(runs);
  const lines = series === undefined ? run.lines : series.lines(runs);
  const { out } = given;
  if (out !== undefined && series !== undefined) writeSummary(out, json, lines, here);
  const thinking: Thinking = {};
  for (const run of runs) addThinking(thinking, run.thinking);
  const sum = (of: (tally: Tally) => number): number => runs.reduce((total, { tally }) => total + of(tally), 0);
  const all = sum((tally) => tally.games);
  for (const line of lines) here.print(line);
  here.print();
  here.print(here.say.sim.speed(here.number(seconds, 1), here.number(all / seconds), jobs));
  for (const line of thinkingLines(thinking, here)) here.print(line);
  if (out !== undefined) here.print(here.say.sim.written(out));
  for (const { tally, simulation } of runs) noteProblems(tally, simulation, games, playable, here);
  const broken = sum(({ exceptions, violations }) => exceptions + violations);
  return {
    json: {
      ...json,
      seconds,
      gamesPerSecond: all / seconds,
      jobs,
      thinking: meansOf(thinking),
      ...(out !== undefined && { out }),
    },
    ...(broken > 0 && { failure: { sentence: here.say.sim.broken(broken, all), exitCode: exitCodes.failed } }),
  };
}

/** By bot: milliseconds of thought about an answer, on average. */
const meansOf = (thinking: Thinking): { [bot: string]: number } =>
  Object.fromEntries(
    Object.entries(thinking).map(([bot, { decisions, milliseconds }]) => [bot, milliseconds / decisions]),
  );

function thinkingLines(thinking: Thinking, { say, number }: Context): string[] {
  const means = Object.entries(meansOf(thinking)).sort(([a], [b]) => (a < b ? -1 : 1));
  if (means.length === 0) return [];
  return [say.sim.thinking(means.map(([bot, mean]) => `${bot} ${number(mean, mean < 10 ? 2 : 0)} ms`).join(", "))];
}

/** Several simulations in turn: one for each value of a choice, or for each pair of what two seats may bring. */
interface Series {
  readonly each: readonly { readonly value: string; readonly given: SimArguments }[];
  json(runs: readonly SeriesRun[]): JsonMap;
  lines(runs: readonly SeriesRun[]): readonly string[];
}

function seriesOf(playable: PlayableGame, given: SimArguments, here: Context): Series | undefined {
  const { game, cli } = playable;
  const { series, openings } = cli;
  const pairs = pairsFor(given, game.seats(optionsFrom(given, playable, here)).length, playable);
  if (openings !== undefined && pairs !== undefined) {
    return {
      each: pairs.map((pair) => ({ value: pair.join(","), given: givenWith(given, pair, playable) })),
      json: (runs) => pairsJson(game.name, openings.flag, runs),
      lines: (runs) => pairsLines(openings, runs, here),
    };
  }
  const each = series === undefined ? undefined : withEachValue(given, series, playable);
  if (series === undefined || each === undefined) return undefined;
  return {
    each,
    json: (runs) => seriesJson(game.name, series, runs),
    lines: (runs) => seriesLines(series, runs, playable, here),
  };
}

/** A simulation that has been played. */
interface Run {
  readonly simulation: Simulation;
  readonly tally: Tally;
  readonly thinking: Thinking;
  readonly summary: Summary;
  readonly json: JsonMap;
  readonly lines: readonly string[];
}

/** Plays a simulation, and writes down what it found where a folder is named. */
async function runOf(
  playable: PlayableGame,
  given: SimArguments,
  shift: Shift,
  pool: Pool,
  here: Context,
): Promise<Run> {
  const { game } = playable;
  const simulation = simulationOf(playable, given, here);
  const { out } = given;
  const keep = ({ game, isBroken, text }: WrittenRecord): void => {
    const name = `${String(game).padStart(6, "0")}.weir`;
    writeText(join(out as string, isBroken ? "broken" : "games", name), text, here);
  };
  const { tally, thinking } = await played(simulation, shift, pool, keep, here);
  const summary = summarise(tally, simulation, Object.keys(game.phrasebooks.en.names.seat));
  const json = summaryJson(summary, simulation, tally, game);
  const lines = reportLines(summary, simulation, playable, here);
  if (out !== undefined) {
    writeSummary(out, json, lines, here);
    for (const { name, svg } of plotsOf(summary, playable, here)) writeText(join(out, name), svg, here);
  }
  return { simulation, tally, thinking, summary, json, lines };
}

function writeSummary(folder: string, json: JsonMap, lines: readonly string[], here: Context): void {
  writeText(join(folder, "summary.json"), `${JSON.stringify(json, null, 2)}\n`, here);
  writeText(join(folder, "summary.txt"), `${lines.map(plain).join("\n")}\n`, here);
}

function simulationOf(playable: PlayableGame, given: SimArguments, here: Context): Simulation {
  const { game, cli } = playable;
  const { records = false, out, seed } = given;
  if (records && out === undefined) throw new Failure("missing-option", here.say.arguments.recordsNeedOut);
  const options = optionsFrom(given, playable, here);
  const seats = game.seats(options).length;
  const known = Object.keys(playable.bots);
  const bots = botsNamed(given.bots ?? known[0], known, here);
  const openings = dealtRound(namedBySeat(given, playable) ?? [], seats, playable, here);
  if (bots.length > seats) throw new Failure("too-many-bots", here.say.arguments.tooManyBots(bots.length, seats));
  return {
    game: game.name,
    options,
    seats,
    bots,
    counted: Object.fromEntries(Object.entries(cli.counted).map(([name, { rule }]) => [name, rule])),
    areSeatsFixed: given.fixedSeats === true,
    openings: openings.map((word) => ({
      word,
      ...(!isDrawn(word, playable) && { notation: game.print(openingMeant(word, options, playable, here)) }),
    })),
    seed,
    audit: oneOfWords("--audit", given.audit, audits, here),
    keepsRecords: records,
    keepsBroken: out !== undefined,
  };
}

/** Plays a simulation in shifts. Sums are taken in the order of the shifts, whoever plays them. */
async function played(
  simulation: Simulation,
  shift: Shift,
  pool: Pool,
  keep: (record: WrittenRecord) => void,
  here: Context,
): Promise<Pick<Run, "tally" | "thinking">> {
  const tally = emptyTally();
  const thinking: Thinking = {};
  const tallies = new InOrder<Tally>((part) => merge(tally, part));
  const progress = new Progress(shift.to - shift.from, here.say.progress.games, here);
  let games = 0;
  try {
    await pool.run(tasksOf(simulation, shift), (result, number) => {
      for (const record of result.records) keep(record);
      addThinking(thinking, result.thinking);
      tallies.add(number, result.tally);
      games += result.tally.games;
      progress.update(games);
    });
  } finally {
    progress.stop();
  }
  return { tally, thinking };
}

function* tasksOf(simulation: Simulation, shift: Shift): Generator<GamesTask> {
  for (const { from, to } of shiftsOf(shift, LONGEST_SHIFT)) yield { kind: "games", simulation, from, to };
}

/** Broken games go to stderr in any case, with the command that shows the first again. */
function noteProblems(
  { problems }: Tally,
  simulation: Simulation,
  games: number,
  playable: PlayableGame,
  here: Context,
): void {
  for (const { kind, game, seed, decision, message } of problems) {
    here.note(here.say.sim.problem(here.say.sim.problems[kind], game, seed, decision, message));
  }
  if (problems.length === 0) return;
  const { game, options, bots, openings, seed, areSeatsFixed } = simulation;
  const again = [
    `weirwood sim ${game} --games ${games} --bots ${bots.join(",")}`,
    `--seed ${JSON.stringify(seed)} --audit every --only ${problems[0].game}`,
    ...flagsFor(options, playable),
    ...flagsForOpenings(
      openings.map(({ word }) => word),
      playable,
    ),
    ...(areSeatsFixed ? ["--fixed-seats"] : []),
  ].join(" ");
  here.note(here.say.sim.again(again));
}
