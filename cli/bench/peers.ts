import { createRequire } from "node:module";
import { type Chance, chanceFrom } from "@weirwood/kernel";
import { Chess } from "chess.js";
import type { BoardgameIo, MatchState } from "./boardgame-io.ts";
import type { Counted, Work } from "./measure.ts";

/** Well-known engines, each doing what its users do with it, as yardsticks in the same run. */

/**
 * Random chess as chess.js's own README plays it: until the game is over, all legal moves are listed and one of them is
 * made. Counts moves; `answers` are the moves that were listed.
 */
export function chessGames(): Work {
  const chance = chanceFrom(64);
  return () => {
    const board = new Chess();
    let units = 0;
    let answers = 0;
    while (!board.isGameOver()) {
      const moves = board.moves();
      board.move(moves[chance.below(moves.length)]);
      answers += moves.length;
      units++;
    }
    return { units, answers };
  };
}

/** The game of boardgame.io's own tutorial. */
const noughtsAndCrosses = {
  name: "noughts-and-crosses",
  setup: () => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell({ G, playerID }: { G: { cells: (string | null)[] }; playerID: string }, cell: number): void {
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G }: { G: { cells: readonly (string | null)[] } }) => {
    const isRow = (row: readonly number[]): boolean =>
      G.cells[row[0]] !== null && row.every((cell) => G.cells[cell] === G.cells[row[0]]);
    return rows.some(isRow) || G.cells.every((cell) => cell !== null) ? { over: true } : undefined;
  },
};

const rows = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

/**
 * Random noughts and crosses through boardgame.io's reducer: free cells listed, one of them taken. Counts moves.
 * Undefined where boardgame.io is not installed.
 */
export function boardgameIoGames(): Work | undefined {
  const boardgameIo = installedBoardgameIo();
  if (boardgameIo === undefined) return undefined;
  const { CreateGameReducer, InitializeGame } = boardgameIo;
  const chance = chanceFrom(9);
  const game = noughtsAndCrosses;
  const reducer = CreateGameReducer({ game });
  return (): Counted => {
    let state = InitializeGame({ game, numPlayers: 2 });
    let units = 0;
    while (state.ctx.gameover === undefined) {
      state = reducer(state, moveTo(freeCell(state, chance), state.ctx.currentPlayer));
      units++;
    }
    return { units, answers: units };
  };
}

/** It brings more packages than all the rest together, so it lives in a folder of its own beside the sources. */
function installedBoardgameIo(): BoardgameIo | undefined {
  const others = createRequire(new URL("../../bench/others/package.json", import.meta.url));
  try {
    return others("boardgame.io/dist/cjs/internal.js") as BoardgameIo;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "MODULE_NOT_FOUND") return undefined;
    throw error;
  }
}

function freeCell({ G }: MatchState, chance: Chance): number {
  const free = G.cells.flatMap((owner, cell) => (owner === null ? [cell] : []));
  return free[chance.below(free.length)];
}

function moveTo(cell: number, playerID: string) {
  return { type: "MAKE_MOVE", payload: { type: "clickCell", args: [cell], playerID } } as const;
}
