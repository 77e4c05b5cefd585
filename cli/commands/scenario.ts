import { entryNamed } from "@weirwood/catalogue";
import { isJsonMap, type Json, runScenario } from "@weirwood/kernel";
import type { Command } from "commander";
import pc from "picocolors";
import { gameNames, usualEntry } from "../arguments.ts";
import type { Context, Report } from "../context.ts";
import { exitCodes } from "../failure.ts";
import { wrapped } from "../layout.ts";
import { noScenarios, scenarioPaths, scenariosIn } from "../scenario-files.ts";

interface ScenarioArguments {
  readonly quiet?: boolean;
}

/** One line of the report. */
interface Outcome {
  readonly file: string;
  readonly id: string;
  readonly title: string;
  readonly ok: boolean;
  readonly message: string;
  /** Where the file is not even YAML. */
  readonly line?: number;
}

export function declareScenario(program: Command, here: Context, end: (report: Report) => void): void {
  const { help } = here.say;
  program
    .command("scenario")
    .summary(help.scenario.summary)
    .description(help.scenario.about)
    .argument("<path...>", help.scenario.paths)
    .option("--quiet", help.scenario.quiet)
    .addHelpText("after", help.scenario.examples)
    .action(async (paths: string[], given: ScenarioArguments) => end(await run(paths, given, here)));
}

async function run(paths: readonly string[], { quiet = false }: ScenarioArguments, here: Context): Promise<Report> {
  const outcomes: Outcome[] = [];
  for (const file of scenarioPaths(paths)) outcomes.push(...(await outcomesOf(file, here)));
  if (outcomes.length === 0) throw noScenarios(paths, here);
  for (const outcome of outcomes) if (!outcome.ok || !quiet) tell(outcome, here);
  const failed = outcomes.filter(({ ok }) => !ok).length;
  const passed = outcomes.length - failed;
  here.print(here.say.scenario.count(passed, failed));
  const json = { passed, failed, scenarios: outcomes.map((outcome) => ({ ...outcome })) };
  if (failed === 0) return { json };
  const isUnreadable = outcomes.some(({ line }) => line !== undefined);
  const exitCode = isUnreadable ? exitCodes.unusable : exitCodes.failed;
  const files = [...new Set(outcomes.filter(({ ok }) => !ok).map(({ file }) => file))];
  return { json, failure: { sentence: here.say.scenario.failing(failed, files), exitCode } };
}

function outcomesOf(file: string, here: Context): Promise<Outcome[]> {
  const outcomes = scenariosIn(file, here).map(async (text): Promise<Outcome> => {
    if ("scenario" in text) return outcomeOf(file, text.scenario, here);
    const { line, problem } = text;
    return { file, id: "?", title: "", ok: false, message: here.say.scenario.notYaml(file, line, problem), line };
  });
  return Promise.all(outcomes);
}

/** A scenario names its game, unless there is only one. */
async function outcomeOf(file: string, scenario: Json, here: Context): Promise<Outcome> {
  if (!isJsonMap(scenario)) return { file, id: "?", title: "", ok: false, message: here.say.scenario.notMap };
  const { id = "?", title = "", game = usualEntry()?.name ?? "" } = scenario;
  const head = { file, id: String(id), title: typeof title === "string" ? title : "" };
  const entry = typeof game === "string" ? entryNamed(game) : undefined;
  if (entry === undefined) {
    return { ...head, ok: false, message: here.say.scenario.unknownGame(String(game), gameNames(here)) };
  }
  const { ok, message = "" } = runScenario(await entry.game(), scenario);
  return { ...head, ok, message };
}

function tell({ file, id, title, ok, message, line }: Outcome, { say, print, width }: Context): void {
  const name = title === "" ? id : `${id}  ${title}`;
  if (ok) {
    print(`${pc.green("✓")} ${name}`);
    return;
  }
  if (line !== undefined) {
    print(`${pc.red("✗")} ${message}`);
    return;
  }
  print(`${pc.red("✗")} ${pc.bold(name)}  ${pc.dim(file)}`);
  const [, where, expected, actual] = /^(.*?):? ?expected (.*), (?:was|were) (.*)$/s.exec(message) ?? [];
  if (expected === undefined) {
    print(`    ${wrapped(message, width - 4, "    ")}`);
    return;
  }
  print(`    ${where}`);
  print(`      ${say.scenario.expected}  ${pc.green(expected)}`);
  print(`      ${say.scenario.actual}  ${pc.red(actual)}`);
}
