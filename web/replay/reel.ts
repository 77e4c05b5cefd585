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
  refuse,
  replay,
  type Seat,
  seedFromHex,
  seedHash,
} from "@weirwood/kernel";
import type { AnyGame } from "../local/local-game.ts";

/** Everybody's cards and orders at once: what no seat ever sees while a game lasts. */
export const EVERYTHING = -2;

/** One decision of a game that is over, and what it brought about. */
export interface ReelMoment {
  /** Missing for the position after set-up. */
  readonly seat?: Seat;
  readonly notation?: string;
  readonly comments?: readonly string[];
  /** The round that the game is in after it. */
  readonly round: number;
  readonly events: readonly GameEvent[];
}

/** A whole game, as the page needs it: everything but the positions themselves. */
export interface ReelSummary {
  readonly game: string;
  readonly options: Json;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  /** Seats by their one-word names, and who sat there as far as the record says. */
  readonly seats: readonly { readonly name: string; readonly player: string }[];
  /** The position after set-up, then one moment for each decision. */
  readonly moments: readonly ReelMoment[];
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

/** A game that was played through, with every position on the way: any of them is there at once. */
export class Reel {
  readonly summary: ReelSummary;
  readonly #game: AnyGame;
  readonly #states: readonly unknown[];

  constructor(game: AnyGame, states: readonly unknown[], summary: ReelSummary) {
    this.#game = game;
    this.#states = states;
    this.summary = summary;
  }

  /** The position after so many decisions, as a seat, an onlooker or somebody who sees everything would see it. */
  view(at: number, reader: Seat): JsonMap {
    const state = this.#states[at];
    return this.#game.toJSON(reader === EVERYTHING ? state : this.#game.view(state, reader));
  }
}

/** Plays a record through and keeps every position. `tell` hears how far it is. */
export function readReel(
  text: string,
  games: { readonly [name: string]: AnyGame },
  tell: (done: number, of: number) => void = () => undefined,
): Reel | RecordProblem {
  const record = readRecord(text);
  if (isRecordProblem(record)) return record;
  const game = Object.hasOwn(games, record.game) ? games[record.game] : undefined;
  if (game === undefined) {
    const known = { found: record.game, game: Object.keys(games).join(", ") };
    return recordProblem(record.lines?.get("game") ?? 1, refuse("kernel.record.game", known));
  }
  const states: unknown[] = [];
  const moments: ReelMoment[] = [];
  const keep = (state: unknown, moment: Omit<ReelMoment, "round">): void => {
    states.push(game.clone(state));
    moments.push({ ...moment, round: game.round(state) });
  };
  const end = replay(game, record, {
    onSetup: (state) => keep(state, { events: [] }),
    onDecision({ state, seat, recorded: { notation, comments }, events, index }) {
      keep(state, { seat, notation, events, ...(comments !== undefined && { comments }) });
      if (index % STEP === 0) tell(index, record.decisions.length);
    },
  });
  if (isRecordProblem(end)) return end;
  tell(record.decisions.length, record.decisions.length);
  const outcome = game.outcome(end.state);
  const names = Array.from({ length: game.seatsOf(end.state) }, (_, seat) => game.seatName(end.state, seat));
  return new Reel(game, states, {
    game: record.game,
    options: record.options,
    headers: record.headers,
    seats: names.map((name) => ({ name, player: playerOf(record, name) })),
    moments,
    seed: record.seed && hex(record.seed),
    result: outcome && { winners: [...outcome.winners], rule: outcome.rule },
    dice: diceOf(record),
  });
}

/** Progress is told every so many decisions. */
const STEP = 25;

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
