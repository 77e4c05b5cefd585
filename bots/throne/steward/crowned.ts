import { type Chance, type Seat, seedFrom } from "@weirwood/kernel";
import {
  type BidDecision,
  type Card,
  type CardDecision,
  cardsOf,
  FIEFDOMS,
  IRON_THRONE,
  KINGS_COURT,
  type KnightInDecision,
  NONE,
  placeOf,
  playersOf,
  strengthOf,
  type ThreeCardsDecision,
  type TrackDecision,
} from "@weirwood/throne/questions";
import { throne } from "@weirwood/throne/rules";
import { isAhead, opponentOf, sideOf, strengthOfCard } from "../reckoning.ts";
import { priceOf, stakeOf, winnerOf } from "./battles.ts";
import { placeWorth } from "./bids.ts";
import { carryOutTexts, powerToWin } from "./card-texts.ts";
import { highest, listed } from "./choice.ts";
import { worthOfPower } from "./jobs.ts";
import type { Outlook } from "./outlook.ts";

/** What the cards of the expansion ask: which three, how much power, which card instead, whom to bring low. */

/** The three that win most for what they cost, against anything that he may show. */
export function chooseThreeCards(outlook: Outlook): ThreeCardsDecision {
  const { view, me } = outlook;
  const rival = opponentOf(view, me);
  const stake = stakeOf(outlook);
  const strength = strengthOf(view, sideOf(view, me));
  const against = strengthOf(view, sideOf(view, rival));
  const his = cardsOf(view, rival);
  const worthOf = (card: Card): number => {
    const mine = strength + strengthOfCard(view, card);
    const beaten = his.filter((other) => isAhead(view, me, mine, rival, against + strengthOfCard(view, other)));
    return (stake * beaten.length) / his.length - priceOf(outlook, card);
  };
  const ranked = cardsOf(view, me)
    .map((card) => ({ card, worth: worthOf(card) }))
    .sort((a, b) => b.worth - a.worth);
  const cards = ranked.slice(0, 3).map(({ card }) => card);
  return { kind: "three-cards", cards: cards.sort((a, b) => a - b) };
}

/** Just enough to win, where the battle is worth that much. */
export function chooseSpending(outlook: Outlook): BidDecision {
  const power = powerToWin(outlook.view, outlook.me);
  return { kind: "spend", power: power * worthOfPower(outlook) <= stakeOf(outlook) ? power : 0 };
}

/** Two power for a card that turns the battle: the cheapest that does. */
export function chooseReplacement(outlook: Outlook, seat: Seat, chance: Chance): CardDecision {
  const { view, me } = outlook;
  const imagined = throne.imagine(view, seedFrom(String(chance.below(2 ** 30))));
  const price = 2 * worthOfPower(outlook);
  return highest(listed(view, seat, "replace-card"), (answer: CardDecision) => {
    const trial = throne.clone(imagined);
    throne.apply(trial, seat, answer);
    carryOutTexts(trial, view);
    const won = winnerOf(trial, view) === me ? stakeOf(outlook) : 0;
    return answer.card === NONE ? won : won - price - priceOf(outlook, answer.card);
  });
}

/** The track on which the foe has most to lose. */
export function chooseDemotion({ view, me }: Outlook): TrackDecision {
  const foe = opponentOf(view, me);
  const last = playersOf(view) - 1;
  const track = highest(
    [FIEFDOMS, KINGS_COURT, IRON_THRONE],
    (one) => placeWorth[one][placeOf(view, one, foe)] - placeWorth[one][last],
  );
  return { kind: "demote", track };
}

/** The blade before the raven. */
export const chooseToken = ({ view }: Outlook, seat: Seat): TrackDecision =>
  highest(listed(view, seat, "take-token"), ({ track }) => (track === NONE ? 0 : track === FIEFDOMS ? 2 : 1));

/** A knight for a footman costs nothing: where there is most to hold. */
export const chooseKnight = ({ view, prize }: Outlook, seat: Seat): KnightInDecision =>
  highest(listed(view, seat, "knight-in"), ({ area }) => (area === NONE ? -1 : prize[area]));
