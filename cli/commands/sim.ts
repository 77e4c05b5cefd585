import { availableParallelism } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import type { Command } from "commander";
import { botsNamed, entryCalled, gameNames, oneOfWords, wholeNumber } from "../arguments.ts";
import type { Context, Report } from "../context.ts";
import { exitCodes, Failure } from "../failure.ts";
import { writeText } from "../files.ts";
import { declareForm, type FormArguments, flagsFor, optionsFrom } from "../form-flags.ts";
import { loadPlayable } from "../games/index.ts";
import type { PlayableGame } from "../games/loaded-game.ts";
import { plain } from "../layout.ts";
import { Progress } from "../progress.ts";
import { plotsOf } from "../sim/plots-of.ts";
import { reportLines } from "../sim/report.ts";
import type { Shift } from "../sim/shift.ts";
import { audits, type Simulation } from "../sim/simulation.ts";
import { summarise, summaryJson } from "../sim/summary.ts";
import type { Tally } from "../sim/tally.ts";
import { CannotWriteRecord, playAll } from "../sim/worker-pool.ts";

type SimArguments = FormArguments & {
  readonly games: string;
  readonly bots?: string;
  readonly seed: string;
  readonly out?: string;
  readonly fixedSeats?: boolean;
  readonly records?: boolean;
  readonly audit: string;
  readonly jobs?: string;
  readonly only?: string;
};

const MOST_GAMES = 100_000_000;

export function declareSim(
  program: Command,
  here: Context,
  end: (report: Report) => void,
  playable: PlayableGame | undefined,
): void {
  const { help } = here.say;
  const bots = Object.keys(playable?.bots ?? {});
  const command = program
    .command("sim")
    .summary(help.sim.summary)
    .description(help.sim.about)
    .argument("<game>", help.game(gameNames(here)))
    .option("--games <n>", help.sim.games, "100")
    .option("--bots <names>", help.sim.bots(bots), bots[0])
    .option("--seed <text>", help.sim.seed, "1")
    .option("--out <folder>", help.sim.out)
    .option("--fixed-seats", help.sim.fixedSeats)
    .option("--records", help.sim.records)
    .option("--audit <how>", help.sim.audit, "sample")
    .option("--jobs <n>", help.sim.jobs)
    .option("--only <n>", help.sim.only)
    .action(async (game: string, given: SimArguments) => {
      const entry = entryCalled(game, here);
      end(await simulate(playable?.entry === entry ? playable : await loadPlayable(entry), given, here));
    });
  if (playable !== undefined) {
    declareForm(command, playable, here).addHelpText("after", playable.cli.help(here).examples.sim);
  }
}

async function simulate(playable: PlayableGame, given: SimArguments, here: Context): Promise<Report> {
  const { game } = playable;
  const simulation = simulationOf(playable, given, here);
  const games = wholeNumber("--games", given.games, 1, MOST_GAMES, here);
  const only = given.only === undefined ? undefined : wholeNumber("--only", given.only, 0, games - 1, here);
  const shift = only === undefined ? { from: 0, to: games } : { from: only, to: only + 1 };
  const jobs = given.jobs === undefined ? availableParallelism() : wholeNumber("--jobs", given.jobs, 1, 256, here);

  const started = performance.now();
  const tally = await played(simulation, shift, jobs, here);
  const seconds = (performance.now() - started) / 1000;

  const summary = summarise(tally, simulation, Object.keys(game.phrasebooks.en.names.seat));
  const json = summaryJson(summary, simulation, tally, game);
  const lines = reportLines(summary, simulation, playable, here);
  const files = new Map([
    ["summary.json", `${JSON.stringify(json, null, 2)}\n`],
    ["summary.txt", `${lines.map(plain).join("\n")}\n`],
    ...plotsOf(summary, playable, here).map(({ name, svg }): [string, string] => [name, svg]),
  ]);
  const { out } = given;
  if (out !== undefined) for (const [name, text] of files) writeText(join(out, name), text, here);

  for (const line of lines) here.print(line);
  here.print();
  here.print(here.say.sim.speed(here.number(seconds, 1), here.number(tally.games / seconds), jobs));
  if (out !== undefined) here.print(here.say.sim.written(out));
  noteProblems(tally, simulation, games, playable, here);
  const { exceptions, violations } = tally;
  const sentence = here.say.sim.broken(exceptions + violations, tally.games);
  return {
    json: { ...json, seconds, gamesPerSecond: tally.games / seconds, jobs, ...(out !== undefined && { out }) },
    ...(tally.problems.length > 0 && { failure: { sentence, exitCode: exitCodes.failed } }),
  };
}

function simulationOf(playable: PlayableGame, given: SimArguments, here: Context): Simulation {
  const { game, cli } = playable;
  const { records = false, out, seed } = given;
  if (records && out === undefined) throw new Failure("missing-option", here.say.arguments.recordsNeedOut);
  const options = optionsFrom(given, playable, here);
  const seats = game.seats(options).length;
  const known = Object.keys(playable.bots);
  const bots = botsNamed(given.bots ?? known[0], known, here);
  if (bots.length > seats) throw new Failure("too-many-bots", here.say.arguments.tooManyBots(bots.length, seats));
  return {
    game: game.name,
    options,
    seats,
    bots,
    counted: Object.fromEntries(Object.entries(cli.counted).map(([name, { rule }]) => [name, rule])),
    areSeatsFixed: given.fixedSeats === true,
    seed,
    audit: oneOfWords("--audit", given.audit, audits, here),
    ...(out !== undefined && { brokenIn: join(out, "broken") }),
    ...(out !== undefined && records && { recordsIn: join(out, "games") }),
  };
}

async function played(simulation: Simulation, shift: Shift, jobs: number, here: Context): Promise<Tally> {
  const progress = new Progress(shift.to - shift.from, here.say.progress.games, here);
  try {
    return await playAll(simulation, shift, jobs, ({ games }) => progress.update(games));
  } catch (error) {
    if (!(error instanceof CannotWriteRecord)) throw error;
    const { path, code } = error;
    throw new Failure("cannot-write", here.say.files.cannotWrite(path, code), { file: path });
  } finally {
    progress.stop();
  }
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
  const { game, options, bots, seed, areSeatsFixed } = simulation;
  const again = [
    `weirwood sim ${game} --games ${games} --bots ${bots.join(",")}`,
    `--seed ${JSON.stringify(seed)} --audit every --only ${problems[0].game}`,
    ...flagsFor(options, playable),
    ...(areSeatsFixed ? ["--fixed-seats"] : []),
  ].join(" ");
  here.note(here.say.sim.again(again));
}
