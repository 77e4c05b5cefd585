import type { SomeAnswer, SomeOptions } from "@weirwood/catalogue";
import { chanceOf, explain, isRefusal, type Refusal, type Seat, seedFrom } from "@weirwood/kernel";
import type { Command } from "commander";
import type { Context } from "./context.ts";
import { Failure } from "./failure.ts";
import type { FormArguments } from "./form-flags.ts";
import type { Openings } from "./games/cli-game.ts";
import type { LoadedGame } from "./games/loaded-game.ts";

/**
 * What seats bring to a table as their first answer, said with the command: `--decks winter-guard,wolf-pack` by seat, and
 * `--deck winter-guard` for whoever plays at the terminal.
 */

/** `--decks`, of one that is called `deck`. */
const listFlagOf = ({ flag }: Openings): string => `${flag}s`;

/** Words between commas, in the capitals in which they were typed: they may be names of files. */
const wordsIn = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => text.split(","))
    .map((word) => word.trim())
    .filter((word) => word !== "");

export function declareBySeat(command: Command, { cli }: LoadedGame, here: Context): void {
  const { openings } = cli;
  if (openings !== undefined) command.option(`--${listFlagOf(openings)} <list>`, openings.help(here).bySeat);
}

export function declareOwn(command: Command, { cli }: LoadedGame, here: Context): void {
  const { openings } = cli;
  if (openings !== undefined) command.option(`--${openings.flag} <${openings.flag}...>`, openings.help(here).own);
}

/** What is named for the seats; undefined where nothing is. */
export function namedBySeat(given: FormArguments, { cli }: LoadedGame): readonly string[] | undefined {
  const list = cli.openings && given[listFlagOf(cli.openings)];
  return typeof list === "string" ? wordsIn([list]) : undefined;
}

/** What is named for those who play at the terminal. */
export function namedOwn(given: FormArguments, { cli }: LoadedGame): readonly string[] {
  const own = cli.openings && given[cli.openings.flag];
  return Array.isArray(own) ? wordsIn(own as string[]) : [];
}

/** The flag among these arguments that says what somebody brings, if there is one. */
export function openingFlagIn(given: FormArguments, { cli }: LoadedGame): string | undefined {
  if (cli.openings === undefined) return undefined;
  const flag = [cli.openings.flag, listFlagOf(cli.openings)].find((one) => given[one] !== undefined);
  return flag && `--${flag}`;
}

/** The flags that say the same again. */
export const flagsForOpenings = (words: readonly string[], { cli }: LoadedGame): string[] =>
  cli.openings === undefined || words.length === 0 ? [] : [`--${listFlagOf(cli.openings)} ${words.join(",")}`];

/** One word for each seat: dealt round where they are fewer. */
export function dealtRound(words: readonly string[], seats: number, { cli }: LoadedGame, here: Context): string[] {
  if (words.length > seats && cli.openings !== undefined) {
    const option = `--${listFlagOf(cli.openings)}`;
    throw new Failure("too-many-words", here.say.arguments.tooMany(option, words.length, seats), { option });
  }
  return words.length === 0 ? [] : Array.from({ length: seats }, (_, seat) => words[seat % words.length]);
}

/** Whether the word stands for something else in every game. */
export const isDrawn = (word: string, { cli }: LoadedGame): boolean => word.toLowerCase() === cli.openings?.random.word;

/** What a seat brings that leaves it to chance, in notation: by the game's seed, and apart from its dice. */
export function drawnOpening({ openings }: LoadedGame["cli"], seedText: string, seat: Seat): string {
  if (openings === undefined) throw new Error("nothing is brought to this game");
  return openings.random.draw(chanceOf(`seat ${seat} at ${seedText}`));
}

/** The answer that a word stands for, or what was drawn for it. What the rules refuse ends the command, with every reason. */
export function openingMeant(
  word: string,
  options: SomeOptions,
  loaded: LoadedGame,
  here: Context,
  drawn?: string,
): SomeAnswer {
  const { game, cli } = loaded;
  if (cli.openings === undefined) throw new Error(`${game.name} has no openings`);
  const notation = drawn ?? cli.openings.read(word, here);
  if (typeof notation !== "string") throw refused(notation, word, loaded, here);
  const state = game.setup(options, seedFrom("openings"));
  const answer = game.parse(notation, state);
  if (isRefusal(answer)) throw refused([answer], word, loaded, here);
  const refusal = game.check(state, 0, answer);
  if (refusal !== undefined) throw refused([refusal], word, loaded, here);
  return answer;
}

function refused(
  refusals: readonly Refusal[],
  value: string,
  { game }: LoadedGame,
  { say, language }: Context,
): Failure {
  const [{ rule }] = refusals;
  const why = refusals.map((refusal) => explain(game.phrasebooks[language], refusal)).join(" ");
  return new Failure("bad-table", say.arguments.refused(`${value}: ${why}`, rule), { rule, value });
}

/** Said for what seats bring: every one that the game knows in turn, the same for both who play. */
const MIRRORED = "mirrored";

/** Every two of the words that a game knows, in turn, or every one against itself; only where two sit at the table and no word is named. */
export function pairsFor(given: FormArguments, seats: number, loaded: LoadedGame): readonly string[][] | undefined {
  const { openings } = loaded.cli;
  if (openings === undefined || seats !== 2) return undefined;
  const { words } = openings;
  const named = namedBySeat(given, loaded);
  if (named === undefined) return words.flatMap((one, at) => words.slice(at + 1).map((other) => [one, other]));
  return named.join() === MIRRORED ? words.map((word) => [word, word]) : undefined;
}

/** The arguments with these words for the seats. */
export function givenWith<Given extends FormArguments>(
  given: Given,
  words: readonly string[],
  { cli }: LoadedGame,
): Given {
  return cli.openings === undefined ? given : { ...given, [listFlagOf(cli.openings)]: words.join(",") };
}
