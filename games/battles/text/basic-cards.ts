import { CARDS_OF_HOUSE, cardIds } from "../data/ids.ts";

/** Both Houses have the same basic cards: a line for each, by the ids of both. */
export const forBasicCards = (lines: readonly string[]): { readonly [card: string]: string } =>
  Object.fromEntries(
    cardIds.map((id, card) => [id, lines[card % CARDS_OF_HOUSE]]).filter(([, line]) => line !== undefined),
  );
