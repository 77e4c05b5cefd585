import { throneBots } from "@weirwood/bots/throne";
import { throne } from "@weirwood/throne";
import { Failure } from "./failure.ts";
import { nearest } from "./nearest.ts";
import type { Surroundings } from "./surroundings.ts";

/** Words of the command line, read with a complaint that names the option and what it would take. */

export function wholeNumber(option: string, text: string, least: number, most: number, { say }: Surroundings): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new Failure("bad-number", say.arguments.number(option, text, least, most), { option, value: text });
}

/** `a,b,c` as a list, blanks forgiven. */
export function listed(text: string): string[] {
  return text
    .split(",")
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== "");
}

export function oneOfWords<Word extends string>(
  option: string,
  word: string,
  known: readonly Word[],
  { say }: Surroundings,
): Word {
  const found = known.find((one) => one === word.toLowerCase());
  if (found !== undefined) return found;
  const meant = nearest(word, known);
  throw new Failure("unknown-word", say.arguments.word(option, word, known, meant), { option, value: word });
}

/** The games of the house. One for now; a second one is a second line. */
export const games = { throne } as const;

/** The game that a command is about, by its name. */
export function gameCalled(name: string, here: Surroundings): typeof throne {
  return games[oneOfWords("GAME", name, Object.keys(games) as (keyof typeof games)[], here)];
}

export type BotName = keyof typeof throneBots;
export const botNames = Object.keys(throneBots) as BotName[];

export function botsNamed(text: string, here: Surroundings): BotName[] {
  const names = listed(text).map((name) => oneOfWords("--bots", name, botNames, here));
  if (names.length > 0) return names;
  throw new Failure("unknown-word", here.say.arguments.noBots(botNames), { option: "--bots", value: text });
}

export function houseNamed(option: string, word: string, here: Surroundings): string {
  return oneOfWords(option, word, Object.keys(throne.phrasebooks.en.names.house), here);
}
