import { placeDice, roll, type Seed, shuffle } from "../dice.ts";
import { type Ask, NOBODY, type Outcome, type Seat, type Tell } from "../game.ts";
import { isJsonMap, type Json } from "../json.ts";
import { type Refusal, refuse } from "../refusal.ts";
import { plainCopy } from "../untrusted.ts";
import * as at from "./layout.ts";
import { CARD_NAMES, handOf, SEAT_NAMES, stack, type Wager } from "./layout.ts";

/** `card` and `target` are NOBODY where there is none. */
export type WagerDecision =
  | { readonly kind: "wager"; readonly coins: number }
  | { readonly kind: "play"; readonly card: number; readonly target: number }
  | { readonly kind: "respond"; readonly card: number }
  | { readonly kind: "discard"; readonly card: number };

export interface WagerOptions {
  readonly seats: number;
  readonly rounds: number;
}

export function setup({ seats, rounds }: WagerOptions, seed: Seed): Wager {
  const state = new Uint8Array(at.STATE_BYTES);
  placeDice(state, at.DICE, seed);
  state[at.SEATS] = seats;
  state[at.ROUNDS] = rounds;
  state[at.BANK] = at.ALL_COINS - seats * at.COINS_AT_START;
  for (const [card, count] of at.CARD_COUNTS.entries()) {
    for (let i = 0; i < count; i++) at.putOn(state, at.DECK, card);
  }
  shuffle(state, at.DICE, at.DECK + 1, state[at.DECK]);
  for (let seat = 0; seat < seats; seat++) {
    state[at.COINS + seat] = at.COINS_AT_START;
    for (let i = 0; i < at.HAND_AT_START; i++) at.giveCard(state, seat, at.takeAt(state, at.DECK, state[at.DECK]));
  }
  openWagers(state);
  return state;
}

/** The kind of decision that is asked for now; undefined when the game is over. */
function askedKind(state: Wager): WagerDecision["kind"] | undefined {
  const top = stack.kind(state);
  if (top === at.PLAYED) return "respond";
  if (top === at.DISCARDING) return "discard";
  if (state[at.PHASE] === at.OVER) return undefined;
  return state[at.PHASE] === at.WAGERING ? "wager" : "play";
}

export function awaited(state: Wager): Seat {
  const kind = askedKind(state);
  if (kind === undefined) return NOBODY;
  if (kind === "wager") return missingWager(state);
  return kind === "play" ? (state[at.LEADER] + state[at.ACTED]) % state[at.SEATS] : stack.get(state, at.ASKED);
}

export function isAwaited(state: Wager, seat: Seat): boolean {
  return askedKind(state) === "wager" ? state[at.WAGERS + seat] === at.NO_WAGER : awaited(state) === seat;
}

export function asks(state: Wager): Ask[] {
  const kind = askedKind(state);
  if (kind === undefined) return [];
  const secret = kind === "wager";
  const seats = secret ? Array.from({ length: state[at.SEATS] }, (_, seat) => seat) : [awaited(state)];
  const bounds: Record<string, Json> =
    kind === "respond" ? { answering: CARD_NAMES[stack.get(state, at.CARD)], depth: stack.depth(state) } : {};
  return [{ id: at.askNumber(state), kind, seats, secret, bounds }];
}

export function check(state: Wager, seat: Seat, input: unknown): Refusal | undefined {
  if (!(Number.isInteger(seat) && seat >= 0 && seat < state[at.SEATS])) return refuse("kernel.no-seat");
  const decision = readDecision(input);
  if (decision === undefined) return refuse("kernel.malformed");
  const kind = askedKind(state);
  if (kind === undefined) return refuse("kernel.game-over");
  if (kind !== "wager" && seat !== awaited(state)) return refuse("kernel.not-asked");
  if (decision.kind !== kind) return refuse("kernel.other-kind");
  if (decision.kind === "wager") {
    const coins = state[at.COINS + seat];
    return decision.coins > coins ? refuse("wager.bid.coins", { coins, wager: decision.coins }) : undefined;
  }
  if (decision.card === NOBODY) return undefined;
  const card = CARD_NAMES[decision.card];
  if (decision.kind === "respond" && decision.card !== at.RAVEN) return refuse("wager.respond.raven", { card });
  if (!at.has(state, seat, decision.card)) return refuse("wager.hand", { card });
  if (decision.kind !== "play") return undefined;
  if (decision.card === at.RAVEN) return refuse("wager.play.no-raven");
  if (decision.card === at.FEAST) {
    return decision.target === NOBODY ? undefined : refuse("wager.play.no-target", { card });
  }
  const isOther = decision.target !== NOBODY && decision.target < state[at.SEATS] && decision.target !== seat;
  return isOther ? undefined : refuse("wager.play.target", { card });
}

const fields = { wager: ["coins"], play: ["card", "target"], respond: ["card"], discard: ["card"] } as const;

/** Untrusted input as a decision of exactly one of the four forms. */
function readDecision(input: unknown): WagerDecision | undefined {
  const plain = plainCopy(input, { depth: 2, values: 8 });
  if (!isJsonMap(plain)) return undefined;
  const { kind } = plain;
  if (kind !== "wager" && kind !== "play" && kind !== "respond" && kind !== "discard") return undefined;
  if (Object.keys(plain).length !== 1 + fields[kind].length) return undefined;
  if (!fields[kind].every((field) => Object.hasOwn(plain, field) && isWhole(plain[field]))) return undefined;
  if (kind === "wager") return (plain.coins as number) >= 0 ? (plain as unknown as WagerDecision) : undefined;
  if (kind === "discard" && plain.card === NOBODY) return undefined;
  if (kind === "play" && plain.card === NOBODY && plain.target !== NOBODY) return undefined;
  if (kind === "play" && (plain.target as number) >= at.MOST_SEATS) return undefined;
  return (plain.card as number) < CARD_NAMES.length ? (plain as unknown as WagerDecision) : undefined;
}

function isWhole(value: Json): boolean {
  return Number.isInteger(value) && (value as number) >= NOBODY && !Object.is(value, -0);
}

export function kept(state: Wager, seat: Seat): WagerDecision | undefined {
  const coins = state[at.WAGERS + seat];
  return coins === at.NO_WAGER || coins === at.UNKNOWN_WAGER ? undefined : { kind: "wager", coins };
}

export function apply(state: Wager, seat: Seat, decision: WagerDecision, tell?: Tell): void {
  switch (decision.kind) {
    case "wager":
      state[at.WAGERS + seat] = decision.coins;
      tell?.({ rule: "wager.bid", seat: SEAT_NAMES[seat] });
      if (missingWager(state) === NOBODY) openAllWagers(state, tell);
      return;
    case "play":
      tell?.({ rule: "wager.play", seat: SEAT_NAMES[seat], card: CARD_NAMES[decision.card] ?? "nothing" });
      if (decision.card === NOBODY) endTurn(state, tell);
      else playCard(state, seat, decision.card, decision.target);
      return;
    case "respond":
      if (decision.card === NOBODY) askNextToRespond(state, tell);
      else answer(state, seat, tell);
      return;
    case "discard":
      at.takeCard(state, seat, decision.card);
      at.putOn(state, at.DISCARD, decision.card);
      tell?.({ rule: "wager.toll", seat: SEAT_NAMES[seat], card: CARD_NAMES[decision.card] });
      stack.pop(state);
      endTurn(state, tell);
  }
}

function missingWager(state: Wager): Seat {
  for (let seat = 0; seat < state[at.SEATS]; seat++) if (state[at.WAGERS + seat] === at.NO_WAGER) return seat;
  return NOBODY;
}

function openWagers(state: Wager): void {
  state[at.PHASE] = at.WAGERING;
  state[at.ACTED] = 0;
  state.fill(at.NO_WAGER, at.WAGERS, at.WAGERS + state[at.SEATS]);
  at.openAsk(state);
}

function openAllWagers(state: Wager, tell?: Tell): void {
  const wagers = state.subarray(at.WAGERS, at.WAGERS + state[at.SEATS]);
  const highest = Math.max(...wagers);
  const tied = [...wagers.keys()].filter((seat) => wagers[seat] === highest);
  const leader = tied[roll(state, at.DICE, tied.length)];
  tell?.({ rule: "wager.bid.open", seat: SEAT_NAMES[leader], wagers: [...wagers] });
  state[at.COINS + leader] -= highest;
  state[at.BANK] += highest;
  state[at.LEADER] = leader;
  state[at.PHASE] = at.PLAYING;
  wagers.fill(at.NO_WAGER);
  at.openAsk(state);
}

/** Lays a card on the stack and asks the others, in turn, for an answer. */
function playCard(state: Wager, seat: Seat, card: number, target: Seat): void {
  at.takeCard(state, seat, card);
  stack.push(state, at.PLAYED);
  stack.set(state, at.CARD, card);
  stack.set(state, at.PLAYER, seat);
  stack.set(state, at.TARGET, target === NOBODY ? at.NO_TARGET : target);
  stack.set(state, at.ASKED, (seat + 1) % state[at.SEATS]);
  at.openAsk(state);
}

function answer(state: Wager, seat: Seat, tell?: Tell): void {
  tell?.({ rule: "wager.respond", seat: SEAT_NAMES[seat], against: CARD_NAMES[stack.get(state, at.CARD)] });
  playCard(state, seat, at.RAVEN, NOBODY);
}

function askNextToRespond(state: Wager, tell?: Tell): void {
  const next = (stack.get(state, at.ASKED) + 1) % state[at.SEATS];
  if (next === stack.get(state, at.PLAYER)) {
    resolveTop(state, tell);
    return;
  }
  stack.set(state, at.ASKED, next);
  at.openAsk(state);
}

/** Nobody has answered the card on top: it does what it says. */
function resolveTop(state: Wager, tell?: Tell): void {
  const card = stack.get(state, at.CARD);
  const seat = stack.get(state, at.PLAYER);
  const target = stack.get(state, at.TARGET);
  at.putOn(state, at.DISCARD, card);
  stack.pop(state);
  if (card === at.RAVEN) cancelTop(state, tell);
  if (card === at.FEAST) feast(state, seat, tell);
  if (card === at.THEFT) steal(state, seat, target, tell);
  if (card === at.SPY) spyOn(state, seat, target, tell);
  if (card === at.TOLL && state[handOf(target)] > 0) demandToll(state, target);
  if (stack.depth(state) === 0) endTurn(state, tell);
}

function cancelTop(state: Wager, tell?: Tell): void {
  const card = stack.get(state, at.CARD);
  at.putOn(state, at.DISCARD, card);
  stack.pop(state);
  tell?.({ rule: "wager.respond.cancel", card: CARD_NAMES[card] });
  // What the cancelled raven had answered goes on where it was: the same seat may still answer it.
  if (stack.depth(state) > 0) at.openAsk(state);
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
  const hand = handOf(target);
  if (state[hand] === 0) return;
  const card = at.takeAt(state, hand, 1 + roll(state, at.DICE, state[hand]));
  at.giveCard(state, seat, card);
  const names = { seat: SEAT_NAMES[seat], target: SEAT_NAMES[target] };
  tell?.({ rule: "wager.spy", ...names });
  tell?.({ rule: "wager.spy.card", audience: [seat, target], ...names, card: CARD_NAMES[card] });
}

function demandToll(state: Wager, target: Seat): void {
  stack.push(state, at.DISCARDING);
  stack.set(state, at.ASKED, target);
  at.openAsk(state);
}

function endTurn(state: Wager, tell?: Tell): void {
  state[at.ACTED]++;
  if (state[at.ACTED] < state[at.SEATS]) {
    at.openAsk(state);
    return;
  }
  for (let seat = 0; seat < state[at.SEATS]; seat++) draw(state, seat, tell);
  state[at.ROUND]++;
  if (state[at.ROUND] < state[at.ROUNDS]) {
    openWagers(state);
    tell?.({ rule: "wager.round", round: state[at.ROUND] + 1 });
    return;
  }
  state[at.PHASE] = at.OVER;
  state[at.ACTED] = 0;
}

function draw(state: Wager, seat: Seat, tell?: Tell): void {
  if (state[at.DECK] === 0) {
    while (state[at.DISCARD] > 0) at.putOn(state, at.DECK, at.takeAt(state, at.DISCARD, state[at.DISCARD]));
    shuffle(state, at.DICE, at.DECK + 1, state[at.DECK]);
  }
  if (state[at.DECK] === 0) return;
  const card = at.takeAt(state, at.DECK, state[at.DECK]);
  at.giveCard(state, seat, card);
  tell?.({ rule: "wager.draw", audience: [seat], seat: SEAT_NAMES[seat], card: CARD_NAMES[card] });
}

export function outcome(state: Wager): Outcome | undefined {
  if (state[at.PHASE] !== at.OVER) return undefined;
  const coins = state.subarray(at.COINS, at.COINS + state[at.SEATS]);
  const most = Math.max(...coins);
  return { winners: [...coins.keys()].filter((seat) => coins[seat] === most), rule: "wager.end" };
}
