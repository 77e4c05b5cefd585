import { entriesFor, type Level, type SomeGame, type SomeOptions } from "@weirwood/catalogue";
import { isRefusal, type Json, RefusedError } from "@weirwood/kernel";

/** A game that this server offers. */
export interface OfferedGame {
  readonly game: SomeGame;
  /** Names of its bots, the simplest first. They think in workers, which load them by name. */
  readonly bots: readonly string[];
  /** Those that people are offered, the mildest first. */
  readonly levels: readonly Level[];
  /** The bot that sits in for people who are away. */
  readonly regent: string;
  readonly players: { readonly least: number; readonly most: number };
}

export type Games = { readonly [name: string]: OfferedGame };

/** The games of the catalogue, loaded: those that players are offered, or all that can be tested. */
export async function loadGames(audience: "players" | "tests"): Promise<Games> {
  const offered = entriesFor(audience).map(
    async ({ name, botNames: bots, levels, roles, ...entry }): Promise<[string, OfferedGame]> => {
      const game = await entry.game();
      return [name, { game, bots, levels, regent: roles.regent, players: playersOf(game) }];
    },
  );
  return Object.fromEntries(await Promise.all(offered));
}

/** How few and how many can play: what the form's count field offers, or the one number of a game that has none. */
function playersOf(game: SomeGame): OfferedGame["players"] {
  const counts = game.form.find(({ kind }) => kind === "count")?.values?.map(({ value }) => Number(value));
  const numbers = counts ?? [game.seats(optionsFrom(game, {})).length];
  return { least: Math.min(...numbers), most: Math.max(...numbers) };
}

/** Options from their plain form. Refuses what the game does not know. */
export function optionsFrom(game: SomeGame, plain: unknown): SomeOptions {
  const options = game.readOptions(plain);
  if (isRefusal(options)) throw new RefusedError(options);
  return options;
}

/** Options as they are stored and sent: every default filled in. */
export function plainOptions(options: SomeOptions): Json {
  return JSON.parse(JSON.stringify(options)) as Json;
}
