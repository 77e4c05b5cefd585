import type { GameEvent } from "@weirwood/kernel";
import { useThroneWords } from "../words.ts";
import { WesterosScene } from "./scene.tsx";

/** The cards that were carried out in a turn, one a deck: the last that lay there. */
export function cardsOfRound(events: readonly GameEvent[]): readonly string[] {
  const cards = new Map<unknown, string>();
  for (const { rule, deck, event } of events) {
    if (rule === "throne.westeros.reveal" || rule === "throne.open.winter") cards.set(deck, String(event));
  }
  return [...cards.values()];
}

/** The three small pictures at the head of a turn in the log. */
export function RoundPictures({ events }: { readonly events: readonly GameEvent[] }) {
  const { names } = useThroneWords().book;
  const cards = cardsOfRound(events);
  if (cards.length === 0) return null;
  return (
    <span className="round-pictures">
      {cards.map((event, deck) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card's place is its deck.
        <WesterosScene key={deck} event={event} title={names.event[event]} />
      ))}
    </span>
  );
}
