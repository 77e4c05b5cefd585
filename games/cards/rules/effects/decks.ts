import { roll } from "@weirwood/kernel";
import { bindingNumber } from "../../compiled/bindings.ts";
import { NONE } from "../../data/names.ts";
import { seatWord } from "../../derived/words.ts";
import { type Body, faces } from "../../state/bodies.ts";
import { type Cards, DICE, DRAWN, placesOf, TO_DISCARD } from "../../state/layout.ts";
import { cardOfRef, NUMBER_REF, pileOfRef, pileRef } from "../../state/refs.ts";
import type { Effect, Ref } from "../../words/index.ts";
import { amountOf } from "../amounts.ts";
import { bind, boundTo, type Context, eachSeat, refsOf, seatOf, seatsOf, unbind } from "../context.ts";
import { discardHand } from "../costs.ts";
import { enter } from "../entering.ts";
import { happen, happeningCount } from "../happenings.ts";
import { putInto } from "../leaving.ts";
import { drawCap } from "../numbers.ts";
import { queueReplacements } from "../replacements.ts";
import { nameOfCard, nameOfSeat, type TellRule } from "../step.ts";
import { whyNotUnique } from "../uniqueness.ts";
import { takeBearers } from "./bearers.ts";
import { millCards } from "./milling.ts";
import { layDuplicate } from "./moving.ts";

/** Drawing, searching, revealing, discarding: what happens to decks and hands. */

/** Draws one card after the other (1.1); beyond the cap of the round nothing is drawn. How many were. */
export function drawCards(game: Cards, seat: number, count: number, isCapped: boolean, tell?: TellRule): number {
  const { deck, hand } = placesOf(game).piles;
  const isBarred = isCapped && (seatWord(game, seat, "house-power-only") & 16) !== 0;
  let drawn = 0;
  for (; drawn < count && deck[seat].count(game) > 0 && !isBarred; drawn++) {
    if (isCapped && game[DRAWN + seat] >= drawCap(game, seat)) {
      tell?.({ rule: "cards.draw.cap", player: nameOfSeat(seat) });
      break;
    }
    const card = deck[seat].takeTop(game);
    hand[seat].put(game, card);
    if (isCapped) game[DRAWN + seat]++;
    happen(game, "drew", { seat });
    tell?.({ rule: "cards.draw.card", player: nameOfSeat(seat), card: nameOfCard(card), audience: [seat] });
  }
  if (drawn > 0) tell?.({ rule: "cards.draw.count", player: nameOfSeat(seat), count: drawn });
  return drawn;
}

export function draw(context: Context, effect: Extract<Effect, { do: "draw" }>, tell?: TellRule): boolean {
  const { game } = context;
  const count = amountOf(context, effect.count);
  let isDone = count > 0;
  for (const seat of eachSeat(game, seatsOf(context, effect.who ?? "you")))
    if (drawCards(game, seat, count, true, tell) < count) isDone = false;
  return isDone;
}

export function mill(context: Context, effect: Extract<Effect, { do: "mill" }>, tell?: TellRule): boolean {
  const count = amountOf(context, effect.count);
  let isDone = true;
  for (const seat of eachSeat(context.game, seatsOf(context, effect.who)))
    if (millCards(context.game, seat, count, context.seat, tell) < count) isDone = false;
  return isDone;
}

/** One card of a hand after the other, by the dice of the game (R-C61). */
export function discardAtRandom(
  game: Cards,
  seat: number,
  count: number,
  by: number,
  cause: "effect" | "claim",
  tell?: TellRule,
): number {
  const hand = placesOf(game).piles.hand[seat];
  let discarded = 0;
  for (; discarded < count && hand.count(game) > 0; discarded++) {
    const card = hand.get(game, roll(game, DICE, hand.count(game)));
    hand.take(game, card);
    discardFromHand(game, seat, card, by, cause, tell);
  }
  return discarded;
}

/** A card that was in a hand until now goes to the pile. */
function discardFromHand(
  game: Cards,
  seat: number,
  card: number,
  by: number,
  cause: "effect" | "claim" | "cost",
  tell?: TellRule,
): void {
  putInto(game, card, seat, TO_DISCARD);
  const on = happeningCount(game);
  happen(game, "discarded-from-hand", { card, seat, by, cause, amount: TO_DISCARD });
  tell?.({ rule: "cards.hand.discarded", card: nameOfCard(card), player: nameOfSeat(seat) });
  queueReplacements(game, on);
}

export function discardRandomly(
  context: Context,
  effect: Extract<Effect, { do: "discard-from-hand" }>,
  tell?: TellRule,
): boolean {
  const { game } = context;
  const count = amountOf(context, effect.count);
  let isDone = true;
  for (const seat of eachSeat(game, seatsOf(context, effect.who)))
    if (discardAtRandom(game, seat, count, context.seat, "effect", tell) < count) isDone = false;
  return isDone;
}

type OfSeat = { readonly who: Parameters<typeof seatOf>[1] };
type CardsOfSeat = OfSeat & { readonly what: Parameters<typeof refsOf>[1] };

const FOUND = bindingNumber("found");

/** Lays a card open that goes somewhere as soon as all others have chosen theirs (R-C72). */
function layOpen({ game, level }: Context, seat: number, card: number): void {
  placesOf(game).piles.aside[seat].put(game, card);
  bind(game, level, FOUND, pileRef(seat, "aside", card));
}

/** Takes up again what this player has laid open. */
function takeUp({ game, level }: Context, seat: number): number[] {
  const all = boundTo(game, level, FOUND);
  const isOwn = (ref: number): boolean => pileOfRef(ref)?.seat === seat;
  unbind(game, level, FOUND);
  for (const ref of all) if (!isOwn(ref)) bind(game, level, FOUND, ref);
  return all.filter((ref) => isOwn(ref) && takeAside(game, seat, ref)).map(cardOfRef);
}

/** Takes a card up that was laid open; whether it lies there. */
function takeAside(game: Cards, seat: number, ref: number): boolean {
  const aside = placesOf(game).piles.aside[seat];
  if (!aside.has(game, cardOfRef(ref))) return false;
  aside.take(game, cardOfRef(ref));
  return true;
}

/** What somebody chose to discard leaves his hand, and lies open until all have chosen. */
export function giveUp(context: Context, effect: CardsOfSeat): boolean {
  const seat = seatOf(context, effect.who);
  if (seat === NONE) return false;
  const hand = placesOf(context.game).piles.hand[seat];
  for (const ref of refsOf(context, effect.what)) {
    if (!hand.has(context.game, cardOfRef(ref))) continue;
    hand.take(context.game, cardOfRef(ref));
    layOpen(context, seat, cardOfRef(ref));
  }
  return true;
}

export function discardChosen(context: Context, effect: OfSeat, tell?: TellRule): boolean {
  const seat = seatOf(context, effect.who);
  if (seat === NONE) return false;
  const cards = takeUp(context, seat);
  for (const card of cards) discardFromHand(context.game, seat, card, context.seat, "effect", tell);
  return cards.length > 0;
}

export function discardWholeHand(
  context: Context,
  effect: Extract<Effect, { do: "discard-hand" }>,
  tell?: TellRule,
): boolean {
  let count = 0;
  for (const seat of eachSeat(context.game, seatsOf(context, effect.who)))
    count += discardHand(context.game, seat, tell);
  if (effect.as !== undefined) {
    unbind(context.game, context.level, bindingNumber(effect.as));
    bind(context.game, context.level, bindingNumber(effect.as), NUMBER_REF + count);
  }
  return true;
}

export function revealHand(context: Context, effect: Extract<Effect, { do: "reveal-hand" }>, tell?: TellRule): boolean {
  for (const seat of eachSeat(context.game, seatsOf(context, effect.who))) {
    const player = nameOfSeat(seat);
    const cards = placesOf(context.game).piles.hand[seat].all(context.game).map(nameOfCard);
    if (cards.length === 0) tell?.({ rule: "cards.hand.empty", player });
    else tell?.({ rule: "cards.hand.revealed", player, cards });
  }
  return true;
}

/** What was found goes where it goes, and the deck is shuffled, whatever was found and whose ever it is (1.2). */
export function search(context: Context, effect: Extract<Effect, { do: "search" }>, tell?: TellRule): boolean {
  const { game } = context;
  const searcher = seatOf(context, effect.who ?? "you");
  const seat = effect.of === undefined ? searcher : seatOf(context, effect.of);
  if (searcher === NONE || seat === NONE) return false;
  const { deck } = placesOf(game).piles;
  const [ref] = effect.found === undefined ? [] : refsOf(context, effect.found);
  const card = ref === undefined || !deck[seat].has(game, cardOfRef(ref)) ? NONE : cardOfRef(ref);
  const bearer = card === NONE ? undefined : takeBearers(context, { what: effect.found as Ref, under: "owner" })(ref);
  if (card === NONE) tell?.({ rule: "cards.search.nothing", player: nameOfSeat(searcher) });
  else {
    deck[seat].take(game, card);
    const isSeen = effect.reveal === true || effect.to === "play" || effect.to === "duplicate";
    if (effect.reveal) noteRevealed(context, card, seat);
    tell?.({
      rule: "cards.search.found",
      player: nameOfSeat(searcher),
      card: nameOfCard(card),
      ...(!isSeen && { audience: [searcher] }),
    });
  }
  const isDone =
    card !== NONE && (effect.to === "deck-top" || settleFound(context, effect.to, { card, seat, bearer }, tell));
  deck[seat].shuffle(game, DICE);
  tell?.({ rule: "cards.search.shuffled", player: nameOfSeat(seat) });
  // What shall lie on top is put there when the rest has been shuffled.
  if (card !== NONE && effect.to === "deck-top") deck[seat].put(game, card);
  return isDone;
}

/** Where several search their decks, what each found lies open until the last has searched. */
export function showFound(context: Context, effect: CardsOfSeat, tell?: TellRule): boolean {
  const { game } = context;
  const seat = seatOf(context, effect.who);
  const [ref] = refsOf(context, effect.what);
  if (ref === undefined) {
    tell?.({ rule: "cards.search.nothing", player: nameOfSeat(seat) });
    return false;
  }
  const card = cardOfRef(ref);
  placesOf(game).piles.deck[seat].take(game, card);
  layOpen(context, seat, card);
  noteRevealed(context, card, seat);
  tell?.({ rule: "cards.search.found", player: nameOfSeat(seat), card: nameOfCard(card) });
  return true;
}

export function takeFound(context: Context, effect: OfSeat, tell?: TellRule): boolean {
  const { game } = context;
  const seat = seatOf(context, effect.who);
  const { deck, hand } = placesOf(game).piles;
  const cards = takeUp(context, seat);
  for (const card of cards) hand[seat].put(game, card);
  deck[seat].shuffle(game, DICE);
  tell?.({ rule: "cards.search.shuffled", player: nameOfSeat(seat) });
  return cards.length > 0;
}

function settleFound(
  context: Context,
  to: "hand" | "duplicate" | "play",
  { card, seat, bearer }: { readonly card: number; readonly seat: number; readonly bearer: Body | undefined },
  tell?: TellRule,
): boolean {
  const { game } = context;
  const { deck, hand } = placesOf(game).piles;
  switch (to) {
    case "hand":
      hand[seat].put(game, card);
      return true;
    case "duplicate":
      if (layDuplicate(context, card, seat, tell)) return true;
      deck[seat].put(game, card);
      return false;
    case "play": {
      const isAlone = faces[card].type === "attachment" && bearer === undefined;
      const isBarred = whyNotUnique(game, seat, card) !== undefined || isAlone;
      if (isBarred) {
        deck[seat].put(game, card);
        return false;
      }
      const on = bearer === undefined ? {} : { host: bearer };
      enter(game, card, { owner: seat, controller: seat, by: context.seat, ...on }, tell);
      return true;
    }
  }
}

const REVEALED = bindingNumber("revealed");
const SHOWN = bindingNumber("shown");

/** A card is revealed; that an effect reveals cards is one occurrence besides, however many they are (R-C09). */
export function noteRevealed({ game, level, seat: by }: Context, card: number, seat: number): void {
  happen(game, "revealed", { card, seat, by });
  if (boundTo(game, level, SHOWN).length > 0) return;
  bind(game, level, SHOWN, NUMBER_REF + 1);
  happen(game, "effect-revealed", { seat: by, by });
}

/** The top cards lie open until they are where they go (1.3). */
export function revealTop(context: Context, effect: Extract<Effect, { do: "reveal-top" }>, tell?: TellRule): boolean {
  const { game, level } = context;
  const seat = seatOf(context, effect.who ?? "you");
  if (seat === NONE) return false;
  const { deck, aside } = placesOf(game).piles;
  unbind(game, level, REVEALED);
  for (let i = amountOf(context, effect.count); i > 0 && deck[seat].count(game) > 0; i--) {
    const card = deck[seat].takeTop(game);
    aside[seat].put(game, card);
    bind(game, level, REVEALED, pileRef(seat, "aside", card));
    noteRevealed(context, card, seat);
    tell?.({ rule: "cards.deck.revealed", card: nameOfCard(card), player: nameOfSeat(seat) });
  }
  return true;
}

/** Of what was revealed some go to hand, the others under the deck. */
export function keepRevealed(
  context: Context,
  effect: { readonly what: Parameters<typeof refsOf>[1]; readonly who: Parameters<typeof seatOf>[1] },
): boolean {
  const { game, level } = context;
  const seat = seatOf(context, effect.who);
  if (seat === NONE) return false;
  const { deck, hand } = placesOf(game).piles;
  const rest = boundTo(game, level, REVEALED);
  for (const ref of refsOf(context, effect.what)) {
    rest.splice(rest.indexOf(ref), 1);
    if (takeAside(game, seat, ref)) hand[seat].put(game, cardOfRef(ref));
  }
  for (const ref of rest) if (takeAside(game, seat, ref)) deck[seat].putUnder(game, cardOfRef(ref));
  return true;
}

/** The cards that somebody looked at lie on top again, the first chosen uppermost. */
export function putOnTop(
  context: Context,
  effect: { readonly what: Parameters<typeof refsOf>[1]; readonly who: Parameters<typeof seatOf>[1] },
): boolean {
  const { game } = context;
  const seat = seatOf(context, effect.who);
  if (seat === NONE) return false;
  const deck = placesOf(game).piles.deck[seat];
  const refs = refsOf(context, effect.what).filter((ref) => deck.has(game, cardOfRef(ref)));
  for (const ref of refs) deck.take(game, cardOfRef(ref));
  for (const ref of [...refs].reverse()) deck.put(game, cardOfRef(ref));
  return true;
}

/** The top cards of a deck go to hand, shown to all: that is no drawing. */
export function takeTop(context: Context, effect: Extract<Effect, { do: "take-top" }>, tell?: TellRule): boolean {
  const { game } = context;
  const count = amountOf(context, effect.count);
  const { deck, hand } = placesOf(game).piles;
  let isDone = true;
  for (const seat of eachSeat(game, seatsOf(context, effect.who ?? "you"))) {
    for (let i = 0; i < count; i++) {
      if (deck[seat].count(game) === 0) {
        isDone = false;
        break;
      }
      const card = deck[seat].takeTop(game);
      hand[seat].put(game, card);
      noteRevealed(context, card, seat);
      tell?.({ rule: "cards.deck.revealed", card: nameOfCard(card), player: nameOfSeat(seat) });
    }
  }
  return isDone;
}

export function shuffleIn(context: Context, effect: Extract<Effect, { do: "shuffle-in" }>, tell?: TellRule): boolean {
  const { game } = context;
  const { deck, [effect.pile]: piles } = placesOf(game).piles;
  for (const seat of eachSeat(game, seatsOf(context, effect.who))) {
    while (piles[seat].count(game) > 0) deck[seat].put(game, piles[seat].takeTop(game));
    deck[seat].shuffle(game, DICE);
    tell?.({ rule: "cards.deck.shuffled-in", player: nameOfSeat(seat), pile: effect.pile });
  }
  return true;
}
