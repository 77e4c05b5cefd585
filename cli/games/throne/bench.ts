import { throneBots } from "@weirwood/bots/throne";
import { chanceFrom, isRefusal, NOBODY, seedFrom } from "@weirwood/kernel";
import { askKind, variantIds } from "@weirwood/throne/questions";
import { type Throne, throne } from "@weirwood/throne/rules";
import type { GameBench, MidGame } from "../game-bench.ts";

/** Six players and variants 1–8 of the expansion: all but the board for three. */
const full = { players: 6, variants: variantIds.filter((variant) => variant !== "three-board") };

export const bench = {
  engine: { usual: { players: 5 }, full, bars: { overChess: 100, "all-variants-games": 250 } },
  server: { options: { players: 5 }, seats: 5, replaceable: "orders" },
  web: {
    midGame,
    target: "svg.board .area-button",
    isArt: (path) => /\/throne-map-[^/]*\.js$/.test(path),
  },
} satisfies GameBench<Throne>;

/** The fourth turn of a game of stewards: the reader is asked for a march, or looks on. */
function midGame(isAsked: boolean): MidGame {
  const options = throne.readOptions(full);
  if (isRefusal(options)) throw new Error(options.rule);
  const state = throne.setup(options, seedFrom("bench web"));
  const chance = chanceFrom(1);
  for (let seat = throne.awaited(state); seat !== NOBODY; seat = throne.awaited(state)) {
    const round = throne.round(state);
    if (round === 4 && askKind(state).startsWith("march")) {
      return { options: full, state: throne.toJSON(state), seats: 6, round, seat: isAsked ? seat : NOBODY };
    }
    throne.apply(state, seat, throneBots.steward.choose(throne.view(state, seat), seat, chance));
  }
  throw new Error("the game was over before its fourth turn");
}
