import { bodiesEnd, type Cards, cardIds, cardOf, isFaceDown, isTaken, seatIds } from "@weirwood/cards/questions";
import type { GameEvent } from "@weirwood/kernel";
import { bodyThing, seatThing, type Thing } from "../desk/things.ts";

/** What is seen of a thing while something is told about it. */
export interface ToldSign {
  /**
   * `acts`: its text is used or it was played; `saved`: a shield closes over it; `cancelled`: it is struck and fades; `killed`,
   * `discarded`, `returned`: it begins to leave; `leaves`: it is gone when this is over; `power`, `gold`, `cards`: `amount` comes or,
   * below zero, goes; `touched`: anything else that is said of it.
   */
  readonly is:
    | "acts"
    | "enters"
    | "attacks"
    | "defends"
    | "passed"
    | "saved"
    | "cancelled"
    | "killed"
    | "discarded"
    | "returned"
    | "leaves"
    | "kneels"
    | "stands"
    | "power"
    | "gold"
    | "cards"
    | "revealed"
    | "touched";
  readonly amount?: number;
}

/** What the board draws on its things while something is told, and which of them the log points at. */
export interface ToldSigns {
  readonly signs: ReadonlyMap<Thing, ToldSign>;
  /** Every copy on the table of the card that is pointed at. */
  readonly outlined: ReadonlySet<Thing>;
}

type Told = readonly [Thing, ToldSign];

const onBody = (body: unknown, is: ToldSign["is"], amount?: unknown): readonly Told[] =>
  typeof body === "number" ? [[bodyThing(body), sign(is, amount)]] : [];

const onBodies = (bodies: unknown, is: ToldSign["is"]): readonly Told[] =>
  Array.isArray(bodies) ? bodies.flatMap((body) => onBody(body, is)) : [];

const seats: readonly unknown[] = seatIds;

const onSeat = (player: unknown, is: ToldSign["is"], amount: unknown, way = 1): readonly Told[] =>
  seats.includes(player) ? [[seatThing(seats.indexOf(player)), sign(is, way * Number(amount))]] : [];

const sign = (is: ToldSign["is"], amount?: unknown): ToldSign =>
  amount === undefined ? { is } : { is, amount: Number(amount) };

/** Signs of rules that are about one card, by the sign it gets. */
const byRule: { readonly [rule: string]: ToldSign["is"] } = {
  "cards.saves.saved": "saved",
  "cards.leaving.killed": "killed",
  "cards.leaving.discarded": "discarded",
  "cards.leaving.returned": "returned",
  "cards.leaving.gone": "leaves",
  "cards.effects.kneels": "kneels",
  "cards.costs.kneel": "kneels",
  "cards.costs.influence": "kneels",
  "cards.effects.stands": "stands",
  "cards.costs.stand": "stands",
  "cards.play.played": "enters",
  "cards.play.put-into-play": "enters",
  "cards.duplicates.laid": "enters",
  "cards.attachments.became": "enters",
  "cards.challenges.joined": "attacks",
  "cards.challenges.attackers": "attacks",
  "cards.challenges.only-attacker": "attacks",
  "cards.challenges.defenders": "defends",
  "cards.plots.revealed": "revealed",
};

/** Things that an event says something of, and what. */
function signsOf(event: GameEvent, view: Cards): readonly Told[] {
  const { rule, player, count, body, bodies } = event;
  switch (rule) {
    case "cards.saves.cancelled":
      return copiesOf(view, event.card).map((thing) => [thing, { is: "cancelled" }]);
    case "cards.power.claimed":
      return onBody(body, "power", count);
    case "cards.power.house":
      return onSeat(player, "power", count);
    case "cards.power.moved":
      return [...onSeat(event.of, "power", count, -1), ...onSeat(player, "power", count)];
    case "cards.marshalling.income":
    case "cards.effects.gold":
      return onSeat(player, "gold", count);
    case "cards.costs.gold":
    case "cards.taxation.gold":
      return onSeat(player, "gold", count, -1);
    case "cards.costs.gold-to":
      return [...onSeat(player, "gold", count, -1), ...onSeat(event.to, "gold", count)];
    case "cards.effects.gold-moved":
      return [...onSeat(event.from, "gold", count, -1), ...onSeat(player, "gold", count)];
    case "cards.effects.gold-on-card":
      return onBody(body, "gold", count);
    case "cards.draw.count":
      return onSeat(player, "cards", count);
    case "cards.hand.discarded":
      return onSeat(player, "cards", 1, -1);
    case "cards.challenges.stealth":
      return onBodies([bodies].flat().slice(0, 1), "passed");
    default: {
      const is = byRule[rule] ?? (event.how === undefined ? "touched" : "acts");
      return [...onBody(body, is), ...onBodies(bodies, is)];
    }
  }
}

/** What is seen while events are told together; of several signs on one thing the last, and amounts of one kind as one. */
export function signsIn(events: readonly GameEvent[], view: Cards): ReadonlyMap<Thing, ToldSign> {
  const signs = new Map<Thing, ToldSign>();
  for (const event of events) {
    for (const [thing, told] of signsOf(event, view)) {
      const before = signs.get(thing);
      if (before !== undefined && told.is === "touched") continue;
      const isMore = before?.is === told.is && before.amount !== undefined && told.amount !== undefined;
      signs.set(thing, isMore ? { is: told.is, amount: (before.amount ?? 0) + (told.amount ?? 0) } : told);
    }
  }
  return signs;
}

/** Every copy of a card that lies face up on the table, by the card's id. */
export function copiesOf(view: Cards, card: unknown): readonly Thing[] {
  const number = typeof card === "string" ? cardIds.indexOf(card) : -1;
  if (number < 0) return [];
  const copies: Thing[] = [];
  for (let body = 0; body < bodiesEnd(view); body++)
    if (isTaken(view, body) && !isFaceDown(view, body) && cardOf(view, body) === number) copies.push(bodyThing(body));
  return copies;
}
