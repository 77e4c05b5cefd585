import { type BotRoles, entriesFor, entryNamed, type SomeBot, type SomeRules } from "@weirwood/catalogue";
import { type Refusal, refuse } from "@weirwood/kernel";

/** A game that can be played in this browser, and who can play it. */
export interface LocalGame {
  readonly rules: SomeRules;
  /** All that play it, by name. */
  readonly botNames: readonly string[];
  readonly roles: BotRoles;
  /** A bot by its name, loaded when it first plays; the regent where none is called so. */
  bot(name: string): Promise<SomeBot>;
}

/** A game of the catalogue; undefined where there is none of that name. No other game is loaded, and no bot yet. */
export async function loadGame(name: string): Promise<LocalGame | undefined> {
  const entry = entryNamed(name);
  if (entry === undefined) return undefined;
  const { botNames, roles } = entry;
  return {
    rules: await entry.rules(),
    botNames,
    roles,
    async bot(wanted) {
      const known = botNames.includes(wanted) ? wanted : roles.regent;
      return (await entry.bots([known]))[known];
    },
  };
}

/** Why a record of a game that is not in the catalogue cannot be read. */
export function unknownGame(found: string): Refusal {
  const known = entriesFor("players").map(({ name }) => name);
  return refuse("kernel.record.game", { found, game: known.join(", ") });
}
