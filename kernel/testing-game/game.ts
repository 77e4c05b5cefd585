import { completeFrom } from "../completion.ts";
import { seedFrom } from "../dice.ts";
import { type Game, type GameEvent, NOBODY, type Vocabulary } from "../game.ts";
import { isJsonMap, type Json, type JsonMap } from "../json.ts";
import { isRefusal, type Refusal, refuse } from "../refusal.ts";
import { plainCopy } from "../untrusted.ts";
import { parse, print } from "./answers.ts";
import { audit, cardsOnStack, hasSecrets, imagine, view } from "./hidden.ts";
import * as at from "./layout.ts";
import { CARD_NAMES, deck, hands, SEAT_NAMES, states, type Wager } from "./layout.ts";
import { outcome, proceed, rules, setup, type WagerDecision, type WagerOptions } from "./rules.ts";
import { phrasebooks } from "./text.ts";
import { upgrade } from "./upgrade.ts";

const bySeats = [SEAT_NAMES];

/** The words of `observe`, and the names that may stand under each. */
const words: Vocabulary = {
  phase: [],
  rounds: [],
  round: [],
  leader: [],
  bank: [],
  coins: bySeats,
  wagers: bySeats,
  hands: bySeats,
  deck: [],
  discard: [],
  awaited: [],
  stack: [],
  winners: [],
};

export const ravensWager: Game<Wager, WagerDecision, WagerOptions> = {
  name: "ravens-wager",
  rulesVersion: 3,
  recordsSince: 2,
  form: [
    { name: "seats", kind: "count", rule: "wager.bid", values: [{ value: 2 }, { value: 3 }, { value: 4 }], usual: 3 },
    { name: "rounds", kind: "choice", rule: "wager.end", values: [{ value: 1 }, { value: 5 }, { value: 9 }], usual: 5 },
  ],
  readOptions,
  seats: ({ seats }) => SEAT_NAMES.slice(0, seats),
  tags: ({ rounds }) => (rounds === 1 ? ["short"] : []),
  brief: ({ rounds }) => (rounds === 5 ? {} : { rounds }),
  setup,
  seatsOf: (state) => state[at.SEATS],
  seatName: (_, seat) => SEAT_NAMES[seat],
  ...rules,
  round: (state) => state[at.ROUND],
  roundBegunBy: ({ rule, round }) => (rule === "wager.round" ? Number(round) : undefined),
  notable: { "wager.theft": {}, "wager.bid.open": {} },
  measures: [
    { id: "coins", of: (state, seat) => state[at.COINS + seat] },
    { id: "thefts", of: (_, seat, told) => told.filter((event) => isTheft(event, seat)).length },
  ],
  view,
  hasSecrets,
  imagine,
  outcome,
  clone: states.clone,
  copy: states.copy,
  toJSON: states.toJSON,
  fromJSON: states.fromJSON,
  changes: states.changes,
  upgrade,
  print,
  parse,
  complete: (state, seat, text) => completeFrom([...(rules.options(state, seat) ?? [])].map(print), text),
  audit,
  scenarios: { given, observe, words },
  phrasebooks,
};

const isTheft = ({ rule, seat }: GameEvent, by: number): boolean => rule === "wager.theft" && seat === SEAT_NAMES[by];

function readOptions(input: unknown): WagerOptions | Refusal {
  const plain = plainCopy(input ?? {});
  if (!isJsonMap(plain)) return refuse("kernel.options", { option: String(plain) });
  const chosen: Record<string, Json> = { seats: 3, rounds: 5, ...plain };
  const limits: Record<string, readonly [number, number]> = { seats: [2, at.MOST_SEATS], rounds: [1, 9] };
  for (const [option, value] of Object.entries(chosen)) {
    const [least, most] = Object.hasOwn(limits, option) ? limits[option] : [1, 0];
    const isGood = Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
    if (!isGood) return refuse("kernel.options", { option });
  }
  return { seats: chosen.seats as number, rounds: chosen.rounds as number };
}

/** `{ seats, seed, phase: play, leader: ash, coins: {ash: 3}, hands: {ash: [raven]} }`; what is not said stays dealt. */
function given(position: Json): Wager {
  if (!isJsonMap(position)) throw new Error("a position is a map of names");
  const { seed = "given", phase = "wager", leader = "ash", coins = {}, hands = {}, ...chosen } = position;
  const options = readOptions(chosen);
  if (isRefusal(options)) throw new Error(`“${options.params.option as string}” is not known`);
  if (!isJsonMap(coins) || !isJsonMap(hands)) throw new Error("coins, hands: names with values are wanted");
  const state = setup(options, seedFrom(String(seed)));
  state[at.LEADER] = seatNamed(state, leader);
  if (phase === "play") {
    at.closeAsk(state);
    proceed(state);
  }
  for (const [name, count] of Object.entries(coins)) {
    const purse = at.COINS + seatNamed(state, name);
    const most = state[at.BANK] + state[purse];
    const isGood = typeof count === "number" && Number.isInteger(count) && count >= 0 && count <= most;
    if (!isGood) throw new Error(`coins: ${name} can have 0 to ${most}`);
    state[at.BANK] = most - count;
    state[purse] = count;
  }
  // All named hands go back before the first card is given: one seat may hold what another was dealt.
  for (const name of Object.keys(hands)) putBackHand(state, seatNamed(state, name));
  for (const [name, cards] of Object.entries(hands)) {
    if (!Array.isArray(cards)) throw new Error(`hands: ${name} has a list of cards`);
    for (const card of cards) giveFromDeck(state, seatNamed(state, name), String(card));
  }
  const [wrong] = audit(state);
  if (wrong !== undefined) throw new Error(wrong);
  return state;
}

function putBackHand(state: Wager, seat: number): void {
  while (hands[seat].count(state) > 0) deck.put(state, hands[seat].takeAt(state, 0));
}

function giveFromDeck(state: Wager, seat: number, name: string): void {
  const card = (CARD_NAMES as readonly string[]).indexOf(name);
  if (!deck.has(state, card)) throw new Error(`hands: no ${name} is left in the deck`);
  deck.take(state, card);
  hands[seat].insert(state, card);
}

function seatNamed(state: Wager, name: Json): number {
  const seat = (SEAT_NAMES as readonly Json[]).slice(0, state[at.SEATS]).indexOf(name);
  if (seat === -1) throw new Error(`nobody is called “${String(name)}”`);
  return seat;
}

function observe(state: Wager): JsonMap {
  const {
    rounds,
    round,
    bank = 0,
    coins = {},
    wagers = {},
    hands = {},
    deck = [],
    discard = [],
  } = states.toJSON(state);
  const awaited = rules.awaited(state);
  const { winners } = outcome(state) ?? { winners: [] };
  const bySeat = (map: Json, none: Json): Json =>
    Object.fromEntries(SEAT_NAMES.slice(0, state[at.SEATS]).map((name) => [name, (map as JsonMap)[name] ?? none]));
  return {
    phase: winners.length > 0 ? "over" : state[at.ASK_KIND] === 0 ? "wager" : "play",
    rounds,
    round,
    leader: SEAT_NAMES[state[at.LEADER]],
    bank,
    coins: bySeat(coins, 0),
    wagers: bySeat(wagers, null),
    hands: bySeat(hands, []),
    deck,
    discard,
    awaited: awaited === NOBODY ? null : SEAT_NAMES[awaited],
    stack: cardsOnStack(state).map((card) => CARD_NAMES[card]),
    winners: winners.map((seat) => SEAT_NAMES[seat]),
  };
}
