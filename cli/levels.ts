import type { Entry } from "@weirwood/catalogue";
import type { Context } from "./context.ts";
import { languages } from "./language.ts";
import { columns, wrapped } from "./layout.ts";
import { sentencesIn } from "./text/index.ts";

/** Bots under names that a newcomer understands. */

/** `Steward — fair`; a bot that is no level has its own name only. */
export function botTitle(bot: string, { levels }: Entry, { say }: Context): string {
  const name = say.levels.names[bot] ?? bot;
  const strength = say.levels.words[bot];
  return strength === undefined || !levels.some((level) => level.bot === bot) ? name : `${name} — ${strength}`;
}

/** A row for each level: what to type, what it is called, and how strong it is in plain figures. */
export function levelLines(entry: Entry, here: Context): string[] {
  const { levels } = here.say;
  const rows = entry.levels.map(({ bot, wins, par }) => [
    `  ${wordFor(bot)}`,
    `${botTitle(bot, entry, here)}: ${levels.strength(wins, par)}`,
  ]);
  const indent = Math.max(...rows.map(([word]) => word.length)) + 2;
  return columns(rows.map(([word, text]) => [word, wrapped(text, here.width - indent, " ".repeat(indent))]));
}

/** What is typed for a bot: the name of its level, in English. */
export const wordFor = (bot: string): string => sentencesIn("en").levels.names[bot]?.toLowerCase() ?? bot;

/** The bot that a word means: its own name, or that of its level in any language. */
export function botMeant(word: string, { botNames }: Entry): string {
  if (botNames.includes(word)) return word;
  const isCalled = (bot: string): boolean =>
    languages.some((language) => sentencesIn(language).levels.names[bot]?.toLowerCase() === word);
  return botNames.find(isCalled) ?? word;
}
