import {
  type Cards,
  claimOf,
  GOLD,
  influenceOf,
  influenceSources,
  initiativeOf,
  placesOf,
  plotGoldOf,
  powerToWin,
  totalPower,
} from "@weirwood/cards/questions";

/** What counts of a player at a glance. */
export interface Standing {
  readonly power: number;
  readonly powerToWin: number;
  readonly gold: number;
  /** What standing cards still give. */
  readonly influence: number;
  readonly hand: number;
  readonly deck: number;
}

export function standingOf(view: Cards, seat: number): Standing {
  const { piles } = placesOf(view);
  return {
    power: totalPower(view, seat),
    powerToWin: powerToWin(view, seat),
    gold: view[GOLD + seat],
    influence: influenceSources(view, seat).reduce((sum, body) => sum + influenceOf(view, body), 0),
    hand: piles.hand[seat].count(view),
    deck: piles.deck[seat].count(view),
  };
}

/** The present numbers of a revealed plot. */
export const plotNumbers = (view: Cards, seat: number) => ({
  gold: plotGoldOf(view, seat),
  initiative: initiativeOf(view, seat),
  claim: claimOf(view, seat),
});

/** Piles that lie open, or whose cards their owner may look at. */
export const openPiles = ["dead", "discard", "shadows", "used", "aside"] as const;
export type OpenPile = (typeof openPiles)[number];

/** The cards of a pile, the topmost first. */
export const cardsOfPile = (view: Cards, seat: number, pile: OpenPile): number[] =>
  placesOf(view).piles[pile][seat].all(view).toReversed();

export const countOfPile = (view: Cards, seat: number, pile: OpenPile): number =>
  placesOf(view).piles[pile][seat].count(view);
