import { beginGame } from "./seated-sessions.ts";
import { someSeed } from "./seed.ts";
import { loadSetUpGame } from "./set-up-game.ts";
import { chooseBot, localSetup, usualSetUp } from "./table-set-up.ts";

interface Wished {
  readonly game: string;
  readonly seat: string;
  readonly bot: string;
  readonly title: string;
  /** What the reader and the bots are called. */
  readonly names: { readonly reader: string; readonly bot: string };
}

/** Begins the usual game against bots at once; its id, or undefined where that cannot be. */
export async function beginPractice({ game: name, seat, bot, title, names }: Wished): Promise<string | undefined> {
  const game = await loadSetUpGame(name);
  if (game === undefined) return undefined;
  const setUp = chooseBot(usualSetUp(game, "practice", [""], someSeed(), seat), bot);
  const setup = localSetup(game, setUp, title, ({ person }) => (person === undefined ? names.bot : names.reader));
  const begun = await beginGame({ setup });
  return typeof begun === "string" ? begun : undefined;
}
