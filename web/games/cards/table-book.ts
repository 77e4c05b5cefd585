import { type Cards, seatIds, seatsIn } from "@weirwood/cards/questions";
import type { Phrasebook } from "@weirwood/kernel";
import type { Language } from "../../text/language.ts";
import { bookOf } from "../books.ts";
import { cardsWords } from "./words.ts";

/** Books with the names of a table, by the book they were made of and these names. */
const made = new WeakMap<Phrasebook, Map<string, Phrasebook>>();

/**
 * The game's sentences with the names that players have at a table: by House once decks are on it, so that the log says
 * "Stark attacks" and not "Player one attacks". Log, captions, panels and refusals all read from here.
 */
export function tableBook(language: Language, view: Cards | undefined): Phrasebook {
  const book = bookOf("cards", language);
  if (view === undefined) return book;
  const words = cardsWords(language);
  const names = Array.from({ length: seatsIn(view) }, (_, seat) => words.seat(view, seat));
  const key = names.join("|");
  const known = made.get(book) ?? new Map<string, Phrasebook>();
  made.set(book, known);
  const before = known.get(key);
  if (before !== undefined) return before;
  const player = { ...book.names.player, ...Object.fromEntries(names.map((name, seat) => [seatIds[seat], name])) };
  const tables: Phrasebook = { ...book, names: { ...book.names, player, seat: player } };
  known.set(key, tables);
  return tables;
}
