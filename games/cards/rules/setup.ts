import { type Answers, type Chance, oneOf } from "@weirwood/kernel";
import { bitOf, NONE, typeIds } from "../data/names.ts";
import { type Answer, type ListDecision, readList, verb } from "../decisions.ts";
import { type Deck, deckOf, listOf } from "../decks/deck.ts";
import { readyIds } from "../decks/ready/titles.ts";
import { shelf } from "../decks/shelf.ts";
import { derive, settle } from "../derived/derive.ts";
import { refuse } from "../refusal.ts";
import { faces } from "../state/bodies.ts";
import { type Cards, DICE, KEPT_PLOT, KEPT_WORD, placesOf, states } from "../state/layout.ts";
import { inOrder } from "../state/seats.ts";
import { enter } from "./entering.ts";
import { ownHostsFor } from "./framework-choices.ts";
import { countOf } from "./numbers.ts";
import { costToPlay } from "./playing-cards.ts";
import { keepPlot } from "./plots.ts";
import { nameOfCard, nameOfSeat, type Step, type TellRule } from "./step.ts";

/** Before the first round: decks, seven cards, one new hand, up to five gold of characters and locations (R-C48). */

export interface CardsOptions {
  readonly players: number;
  readonly rounds: number;
  readonly goldCounts: boolean;
}

export const handOf = (game: Cards, seat: number): number => countOf(game, seat, "set-up-hand");

export function drawUpTo(game: Cards, seat: number, count: number, tell?: TellRule): void {
  const { deck, hand } = placesOf(game).piles;
  while (hand[seat].count(game) < count && deck[seat].count(game) > 0) {
    const card = deck[seat].takeTop(game);
    hand[seat].put(game, card);
    tell?.({ rule: "cards.draw.card", player: nameOfSeat(seat), card: nameOfCard(card), audience: [seat] });
  }
}

function keepDeck(game: Cards, seat: number, deck: Deck): void {
  const pile = placesOf(game).piles.list[seat];
  for (const card of pile.all(game)) pile.take(game, card);
  for (const card of listOf(deck)) pile.put(game, card);
}

/** Every player brings a deck, in secret: a ready-made one by name, or a list of his own. */
export const deckStep: Step<Answer<"deck"> | ListDecision<"list">> = {
  decision: ["deck", "list"],
  showsAnswered: true,
  read: (input) => (input.kind === "list" ? readList("list", input) : verb.deck.read(input)),
  check: (_game, _seat, answer) => (answer.kind === "deck" ? undefined : shelf.refuse(deckOf(answer.cards))),
  apply: (game, seat, answer) =>
    keepDeck(game, seat, answer.kind === "deck" ? shelf.ready[answer.deck] : deckOf(answer.cards)),
  settle: () => {},
  kept(game, seat) {
    const cards = placesOf(game).piles.list[seat].all(game);
    const ready = shelf.ready.findIndex((deck) => String(listOf(deck)) === String(cards));
    if (cards.some((card) => card >= faces.length)) return undefined;
    return ready >= 0 ? { kind: "deck", deck: ready } : { kind: "list", cards };
  },
  // Decks of one's own are too many to list; `complete` offers the ready-made ones.
  options: () => undefined,
  sample: (_game, _seat, chance) => ({ kind: "deck", deck: chance.below(readyIds.length) }),
};

/** One new hand of seven, once. */
export const mulliganStep: Step<Answer<"mulligan">> = {
  ...verb.mulligan,
  showsAnswered: true,
  check: () => undefined,
  apply(game, seat, { answer }) {
    game[KEPT_WORD + seat] = answer;
  },
  settle(game, tell) {
    for (const seat of inOrder(game)) {
      const isNew = game[KEPT_WORD + seat] === 1;
      game[KEPT_WORD + seat] = NONE;
      if (isNew) mulligan(game, seat, tell);
    }
  },
  kept: (game, seat) => (game[KEPT_WORD + seat] > 1 ? undefined : { kind: "mulligan", answer: game[KEPT_WORD + seat] }),
  options: () => [
    { kind: "mulligan", answer: 0 },
    { kind: "mulligan", answer: 1 },
  ],
  sample: (_game, _seat, chance) => ({ kind: "mulligan", answer: chance.below(2) }),
};

function mulligan(game: Cards, seat: number, tell?: TellRule): void {
  const { deck, hand } = placesOf(game).piles;
  for (const card of hand[seat].all(game)) {
    hand[seat].take(game, card);
    deck[seat].put(game, card);
  }
  deck[seat].shuffle(game, DICE);
  drawUpTo(game, seat, handOf(game, seat), tell);
  tell?.({ rule: "cards.setup.mulligan", player: nameOfSeat(seat) });
}

const PLACEABLE = bitOf(typeIds, "character") | bitOf(typeIds, "location");
const isPlaceable = (card: number): boolean =>
  faces[card].cost !== undefined &&
  ((bitOf(typeIds, faces[card].type) & PLACEABLE) !== 0 ||
    (faces[card].type === "attachment" && (faces[card].keywords?.includes("setup") ?? false)));
const isLimited = (card: number): boolean => faces[card].keywords?.includes("limited") ?? false;

/** Why these cards of a hand cannot be placed, or undefined. */
function whyNotPlace(game: Cards, seat: number, cards: readonly number[]) {
  const hand = placesOf(game).piles.hand[seat];
  let [gold, limited] = [0, 0];
  const titles = new Set<string>();
  for (const card of cards) {
    const name = nameOfCard(card);
    if (cards.filter((other) => other === card).length > hand.countOf(game, card))
      return refuse("cards.play.in-hand", { card: name });
    if (!isPlaceable(card)) return refuse("cards.setup.type", { card: name });
    if (faces[card].unique && titles.has(faces[card].title)) return refuse("cards.setup.unique", { card: name });
    titles.add(faces[card].title);
    gold += costToPlay(game, seat, card, 0);
    if (isLimited(card)) limited++;
  }
  if (limited > 1) return refuse("cards.setup.limited");
  const most = countOf(game, seat, "set-up-gold");
  if (gold > most) return refuse("cards.setup.gold", { count: gold, most });
  const [alone] = withoutBearer(game, seat, cards);
  return alone === undefined ? undefined : refuse("cards.setup.bearer", { card: nameOfCard(alone) });
}

/** Attachments among these that none of the others could bear. */
function withoutBearer(game: Cards, seat: number, cards: readonly number[]): readonly number[] {
  const attachments = cards.filter((card) => faces[card].type === "attachment");
  if (attachments.length === 0) return attachments;
  const trial = states.clone(game);
  for (const card of cards)
    if (faces[card].type !== "attachment") enter(trial, card, { owner: seat, controller: seat });
  derive(trial);
  return attachments.filter((card) => ownHostsFor(trial, seat, card).length === 0);
}

/** Characters and locations for up to five gold, face down until all have placed theirs. */
export const placeStep: Step<ListDecision<"place">> = {
  decision: "place",
  showsAnswered: true,
  read: (input) => readList("place", input),
  check: (game, seat, { cards }) => whyNotPlace(game, seat, cards),
  apply(game, seat, { cards }) {
    const { placed } = placesOf(game).piles;
    for (const card of placed[seat].all(game)) placed[seat].take(game, card);
    for (const card of cards) placed[seat].put(game, card);
  },
  settle(game, tell) {
    const { placed, hand } = placesOf(game).piles;
    for (const seat of inOrder(game)) {
      const cards = placed[seat].all(game);
      for (const card of cards) {
        placed[seat].take(game, card);
        hand[seat].take(game, card);
        enter(game, card, { owner: seat, controller: seat });
      }
      const player = nameOfSeat(seat);
      if (cards.length === 0) tell?.({ rule: "cards.setup.placed-nothing", player });
      else tell?.({ rule: "cards.setup.placed", player, cards: cards.map(nameOfCard) });
    }
    settle(game);
  },
  kept(game, seat) {
    const cards = placesOf(game).piles.placed[seat].all(game);
    return cards.some((card) => card >= faces.length) ? undefined : { kind: "place", cards };
  },
  options(game, seat) {
    const lists: ListDecision<"place">[] = [];
    const hand = placesOf(game).piles.hand[seat].all(game).filter(isPlaceable);
    const seen = new Set<string>();
    for (let set = 0; set < 1 << hand.length; set++) {
      const cards = hand.filter((_, i) => ((set >> i) & 1) === 1);
      if (seen.has(String(cards)) || whyNotPlace(game, seat, cards) !== undefined) continue;
      seen.add(String(cards));
      lists.push({ kind: "place", cards });
    }
    return lists;
  },
  sample: (game, seat, chance: Chance) =>
    oneOf(placeStep.options(game, seat) as Answers<ListDecision<"place">>, chance),
};

/** Plots are chosen in secret, all at once. */
export const plotStep: Step<Answer<"plot">> = {
  ...verb.plot,
  showsAnswered: true,
  check: (game, seat, { card }) =>
    placesOf(game).piles.plots[seat].has(game, card)
      ? undefined
      : refuse("cards.plots.own", { card: nameOfCard(card) }),
  apply(game, seat, { card }) {
    keepPlot(game, seat, card);
  },
  settle: () => {},
  kept: (game, seat) =>
    game[KEPT_PLOT + seat] >= faces.length ? undefined : { kind: "plot", card: game[KEPT_PLOT + seat] },
  options: (game, seat) =>
    [...new Set(placesOf(game).piles.plots[seat].all(game))].map((card) => ({ kind: "plot", card })),
  sample: (game, seat, chance) => oneOf([...plotStep.options(game, seat)!] as Answer<"plot">[], chance),
};
