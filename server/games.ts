import type { Bot } from "@weirwood/bots";
import { throneBots } from "@weirwood/bots/throne";
import type { Decision, Game } from "@weirwood/kernel";
import { throne } from "@weirwood/throne";

/** A game as a server sees it: any that keeps the kernel's contract. The types of its states are nobody's business here. */
// biome-ignore lint/suspicious/noExplicitAny: a registry of games with different states has no better type.
export type AnyGame = Game<any, Decision, any>;
// biome-ignore lint/suspicious/noExplicitAny: as above.
export type AnyBot = Bot<any, Decision>;

export interface Offered {
  readonly game: AnyGame;
  readonly bots: { readonly [name: string]: AnyBot };
  /** Who sits in for people who are away. */
  readonly regent: string;
  readonly players: { readonly least: number; readonly most: number };
}

/** The games that can be played here. A new one joins with one entry. */
export const games: { readonly [name: string]: Offered } = {
  throne: {
    game: throne as AnyGame,
    bots: throneBots as { [name: string]: AnyBot },
    regent: "steward",
    players: { least: 3, most: 6 },
  },
};
