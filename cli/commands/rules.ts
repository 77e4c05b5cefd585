import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { SomeGame } from "@weirwood/catalogue";
import { type Chapter, chaptersOf, runScenario, uncoveredRules } from "@weirwood/kernel";

import type { Command } from "commander";
import pc from "picocolors";
import { entryCalled, gameNames } from "../arguments.ts";
import type { Context, Report } from "../context.ts";
import { exitCodes } from "../failure.ts";
import { wrapped } from "../layout.ts";
import { documentOf, ruleLines, ruleMeant } from "../rulebook.ts";
import { scenarioPaths, scenariosIn } from "../scenario-files.ts";

interface RulesArguments {
  readonly uncovered?: boolean;
  readonly document?: boolean;
}

export function declareRules(program: Command, here: Context, end: (report: Report) => void): void {
  const { help } = here.say;
  program
    .command("rules")
    .summary(help.rules.summary)
    .description(help.rules.about)
    .argument("<game>", help.game(gameNames(here)))
    .argument("[id]", help.rules.id)
    .option("--uncovered", help.rules.uncovered)
    .option("--document", help.rules.document)
    .addHelpText("after", help.rules.examples)
    .action(async (game: string, id: string | undefined, given: RulesArguments) =>
      end(await answer(game, id, given, here)),
    );
}

async function answer(name: string, id: string | undefined, given: RulesArguments, here: Context): Promise<Report> {
  const game = await entryCalled(name, here).game();
  if (given.uncovered === true) return uncovered(game, here);
  if (given.document === true) return wholeBook(game, here);
  const chapters = chaptersOf(game.phrasebooks[here.language]);
  if (id === undefined) return list(game, chapters, here);
  const chapter = chapters.filter(({ part }) => [part, `${game.name}.${part}`].includes(id.toLowerCase()));
  return chapter.length > 0 ? list(game, chapter, here) : one(game, id, here);
}

function one(game: SomeGame, given: string, here: Context): Report {
  const rule = ruleMeant(given, game.phrasebooks[here.language], here);
  for (const line of ruleLines(rule, here)) here.print(line);
  return { json: { game: game.name, language: here.language, ...rule } };
}

function list(game: SomeGame, chapters: readonly Chapter[], here: Context): Report {
  for (const { title, rules } of chapters) {
    here.print(pc.bold(title));
    for (const { id, rule } of rules) {
      here.print(`  ${pc.cyan(id)}`);
      here.print(`    ${wrapped(rule, here.width - 4, "    ")}`);
    }
    here.print();
  }
  const rules = chapters.flatMap(({ part, rules }) => rules.map((rule) => ({ chapter: part, ...rule })));
  return { json: { game: game.name, language: here.language, rules } };
}

function wholeBook(game: SomeGame, here: Context): Report {
  const document = documentOf(game.name, game.phrasebooks[here.language], here);
  here.print(document.trimEnd());
  return { json: { game: game.name, language: here.language, document } };
}

/** Rules that no scenario of the game's own covers; only scenarios that pass count. */
function uncovered(game: SomeGame, here: Context): Report {
  const results = scenarioPaths(scenariosOf(game))
    .flatMap((file) => scenariosIn(file, here))
    .flatMap((text) => ("scenario" in text ? [runScenario(game, text.scenario)] : []));
  const ids = chaptersOf(game.phrasebooks.en).flatMap(({ rules }) => rules.map(({ id }) => id));
  const uncoveredIds = new Set(uncoveredRules(game.phrasebooks.en, "", results));
  const missing = ids.filter((id) => uncoveredIds.has(id));
  for (const id of missing) here.print(id);
  const sentence = here.say.rules.uncovered(missing.length, ids.length, results.length);
  const json = { game: game.name, uncovered: missing, rules: ids.length, scenarios: results.length };
  if (missing.length > 0) return { json, failure: { sentence, exitCode: exitCodes.failed } };
  here.note(sentence);
  return { json };
}

/** A game's scenarios lie in its package, beside its package.json; the testing game has no package, and its scenarios are in its tests. */
function scenariosOf({ name }: SomeGame): string[] {
  if (!isPackage(name)) return [];
  let folder = new URL(".", import.meta.resolve(`@weirwood/${name}`));
  while (!existsSync(new URL("package.json", folder)) && folder.pathname !== "/") folder = new URL("..", folder);
  return [fileURLToPath(new URL("scenarios", folder))];
}

function isPackage(name: string): boolean {
  try {
    import.meta.resolve(`@weirwood/${name}`);
    return true;
  } catch {
    return false;
  }
}
