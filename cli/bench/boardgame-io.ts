/** The two functions of boardgame.io that are measured. It is installed on demand, so its own types may be missing. */
export interface BoardgameIo {
  InitializeGame(options: { readonly game: object; readonly numPlayers?: number }): MatchState;
  CreateGameReducer(options: { readonly game: object }): (state: MatchState, action: MoveAction) => MatchState;
}

export interface MatchState {
  readonly G: { readonly cells: readonly (string | null)[] };
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}

interface MoveAction {
  readonly type: "MAKE_MOVE";
  readonly payload: { readonly type: string; readonly args: readonly unknown[]; readonly playerID: string };
}
