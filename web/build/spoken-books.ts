import { existsSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

/**
 * A phrasebook holds what a table says (refusals, lines of the log, names) and the sentences of all rules, which only the
 * rules book needs and which weigh as much again. Tables load their books without these sentences; the rules book loads
 * the whole ones, by the query `?whole`. Only the build splits them: packages, terminal and tests know whole books.
 */

const chapter = /\/games\/([\w-]+)\/text\/(?:en|fr)\/(?!names[.])[\w-]+[.]ts$/;
const WHOLE = "?whole";

/** A rule of a chapter, as these files are formatted: an id, and what is said of it. */
const entry = /^ {2}"([^"]+)": \{(?:.*\},?$|[\s\S]*?^ {2}\},?$)/gm;
const text = '"(?:[^"\\\\]|\\\\.)*"';
const unsaid = new RegExp(`\\b(?:rule|reason):\\s*${text},?`, "g");
const isSaid = /\b(?:no|log):/;

/** A chapter without the sentences of its rules, but for those whose ids begin with one of the given. What then says nothing is left out. */
export function spokenOnly(source: string, kept: readonly string[]): string {
  return source.replace(entry, (whole, id: string) => {
    if (kept.some((beginning) => id.startsWith(beginning))) return whole;
    const rest = whole.replace(unsaid, "");
    return isSaid.test(rest) ? rest : "";
  });
}

/** Beginnings of the ids of rules whose sentences a game says at the table; undefined where it says any of them. */
function keptBy(game: string, games: string): readonly string[] | undefined {
  const file = `${games}/${game}/table-rules.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as readonly string[]) : undefined;
}

/** `games` is the folder of what the client brings for each game. */
export function spokenBooks(games: string): Plugin {
  return {
    name: "weirwood:spoken-books",
    apply: "build",
    enforce: "pre",
    async resolveId(id, importer) {
      if (!importer?.endsWith(WHOLE) || !id.startsWith(".")) return null;
      const found = await this.resolve(id, importer.slice(0, -WHOLE.length));
      return found !== null && chapterOrIndex.test(found.id) ? found.id + WHOLE : found;
    },
    transform(source, id) {
      const [, game] = chapter.exec(id.replaceAll("\\", "/")) ?? [];
      const kept = game === undefined ? undefined : keptBy(game, games);
      return kept === undefined ? undefined : { code: spokenOnly(source, kept), map: null };
    },
  };
}

const chapterOrIndex = /\/text\/(?:en|fr)(?:[.]ts$|\/(?!names[.]))/;
