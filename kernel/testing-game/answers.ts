import { roll } from "../dice.ts";
import { NOBODY, type Seat } from "../game.ts";
import { type DecisionBy, type DecisionsOf, Notation } from "../notation.ts";
import { legal, type Refusal, refuse } from "../refusal.ts";
import { fewAnswers } from "../steps/index.ts";
import { lay } from "./cards.ts";
import * as at from "./layout.ts";
import { CARD_NAMES, discard, hands, SEAT_NAMES, seatsOf, stack, type Wager } from "./layout.ts";

const cardOrNone = { values: CARD_NAMES, none: "nothing" };

/** `wager 3`, `play theft birch`, `play nothing`, `respond raven`, `discard toll`. */
export const verbs = {
  wager: { coins: { most: 999 } },
  play: { card: cardOrNone, target: { values: SEAT_NAMES, none: "" } },
  respond: { card: cardOrNone },
  discard: { card: { values: CARD_NAMES } },
} as const;
export const notation = new Notation(verbs);

/** `card` and `target` are NOBODY where there is none. */
export type WagerDecision = DecisionsOf<typeof verbs>;
type Answer<Verb extends keyof typeof verbs> = DecisionBy<typeof verbs, Verb>;

const wager = fewAnswers<Wager, Answer<"wager">>({
  ...notation.verbs.wager,
  candidates: (state, seat) =>
    Array.from({ length: state[at.COINS + seat] + 1 }, (_, coins) => ({ kind: "wager", coins })),
  check(state, seat, { coins: wager }) {
    const coins = state[at.COINS + seat];
    return wager > coins ? refuse("wager.bid.coins", { coins, wager }) : legal;
  },
  apply(state, seat, { coins }, tell) {
    state[at.WAGERS + seat] = coins;
    tell?.({ rule: "wager.bid", seat: SEAT_NAMES[seat] });
  },
  kept(state, seat) {
    const coins = state[at.WAGERS + seat];
    return coins === at.UNKNOWN ? undefined : { kind: "wager", coins };
  },
  showsAnswered: true,
  settle(state, tell) {
    const wagers = state.subarray(at.WAGERS, at.WAGERS + state[at.SEATS]);
    const highest = Math.max(...wagers);
    const tied = seatsOf(state).filter((seat) => wagers[seat] === highest);
    const leader = tied[roll(state, at.DICE, tied.length)];
    tell?.({ rule: "wager.bid.open", seat: SEAT_NAMES[leader], wagers: [...wagers] });
    state[at.COINS + leader] -= highest;
    state[at.BANK] += highest;
    state[at.LEADER] = leader;
    wagers.fill(at.NONE);
  },
});

const checkHand = (state: Wager, seat: Seat, card: number): Refusal | undefined =>
  hands[seat].has(state, card) ? legal : refuse("wager.hand", { card: CARD_NAMES[card] });

const play = fewAnswers<Wager, Answer<"play">>({
  ...notation.verbs.play,
  check(state, seat, { card, target }) {
    if (card === NOBODY) return target === NOBODY ? legal : refuse("kernel.malformed");
    const unheld = checkHand(state, seat, card);
    if (unheld !== undefined) return unheld;
    if (card === at.RAVEN) return refuse("wager.play.no-raven");
    const named = { card: CARD_NAMES[card] };
    if (card === at.FEAST) return target === NOBODY ? legal : refuse("wager.play.no-target", named);
    const isOther = target !== NOBODY && target < state[at.SEATS] && target !== seat;
    return isOther ? legal : refuse("wager.play.target", named);
  },
  apply(state, seat, { card, target }, tell) {
    tell?.({ rule: "wager.play", seat: SEAT_NAMES[seat], card: CARD_NAMES[card] ?? "nothing" });
    if (card !== NOBODY) lay(state, seat, card, target);
  },
});

const { card: CARD, asked: ASKED } = stack.registers.played;

const respond = fewAnswers<Wager, Answer<"respond">>({
  ...notation.verbs.respond,
  bounds: (state) => ({ answering: CARD_NAMES[stack.get(state, CARD)], depth: stack.depth(state) - 1 }),
  check(state, seat, { card }) {
    if (card === NOBODY) return legal;
    return card === at.RAVEN ? checkHand(state, seat, card) : refuse("wager.respond.raven", { card: CARD_NAMES[card] });
  },
  apply(state, seat, { card }, tell) {
    if (card === NOBODY) {
      stack.set(state, ASKED, at.seatAfter(state, seat));
      return;
    }
    tell?.({ rule: "wager.respond", seat: SEAT_NAMES[seat], against: CARD_NAMES[stack.get(state, CARD)] });
    lay(state, seat, card, NOBODY);
  },
});

const discardCard = fewAnswers<Wager, Answer<"discard">>({
  ...notation.verbs.discard,
  check: (state, seat, { card }) => checkHand(state, seat, card),
  apply(state, seat, { card }, tell) {
    hands[seat].take(state, card);
    discard.put(state, card);
    stack.pop(state);
    tell?.({ rule: "wager.toll", seat: SEAT_NAMES[seat], card: CARD_NAMES[card] });
  },
});

export const steps = { wager, play, respond, discard: discardCard };
