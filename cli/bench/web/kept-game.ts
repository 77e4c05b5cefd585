import { NOBODY } from "@weirwood/kernel";
import type { MidGame } from "../../games/game-bench.ts";

/** A game in its midst, and who plays it where the reader does not. */
export interface KeptGame extends MidGame {
  readonly game: string;
  readonly rules: number;
  readonly bot: string;
}

/** A game as the client shows it: where the reader is asked something, and where only bots play. */
export interface MeasuredPage {
  readonly asked: KeptGame;
  readonly watched: KeptGame;
  /** Selects what can be pressed on the board. */
  readonly target: string;
  isArt(path: string): boolean;
}

/** Said to the page as text, since this package knows no browser's types: keep this game, as the client keeps games. */
export function keeping(id: string, { game: name, rules, bot, state, seat, seats, options, round }: KeptGame): string {
  const game = {
    id,
    kind: "practice",
    game: name,
    title: "Bench",
    options,
    seed: "bench",
    seats: Array.from({ length: seats }, (_, at) =>
      seat !== NOBODY && at === seat ? { name: "You" } : { name: "Bot", bot },
    ),
    rules,
    decisions: [],
    snapshot: state,
    base: { state, after: 0 },
    drafts: {},
    createdAt: 1,
    changedAt: 1,
    round,
    version: 1,
  };
  return `new Promise((resolve, reject) => {
    const opening = indexedDB.open("weirwood", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("games", { keyPath: "id" });
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const work = opening.result.transaction("games", "readwrite");
      work.objectStore("games").put(${JSON.stringify(game)});
      work.oncomplete = () => { opening.result.close(); resolve(); };
      work.onerror = () => reject(work.error);
    };
  })`;
}
