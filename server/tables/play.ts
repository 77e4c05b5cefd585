import type { SomeAnswer, SomeState } from "@weirwood/catalogue";
import { follow, type GameEvent, isRefusal, RefusedError, type Told } from "@weirwood/kernel";
import type { Transaction } from "kysely";
import { refused } from "../refusals.ts";
import type { DecisionRow, Schema } from "../store/schema.ts";
import { storeAnswer } from "./answers.ts";
import { askTimes } from "./asks.ts";
import { clocksAfter, expiryOf, nextExpiry } from "./clocks.ts";
import { forgetDraft } from "./drafts.ts";
import { activeSeats, heirs, isAsleep, isPlayedByBot, notSeated, type TableFacts, takenOver } from "./facts.ts";
import { openNudges } from "./nudges.ts";
import type { QuietHours } from "./quiet-hours.ts";
import { answersToGive, type GivenAnswer, type StandingAnswer } from "./standing-answers.ts";
import { type NewTable, stateOf, type Table } from "./table-cache.ts";

/** One seat's answer to one ask, as it arrived. */
export interface Answered {
  readonly seat: number;
  readonly ask: number;
  readonly key: string;
  /** Notation. */
  readonly answer: string;
  readonly by: DecisionRow["made_by"];
  /** Who answers, where it is a person. */
  readonly person?: string;
}

/** What a decision makes of a table, and what each viewer is to be told. */
export interface PlayedDecision extends NewTable {
  readonly decision: DecisionRow;
  readonly events: readonly GameEvent[];
  /** By viewer: the onlooker's first. Undefined for those who may not know that anything happened. */
  readonly told: readonly (Told | undefined)[];
}

export interface PlayContext {
  readonly now: number;
  readonly quietHours: (person: string) => QuietHours | undefined;
  readonly standing: readonly StandingAnswer[];
  /** Stored in the same transaction: notices for those who are asked now, results of a finished game. */
  readonly also: (rows: Transaction<Schema>, before: Table, after: PositionAfter) => Promise<void>;
}

export interface PositionAfter {
  readonly state: SomeState;
  readonly facts: TableFacts;
  readonly isFinished: boolean;
  readonly now: number;
}

/** Applies an answer to a copy of the game. Refuses, and changes nothing, where the answer is stale or not legal. */
export function play(table: Table, answered: Answered, context: PlayContext): PlayedDecision {
  const { game, state, row } = table;
  if (row.state !== "playing" || state === undefined) throw refused("table.not-playing");
  const { seat, ask } = answered;
  if (!table.asks.some(({ id, seats }) => id === ask && seats.includes(seat))) throw refused("table.stale-ask");
  refuseOthers(table, answered, context);
  const decision = game.parse(answered.answer, state);
  if (isRefusal(decision)) throw new RefusedError(decision);
  const refusal = game.check(state, seat, decision);
  if (refusal !== undefined) throw new RefusedError(refusal);
  return applied(table, state, answered, decision, context);
}

/**
 * Who may answer for a seat is looked at in the same step as the answer counts: bots think for a while, and meanwhile
 * owners come back, answer, or are followed by others. What is not a person's never replaces an answer that is in.
 */
function refuseOthers(table: Table, answered: Answered, { now, standing }: PlayContext): void {
  const { seat, by, person } = answered;
  const one = table.facts.seats[seat];
  if (by === "person") {
    if (one.person !== person) throw notSeated(table.facts, person ?? "");
    if (one.regent === "resigned") throw refused("table.resigned");
    return;
  }
  const state = stateOf(table);
  // What the owner answered in secret is answered anew before somebody else sits down there.
  if (by === "regent" && one.heir !== undefined && hasSecretAnswer(table, seat)) return;
  if (!table.game.isAwaited(state, seat) || !mayAnswer()) throw refused("table.stale-ask");

  function mayAnswer(): boolean {
    if (by === "draft") return expiredSeats(table, now).includes(seat);
    // It may have been taken back, or its owner may have left, since it was looked up.
    if (by === "standing") return answersToGive(table, state, standing).some((given) => isSame(given, answered));
    return isPlayedByBot(one);
  }
}

function isSame(given: GivenAnswer, { seat, ask, answer }: Answered): boolean {
  return given.seat === seat && given.ask === ask && given.answer === answer;
}

function applied(
  table: Table,
  before: SomeState,
  answered: Answered,
  decision: SomeAnswer,
  context: PlayContext,
): PlayedDecision {
  const { game, facts, row } = table;
  const { seat, ask, key, by } = answered;
  const { now } = context;
  const state = game.clone(before);
  const events: GameEvent[] = [];
  const isFirstAnswer = game.isAwaited(state, seat);
  game.apply(state, seat, decision, (event) => events.push(event));

  const { views, asks } = table;
  const followed = follow(game, { views, asks, numbers: facts.numbers }, state, events, takenOver(table));
  const { numbers, told } = followed;
  const outcome = game.outcome(state);
  const round = game.round(state);
  const awaited = outcome === undefined ? awaitedPeople(table, state) : [];
  const time = clocksAfter(facts.clock, facts.time, {
    now,
    decisions: row.decisions + 1,
    awaited,
    rounds: round - row.round,
    ...(isFirstAnswer && { answered: seat }),
    quietHours: (one) => context.quietHours(facts.seats[one].person as string),
  });
  const result =
    outcome === undefined
      ? undefined
      : { winners: outcome.winners.map((winner) => game.seatName(state, winner)), rule: outcome.rule };
  const after: TableFacts = {
    ...facts,
    numbers,
    time,
    askTimes: askTimes(facts.askTimes, followed.asks, now),
    ...(facts.nudges && { nudges: openNudges({ facts, asks: followed.asks }) }),
    ...(result && { result, votes: [] }),
  };
  const stored: DecisionRow = {
    table_id: table.id,
    number: row.decisions + 1,
    ask,
    seat,
    key,
    answer: game.print(decision),
    made_by: by,
    round: row.round,
    at: now,
    events: JSON.stringify(events),
    numbers: JSON.stringify(numbers),
    replaced: null,
  };
  return {
    row: {
      decisions: row.decisions + 1,
      round,
      due_at: dueAt(table, state, after, now),
      ...(result && { state: "finished", finished_at: now }),
    },
    facts: after,
    state,
    views: followed.views,
    asks: followed.asks,
    decision: stored,
    events,
    told,
    async also(rows) {
      await storeAnswer(rows, stored, isFirstAnswer);
      // The owner of a regent's seat finds what they were thinking about when they come back.
      if (by !== "regent") await forgetDraft(rows, table.id, seat);
      await context.also(rows, table, { state, facts: after, isFinished: result !== undefined, now });
    },
  };
}

/** Seats of people, without a regent, whose answer is missing. */
export function awaitedPeople({ game, facts }: Pick<Table, "game" | "facts">, state: SomeState): number[] {
  const awaited: number[] = [];
  for (const [seat, one] of facts.seats.entries()) {
    if (!isPlayedByBot(one) && game.isAwaited(state, seat)) awaited.push(seat);
  }
  return awaited;
}

/** Seats of people whose time is up. */
export function expiredSeats(table: Table, now: number): number[] {
  if (table.state === undefined || table.facts.time.pausedAt !== undefined) return [];
  return awaitedPeople(table, table.state).filter((seat) => {
    const expiry = expiryOf(table.facts.time.seats[seat]);
    return expiry !== undefined && expiry <= now;
  });
}

/** Seats that a bot or a regent has to answer for. */
export function awaitedBots({ game, facts }: Pick<Table, "game" | "facts">, state: SomeState): number[] {
  const awaited: number[] = [];
  for (const [seat, one] of facts.seats.entries()) {
    if (isPlayedByBot(one) && game.isAwaited(state, seat)) awaited.push(seat);
  }
  return awaited;
}

/** A game that everybody has left is kept for so long. */
const ASLEEP_FOR = 30 * 24 * 3_600_000;

/** After a restart, a game that is left to bots waits so long for somebody who follows it. */
const LEFT_FOR = 3_600_000;

/** When the table must be looked at again: at once for a bot's turn or an heir, else when a clock or a vote runs out. */
export function dueAt(table: Pick<Table, "game">, state: SomeState, facts: TableFacts, now: number): number | null {
  if (facts.result !== undefined) return null;
  if (heirs(facts).length > 0) return now;
  if (isAsleep(facts)) return now + ASLEEP_FOR;
  // Not by the sweep, which is for tables that people wait at: by those who follow, and slowly by itself.
  if (activeSeats(facts).length === 0) return now + LEFT_FOR;
  if (awaitedBots({ ...table, facts }, state).length > 0) return now;
  const moments = [nextExpiry(facts.time) ?? [], facts.votes.flatMap(({ until }) => until ?? [])].flat();
  return moments.length === 0 ? null : Math.min(...moments);
}

/** Whether an answer of this seat is in that others do not see yet. */
export function hasSecretAnswer({ game, state, asks }: Pick<Table, "game" | "state" | "asks">, seat: number): boolean {
  return (
    state !== undefined &&
    asks.some(({ secret, seats }) => secret === true && seats.includes(seat)) &&
    !game.isAwaited(state, seat)
  );
}

/** Seats whose answer, or its absence, must not show: they are asked in secret. */
export function askedInSecret({ asks }: Pick<Table, "asks">): readonly number[] {
  return asks.flatMap(({ secret, seats }) => (secret === true ? seats : []));
}
