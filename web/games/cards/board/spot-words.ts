import { faces, iconIds } from "@weirwood/cards/questions";
import type { CardNow } from "../card/card-picture.tsx";
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
  card === undefined ? text.board.card.faceDown : words.card(card);

/** A card by its print: name, type, cost, strength and icons. */
export function printedWords(saying: Saying, card: number, now: CardNow = {}): string {
  const { words, text } = saying;
  const { type, cost, str, icons } = faces[card];
  return known([
    nameOf(saying, card),
    words.book.names.type[type],
    cost === undefined ? undefined : text.board.card.cost(now.cost ?? cost),
    typeof str === "number" ? text.board.card.str(now.str ?? str) : undefined,
    ...(icons ?? []).map((icon) => words.book.names.icon[icon]),
  ]);
}

/** A card on the table. */
export function spotWords(saying: Saying, spot: Spot): string {
  const { words, text } = saying;
  const { card, now, attached, isLeaving, isPassedBy } = spot;
  const say = text.board.card;
  const icons = iconIds.filter((_, place) => (((now.icons ?? 0) >> place) & 1) === 1);
  return known([
    nameOf(saying, card),
    card === undefined ? undefined : words.book.names.type[faces[card].type],
    now.str === undefined ? undefined : say.str(now.str),
    ...icons.map((icon) => words.book.names.icon[icon]),
    now.isKneeling === true ? say.kneeling : undefined,
    isLeaving ? say.leaving : undefined,
    isPassedBy ? say.passedBy : undefined,
    now.power === undefined ? undefined : say.power(now.power),
    now.gold === undefined ? undefined : say.gold(now.gold),
    now.counters === undefined ? undefined : say.counters(now.counters),
    now.duplicates === undefined ? undefined : say.duplicates(now.duplicates),
    attached.length === 0 ? undefined : say.bears(attached.map((one) => nameOf(saying, one.card)).join(", ")),
  ]);
}

/** The same, and how it is marked. */
export const withMark = ({ text }: Saying, said: string, mark: Mark | undefined): string =>
  mark === undefined ? said : known([said, mark.label ?? known([text.board.marks[mark.is], mark.tag?.words])]);
