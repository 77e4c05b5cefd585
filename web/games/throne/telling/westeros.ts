import type { GameEvent, Seat } from "@weirwood/kernel";
import { lastTurn, THREAT, TURN } from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";
import type { Circumstances, Moment, MomentStep } from "../../../table/telling.ts";
import { touchesOf } from "./touches.ts";
import type { AuctionFacts, TurnedCard, TurnFacts, WesterosFacts, WildlingFacts } from "./westeros-facts.ts";

/**
 * Great moments of the Westeros phase and of the turn: cards that are turned, an auction's outcome, the wildlings' outcome,
 * the end of a turn. Each is made from events that follow one another; those of one outcome are told in one change.
 */

export interface Found {
  /** The first event that the moment does not tell. */
  readonly upTo: number;
  readonly moment: Moment;
}

type Find = (events: readonly GameEvent[], at: number, circumstances: Circumstances<Throne>) => Found | undefined;

/** How long things are looked at, in milliseconds at the steady pace. */
const TURN_CARD = 480;
const TOUCH = 320;
const REST = 1600;
const REST_WITHOUT_EFFECT = 800;
const WINTER = 1200;
const RIFFLE = 640;
const HOP = 320;
const COIN = 80;
const FILL = 640;
const DROP = 320;
/** Who looks on has some time after that. */
const END_OF_TURN = 400;

const nobody: readonly Seat[] = [];

/** Where the events from one on end that are told by some rules alone. */
function endOf(events: readonly GameEvent[], at: number, rules: ReadonlySet<string>): number {
  let end = at;
  while (end < events.length && rules.has(events[end].rule)) end++;
  return end;
}

const text = (fact: unknown): string => String(fact);
const number = (fact: unknown): number | undefined => (typeof fact === "number" ? fact : undefined);

/** What cards say as they are turned, and what those of them do that nobody has to be asked about. */
const turning = new Set([
  "throne.westeros.reveal",
  "throne.westeros.winter",
  "throne.westeros.mammoths",
  "throne.westeros.last-days",
  "throne.westeros.sea-of-storms",
  "throne.westeros.feast-for-crows",
  "throne.westeros.storm-of-swords",
  "throne.westeros.rains-of-autumn",
  "throne.open.winter",
  "throne.supply.count",
  "throne.income.crowns",
  "throne.ports.income",
]);
const isTurned = (event: GameEvent | undefined): boolean =>
  event?.rule === "throne.westeros.reveal" || event?.rule === "throne.westeros.winter";

/** Cards of the Westeros decks, turned one after the other. */
export const findWesteros: Find = (events, at, circumstances) => {
  const begun = events[at].rule === "throne.turn.phases" ? at + 1 : at;
  if (!isTurned(events[begun])) return undefined;
  const upTo = endOf(events, begun, turning);
  const told = events.slice(begun, upTo);
  const shown = told.flatMap((event) => shownBy(event, told));
  const view = circumstances.after ?? circumstances.before;
  const cards = shown.map(({ deck, event }): TurnedCard => ({ deck, event, touches: touchesOf(event, told, view) }));
  const climbs = told.filter(({ rule }) => rule === "throne.westeros.mammoths");
  const mammoths = climbs.reduce((sum, { count }) => sum + (number(count) ?? 0), 0);
  const turn = begun > at ? number(events[at].turn) : view?.[TURN];
  const threat = threatIn(climbs, circumstances.before);
  const steps: MomentStep[] = shown.map((card) => ({ lasts: lengthOf(card.event), says: card.says }));
  if (mammoths > 0) steps.push({ lasts: mammoths * HOP + REST_WITHOUT_EFFECT, says: climbs[climbs.length - 1] });
  const facts: WesterosFacts = {
    ...(turn !== undefined && { turn }),
    ...(threat !== undefined && { threat }),
    cards,
    mammoths,
  };
  return { upTo, moment: { kind: "westeros", story: "westeros", steps, facts } };
};

interface Shown {
  readonly deck: number;
  readonly event: string;
  readonly says: GameEvent;
}

/**
 * The card that an event brings to sight. Winter is told before it is replaced; among open columns it has been revealed
 * before that, and is one card all the same.
 */
function shownBy(event: GameEvent, told: readonly GameEvent[]): readonly Shown[] {
  const deck = Number(event.deck);
  if (event.rule === "throne.westeros.reveal" || event.rule === "throne.open.winter") {
    return [{ deck, event: text(event.event), says: event }];
  }
  if (event.rule !== "throne.westeros.winter") return [];
  const isRevealed = told
    .slice(0, told.indexOf(event))
    .some((other) => other.rule === "throne.westeros.reveal" && Number(other.deck) === deck);
  return isRevealed ? [] : [{ deck, event: "winter-is-coming", says: event }];
}

function lengthOf(event: string): number {
  if (event === "winter-is-coming") return TURN_CARD + WINTER + RIFFLE;
  return event === "last-days-of-summer" ? TURN_CARD + REST_WITHOUT_EFFECT : TURN_CARD + TOUCH + REST;
}

function threatIn(climbs: readonly GameEvent[], before: Throne | undefined): WesterosFacts["threat"] {
  const now = number(climbs.at(-1)?.threat) ?? before?.[THREAT];
  const was = number(climbs[0]?.was) ?? before?.[THREAT] ?? now;
  return now === undefined || was === undefined ? undefined : { was, now };
}

const auctioning = new Set([
  "throne.clash.bids-shown",
  "throne.clash.ties",
  "throne.clash.place",
  "throne.clash.token",
]);

/** A track whose places are settled. Bids that tie are shown some time before that, and settled in a change of their own. */
export const findAuction: Find = (events, at) => {
  if (!auctioning.has(events[at].rule)) return undefined;
  const end = events.findIndex(({ rule }, place) => place >= at && rule === "throne.clash.token");
  if (end < 0 || endOf(events, at, auctioning) <= end) return undefined;
  const told = events.slice(at, end + 1);
  const bids = new Map(
    told.filter(({ rule }) => rule === "throne.clash.bids-shown").map(({ house, bid }) => [text(house), number(bid)]),
  );
  const places = told
    .filter(({ rule }) => rule === "throne.clash.place")
    .map(({ house, bid, was }) => {
      const spent = number(bid) ?? bids.get(text(house));
      const before = number(was);
      return {
        house: text(house),
        ...(spent !== undefined && { bid: spent }),
        ...(before !== undefined && { was: before }),
      };
    });
  const settled = told.find(({ rule }) => rule === "throne.clash.ties");
  const facts: AuctionFacts = {
    track: text(events[end].track),
    places,
    ...(settled !== undefined && { settledBy: text(settled.house) }),
  };
  const most = Math.max(0, ...places.map(({ bid = 0 }) => bid));
  const steps = [{ lasts: most * COIN + FILL }, { lasts: DROP + REST, says: events[end] }];
  return { upTo: end + 1, moment: { kind: "auction", story: "auction", steps, facts } };
};

const watching = new Set([
  "throne.wildlings.bids-shown",
  "throne.wildlings.watch-wins",
  "throne.wildlings.watch-loses",
  "throne.wildlings.highest",
  "throne.wildlings.lowest",
  "throne.wildlings.reset",
]);

/** Whether the Watch holds. What the houses then take back or give up is chosen after that. */
export const findWildlings: Find = (events, at) => {
  if (events[at].rule !== "throne.wildlings.bids-shown") return undefined;
  const upTo = endOf(events, at, watching);
  const told = events.slice(at, upTo);
  const verdict = told.find(({ rule }) => rule.startsWith("throne.wildlings.watch-"));
  if (verdict === undefined) return undefined;
  const isHeld = verdict.rule === "throne.wildlings.watch-wins";
  const named = told.find(({ rule }) => rule === "throne.wildlings.highest" || rule === "throne.wildlings.lowest");
  const facts: WildlingFacts = {
    threat: Number(verdict.threat),
    total: Number(verdict.total),
    isHeld,
    bids: told
      .filter(({ rule }) => rule === "throne.wildlings.bids-shown")
      .map(({ house, bid }) => ({ house: text(house), bid: Number(bid) })),
    ...(named !== undefined && { named: text(named.house) }),
  };
  const steps = [{ lasts: FILL + TOUCH }, { lasts: DROP + REST, says: verdict }];
  return { upTo, moment: { kind: "wildlings", story: "wildlings", steps, facts } };
};

/** Events that pay power from orders, crowns and ports. */
const paying = new Set([
  "throne.consolidate.pays",
  "throne.ports.consolidate",
  "throne.income.crowns",
  "throne.ports.income",
]);

/** The end of a turn that another follows; the last one is the end of the game, which has a stage of its own. */
export const findTurnEnd: Find = (events, at, { told = [] }) => {
  const next = events[at + 1];
  if (events[at].rule !== "throne.orders.cleared" || next?.rule !== "throne.turn.phases") return undefined;
  const castles = castlesAt(next);
  const before = [...told, ...events.slice(0, at)];
  const begun = before.findLastIndex(({ rule }) => rule === "throne.turn.phases");
  const ofTurn = before.slice(begun + 1);
  const earlier = begun < 0 ? {} : castlesAt(before[begun]);
  const houses = Object.entries(castles).map(([house, held]) => ({
    house,
    castles: held,
    gained: ofTurn
      .filter((event) => paying.has(event.rule) && event.house === house)
      .reduce((sum, { power }) => sum + (number(power) ?? 0), 0),
    ...(house in earlier && { change: held - earlier[house] }),
  }));
  const turn = (number(next.turn) ?? lastTurn + 1) - 1;
  const facts: TurnFacts = { turn, houses };
  const steps = [{ lasts: END_OF_TURN, says: next }];
  return { upTo: at + 1, moment: { kind: "turn", story: "turn", seats: nobody, steps, facts } };
};

const castlesAt = ({ castles }: GameEvent): { readonly [house: string]: number } =>
  typeof castles === "object" && castles !== null ? (castles as { readonly [house: string]: number }) : {};
