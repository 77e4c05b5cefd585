import type { SomeAnswer, SomeRules, SomeState } from "@weirwood/catalogue";
import {
  fairSeed,
  type GameEvent,
  hex,
  isRecordProblem,
  type Json,
  type JsonMap,
  type RecordFile,
  type RecordProblem,
  readRecord,
  recordProblem,
  replay,
  type Seat,
  seedFromHex,
  seedHash,
} from "@weirwood/kernel";
import { unknownGame } from "../local/load-game.ts";

/** Everybody's cards and orders at once: what no seat ever sees while a game lasts. */
export const EVERYTHING = -2;

/** One decision of a game that is over, and what it brought about. */
export interface ReplayStep {
  /** Missing for the position after set-up. */
  readonly seat?: Seat;
  readonly notation?: string;
  readonly comments?: readonly string[];
  /** The round that the game is in after it. */
  readonly round: number;
  readonly events: readonly GameEvent[];
}

/** A whole game, as the page needs it: everything but the positions themselves. */
export interface ReplaySummary {
  readonly game: string;
  readonly options: Json;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  /** Seats by their one-word names, and who sat there as far as the record says. */
  readonly seats: readonly { readonly name: string; readonly player: string }[];
  /** The position after set-up, then one step for each decision. */
  readonly steps: readonly ReplayStep[];
  /** Missing where the game began from a position. */
  readonly seed: string | undefined;
  readonly result: { readonly winners: readonly Seat[]; readonly rule: string } | undefined;
  readonly dice: FairDice;
}

/** Whether the dice of a game can be shown to have been fair. */
export type FairDice =
  /** Anybody could have known them from the beginning: practice. */
  | { readonly kind: "open"; readonly text: string | undefined }
  /** Promise, seed and nonces fit together, or what does not. */
  | {
      readonly kind: "fair";
      readonly promise: string;
      readonly serverSeed: string;
      readonly nonces: readonly string[];
      readonly isPromiseKept: boolean;
      readonly isSeedMade: boolean;
    };

/** A position is kept every so many steps; those between are played again from there when they are looked at. */
const KEPT_EVERY = 32;

/** A game that was played through: any position on the way is there at once. */
export class ReplayedGame {
  readonly summary: ReplaySummary;
  readonly #rules: SomeRules;
  readonly #answers: readonly SomeAnswer[];
  /** The positions after 0, 32, 64 … decisions. */
  readonly #kept: readonly SomeState[];
  /** Where the last look was: the next one is most often a step on. */
  #last: { at: number; readonly state: SomeState };

  constructor(rules: SomeRules, kept: readonly SomeState[], answers: readonly SomeAnswer[], summary: ReplaySummary) {
    this.#rules = rules;
    this.#kept = kept;
    this.#answers = answers;
    this.#last = { at: 0, state: rules.clone(kept[0]) };
    this.summary = summary;
  }

  /** The position after so many decisions, as a seat, an onlooker or somebody who sees everything would see it. */
  view(at: number, reader: Seat): JsonMap {
    const state = this.#stateAt(at);
    return this.#rules.toJSON(reader === EVERYTHING ? state : this.#rules.view(state, reader));
  }

  #stateAt(at: number): SomeState {
    const keptBefore = Math.floor(at / KEPT_EVERY);
    if (this.#last.at > at || this.#last.at < keptBefore * KEPT_EVERY) {
      this.#rules.copy(this.#kept[keptBefore], this.#last.state);
      this.#last.at = keptBefore * KEPT_EVERY;
    }
    for (; this.#last.at < at; this.#last.at++) {
      const { seat } = this.summary.steps[this.#last.at + 1];
      this.#rules.apply(this.#last.state, seat as Seat, this.#answers[this.#last.at]);
    }
    return this.#last.state;
  }
}

/** What is wrong with a record, and whose book explains it where the record says what was played. */
export interface BrokenRecord {
  readonly problem: RecordProblem;
  readonly game: string | undefined;
}

/** Plays a record through. `tell` hears how far it is. */
export async function readReplay(
  text: string,
  loadRules: (game: string) => Promise<SomeRules | undefined>,
  tell: (done: number, of: number) => void = () => undefined,
): Promise<ReplayedGame | BrokenRecord> {
  const record = readRecord(text);
  if (isRecordProblem(record)) return { problem: record, game: undefined };
  const rules = await loadRules(record.game);
  if (rules === undefined) {
    const problem = recordProblem(record.lines?.get("game") ?? 1, unknownGame(record.game));
    return { problem, game: undefined };
  }
  const kept: SomeState[] = [];
  const answers: SomeAnswer[] = [];
  const steps: ReplayStep[] = [];
  const take = (state: SomeState, step: Omit<ReplayStep, "round">): void => {
    if (steps.length % KEPT_EVERY === 0) kept.push(rules.clone(state));
    steps.push({ ...step, round: rules.round(state) });
  };
  const end = replay(rules, record, {
    onSetup: (state) => take(state, { events: [] }),
    onDecision({ state, seat, answer, recorded: { notation, comments }, events, index }) {
      answers.push(answer);
      take(state, { seat, notation, events, ...(comments !== undefined && { comments }) });
      if (index % TOLD_EVERY === 0) tell(index, record.decisions.length);
    },
  });
  if (isRecordProblem(end)) return { problem: end, game: record.game };
  tell(record.decisions.length, record.decisions.length);
  return new ReplayedGame(rules, kept, answers, summarize(rules, record, steps, end.state));
}

function summarize(rules: SomeRules, record: RecordFile, steps: readonly ReplayStep[], end: SomeState): ReplaySummary {
  const outcome = rules.outcome(end);
  const names = Array.from({ length: rules.seatsOf(end) }, (_, seat) => rules.seatName(end, seat));
  return {
    game: record.game,
    options: record.options,
    headers: record.headers,
    seats: names.map((name) => ({ name, player: playerOf(record, name) })),
    steps,
    seed: record.seed && hex(record.seed),
    result: outcome && { winners: [...outcome.winners], rule: outcome.rule },
    dice: diceOf(record),
  };
}

/** Progress is told every so many decisions. */
const TOLD_EVERY = 25;

/** `players: lannister Ann, stark steward` names who sat where. */
function playerOf(record: RecordFile, seat: string): string {
  const list = headerOf(record, "players")?.split(",") ?? [];
  const found = list.map((entry) => entry.trim()).find((entry) => entry.startsWith(`${seat} `));
  return found?.slice(seat.length + 1) ?? "";
}

function headerOf({ headers }: RecordFile, name: string): string | undefined {
  return headers.find((header) => header.name === name)?.value;
}

/** The proof that a fair table leaves in its record: the promise was the hash of the server's seed, and the game's seed comes from it and the nonces. */
function diceOf(record: RecordFile): FairDice {
  const promise = headerOf(record, "seed hash");
  const serverSeed = headerOf(record, "server seed");
  if (promise === undefined || serverSeed === undefined) return { kind: "open", text: headerOf(record, "seed text") };
  const nonces = noncesOf(headerOf(record, "nonces"));
  const server = seedFromHex(serverSeed);
  const isSeedMade =
    server !== undefined && record.seed !== undefined && hex(fairSeed(server, nonces)) === hex(record.seed);
  const isPromiseKept = server !== undefined && seedHash(server) === promise;
  return { kind: "fair", promise, serverSeed, nonces, isPromiseKept, isSeedMade };
}

/** A list of texts, written as JSON; what somebody has meddled with counts as none. */
function noncesOf(written: string | undefined): string[] {
  try {
    const list: unknown = JSON.parse(written ?? "[]");
    return Array.isArray(list) ? list.map(String) : [];
  } catch {
    return [];
  }
}
