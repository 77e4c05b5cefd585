import type { Refusal } from "@weirwood/kernel";

/** How a token or a card in the tray stands to the question. */
export interface TrayPiece {
  readonly state: "open" | "chosen" | "shown" | "blocked";
  /** How many tokens of the kind are chosen or shown; all of them unless said. */
  readonly count?: number;
  /** Why it cannot be used. */
  readonly refusal?: Refusal | undefined;
}

/** What can be done with the reader's order tokens (by symbol) and command cards (by their number). */
export interface TrayUse {
  readonly token?: (symbol: number) => TrayPiece | undefined;
  readonly onToken?: (symbol: number) => void;
  readonly card?: (card: number) => TrayPiece | undefined;
  readonly onCard?: (card: number) => void;
}
