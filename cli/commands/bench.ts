import { isRefusal, type JsonMap } from "@weirwood/kernel";
import type { Command } from "commander";
import pc from "picocolors";
import { entryMeant, gameNames, oneOfWords, usualEntry } from "../arguments.ts";
import type { Effort, Figures } from "../bench/figures.ts";
import type { Context, Report } from "../context.ts";
import { Failure } from "../failure.ts";
import { loadGame } from "../games/index.ts";
import type { LoadedGame, SomeBench } from "../games/loaded-game.ts";
import { columns } from "../layout.ts";
import { Progress } from "../progress.ts";
import { type BenchServerArguments, benchServer } from "./bench-server.ts";
import { benchWeb } from "./bench-web.ts";

interface BenchArguments extends BenchServerArguments {
  readonly quick?: boolean;
  readonly game?: string;
}

interface BenchEngineArguments {
  readonly quick?: boolean;
  /** How much time to spend; a matter of `quick` unless it is said. */
  readonly effort?: Effort;
}

const subjects = ["engine", "server", "web"] as const;

/** Below this the machine was busy with others, and figures in seconds are too low; ratios suffer less. */
const ENOUGH_PROCESSOR = 0.85;

export function declareBench(program: Command, here: Context, end: (report: Report) => void): void {
  const { help } = here.say;
  program
    .command("bench")
    .summary(help.bench.summary)
    .description(help.bench.about)
    .argument("[what]", help.bench.what, "engine")
    .option("--game <game>", help.game(gameNames(here)))
    .option("--quick", help.bench.quick)
    .option("--tables <n>", help.bench.tables)
    .option("--pace <n>", help.bench.pace)
    .option("--profile <folder>", help.bench.profile)
    .addHelpText("after", help.bench.examples)
    .action(async (what: string, given: BenchArguments) => {
      const subject = oneOfWords("WHAT", what, subjects, here);
      if (subject === "engine" && given.game === undefined && usualEntry() === undefined) {
        end(await benchEngines(given, here));
        return;
      }
      const loaded = await loadGame(entryMeant(given.game, here));
      const gameBench = await benchOf(loaded, here);
      const benches = { engine: benchEngine, server: benchServer, web: benchWeb };
      end(await benches[subject](given, loaded, gameBench, here));
    });
}

/** The engine at every game that can be measured, one after the other, each beside the same yardsticks. */
export async function benchEngines(given: BenchEngineArguments, here: Context): Promise<Report> {
  const games: { [game: string]: JsonMap } = {};
  for (const entry of here.games) {
    const loaded = await loadGame(entry);
    const bench = await loaded.cli.bench?.();
    if (bench === undefined) continue;
    here.print(pc.bold(`── ${entry.name}`));
    games[entry.name] = (await benchEngine(given, loaded, bench, here)).json;
    here.print();
  }
  return { json: { games } };
}

async function benchOf({ game, cli }: LoadedGame, { say }: Context): Promise<SomeBench> {
  const bench = await cli.bench?.();
  if (bench === undefined) throw new Failure("not-measured", say.bench.noBench(game.name), { game: game.name });
  return bench;
}

async function benchEngine(
  { quick = false, effort: wished }: BenchEngineArguments,
  { game }: LoadedGame,
  { engine }: SomeBench,
  here: Context,
): Promise<Report> {
  const tableFor = (input: JsonMap) => {
    const options = game.readOptions(input);
    if (isRefusal(options)) throw new Error(options.rule);
    return { game, options };
  };
  const { measureAll, stretchesIn, quickEffort, fullEffort } = await benchModule(here);
  const effort = wished ?? (quick ? quickEffort : fullEffort);
  const { questions = {} } = engine;
  const progress = new Progress(stretchesIn(effort, questions), here.say.progress.stretches, here);
  let done = 0;
  const tables = { usual: tableFor(engine.usual), full: tableFor(engine.full) };
  const figures = measureAll(tables, questions, effort, () => progress.update(++done));
  progress.stop();
  for (const line of lines(figures, engine, here)) here.print(line);
  if (!Object.hasOwn(figures.ratios, "overBoardgameIo")) here.note(here.say.bench.noBoardgameIo);
  if (figures.share < ENOUGH_PROCESSOR) here.note(here.say.bench.busy(here.number(figures.share * 100)));
  const { ratios, rounds, share } = figures;
  return { json: { ratios, figures: figures.figures.map((figure) => ({ ...figure })), rounds, processorShare: share } };
}

/** The engine to compare with is a development dependency: nobody else needs it, so it may be missing. */
async function benchModule({ say }: Context): Promise<typeof import("../bench/figures.ts")> {
  try {
    return await import("../bench/figures.ts");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new Failure("missing-package", say.bench.noChess);
  }
}

function lines(
  { ratios, figures, rounds }: Figures,
  { bars, questions = {} }: SomeBench["engine"],
  here: Context,
): string[] {
  const { say, number } = here;
  const { bench } = say;
  const own = Object.entries(questions).map(([name, { title }]) => [name, title(here)]);
  const names: { readonly [name: string]: string } = { ...bench.names, ...Object.fromEntries(own) };
  const barOf = (name: string): string =>
    Object.hasOwn(bars, name) ? bench.bar(number(bars[name], bars[name] < 1 ? 1 : 0)) : "";
  const ratioRows = Object.entries(ratios).map(([name, ratio]) => [
    `  ${names[name] ?? name}`,
    number(ratio, ratio < 1 ? 2 : ratio < 10 ? 1 : 0),
    barOf(name),
  ]);
  const figureRows = figures.map(({ name, value, unit }) => [
    `  ${names[name] ?? name}`,
    number(value, unit === "µs" ? 2 : 0),
    unit === "1/s" ? bench.perSecond : unit,
    barOf(name),
  ]);
  return [
    pc.bold(bench.ratios),
    ...columns(ratioRows, [1]),
    "",
    pc.bold(bench.title(rounds)),
    ...columns(figureRows, [1]),
  ];
}
