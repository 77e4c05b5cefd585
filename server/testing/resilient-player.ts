import { setTimeout as pause } from "node:timers/promises";
import { type Chance, chanceFrom, fingerprint, type Json, patched } from "@weirwood/kernel";
import type { AskSummary, ClientMessage, LogEntry, ServerMessage } from "@weirwood/protocol";
import WebSocket from "ws";
import { games } from "./games.ts";
import { until } from "./until.ts";

/** An answer on its way: sent again under its key until the server has said what became of it. */
interface Pending {
  readonly key: string;
  readonly ask: number;
  readonly answer: string;
}

export interface Acknowledged extends Pending {
  readonly number: number;
}

export interface ResilientPlayerOptions {
  readonly cookie: string;
  readonly table: string;
  readonly seat: number;
  /** Where servers listen at the moment; the first is tried first. */
  readonly addresses: () => readonly string[];
  readonly seed: number;
  /** A moment of thought before each answer, in milliseconds. */
  readonly thinks?: number;
}

let players = 0;

/**
 * Somebody who plays one seat by sampled answers and never gives up: comes back after every lost connection, picks up
 * from the own number, and sends again what was not acknowledged. Writes down everything that a client should never see.
 */
export class ResilientPlayer {
  readonly options: ResilientPlayerOptions;
  /** What no client should ever see: gaps, drift, numbers that went back, refusals that were not deserved. */
  readonly faults: string[] = [];
  readonly acknowledged: Acknowledged[] = [];
  /** Keys of everything that was ever sent. */
  readonly sent = new Set<string>();
  readonly log: LogEntry[] = [];
  /** How often the server was too busy, and how often a connection was lost. */
  busy = 0;
  lost = 0;
  farewells = 0;
  number = 0;
  view: Json = null;
  isFinished = false;
  #game = "";
  #asks: readonly AskSummary[] = [];
  #hasView = false;
  readonly #chance: Chance;
  readonly #name = `steadfast-${process.pid}-${++players}`;
  #pending: Pending | undefined;
  #isOnItsWay = false;
  #socket: WebSocket | undefined;
  #isResting = true;
  #isGone = false;
  readonly #over: Promise<void>;

  constructor(options: ResilientPlayerOptions) {
    this.options = options;
    this.#chance = chanceFrom(options.seed);
    this.#over = this.#keepComing();
  }

  /** Begins to answer, or goes on. */
  play(): void {
    this.#isResting = false;
    this.#act();
  }

  /** Answers nothing new; resolves when everything that was sent is acknowledged. */
  async rest(): Promise<void> {
    this.#isResting = true;
    await until("what was sent is acknowledged", () => this.#pending === undefined);
  }

  /** Leaves for good. */
  async leave(): Promise<void> {
    this.#isGone = true;
    this.#socket?.terminate();
    await this.#over;
  }

  /** Whether a connection is open and the table was seen on it. */
  get isHere(): boolean {
    return this.#hasView && this.#socket?.readyState === WebSocket.OPEN;
  }

  get isWaiting(): boolean {
    return this.#pending !== undefined;
  }

  async #keepComing(): Promise<void> {
    for (let visit = 0; !this.#isGone; visit++) {
      const addresses = this.options.addresses();
      if (addresses.length > 0) {
        await this.#visit(addresses[visit % addresses.length]);
        this.lost++;
      }
      await pause(20);
    }
  }

  /** One connection, from its beginning to its end. */
  #visit(address: string): Promise<void> {
    const headers = { cookie: this.options.cookie, origin: address };
    const socket = new WebSocket(`${address.replace("http", "ws")}/live`, { headers });
    this.#socket = socket;
    this.#hasView = false;
    this.#isOnItsWay = false;
    return new Promise((resolve) => {
      socket.on("open", () => {
        const number = this.view === null ? {} : { number: this.number };
        this.#send({ do: "watch", key: `${this.#name}-watch`, table: this.options.table, ...number });
      });
      socket.on("message", (text) => this.#hear(JSON.parse(String(text)) as ServerMessage));
      socket.on("error", () => undefined);
      socket.on("close", () => resolve());
    });
  }

  #hear(message: ServerMessage): void {
    if (message.is === "table") this.#takeWhole(message);
    if (message.is === "update") this.#takeUpdate(message);
    if (message.is === "refused") this.#takeRefusal(message);
    if (message.is === "status") this.isFinished = message.status.state === "finished";
    if (message.is === "bye") this.farewells++;
    if (message.is !== "accepted" || message.key !== this.#pending?.key) return;
    this.#acknowledge(this.#pending, message.number);
  }

  #takeWhole({ sight, status }: Extract<ServerMessage, { is: "table" }>): void {
    this.isFinished = status.state === "finished";
    this.#game = status.game;
    if (sight === undefined) return;
    const { number, view, asks, log, isCut, hash } = sight;
    if (number < this.number) this.#fault(`was at ${this.number}, and is told that it is ${number}`);
    if (hash !== fingerprint(view as Json)) this.#fault(`a whole view at ${number} without its hash`);
    if (isCut && this.view !== null)
      this.#fault(`something of the log is missing between ${this.number} and ${number}`);
    const entries = log.filter((entry) => entry.number > this.number || this.view === null);
    this.log.push(...entries);
    this.number = number;
    this.view = view as Json;
    this.#asks = asks;
    this.#hasView = true;
    this.#act();
  }

  #takeUpdate(update: Extract<ServerMessage, { is: "update" }>): void {
    const { number, from = number - 1, changes, asks, log, hash } = update;
    if (from !== this.number) this.#fault(`a gap: at ${this.number}, and told from ${from} to ${number}`);
    this.number = number;
    this.view = patched(this.view, changes as Json);
    this.#asks = asks ?? this.#asks;
    this.log.push(...log);
    if (hash !== undefined && hash !== fingerprint(this.view)) this.#fault(`drift at ${number}`);
    this.#act();
  }

  #acknowledge(pending: Pending, number: number | undefined): void {
    this.acknowledged.push({ ...pending, number: number ?? -1 });
    if ((number ?? -1) > this.number) this.#fault(`acknowledged ${number} before it was told, at ${this.number}`);
    this.#pending = undefined;
    this.#isOnItsWay = false;
    this.#act();
  }

  #takeRefusal({ key, rule }: Extract<ServerMessage, { is: "refused" }>): void {
    const isPassing = rule === "server.busy" || rule === "server.closing";
    if (key === `${this.#name}-watch`) {
      if (!isPassing) this.#fault(`may not watch: ${rule}`);
      this.#socket?.close();
      return;
    }
    if (key !== this.#pending?.key) {
      this.#fault(`refused something else: ${rule}`);
      return;
    }
    this.#isOnItsWay = false;
    if (isPassing) {
      this.busy++;
      setTimeout(() => this.#act(), 30);
      return;
    }
    this.#fault(`refused ${this.#pending?.answer} to ask ${this.#pending?.ask}: ${rule}`);
    this.#pending = undefined;
  }

  /** Sends what waits to be acknowledged, or the next answer. */
  #act(): void {
    if (this.#isOnItsWay || !this.isHere) return;
    if (this.#pending === undefined) {
      if (this.#isResting) return;
      this.#pending = this.#nextAnswer();
      if (this.#pending === undefined) return;
    }
    this.#isOnItsWay = true;
    const { thinks = 0 } = this.options;
    if (thinks === 0) this.#sendPending();
    else setTimeout(() => this.#sendPending(), this.#chance.below(2 * thinks));
  }

  #sendPending(): void {
    const { table } = this.options;
    if (this.#pending === undefined || !this.isHere) return;
    this.sent.add(this.#pending.key);
    this.#send({ do: "decide", table, ...this.#pending });
  }

  #nextAnswer(): Pending | undefined {
    const { seat } = this.options;
    const ask = this.#asks.find(({ seats }) => seats.includes(seat));
    if (ask === undefined || this.isFinished) return undefined;
    const { game } = games[this.#game];
    const view = game.fromJSON(this.view);
    if (!game.isAwaited(view, seat)) return undefined;
    const answer = game.print(game.sample(view, seat, this.#chance));
    return { key: `${this.#name}-${this.sent.size}`, ask: ask.id, answer };
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #fault(sentence: string): void {
    this.faults.push(`seat ${this.options.seat}: ${sentence}`);
  }
}
