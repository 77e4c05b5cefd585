import { type Chance, chanceOf, type Game, type Seat, type Seed } from "@weirwood/kernel";
import type { MadeDecision } from "@weirwood/kernel/testing";
import { listOf, randomDeck } from "../decks/index.ts";
import { type Cards, type CardsDecision, type CardsOptions, cards } from "../index.ts";
import { CARD_SOURCE } from "../rules/sources.ts";
import { placesOf } from "../state/layout.ts";
import { CARD_REF, cardOfRef } from "../state/refs.ts";
import { seatsIn } from "../state/seats.ts";

/** What examinations of whole games need besides the rules: random decks, and states that nobody can tell apart. */

/** The game with decks of any kind: where a deck is asked for, most bring a random one of their own. */
export const randomDecks: Game<Cards, CardsDecision, CardsOptions> = {
  ...cards,
  sample(state, seat, chance) {
    const answer = cards.sample(state, seat, chance);
    return answer.kind === "deck" && chance.below(4) > 0 ? randomList(chance) : answer;
  },
};

export const randomList = (chance: Chance): CardsDecision => ({ kind: "list", cards: listOf(randomDeck(chance)) });

type Next = readonly MadeDecision<CardsDecision>[];

/** More cards than the next decisions can draw. */
const DEEP = 12;

/**
 * A state that a viewer cannot tell from the true one: a card that somebody else holds and does not play soon has changed places
 * with one at the bottom of his deck, or two of those with each other.
 */
export function twin(state: Cards, viewer: Seat, seed: Seed, next: Next): Cards | undefined {
  const changed = state.slice();
  const seats = seatsIn(state);
  const first = chanceOf(seed.join()).below(seats);
  for (let i = 0; i < seats; i++) {
    const seat = (first + i) % seats;
    if (swap(changed, seat, seat !== viewer, next)) return changed;
  }
  return undefined;
}

/** Whether a card that this player holds is hidden from the viewer, and the swap was made. */
function swap(state: Cards, seat: Seat, isHandHidden: boolean, next: Next): boolean {
  const { deck, hand } = placesOf(state).piles;
  const [stack, held] = [deck[seat], hand[seat]];
  if (stack.count(state) < DEEP) return false;
  const named = namedBy(state, seat, next);
  const idle = isHandHidden ? held.all(state).find((card) => !named.has(card)) : undefined;
  const other = idle ?? stack.get(state, 0);
  const place = Array.from({ length: DEEP / 2 }, (_, i) => i).find((i) => stack.get(state, i) !== other);
  if (place === undefined || (next[0] !== undefined && isSearch(next[0].answer))) return false;
  const below = stack.get(state, place);
  stack.set(state, place, other);
  if (idle === undefined) stack.set(state, 0, below);
  else {
    held.take(state, idle);
    held.put(state, below);
  }
  return true;
}

/** While somebody looks through hidden cards, which of them they are is what is decided. */
const isSearch = (answer: CardsDecision): boolean => answer.kind === "choose" && answer.what >= CARD_REF;

/** Cards that the next decisions speak of, or answers that were given already in secret. */
function namedBy(state: Cards, seat: Seat, next: Next): ReadonlySet<number> {
  const { placed } = placesOf(state).piles;
  const kept = cards.kept(state, seat);
  const said = [...next.map(({ answer }) => answer), ...(kept === undefined ? [] : [kept])];
  return new Set([...placed[seat].all(state), ...said.flatMap(cardsIn)]);
}

function cardsIn(answer: CardsDecision): readonly number[] {
  switch (answer.kind) {
    case "act":
      return answer.source >= CARD_SOURCE ? [answer.source - CARD_SOURCE] : [];
    case "choose":
      return answer.what >= CARD_REF ? [cardOfRef(answer.what)] : [];
    case "place":
    case "list":
      return answer.cards;
    default:
      return [];
  }
}
