import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { performance } from "node:perf_hooks";
import type { SomeCraft } from "@weirwood/catalogue";
import { type ErrorAt, fingerprintOf, type Learned, type Lesson, type Weights } from "@weirwood/catalogue/minds";
import type { JsonMap } from "@weirwood/kernel";
import type { Command } from "commander";
import pc from "picocolors";
import { entryCalled, gameNames, wholeNumber } from "../arguments.ts";
import type { Context, Report } from "../context.ts";
import { exitCodes, Failure } from "../failure.ts";
import { writeText } from "../files.ts";
import { percentIn } from "../language.ts";
import { columns } from "../layout.ts";
import { Progress } from "../progress.ts";
import { learnInThread } from "../train/learning.ts";
import { weightsText } from "../train/weights-file.ts";
import type { Pool } from "../work/pool.ts";
import { poolFor } from "../work/pool-for.ts";
import { InOrder, shiftsOf } from "../work/shifts.ts";
import type { LessonsTask } from "../work/task.ts";

interface TrainArguments {
  readonly games?: string;
  readonly seed: string;
  readonly hidden?: string;
  readonly passes?: string;
  readonly jobs?: string;
  readonly farm?: string;
  readonly out?: string;
  readonly check?: boolean;
}

/** What decides the weights: the same settings give the same file. */
interface Settings {
  readonly games: number;
  readonly seed: string;
  readonly hidden: number;
  readonly passes: number;
}

/** Fewer leave nothing to hold apart. */
const LEAST_GAMES = 10;
const MOST_GAMES = 10_000_000;
const LONGEST_SHIFT = 50;
const MOST_KILOBYTES = 100;

export function declareTrain(program: Command, here: Context, end: (report: Report) => void): void {
  const { help } = here.say;
  program
    .command("train")
    .summary(help.train.summary)
    .description(help.train.about)
    .argument("<game>", help.game(gameNames(here)))
    .option("--games <n>", help.train.games)
    .option("--seed <text>", help.train.seed, "1")
    .option("--hidden <n>", help.train.hidden)
    .option("--passes <n>", help.train.passes)
    .option("--jobs <n>", help.sim.jobs)
    .option("--farm <redis>", help.sim.farm)
    .option("--out <file>", help.train.out)
    .option("--check", help.train.check)
    .addHelpText("after", help.train.examples)
    .action(async (name: string, given: TrainArguments) => {
      const entry = entryCalled(name, here);
      const craft = await entry.craft?.();
      if (craft === undefined) throw new Failure("no-craft", here.say.train.noCraft(entry.name));
      end(given.check === true ? check(craft, here) : await train(craft, given, here));
    });
}

/** Says whether rules and features still are what the weights were learned by. */
export function check(craft: Pick<SomeCraft, "rules" | "features" | "schooling" | "weights">, here: Context): Report {
  const { say, print } = here;
  const { name } = craft.rules;
  const { command, fingerprint, features } = craft.weights;
  const now = fingerprintOf(craft);
  const fits = now === fingerprint && features.join() === craft.features.ids.join();
  if (fits) print(say.train.fits(name));
  const sentence = say.train.changed(name, command || `weirwood train ${name}`);
  return {
    json: { game: name, fits, fingerprint: now, learnedAt: fingerprint, command },
    ...(!fits && { failure: { sentence, exitCode: exitCodes.failed } }),
  };
}

async function train(craft: SomeCraft, given: TrainArguments, here: Context): Promise<Report> {
  const { name } = craft.rules;
  const settings = settingsOf(craft, given, here);
  const file = given.out ?? join("bots", name, "maester", "weights.ts");
  const folder = dirname(file);
  if (given.out === undefined && !existsSync(folder))
    throw new Failure("missing-folder", here.say.train.noFolder(folder), { file });

  const started = performance.now();
  const lessons = await lessonsOf(name, settings, await poolFor(given, here), here);
  const positions = lessons.reduce((sum, { rounds }) => sum + rounds.length, 0);
  const learned = await learnedFrom(lessons, settings, here);
  const weights: Weights = {
    game: name,
    command: commandOf(name, settings),
    fingerprint: fingerprintOf(craft),
    features: craft.features.ids,
    ...learned.weights,
  };
  const text = weightsText(weights);
  const kilobytes = text.length / 1000;
  if (kilobytes > MOST_KILOBYTES) {
    const sentence = here.say.train.tooLarge(here.number(kilobytes, 1), MOST_KILOBYTES);
    throw new Failure("too-large", sentence, { file }, exitCodes.failed);
  }
  writeText(file, text, here);
  here.print(here.say.train.title(here.number(settings.games), here.number(positions)));
  here.print();
  for (const line of errorLines(learned.errors, here)) here.print(line);
  here.print();
  here.print(here.say.train.written(file, here.number(kilobytes, 1)));
  return {
    json: {
      game: name,
      command: weights.command,
      fingerprint: weights.fingerprint,
      ...settings,
      positions,
      errors: learned.errors as unknown as JsonMap[],
      file,
      bytes: text.length,
      seconds: (performance.now() - started) / 1000,
    },
  };
}

function settingsOf({ schooling }: SomeCraft, given: TrainArguments, here: Context): Settings {
  const numberOf = (name: "games" | "hidden" | "passes", least: number, most: number): number => {
    const text = given[name];
    return text === undefined ? schooling[name] : wholeNumber(`--${name}`, text, least, most, here);
  };
  return {
    games: numberOf("games", LEAST_GAMES, MOST_GAMES),
    seed: given.seed,
    hidden: numberOf("hidden", 0, 256),
    passes: numberOf("passes", 1, 10_000),
  };
}

/** What the file names: with everything that decides it, and nothing else. */
const commandOf = (game: string, { games, seed, hidden, passes }: Settings): string =>
  `weirwood train ${game} --games ${games} --seed ${inShell(seed)} --hidden ${hidden} --passes ${passes}`;

const inShell = (word: string): string => (/^[\w.-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

async function lessonsOf(game: string, { games, seed }: Settings, pool: Pool, here: Context): Promise<Lesson[]> {
  const lessons: Lesson[] = [];
  const inOrder = new InOrder<readonly Lesson[]>((part) => lessons.push(...part));
  const progress = new Progress(games, here.say.progress.games, here);
  let done = 0;
  try {
    await pool.run(tasksOf(game, seed, games), (result, number) => {
      inOrder.add(number, result.lessons);
      done += result.lessons.length;
      progress.update(done);
    });
  } finally {
    progress.stop();
    await pool.end();
  }
  return lessons;
}

function* tasksOf(game: string, seed: string, games: number): Generator<LessonsTask> {
  for (const shift of shiftsOf({ from: 0, to: games }, LONGEST_SHIFT)) yield { kind: "lessons", game, seed, ...shift };
}

async function learnedFrom(lessons: readonly Lesson[], settings: Settings, here: Context): Promise<Learned> {
  const progress = new Progress(settings.passes, here.say.progress.passes, here);
  const { hidden, passes, seed } = settings;
  try {
    return await learnInThread(lessons, { hidden, passes, seed }, (done) => progress.update(done));
  } finally {
    progress.stop();
  }
}

/** A row for each round, the first for all of them. */
function errorLines(errors: readonly ErrorAt[], { say, language, number }: Context): string[] {
  const { train } = say;
  const head = [train.round, train.positions, train.loss, train.blind, train.hits];
  const rows = errors.map(({ round, positions, loss, blindLoss, hits }) => [
    round === 0 ? train.all : number(round),
    number(positions),
    number(loss, 3),
    number(blindLoss, 3),
    percentIn(language, hits),
  ]);
  const [top, ...lines] = columns([head, ...rows], [1, 2, 3, 4]);
  return [train.apart, "", pc.bold(top), ...lines];
}
