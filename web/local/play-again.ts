import { indexedGameStore } from "./indexed-game-store.ts";
import type { NotOpened } from "./local-session.ts";
import { beginGame } from "./seated-sessions.ts";
import { someSeed } from "./seed.ts";

/** Begins a game of this browser anew: the same set-up and the same players, another seed. The address of its table. */
export async function playAgain(id: string): Promise<string | NotOpened | undefined> {
  const kept = await indexedGameStore()
    .read(id)
    .catch(() => undefined);
  if (kept === undefined) return undefined;
  const { kind, game, title, options, seats } = kept;
  const begun = await beginGame({ setup: { kind, game, title, options, seats, seed: someSeed() } });
  return typeof begun === "string" ? `/${kind}/${begun}` : begun;
}
