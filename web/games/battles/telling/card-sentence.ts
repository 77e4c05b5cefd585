import { cardIds, commandCards } from "@weirwood/battles/questions";
import { type GameEvent, narrate } from "@weirwood/kernel";
import type { Language } from "../../../text/language.ts";
import { bookOf } from "../../books.ts";

const ids: readonly string[] = cardIds;

/** Who plays a card on whom, and what the card says: its commands, and its tactic where that is used. */
export function cardSentence(events: readonly GameEvent[], language: Language): string {
  const book = bookOf("battles", language);
  const [played] = events;
  const card = String(played.card);
  const lines = book.names.cardText[card].split("\n").map((line) => line.replace(/^\[\d\] /, ""));
  const { commands } = commandCards[ids.indexOf(card)];
  const isTacticUsed = events.some(({ rule }) => rule === "battles.cards.tactic");
  return [narrate(book, played), ...(isTacticUsed ? lines : lines.slice(0, commands.length))].join(" ");
}
