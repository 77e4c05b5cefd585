/** boardgame.io has no entry that Node's modules can import with its types; these are the two functions we measure. */
declare module "boardgame.io/dist/cjs/internal.js" {
  export interface MatchState {
    readonly G: { readonly cells: readonly (string | null)[] };
    readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  }

  export interface MoveAction {
    readonly type: "MAKE_MOVE";
    readonly payload: { readonly type: string; readonly args: readonly unknown[]; readonly playerID: string };
  }

  export function InitializeGame(options: { readonly game: object; readonly numPlayers?: number }): MatchState;
  export function CreateGameReducer(options: {
    readonly game: object;
  }): (state: MatchState, action: MoveAction) => MatchState;
}
