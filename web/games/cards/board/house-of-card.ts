import { faces } from "@weirwood/cards/questions";

/** The House that a card is of; undefined where it is of none, or nobody knows. */
export const houseOfCard = (card: number | undefined): string | undefined =>
  card === undefined ? undefined : faces[card]?.house?.[0];
