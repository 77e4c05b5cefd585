import type { Reason } from "../../../table/ask/asking.ts";

/** How a token or a card in the tray stands to the question. */
export interface TrayPiece {
  readonly state: "open" | "chosen" | "shown" | "blocked";
  /** Why it cannot be used. */
  readonly reason?: Reason;
}

/** What can be done with the reader's order tokens (by symbol) and command cards (by their number). */
export interface TrayUse {
  readonly token?: (symbol: number) => TrayPiece | undefined;
  readonly onToken?: (symbol: number) => void;
  readonly card?: (card: number) => TrayPiece | undefined;
  readonly onCard?: (card: number) => void;
}
