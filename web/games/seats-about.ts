import type { Language } from "../text/language.ts";

/** What awaits whoever takes a seat, in a few words for somebody who has never played. */
export interface SeatAbout {
  /** How hard it is to play: 1 gentle, 2 fair, 3 hard. */
  readonly level: 1 | 2 | 3;
  readonly line: { readonly [language in Language]: string };
}

export interface SeatsAbout {
  readonly [seat: string]: SeatAbout | undefined;
}

const found = import.meta.glob<SeatsAbout>("./*/seats.ts", { eager: true, import: "seatsAbout" });

/** A game may say in `games/<name>/seats.ts` what its seats are like: only the front page holds it. */
export const seatsAboutOf = (game: string): SeatsAbout => found[`./${game}/seats.ts`] ?? {};
