import { type Chance, chanceFrom } from "@weirwood/kernel";
import { CreateGameReducer, InitializeGame, type MatchState } from "boardgame.io/dist/cjs/internal.js";
import { Chess } from "chess.js";
import type { Counted } from "./measure.ts";

/** Well-known engines, each doing what its users do with it, as yardsticks in the same run. */

const LONGEST_CHESS_GAME = 200;

/** Random chess: all legal moves listed, one of them made. Counts moves; `answers` are the moves that were listed. */
export function chessGames(): () => Counted {
  const chance = chanceFrom(64);
  return () => {
    const board = new Chess();
    let answers = 0;
    for (let made = 0; made < LONGEST_CHESS_GAME; made++) {
      const moves = board.moves();
      answers += moves.length;
      if (moves.length === 0) return { units: made, answers };
      board.move(moves[chance.below(moves.length)]);
    }
    return { units: LONGEST_CHESS_GAME, answers };
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

/** Random noughts and crosses through boardgame.io's reducer: free cells listed, one of them taken. Counts moves. */
export function boardgameIoGames(): () => Counted {
  const chance = chanceFrom(9);
  const game = noughtsAndCrosses;
  const reducer = CreateGameReducer({ game });
  return () => {
    let state = InitializeGame({ game, numPlayers: 2 });
    let units = 0;
    while (state.ctx.gameover === undefined) {
      state = reducer(state, moveTo(freeCell(state, chance), state.ctx.currentPlayer));
      units++;
    }
    return { units, answers: units };
  };
}

function freeCell({ G }: MatchState, chance: Chance): number {
  const free = G.cells.flatMap((owner, cell) => (owner === null ? [cell] : []));
  return free[chance.below(free.length)];
}

function moveTo(cell: number, playerID: string) {
  return { type: "MAKE_MOVE", payload: { type: "clickCell", args: [cell], playerID } } as const;
}
