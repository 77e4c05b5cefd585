import type { GameOdds } from "../local/odds.ts";

/** A game may say who wins and loses what is fought for; odds can then be worked out for its answers. */
const found = import.meta.glob<{ readonly odds: GameOdds }>("./*/odds.ts");

/** What a game brings to work odds out; undefined where it brings nothing. */
export async function loadOdds(game: string): Promise<GameOdds | undefined> {
  return (await found[`./${game}/odds.ts`]?.())?.odds;
}
