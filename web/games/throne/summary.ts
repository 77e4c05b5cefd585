import type { GameEvent } from "@weirwood/kernel";
import type { Language } from "../../text/language.ts";
import { bookOf } from "../books.ts";
import { throneTextNow } from "./text/use-throne-text.ts";

/** What a turn came to, in a few sentences: its cards, its battles, the wildlings. */
export function summary(events: readonly GameEvent[], language: Language): readonly string[] {
  const { names } = bookOf("throne", language);
  const said = throneTextNow().play.side;
  const sentences: string[] = [];
  const cards = factsOf(events, "throne.westeros.reveal", "event").map((id) => names.event[id]);
  if (cards.length > 0) sentences.push(`${cards.join(", ")}.`);
  const wins = new Map<string, number>();
  for (const id of factsOf(events, "throne.battle.won", "house")) wins.set(id, (wins.get(id) ?? 0) + 1);
  const battles = [...wins.values()].reduce((sum, count) => sum + count, 0);
  if (battles > 0) {
    const winners = [...wins].map(([id, count]) => (count === 1 ? names.house[id] : `${names.house[id]} ${count}`));
    sentences.push(said.battlesWon(battles, winners.join(", ")));
  }
  if (events.some(({ rule }) => rule === "throne.wildlings.watch-wins")) sentences.push(said.watchWon);
  if (events.some(({ rule }) => rule === "throne.wildlings.watch-loses")) sentences.push(said.watchLost);
  return sentences;
}

const factsOf = (events: readonly GameEvent[], rule: string, fact: string): string[] =>
  events.filter((event) => event.rule === rule).map((event) => String(event[fact]));
