import { completeFrom } from "../completion.ts";
import { seedFrom } from "../dice.ts";
import { type Game, type GameEvent, NOBODY, type Vocabulary } from "../game.ts";
import { isJsonMap, type Json, type JsonMap } from "../json.ts";
import { mergePatch } from "../patch.ts";
import { isRefusal, type Refusal, refuse } from "../refusal.ts";
import { plainCopy } from "../untrusted.ts";
import { options, parse, print, sample } from "./answers.ts";
import * as at from "./layout.ts";
import { CARD_NAMES, handOf, SEAT_NAMES, stack, type Wager } from "./layout.ts";
import { audit, fromJSON, hasSecrets, imagine, toJSON, upgrade, view } from "./plain.ts";
import * as rules from "./rules.ts";
import { phrasebooks } from "./text.ts";

const bySeats = [SEAT_NAMES];

/** The words of `observe`, and the names that may stand under each. */
const words: Vocabulary = {
  phase: [],
  rounds: [],
  round: [],
  leader: [],
  acted: [],
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

export const ravensWager: Game<Wager, rules.WagerDecision, rules.WagerOptions> = {
  name: "ravens-wager",
  rulesVersion: 2,
  form: [
    { name: "seats", kind: "count", rule: "wager.bid", values: [{ value: 2 }, { value: 3 }, { value: 4 }], usual: 3 },
    { name: "rounds", kind: "choice", rule: "wager.end", values: [{ value: 1 }, { value: 5 }, { value: 9 }], usual: 5 },
  ],
  readOptions,
  seats: ({ seats }) => SEAT_NAMES.slice(0, seats),
  tags: ({ rounds }) => (rounds === 1 ? ["short"] : []),
  brief: ({ rounds }) => (rounds === 5 ? {} : { rounds }),
  setup: rules.setup,
  seatsOf: (state) => state[at.SEATS],
  seatName: (_, seat) => SEAT_NAMES[seat],
  asks: rules.asks,
  awaited: rules.awaited,
  isAwaited: rules.isAwaited,
  round: (state) => state[at.ROUND] + 1,
  roundBegunBy: ({ rule, round }) => (rule === "wager.round" ? Number(round) : undefined),
  notable: { "wager.theft": {}, "wager.bid.open": {} },
  measures: [
    { id: "coins", of: (state, seat) => state[at.COINS + seat] },
    { id: "thefts", of: (_, seat, told) => told.filter((event) => isTheft(event, seat)).length },
  ],
  check: rules.check,
  apply: rules.apply,
  options,
  sample,
  kept: rules.kept,
  view,
  hasSecrets,
  imagine,
  outcome: rules.outcome,
  clone: (state) => state.slice(),
  copy: (from, into) => into.set(from),
  toJSON,
  fromJSON,
  changes: (from, to) => mergePatch(toJSON(from), toJSON(to)),
  upgrade,
  print,
  parse,
  complete: (state, seat, text) => completeFrom(options(state, seat).map(print), text),
  audit,
  scenarios: { given, observe, words },
  phrasebooks,
};

const isTheft = ({ rule, seat }: GameEvent, by: number): boolean => rule === "wager.theft" && seat === SEAT_NAMES[by];

function readOptions(input: unknown): rules.WagerOptions | Refusal {
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
  const state = rules.setup(options, seedFrom(String(seed)));
  state[at.LEADER] = seatNamed(state, leader);
  if (phase === "play") {
    state[at.PHASE] = at.PLAYING;
    at.openAsk(state);
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
  while (state[handOf(seat)] > 0) at.putOn(state, at.DECK, at.takeAt(state, handOf(seat), 1));
}

function giveFromDeck(state: Wager, seat: number, name: string): void {
  const card = (CARD_NAMES as readonly string[]).indexOf(name);
  const index = at.pileOf(state, at.DECK).indexOf(card);
  if (index === -1) throw new Error(`hands: no ${name} is left in the deck`);
  at.giveCard(state, seat, at.takeAt(state, at.DECK, index + 1));
}

function seatNamed(state: Wager, name: Json): number {
  const seat = (SEAT_NAMES as readonly Json[]).slice(0, state[at.SEATS]).indexOf(name);
  if (seat === -1) throw new Error(`nobody is called “${String(name)}”`);
  return seat;
}

function observe(state: Wager): JsonMap {
  const { dice: _, ask: __, stack: rows, ...named } = toJSON(state);
  const awaited = rules.awaited(state);
  const outcome = rules.outcome(state);
  return {
    ...named,
    leader: SEAT_NAMES[state[at.LEADER]],
    awaited: awaited === NOBODY ? null : SEAT_NAMES[awaited],
    stack: (rows as number[][]).map((_, level) => CARD_NAMES[stack.getAt(state, level, at.CARD)]),
    winners: outcome?.winners.map((seat) => SEAT_NAMES[seat]) ?? [],
  };
}
