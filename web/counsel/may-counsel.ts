import { entryNamed } from "@weirwood/catalogue";
import type { Seat } from "@weirwood/kernel";
import type { TableStatus } from "@weirwood/protocol";

/** Whether somebody looks ahead in a game, who could give counsel and judge what was played. */
export const isJudged = (game: string): boolean => entryNamed(game)?.craft !== undefined;

/**
 * Whether the reader may ask for counsel: in practice, alone against bots. Wherever another person sits, here or far away,
 * it would be cheating.
 */
export function mayCounsel(status: TableStatus | undefined, reader: Seat): boolean {
  if (status === undefined || status.state !== "playing" || !status.isPractice || !isJudged(status.game)) return false;
  return status.seats.every(({ seat, bot, person }) => (seat === reader ? person !== undefined : bot !== undefined));
}
