import { optionsBy } from "../form-options.ts";
import type { Game, GameEvent, Rules } from "../game.ts";
import { positionsOf } from "../positions.ts";
import { notation, type WagerDecision } from "./answers.ts";
import * as at from "./layout.ts";
import { ask, CARD_NAMES, cardsOnStack, SEAT_NAMES, states, type Wager } from "./layout.ts";
import { audit, imagine, outcome, proceed, rules, setup, type WagerOptions } from "./rules.ts";
import { phrasebooks } from "./text.ts";
import { upgrade } from "./upgrade.ts";

const offer = (...values: number[]) => values.map((value) => ({ value }));

const wager: Rules<Wager, WagerDecision, WagerOptions> = {
  name: "ravens-wager",
  rulesVersion: 3,
  recordsSince: 2,
  ...optionsBy<WagerOptions>([
    { name: "seats", kind: "count", rule: "wager.bid", values: offer(2, 3, 4), usual: 3 },
    { name: "rounds", kind: "choice", rule: "wager.end", values: offer(1, 5, 9), within: [1, 9], usual: 5 },
  ]),
  seats: ({ seats }) => SEAT_NAMES.slice(0, seats),
  tags: ({ rounds }) => (rounds === 1 ? ["short"] : []),
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
  ...states.rules,
  imagine,
  outcome,
  upgrade,
  ...notation.rules(rules.options),
};

const isTheft = ({ rule, seat }: GameEvent, by: number): boolean => rule === "wager.theft" && seat === SEAT_NAMES[by];

/** `{ seats, seed, phase: play, leader: ash, coins: {ash: 3}, hands: {ash: [raven]} }`. */
const scenarios = positionsOf(states, wager, {
  except: ["seats", "ask.kind", "ask.seats", "ask.id", "dice"],
  absent: (state) => SEAT_NAMES.slice(state[at.SEATS]),
  stock: { coins: "bank", hands: "deck" },
  given: {
    phase(state, phase) {
      if (phase === "wager") return;
      if (phase !== "play") throw new Error("phase: wager or play");
      ask.close(state);
      proceed(state);
    },
  },
  observed: {
    phase: (state) => (outcome(state) ? "over" : ask.kinds[ask.kind(state)] === "wager" ? "wager" : "play"),
    stack: (state) => cardsOnStack(state).map((card) => CARD_NAMES[card]),
  },
  audit,
});

export { features } from "./features.ts";

export const ravensWager: Game<Wager, WagerDecision, WagerOptions> = { ...wager, audit, scenarios, phrasebooks };
