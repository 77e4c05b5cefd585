import {
  bitOf,
  bodiesEnd,
  type Cards,
  cardIds,
  cardOf,
  hasKeyword,
  isTaken,
  keywordIds,
  powerToWin,
  seatIds,
  strOf,
  totalPower,
} from "@weirwood/cards/questions";
import type { GameEvent } from "@weirwood/kernel";
import type { MomentStep } from "../../../table/telling.ts";
import { type Course, courseBefore, type Participant } from "./course.ts";
import type { ClaimFacts, Fighter, ResultFacts } from "./facts.ts";
import { backFrom, type FoundMoment, type MomentFinder, words } from "./moment-finder.ts";

/**
 * The result of a challenge as a great moment. A challenge that the attacker wins is shown when its claim is met: winner, claim,
 * unopposed and renown are one step of the rules. One that the attacker loses is shown when it is counted.
 */
export const findResult: MomentFinder = (events, at, { before, after, told }) => {
  const event = events[at];
  const isMet = isMeeting(event);
  if (!isMet && event.rule !== "cards.challenges.winner") return undefined;
  const counted = isMet ? countedBefore(events, at, told) : event;
  const course = courseBefore(events, at, told);
  if (counted === undefined || course === undefined) return undefined;
  // An attack that was won is shown with its claim; another claim of the same challenge is a card's doing.
  if (isMet !== (counted.player === course.attacker)) return undefined;
  const claim = event.rule === "cards.challenges.claim" ? event : undefined;
  const outcomes = isMet ? outcomesFrom(events, claim === undefined ? at : at + 1) : [];
  const facts = factsOf({ counted, course, claim, outcomes, before, after });
  return { upTo: at + 1, moment: momentOf(facts, counted, event, course) };
};

/** What a won attack brings begins with its claim; where that is none, with the power for meeting nobody. */
const isMeeting = ({ rule, cause }: GameEvent): boolean =>
  rule === "cards.challenges.claim" || (rule === "cards.power.house" && cause === "unopposed");

/** How the challenge was counted, where nothing came of it yet. */
function countedBefore(
  events: readonly GameEvent[],
  at: number,
  told: readonly GameEvent[] | undefined,
): GameEvent | undefined {
  for (const event of backFrom(events, at, told)) {
    if (event.rule === "cards.challenges.winner") return event;
    if (isMeeting(event) || event.rule === "cards.challenges.declared") return undefined;
  }
  return undefined;
}

const outcomeRules = new Set([
  "cards.leaving.killed",
  "cards.leaving.discarded",
  "cards.leaving.redirected",
  "cards.hand.discarded",
  "cards.power.moved",
  "cards.power.house",
  "cards.power.claimed",
]);

function outcomesFrom(events: readonly GameEvent[], from: number): readonly GameEvent[] {
  let end = from;
  while (end < events.length && outcomeRules.has(events[end].rule)) end++;
  return events.slice(from, end);
}

interface Parts {
  readonly counted: GameEvent;
  readonly course: Course;
  readonly claim: GameEvent | undefined;
  readonly outcomes: readonly GameEvent[];
  readonly before: Cards | undefined;
  readonly after: Cards | undefined;
}

function factsOf({ counted, course, claim, outcomes, before, after }: Parts): ResultFacts {
  const { attacker, defender, attackers, defenders, events: told } = course;
  const of = (rule: string): readonly GameEvent[] => outcomes.filter((event) => event.rule === rule);
  const killed = of("cards.leaving.killed").filter(({ cause }) => cause === "claim");
  const house = of("cards.power.house");
  const sum = (found: readonly GameEvent[]): number => found.reduce((total, { count }) => total + Number(count), 0);
  const renown = of("cards.power.claimed");
  const winner = words(counted.player);
  const fighter = fighterIn(before, killed, renown);
  const deadly = before && deadlyIn(before, course);
  const power = powerOf(winner, before, after);
  return {
    ...{ type: words(counted.type), attacker, defender, winner },
    ...{ attack: Number(counted.attack), defence: Number(counted.defence) },
    attackers: attackers.map(fighter),
    defenders: defenders.map(fighter),
    lost: othersIn(killed, defenders).map(fighter),
    ...(claim !== undefined && { claim: claimOf(claim, outcomes, killed) }),
    ...(told.some(({ rule }) => rule === "cards.saves.claim-cancelled") && { isClaimCancelled: true }),
    unopposed: sum(house.filter(({ cause }) => cause === "unopposed")),
    title: sum(house.filter(({ cause }) => cause === "framework")),
    renown: renown.map(({ card }) => words(card)),
    ...(deadly !== undefined && { deadly }),
    ...(power !== undefined && { power }),
    course: [...told, ...(told.includes(counted) ? [] : [counted]), ...(claim ? [claim] : []), ...outcomes],
  };
}

const claimOf = (claim: GameEvent, outcomes: readonly GameEvent[], killed: readonly GameEvent[]): ClaimFacts => ({
  player: words(claim.player),
  type: words(claim.type),
  count: Number(claim.count),
  killed: killed.map(({ card }) => words(card)),
  discarded: outcomes.filter(({ rule }) => rule === "cards.hand.discarded").map(({ card }) => words(card)),
  power: outcomes
    .filter(({ rule }) => rule === "cards.power.moved")
    .reduce((total, { count }) => total + Number(count), 0),
});

/** Who is lost without having taken part. */
const othersIn = (killed: readonly GameEvent[], defenders: readonly Participant[]): readonly Participant[] =>
  killed
    .map(({ card, body }) => ({ card: words(card), body: Number(body) }))
    .filter((one) => !defenders.some(({ body }) => body === one.body));

function fighterIn(before: Cards | undefined, killed: readonly GameEvent[], renown: readonly GameEvent[]) {
  const isThere = ({ card, body }: Participant): boolean =>
    before !== undefined &&
    body >= 0 &&
    body < bodiesEnd(before) &&
    isTaken(before, body) &&
    cardIds[cardOf(before, body)] === card;
  return (one: Participant): Fighter => {
    const claimed = renown.find(({ body }) => body === one.body);
    return {
      ...one,
      ...(before !== undefined && isThere(one) && { strength: strOf(before, one.body) }),
      ...(killed.some(({ body }) => body === one.body) && { isDying: true }),
      ...(claimed !== undefined && { power: Number(claimed.count) }),
    };
  };
}

const DEADLY = bitOf(keywordIds, "deadly");

function deadlyIn(view: Cards, { attackers, defenders }: Course): ResultFacts["deadly"] {
  const count = (side: readonly Participant[]): number =>
    side.filter(({ body }) => body < bodiesEnd(view) && isTaken(view, body) && hasKeyword(view, body, DEADLY)).length;
  return { attackers: count(attackers), defenders: count(defenders) };
}

function powerOf(winner: string, before: Cards | undefined, after: Cards | undefined): ResultFacts["power"] {
  const seat = (seatIds as readonly string[]).indexOf(winner);
  if (before === undefined || after === undefined || seat < 0) return undefined;
  return { was: totalPower(before, seat), now: totalPower(after, seat), goal: powerToWin(after, seat) };
}

/** In milliseconds at the steady pace: the numbers, then the lines one by one, then the power. */
const NUMBERS = 480;
const LINE = 160;
const COIN = 320;

function momentOf(
  facts: ResultFacts,
  counted: GameEvent,
  last: GameEvent,
  { declared }: Course,
): FoundMoment["moment"] {
  const seats = [facts.attacker, facts.defender, words(facts.winner)].map((id) =>
    (seatIds as readonly string[]).indexOf(id),
  );
  const lines = 3 + Number(facts.claim !== undefined);
  const steps: MomentStep[] = [{ lasts: NUMBERS + LINE * lines + COIN, says: last === counted ? counted : last }];
  return {
    kind: "result",
    story: `challenge ${words(declared.player)} ${words(declared.against)} ${words(declared.type)}`,
    seats: [...new Set(seats)],
    steps,
    facts,
  };
}
