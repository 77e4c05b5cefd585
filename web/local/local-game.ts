import type { Chance, Decision, Rules, Seat } from "@weirwood/kernel";

/** A game as a table in the browser sees it: any whose rules keep the kernel's contract. */
// biome-ignore lint/suspicious/noExplicitAny: the types of a game's states are nobody's business here.
export type AnyGame = Rules<any, Decision, any>;

/** A player made of code, shown its seat's view and nothing else. */
export interface LocalBot {
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  choose(view: any, seat: Seat, chance: Chance): Decision;
}

/** A game that can be played in this browser, and who can play it. */
export interface LocalGame {
  readonly game: AnyGame;
  readonly bots: { readonly [name: string]: LocalBot };
}
