import type { Cards } from "@weirwood/cards/questions";
import type { GameBench } from "../game-bench.ts";

const usual = { players: 2 };

/** Random games of two with ready-made decks; a melee of six has everything on. */
export const bench: GameBench<Cards> = {
  engine: {
    usual,
    full: { players: 6 },
    bars: {
      overChess: 25,
      "new-game": 1000,
      copy: 1,
      clone: 12,
      "all-variants-clone": 30,
      "state-json-largest": 15_000,
      "all-variants-state-json-largest": 30_000,
    },
  },
  server: { options: usual, seats: 2 },
};
