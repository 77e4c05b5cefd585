import type { GameSymbol, SymbolName } from "../art/symbol-names.ts";
import type { Language } from "../text/language.ts";

/**
 * What a page must know of a game before its client is loaded. It is in the front page's own script, so that it stays
 * small: `games/<name>/listing.ts` exports it as `listing`.
 */
export interface GameListing {
  /** As the catalogue calls it. */
  readonly name: string;
  readonly title: { readonly [language in Language]: string };
  /** What its seats are called, one of them and the reader's own: “House”, “Your house”. */
  readonly seat: { readonly [language in Language]: string };
  readonly ownSeat: { readonly [language in Language]: string };
  /** What it calls a round, as within a sentence: “turn”. */
  readonly round: { readonly [language in Language]: string };
  /** What the front page invites to, a part of its sentence: “Pick a house and play”. */
  readonly invitation: { readonly [language in Language]: string };
  /** Its sign in lists of tables. */
  readonly symbol: GameSymbol;
  readonly usualPlayers: number;
  /** The seats of the usual game, where their names are known before it begins. */
  readonly usualSeats: readonly string[];
  /** One of them, for somebody who has not chosen. */
  readonly usualSeat: string;
  /**
   * Where all seats are alike: what the front page lets one choose in their place, each with a title, a sign and a colour
   * as a seat has them. It is the reader's first answer.
   */
  readonly openings?: Openings;
  seatTitle(seat: string, language: Language): string;
  seatSymbol(seat: string): GameSymbol | SymbolName;
  /** A colour of CSS that can be told from the ground of the page. */
  seatColour(seat: string): string;
}

export interface Openings {
  /** What they are together: “Your deck”. */
  readonly title: { readonly [language in Language]: string };
  readonly ids: readonly string[];
  /** In notation. */
  answer(id: string): string;
}
