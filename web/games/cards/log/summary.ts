import type { GameEvent, Phrasebook } from "@weirwood/kernel";
import type { Language } from "../../../text/language.ts";
import { bookOf } from "../../books.ts";
import { chronicleTextIn } from "../chronicle/text/chronicle-text.ts";

/** A round is remembered by its plots; one of many players by its challenges and its dead. */
export function summary(
  events: readonly GameEvent[],
  language: Language,
  book: Phrasebook = bookOf("cards", language),
): readonly string[] {
  const said = chronicleTextIn(language).log;
  const of = (rule: string): readonly GameEvent[] => events.filter((event) => event.rule === rule);
  const plots = of("cards.plots.revealed");
  if (plots.length === 2) return plots.map(({ card }) => book.names.card[String(card)]);
  const [challenges, killed] = [of("cards.challenges.winner").length, of("cards.leaving.killed").length];
  return [...(challenges === 0 ? [] : [said.challenges(challenges)]), ...(killed === 0 ? [] : [said.deaths(killed)])];
}
