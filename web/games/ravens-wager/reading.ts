import { ravensWager } from "@weirwood/kernel/testing-game";
import { useSettings } from "../../app/settings.ts";
import { capital } from "../../text/capital.ts";
import type { Language } from "../../text/language.ts";
import { bookOf, textOf } from "../books.ts";
import type { WagerText } from "./text/en.ts";

export type Wager = ReturnType<typeof ravensWager.setup>;

/** A pile of cards: their names, or their number where none of them is seen. */
type Cards = readonly string[] | number;

/** What lies on the table as a view shows it, by the words of the game's scenarios. */
export interface Shown {
  readonly phase: string;
  readonly rounds: number;
  readonly leader: string;
  readonly bank: number;
  readonly coins: { readonly [seat: string]: number };
  readonly hands: { readonly [seat: string]: Cards };
  readonly deck: Cards;
  readonly discard: Cards;
}

export const shownIn = (view: Wager): Shown => ravensWager.scenarios.observe(view) as unknown as Shown;

export const wagerTextIn = (language: Language): WagerText => textOf(ravensWager.name, language) as WagerText;

export function useWords() {
  const language = useSettings((settings) => settings.language);
  return { text: wagerTextIn(language), names: bookOf(ravensWager.name, language).names };
}

type Words = ReturnType<typeof useWords>;

/** An answer in notation as a button says it: `play theft birch` is “Theft, against Birch”. */
export function labelOf(answer: string, { text, names }: Words): string {
  const [, what, whom] = answer.split(" ");
  const card = what === "nothing" ? text.nothing : capital(names.card[what] ?? what);
  return whom === undefined ? card : text.against(card, names.seat[whom]);
}

export const countOf = (cards: Cards): number => (typeof cards === "number" ? cards : cards.length);

/** The cards of a hand: by name where they are seen, else how many they are. */
export const handWords = (hand: Cards, { text, names }: Words): string =>
  typeof hand === "number" || hand.length === 0
    ? text.cards(countOf(hand))
    : hand.map((card) => names.card[card]).join(", ");
