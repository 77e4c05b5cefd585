import { type Json, plainCopy } from "@weirwood/kernel";
import { parseAllDocuments } from "yaml";
import type { Context } from "./context.ts";
import { Failure } from "./failure.ts";
import { filesIn, isFolder, readText } from "./files.ts";

/** A scenario as it stands in a file, or what keeps it from being one. */
export type ScenarioText = { readonly scenario: Json } | { readonly line: number; readonly problem: string };

const LARGEST_FILE = 2_000_000;
/** A few words used again are fine; thousands of copies made of a few lines are an attack on the reader's memory. */
const MOST_ALIASES = 200;
const limits = { depth: 40, values: 200_000 };

/** The files that are meant by paths; folders stand for all YAML files in them. */
export function scenarioPaths(paths: readonly string[]): string[] {
  return paths.flatMap((path) => (isFolder(path) ? filesIn(path, [".yaml", ".yml"]) : [path]));
}

/** All scenarios of a file: one a document. Anybody may have written it, so nothing in it is trusted. */
export function scenariosIn(file: string, here: Context): ScenarioText[] {
  const text = readText(file, here, LARGEST_FILE);
  const problemAt = (offset: number, message: string): ScenarioText => ({
    line: text.slice(0, offset).split("\n").length,
    problem: message.split("\n", 1)[0].replace(/ at line \d+, column \d+:?$/, ""),
  });
  const documents = parseAllDocuments(text, { schema: "core", version: "1.2" });
  if (!Array.isArray(documents)) return [];
  return documents.flatMap((document): ScenarioText[] => {
    const error = document.errors[0];
    if (error !== undefined) return [problemAt(error.pos[0], error.message)];
    const offset = document.contents?.range?.[0] ?? 0;
    try {
      const scenario: unknown = document.toJS({ maxAliasCount: MOST_ALIASES });
      if (scenario === null) return [];
      const copy = plainCopy(scenario, limits);
      return [copy === undefined ? problemAt(offset, here.say.scenario.notPlain) : { scenario: copy }];
    } catch (reason) {
      return [problemAt(offset, (reason as Error).message)];
    }
  });
}

export function noScenarios(paths: readonly string[], { say }: Context): Failure {
  return new Failure("no-scenarios", say.scenario.none(paths.join(", ")));
}
