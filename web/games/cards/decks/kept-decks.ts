import { type Deck, deckOf, listOf } from "@weirwood/cards/decks";
import { cards } from "@weirwood/cards/playing";
import { isRefusal } from "@weirwood/kernel";

/** Decks that this browser keeps, each under a name of its own: two tabs that build two decks do not meet. */
export interface KeptDeck {
  readonly id: string;
  readonly name: string;
  /** Legal or not. */
  readonly deck: Deck;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

const PREFIX = "weirwood.cards.deck.";

/** A deck as it is said at a table: `list core_209 3*core_29 …`. */
export const deckLine = (deck: Deck): string => cards.print({ kind: "list", cards: listOf(deck) });

/** The deck that such a line names; undefined where it names none. */
function deckOfLine(line: string): Deck | undefined {
  const said = cards.parse(line);
  return isRefusal(said) || said.kind !== "list" ? undefined : deckOf(said.cards);
}

/** Keeps a deck; false where the browser keeps nothing, or has no more room. */
export function keepDeck({ id, name, deck, changedAt }: KeptDeck): boolean {
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify({ changedAt, name, list: deckLine(deck) }));
    return true;
  } catch {
    return false;
  }
}

export const forgetDeck = (id: string): void => localStorage.removeItem(PREFIX + id);

export function keptDeck(id: string): KeptDeck | undefined {
  try {
    const { changedAt, name, list } = JSON.parse(localStorage.getItem(PREFIX + id) ?? "") as { [key: string]: unknown };
    const deck = deckOfLine(String(list));
    return deck === undefined ? undefined : { id, name: String(name), deck, changedAt: Number(changedAt) };
  } catch {
    return undefined;
  }
}

/** All of them, the latest first; none where the browser keeps nothing. */
export function keptDecks(): readonly KeptDeck[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => keptDeck(key.slice(PREFIX.length)) ?? [])
      .sort((one, other) => other.changedAt - one.changedAt);
  } catch {
    return [];
  }
}
