import type { RuleText } from "@weirwood/kernel";
import { abilities } from "../compiled/abilities.ts";
import { cardIds, cards } from "../pool/index.ts";

/** What books say about cards, from the pool itself: titles, texts, and a rule for every card that has one. */

/** What each card is called, by its id, where titles are printed like this. */
export const titlesBy = (printed: (title: string) => string): { readonly [card: string]: string } =>
  Object.fromEntries(cards.map(({ id, face }) => [id, printed(face.title).replaceAll("'", "’")]));

/** What stands on each card: in English, or in French. */
export const textsIn = (language: 0 | 1): { readonly [card: string]: string } =>
  Object.fromEntries(cards.map(({ id, text }) => [id, text[language]]));

/** The id of the rule that a card's text is. */
export type CardRuleId = `cards.card.${string}`;

/** Cards that do something when they are used or triggered. A constant text is never told: it simply holds. */
const doers: ReadonlySet<string> = new Set(
  abilities.filter(({ kind }) => kind !== "constant").map(({ card }) => cardIds[card]),
);

/** The text of each card as a rule of its own; cards without one are not told about. */
export const cardRules = (
  texts: { readonly [card: string]: string },
  log: string,
): { readonly [rule in CardRuleId]: RuleText } =>
  Object.fromEntries(
    cardIds.flatMap((id) => {
      const { [id]: rule = "" } = texts;
      if (doers.has(id)) return [[`cards.card.${id}`, { rule, log }]];
      return rule === "" ? [] : [[`cards.card.${id}`, { rule }]];
    }),
  );
