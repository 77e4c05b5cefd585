import { roll } from "@weirwood/kernel";
import { bindingNumber } from "../../compiled/bindings.ts";
import { NONE } from "../../data/names.ts";
import { seatWord } from "../../derived/words.ts";
import { faces } from "../../state/bodies.ts";
import { type Cards, DICE, DRAWN, placesOf, TO_DISCARD } from "../../state/layout.ts";
import type { Effect } from "../../words/index.ts";
import { amountOf } from "../amounts.ts";
import { hostsFor } from "../attaching.ts";
import {
  bind,
  boundTo,
  CARD_REF,
  type Context,
  eachSeat,
  NUMBER_REF,
  refsOf,
  seatOf,
  seatsOf,
  unbind,
} from "../context.ts";
import { discardHand } from "../costs.ts";
import { enter } from "../entering.ts";
import { happen, happeningCount } from "../happenings.ts";
import { putInto, putUnder } from "../leaving.ts";
import { drawCap } from "../numbers.ts";
import { queueReplacements } from "../replacements.ts";
import { nameOfCard, nameOfSeat, type TellRule } from "../step.ts";
import { whyNotUnique } from "../uniqueness.ts";
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

/** The top cards of a deck go to the discard pile. */
export function millCards(game: Cards, seat: number, count: number, by: number, tell?: TellRule): number {
  const deck = placesOf(game).piles.deck[seat];
  let milled = 0;
  for (; milled < count && deck.count(game) > 0; milled++) {
    const card = deck.takeTop(game);
    putInto(game, card, seat, TO_DISCARD);
    const on = happeningCount(game);
    happen(game, "milled", { card, seat, by, amount: TO_DISCARD });
    tell?.({ rule: "cards.deck.milled", card: nameOfCard(card), player: nameOfSeat(seat) });
    queueReplacements(game, on);
  }
  return milled;
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
    discardFromHand(game, seat, card, by, cause, tell);
  }
  return discarded;
}

function discardFromHand(
  game: Cards,
  seat: number,
  card: number,
  by: number,
  cause: "effect" | "claim" | "cost",
  tell?: TellRule,
): void {
  placesOf(game).piles.hand[seat].take(game, card);
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

export function discardChosen(
  context: Context,
  effect: { readonly what: Parameters<typeof refsOf>[1]; readonly who: Parameters<typeof seatOf>[1] },
  tell?: TellRule,
): boolean {
  const seat = seatOf(context, effect.who);
  const refs = refsOf(context, effect.what);
  for (const ref of refs) discardFromHand(context.game, seat, ref - CARD_REF, context.seat, "effect", tell);
  return refs.length > 0;
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
  for (const seat of eachSeat(context.game, seatsOf(context, effect.who)))
    tell?.({
      rule: "cards.hand.revealed",
      player: nameOfSeat(seat),
      cards: placesOf(context.game).piles.hand[seat].all(context.game).map(nameOfCard),
    });
  return true;
}

/** What was found goes where it goes, and the deck is shuffled, whatever was found (1.2). */
export function search(context: Context, effect: Extract<Effect, { do: "search" }>, tell?: TellRule): boolean {
  const { game } = context;
  const seat = seatOf(context, effect.who ?? "you");
  if (seat === NONE) return false;
  const { deck } = placesOf(game).piles;
  const [ref] = effect.found === undefined ? [] : refsOf(context, effect.found);
  let isDone = false;
  if (ref !== undefined && deck[seat].has(game, ref - CARD_REF)) {
    const card = ref - CARD_REF;
    deck[seat].take(game, card);
    if (!effect.quiet) {
      happen(game, "revealed", { card, seat, by: context.seat });
      tell?.({ rule: "cards.search.found", player: nameOfSeat(seat), card: nameOfCard(card) });
    }
    isDone = settleFound(context, effect, card, seat, tell);
  } else tell?.({ rule: "cards.search.nothing", player: nameOfSeat(seat) });
  if (effect.to !== "deck-top") deck[seat].shuffle(game, DICE);
  tell?.({ rule: "cards.search.shuffled", player: nameOfSeat(seat) });
  return isDone;
}

function settleFound(
  context: Context,
  effect: Extract<Effect, { do: "search" }>,
  card: number,
  seat: number,
  tell?: TellRule,
): boolean {
  const { game } = context;
  const { deck, hand } = placesOf(game).piles;
  switch (effect.to) {
    case "hand":
      hand[seat].put(game, card);
      return true;
    case "duplicate":
      if (layDuplicate(context, card, seat, tell)) return true;
      deck[seat].put(game, card);
      return false;
    case "play": {
      const host = faces[card].type === "attachment" ? hostsFor(game, seat, card)[0] : undefined;
      const isBarred =
        whyNotUnique(game, seat, card) !== undefined || (faces[card].type === "attachment" && host === undefined);
      if (isBarred) {
        deck[seat].put(game, card);
        return false;
      }
      enter(game, card, { owner: seat, controller: seat, by: context.seat, ...(host !== undefined && { host }) }, tell);
      return true;
    }
    case "deck-top": {
      deck[seat].shuffle(game, DICE);
      deck[seat].put(game, card);
      return true;
    }
  }
}

const REVEALED = bindingNumber("revealed");

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
    bind(game, level, REVEALED, CARD_REF + card);
    happen(game, "revealed", { card, seat, by: context.seat });
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
  const { aside, hand } = placesOf(game).piles;
  const rest = boundTo(game, level, REVEALED);
  for (const ref of refsOf(context, effect.what)) {
    rest.splice(rest.indexOf(ref), 1);
    aside[seat].take(game, ref - CARD_REF);
    hand[seat].put(game, ref - CARD_REF);
  }
  for (const ref of rest) {
    aside[seat].take(game, ref - CARD_REF);
    putUnder(game, seat, ref - CARD_REF);
  }
  return true;
}

/** The cards that somebody looked at lie on top again, the first chosen uppermost. */
export function putOnTop(
  context: Context,
  effect: { readonly what: Parameters<typeof refsOf>[1]; readonly who: Parameters<typeof seatOf>[1] },
): boolean {
  const { game } = context;
  const deck = placesOf(game).piles.deck[seatOf(context, effect.who)];
  const refs = refsOf(context, effect.what);
  for (const ref of refs) deck.take(game, ref - CARD_REF);
  for (const ref of [...refs].reverse()) deck.put(game, ref - CARD_REF);
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
      happen(game, "revealed", { card, seat, by: context.seat });
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
