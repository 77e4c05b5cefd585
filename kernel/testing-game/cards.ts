import { roll } from "../dice.ts";
import { NOBODY, type Seat, type Tell } from "../game.ts";
import * as at from "./layout.ts";
import { CARD_NAMES, deck, discard, hands, SEAT_NAMES, stack, type Wager } from "./layout.ts";

const { card: CARD, player: PLAYER, target: TARGET } = stack.registers.played;

/** Lays a card on the stack, where the others may answer it. */
export function lay(state: Wager, seat: Seat, card: number, target: Seat): void {
  hands[seat].take(state, card);
  const aim = target === NOBODY ? at.NONE : target;
  stack.begin(state, "played", { card, player: seat, target: aim, asked: at.seatAfter(state, seat) });
}

/** The card on top has been answered by nobody, and does what it says. */
export function resolve(state: Wager, tell?: Tell): void {
  const [card, seat, target] = [CARD, PLAYER, TARGET].map((register) => stack.get(state, register));
  discard.put(state, card);
  stack.pop(state);
  if (card === at.RAVEN) cancel(state, tell);
  if (card === at.FEAST) feast(state, seat, tell);
  if (card === at.THEFT) steal(state, seat, target, tell);
  if (card === at.SPY) spyOn(state, seat, target, tell);
  if (card === at.TOLL && hands[target].count(state) > 0) stack.begin(state, "toll", { asked: target });
}

/** What a cancelled raven had answered goes on where it was: the same seat may still answer it. */
function cancel(state: Wager, tell?: Tell): void {
  const card = stack.get(state, CARD);
  discard.put(state, card);
  stack.pop(state);
  tell?.({ rule: "wager.respond.cancel", card: CARD_NAMES[card] });
}

function feast(state: Wager, seat: Seat, tell?: Tell): void {
  const pips = 1 + roll(state, at.DICE, 6);
  const coins = Math.min(pips, state[at.BANK]);
  state[at.BANK] -= coins;
  state[at.COINS + seat] += coins;
  tell?.({ rule: "wager.feast", seat: SEAT_NAMES[seat], pips, coins });
}

function steal(state: Wager, seat: Seat, target: Seat, tell?: Tell): void {
  const coins = Math.min(2, state[at.COINS + target]);
  state[at.COINS + target] -= coins;
  state[at.COINS + seat] += coins;
  tell?.({ rule: "wager.theft", seat: SEAT_NAMES[seat], target: SEAT_NAMES[target], coins });
}

function spyOn(state: Wager, seat: Seat, target: Seat, tell?: Tell): void {
  const count = hands[target].count(state);
  if (count === 0) return;
  const card = hands[target].takeAt(state, roll(state, at.DICE, count));
  hands[seat].put(state, card);
  const names = { seat: SEAT_NAMES[seat], target: SEAT_NAMES[target] };
  tell?.({ rule: "wager.spy", ...names });
  tell?.({ rule: "wager.spy.card", audience: [seat, target], ...names, card: CARD_NAMES[card] });
}

export function draw(state: Wager, seat: Seat, tell?: Tell): void {
  const card = deck.draw(state, discard, at.DICE);
  if (card === undefined) return;
  hands[seat].put(state, card);
  tell?.({ rule: "wager.draw", audience: [seat], seat: SEAT_NAMES[seat], card: CARD_NAMES[card] });
}
