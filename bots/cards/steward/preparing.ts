import {
  type Answer,
  abilities,
  abilitiesOf,
  type Cards,
  controllerOf,
  costToPlay,
  faces,
  housePower,
  placesOf,
  seatsIn,
} from "@weirwood/cards/questions";
import type { Mind } from "./mind.ts";
import { cardWorth } from "./worth.ts";

/** Before the cards are on the table: hands, what is placed, plots. */

const GOLD_AT_SET_UP = 5;

/** A hand is good if it begins with two cards on the table, and goes on with something to play. */
export function mulliganWorth({ view, me }: Mind, { answer }: Answer<"mulligan">): number {
  if (answer === 0) return 0;
  const hand = placesOf(view).piles.hand[me].all(view);
  const cheap = hand.filter((card) => isPlaced(card) && costToPlay(view, me, card, 0) <= GOLD_AT_SET_UP - 2);
  const characters = hand.filter((card) => faces[card].type === "character");
  return cheap.length < 2 || characters.length < 2 ? 1 : -1;
}

const isPlaced = (card: number): boolean => faces[card].type === "character" || faces[card].type === "location";

/** Much for the five gold, several cards, and a character among them. */
export function placeWorth(view: Cards, seat: number, cards: readonly number[]): number {
  const hasCharacter = cards.some((card) => faces[card].type === "character");
  const worth = cards.reduce((sum, card) => sum + 0.8 + cardWorth[card] + 0.3 * costToPlay(view, seat, card, 0), 0);
  return worth + (hasCharacter ? 2 : 0);
}

/** A plot by its numbers and by what the table needs: gold for a full hand, claim where I am stronger. */
export function plotWorth(mind: Mind, { card }: Answer<"plot">): number {
  const { view, me, tastes } = mind;
  const { plot } = faces[card];
  if (plot === undefined) return 0;
  const hand = placesOf(view).piles.hand[me].all(view);
  const wish = hand.reduce((sum, one) => sum + (isBought(one) ? costToPlay(view, me, one, 0) : 0), 0);
  const spent = Math.min(plot.gold, wish);
  const mine = mind.characters((body) => controllerOf(view, body) === me).length;
  const all = mind.characters(() => true).length;
  const theirs = (all - mine) / Math.max(1, seatsIn(view) - 1);
  const isAhead = mine - theirs;
  const stolen = housePower(view, me) === 0 ? 0 : 0.1;
  const claim = plot.claim * (1.6 + 0.3 * Math.max(-3, Math.min(3, isAhead))) + stolen;
  return (
    tastes.greed * spent +
    0.3 * (plot.gold - spent) +
    claim +
    0.12 * plot.initiative +
    0.3 * abilitiesOf[card].length +
    sweepWorth(card, isAhead) +
    tastes.fancy(card)
  );
}

const isBought = (card: number): boolean => faces[card].type !== "event" && faces[card].type !== "plot";

/** A plot that kills all, or nearly all, is for whoever has fewer. */
function sweepWorth(card: number, isAhead: number): number {
  return isSweep[card] ? -2.5 * isAhead - 1 : 0;
}

const isSweep: readonly boolean[] = faces.map(
  ({ type }, card) => type === "plot" && /"do":"kill"/.test(JSON.stringify(programsOf(card))),
);

function programsOf(card: number): unknown {
  return abilitiesOf[card].map((number) => abilities[number].ability);
}
