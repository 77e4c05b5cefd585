import { Command, CommanderError } from "commander";
import { oneOfWords, usualEntry } from "./arguments.ts";
import { declareAnalyse } from "./commands/analyse.ts";
import { declareBackup, declareRestore } from "./commands/backup.ts";
import { declareBench } from "./commands/bench.ts";
import { declareBot } from "./commands/bot.ts";
import { declareFarm } from "./commands/farm.ts";
import { declarePlay } from "./commands/play.ts";
import { declareReplay } from "./commands/replay.ts";
import { declareRules } from "./commands/rules.ts";
import { declareScenario } from "./commands/scenario.ts";
import { declareServe } from "./commands/serve.ts";
import { declareSim } from "./commands/sim.ts";
import { declareTrain } from "./commands/train.ts";
import { complain } from "./complaint.ts";
import type { Context, Report } from "./context.ts";
import { exitCodes, Failure, Interrupted } from "./failure.ts";
import type { GameCommands } from "./games/game-commands.ts";
import { commandsOf, loadPlayable } from "./games/index.ts";
import type { PlayableGame } from "./games/loaded-game.ts";
import { languages } from "./language.ts";
import { version } from "./version.ts";

/** Runs the command that the arguments ask for, says what there is to say at its end, and gives its exit code. */
export async function obey(args: readonly string[], here: Context): Promise<number> {
  try {
    const { json, failure } = await run(args, here);
    here.give(json);
    if (failure !== undefined) here.note(`${here.say.errors.prefix} ${failure.sentence}`);
    return failure?.exitCode ?? exitCodes.ok;
  } catch (reason) {
    return reason instanceof Interrupted ? exitCodes.interrupted : complain(reason, here);
  }
}

/** Runs the command that the arguments ask for. Help and version are reports like any other. */
export async function run(args: readonly string[], here: Context): Promise<Report> {
  let report: Report = { json: {} };
  const written = { out: "", err: "" };
  const playable = await playableIn(args, here);
  const ofGames = await commandsOfGames(args, here);
  const end = (one: Report): void => {
    report = one;
  };
  const program = commands(here, written, end, playable, ofGames);
  try {
    await program.parseAsync(args, { from: "user" });
    return report;
  } catch (reason) {
    if (reason instanceof CommanderError) return toldByParser(reason, written, here);
    throw reason;
  }
}

/** The game whose form makes flags of the commands that play one. It must be known before arguments are parsed. */
async function playableIn(args: readonly string[], here: Context): Promise<PlayableGame | undefined> {
  if (!args.some((word) => word === "play" || word === "sim")) return undefined;
  const named = args.flatMap((word) => here.games.filter(({ name }) => name === word))[0];
  const entry = named ?? usualEntry();
  return entry && loadPlayable(entry);
}

/** The commands, in the order in which the help lists them; those of games follow. */
const declarations = {
  play: declarePlay,
  sim: declareSim,
  train: declareTrain,
  farm: declareFarm,
  replay: declareReplay,
  analyse: declareAnalyse,
  scenario: declareScenario,
  rules: declareRules,
  bench: declareBench,
  serve: declareServe,
  bot: declareBot,
  backup: declareBackup,
  restore: declareRestore,
};

/** Commands of games are loaded where one of them may be meant, or all are listed. */
async function commandsOfGames(args: readonly string[], here: Context): Promise<ReadonlyMap<string, GameCommands>> {
  const isOther = args.some((word) => Object.hasOwn(declarations, word));
  return isOther ? new Map() : commandsOf(here.games);
}

type Written = { out: string; err: string };

function commands(
  here: Context,
  written: Written,
  end: (report: Report) => void,
  playable: PlayableGame | undefined,
  ofGames: ReadonlyMap<string, GameCommands>,
): Command {
  const { help } = here.say;
  const program = new Command("weirwood")
    .description(help.about)
    .version(version(), "-V, --version", help.version)
    .helpOption("-h, --help", help.helpOption)
    .helpCommand("help [command]", help.helpCommand)
    .addHelpText("after", help.examples)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => {
        written.out += text;
      },
      writeErr: (text) => {
        written.err += text;
      },
    })
    .configureHelp({
      helpWidth: here.width,
      styleTitle: (title) => help.titles[title] ?? title,
      optionDescription: ({ description, defaultValue }) =>
        defaultValue === undefined ? description : `${description} ${help.byDefault(String(defaultValue))}`,
    });
  for (const declare of Object.values(declarations)) declare(program, here, end, playable);
  for (const [game, own] of ofGames) {
    const summary = own.summary(here);
    const under = program.command(game).summary(summary).description(summary);
    own.declare(under.helpCommand("help [command]", help.helpCommand), here, end);
  }
  for (const command of [program, ...program.commands.flatMap((one) => [one, ...one.commands])]) {
    command
      .option("--lang <language>", help.lang, (word) => oneOfWords("--lang", word, languages, here))
      .option("--json", help.json)
      .option("--debug", help.debug);
  }
  return program;
}

/** What the parser has to say, in our words: help and version, or what is wrong with the arguments. */
function toldByParser({ code, message }: CommanderError, { out }: Written, here: Context): Report {
  if (code === "commander.version") {
    here.print(out.trimEnd());
    return { json: { version: out.trim() } };
  }
  if (code === "commander.helpDisplayed" || (code === "commander.help" && out !== "")) {
    here.print(out.trimEnd());
    return { json: { help: out } };
  }
  const { errors } = here.say;
  // `--games <n>` and `<n>`: the name is enough.
  const name = (/'([^']*)'/.exec(message)?.[1] ?? "").replace(/(?<=\S) <.*/, "");
  const meant = (/Did you mean (?:one of )?(.*)\?/.exec(message)?.[1] ?? "").split(", ").filter((word) => word !== "");
  const sentences: { readonly [code: string]: string } = {
    "commander.help": errors.noCommand,
    "commander.unknownCommand": errors.unknownCommand(name, meant),
    "commander.unknownOption": errors.unknownOption(name, meant),
    "commander.missingArgument": errors.missingArgument(name),
    "commander.optionMissingArgument": errors.optionNeedsValue(name),
    "commander.excessArguments": errors.tooManyArguments,
  };
  const sentence = sentences[code] ?? errors.otherArguments(message);
  throw new Failure(code.replace("commander.", ""), sentence, {}, exitCodes.unusable);
}
