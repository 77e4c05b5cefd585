import type { CardNow } from "../card/card-now.ts";
import { cardWords } from "../card/card-words.ts";
import type { Mark } from "../desk/scene.ts";
import type { CardsText } from "../text/en.ts";
import type { CardsWords } from "../words.ts";
import type { Spot } from "./lying.ts";

/** What a screen reader says of cards: all that is drawn. */

export interface Saying {
  readonly words: CardsWords;
  readonly text: CardsText;
}

const known = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== "").join(", ");

export const nameOf = ({ words, text }: Saying, card: number | undefined): string =>
  card === undefined ? text.card.back : words.card(card);

/** A card in a hand or a pile. */
export const printedWords = ({ words, text }: Saying, card: number, now: CardNow = {}): string =>
  cardWords(card, now, words, text);

/** A card on the table. */
export function spotWords(saying: Saying, spot: Spot): string {
  const { words, text } = saying;
  const { card, now, attached, isLeaving, isPassedBy } = spot;
  const say = text.board.card;
  return known([
    cardWords(card, now, words, text),
    isLeaving ? say.leaving : undefined,
    isPassedBy ? say.passedBy : undefined,
    attached.length === 0 ? undefined : say.bears(attached.map((one) => nameOf(saying, one.card)).join(", ")),
  ]);
}

/** The same, and how it is marked. */
export const withMark = ({ text }: Saying, said: string, mark: Mark | undefined): string =>
  mark === undefined ? said : known([said, mark.label ?? known([text.board.marks[mark.is], mark.tag?.words])]);
