import type { RuleText } from "@weirwood/kernel";
import { abilities } from "../compiled/abilities.ts";
import { frenchTitles } from "../pool/french-titles.ts";
import { cardIds, cards } from "../pool/index.ts";

/** What books say about cards, from the pool itself: titles, texts, and a rule for every card that has one. */

const typographic = (title: string): string => title.replaceAll("'", "’");

export const englishTitles: { readonly [card: string]: string } = Object.fromEntries(
  cards.map(({ id, face }) => [id, typographic(face.title)]),
);
export const titlesInFrench: { readonly [card: string]: string } = Object.fromEntries(
  cards.map(({ id, face }) => [id, typographic(frenchTitles[face.title] ?? face.title)]),
);

const textsIn = (language: 0 | 1): { readonly [card: string]: string } =>
  Object.fromEntries(cards.map(({ id, text }) => [id, text[language]]));
export const englishTexts = textsIn(0);
export const frenchTexts = textsIn(1);

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
    Object.entries(texts).flatMap(([id, rule]) =>
      rule === "" ? [] : [[`cards.card.${id}`, doers.has(id) ? { rule, log } : { rule }]],
    ),
  );
