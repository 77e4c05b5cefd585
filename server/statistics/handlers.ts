import type { Statistics } from "@weirwood/protocol";
import type { Handlers } from "../http/handlers.ts";
import { personRow } from "../people/rows.ts";
import type { Clock } from "../ports/clock.ts";
import type { Store } from "../ports/store.ts";
import { refused } from "../refusals.ts";
import { statisticsOf } from "./statistics.ts";

export interface StatisticsParts {
  readonly store: Store;
  readonly clock: Clock;
  /** Whether a game is played in this server. */
  readonly isPlayed: (game: string) => boolean;
}

/** Counting all games takes long in a large server, and nobody needs it to the second. */
const GOOD_FOR = 60_000;

export function statisticsHandlers({ store, clock, isPlayed }: StatisticsParts): Pick<Handlers, "statistics"> {
  const kept = new Map<string, { readonly at: number; readonly counted: Promise<Statistics> }>();
  const ofAll = (game: string): Promise<Statistics> => {
    const before = kept.get(game);
    if (before !== undefined && clock.now() - before.at < GOOD_FOR) return before.counted;
    const counted = statisticsOf(store, game, undefined);
    counted.catch(() => kept.delete(game));
    kept.set(game, { at: clock.now(), counted });
    return counted;
  };
  return {
    async statistics({ query: { game, person } }) {
      if (!isPlayed(game)) throw refused("table.game", { game });
      if (person === undefined) return ofAll(game);
      await personRow(store.read, person);
      return statisticsOf(store, game, person);
    },
  };
}
