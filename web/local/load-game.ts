import { type BotRoles, entriesFor, entryNamed, type SomeBots, type SomeRules } from "@weirwood/catalogue";
import { type Refusal, refuse } from "@weirwood/kernel";

/** A game that can be played in this browser, and who can play it. */
export interface LocalGame {
  readonly rules: SomeRules;
  readonly bots: SomeBots;
  readonly roles: BotRoles;
}

/** A game of the catalogue with its bots; undefined where there is none of that name. No other game is loaded. */
export async function loadGame(name: string): Promise<LocalGame | undefined> {
  const entry = entryNamed(name);
  if (entry === undefined) return undefined;
  const [rules, bots] = await Promise.all([entry.rules(), entry.bots()]);
  return { rules, bots, roles: entry.roles };
}

/** Why a record of a game that is not in the catalogue cannot be read. */
export function unknownGame(found: string): Refusal {
  const known = entriesFor("players").map(({ name }) => name);
  return refuse("kernel.record.game", { found, game: known.join(", ") });
}
