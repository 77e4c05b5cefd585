import type { Choices } from "../lobby/game-options.ts";
import { beginGame } from "./seated-sessions.ts";
import { someSeed } from "./seed.ts";
import { loadSetUpGame } from "./set-up-game.ts";
import { chooseBot, chooseOption, localSetup, usualSetUp } from "./table-set-up.ts";

interface Wished {
  readonly game: string;
  readonly seat: string;
  /** The usual opponent where nothing is said. */
  readonly bot?: string;
  readonly title: string;
  /** Options that are not as usual. */
  readonly choices?: Choices;
  /** What seats answer first, by their names: the game begins after that. */
  readonly answers?: { readonly [seat: string]: string };
  /** What the reader and the bots are called. */
  readonly names: { readonly reader: string; readonly bot: (bot: string) => string };
}

/** Begins a game against bots at once, the usual one but for what is wished; its id, or undefined where that cannot be. */
export async function beginPractice(wished: Wished): Promise<string | undefined> {
  const { game: name, seat, title, choices = {}, answers = {}, names } = wished;
  const game = await loadSetUpGame(name);
  if (game === undefined) return undefined;
  const usual = chooseBot(usualSetUp(game, "practice", [""], someSeed(), seat), wished.bot ?? game.opponent);
  const setUp = Object.entries(choices).reduce(
    (sofar, [option, value]) => chooseOption(game, sofar, option, value),
    usual,
  );
  const setup = localSetup(game, setUp, title, ({ person, bot }) =>
    person === undefined ? names.bot(bot) : names.reader,
  );
  const at = Date.now();
  const decisions = setUp.seats.flatMap(({ name: one }, place) =>
    Object.hasOwn(answers, one) ? [{ seat: place, notation: answers[one], at }] : [],
  );
  const begun = await beginGame({ setup: decisions.length === 0 ? setup : { ...setup, decisions } });
  return typeof begun === "string" ? begun : undefined;
}
