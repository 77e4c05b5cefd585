import { mostCopies } from "@weirwood/cards/decks";
import { Icon } from "../../../../art/icon.tsx";
import { useBuilder } from "../builder.ts";
import { useDeckWords } from "../deck-words.ts";

interface CopiesProps {
  readonly card: number;
  readonly copies: number;
  /** Whether Tab comes by here; arrows come by everywhere. */
  readonly isReached: boolean;
}

/** One less, how many of those that are allowed, one more. */
export function Copies({ card, copies, isReached }: CopiesProps) {
  const { change } = useBuilder();
  const words = useDeckWords();
  const { text } = words;
  const most = mostCopies(card);
  const tabIndex = isReached ? 0 : -1;
  return (
    <div className="card-copies">
      <button
        type="button"
        tabIndex={tabIndex}
        aria-label={text.pool.remove(words.card(card))}
        aria-disabled={copies === 0 || undefined}
        onClick={() => change(card, -1)}
      >
        <Icon name="ui-minus" size={16} />
      </button>
      <span className="pips" role="img" aria-label={text.pool.inDeck(copies, most)}>
        {Array.from({ length: Math.max(most, copies) }, (_, at) => (
          <i key={String(at)} data-is={at < copies ? "in" : "free"} />
        ))}
      </span>
      <button
        type="button"
        tabIndex={tabIndex}
        aria-label={text.pool.add(words.card(card))}
        onClick={() => change(card, 1)}
      >
        <Icon name="ui-plus" size={16} />
      </button>
    </div>
  );
}
