import type { Statistics } from "@weirwood/protocol";

/** How often somebody or something has played and won. */
export type Standing = Statistics["total"];

/** A line of a table of standings: a seat, a tag, a number of players. */
export interface StandingRow {
  readonly key: string;
  readonly standing: Standing;
}

/** What has been played most comes first; what has been played as often keeps the order of its names. */
export function byGames(standings: { readonly [name: string]: Standing }): readonly StandingRow[] {
  return Object.entries(standings)
    .map(([key, standing]) => ({ key, standing }))
    .sort((one, other) => other.standing.games - one.standing.games || one.key.localeCompare(other.key, "en"));
}

/** Numbers of players, from few to many. */
export function byNumber(standings: { readonly [name: string]: Standing }): readonly StandingRow[] {
  return Object.entries(standings)
    .map(([key, standing]) => ({ key, standing }))
    .sort((one, other) => Number(one.key) - Number(other.key));
}

/** Of a hundred games, how many were won; nothing where none was played. */
export const percentWon = ({ games, won }: Standing): number => (games === 0 ? 0 : Math.round((won / games) * 100));
