import { setTimeout as pause } from "node:timers/promises";
import type { ServerMessage } from "@weirwood/protocol";
import type { Language } from "../language.ts";
import { Connection, newKey, type Wish } from "./connection.ts";
import { ConnectionLost, RemoteRefusal, Unreachable } from "./faults.ts";
import { FollowedTable } from "./followed-table.ts";
import type { RemoteServer } from "./server.ts";

export interface LineParts {
  readonly server: RemoteServer;
  readonly table: string;
  readonly invite?: string;
  /** Of the sentences in refusals. */
  readonly language: Language;
}

export interface LineListener {
  /** The table has changed, or is known again after the connection was lost. */
  changed(): void;
  lost(): void;
  back(): void;
  /** The server will not have us any more. */
  ended(reason: RemoteRefusal): void;
}

/** Refusals that time heals: what was refused is sent again under the same key. */
const passing = new Set(["server.busy", "server.too-often", "server.closing"]);

/** The server gives a sign of life every 30 seconds; a network that swallows everything closes no connection. */
const LONGEST_SILENCE = 75_000;

/** The pauses before trying again, in milliseconds; the last one for as long as it takes. */
const pauses = [250, 500, 1000, 2000, 5000, 10_000];

/**
 * A table followed through thick and thin: when the connection is lost it is opened again, picks up where it was, and
 * whatever had no answer yet is sent again under its own key, so that it counts once.
 */
export class Line {
  readonly table: FollowedTable;
  readonly #parts: LineParts;
  readonly #listener: LineListener;
  #connection: Connection | undefined;
  #open: Promise<Connection>;
  readonly #watch: NodeJS.Timeout;
  #isOver = false;
  #isAsking = false;

  constructor(parts: LineParts, listener: LineListener) {
    this.table = new FollowedTable(parts.table);
    this.#parts = parts;
    this.#listener = listener;
    this.#open = this.#connect();
    this.#watch = setInterval(() => {
      if ((this.#connection?.silence ?? 0) > LONGEST_SILENCE) this.#connection?.end();
    }, LONGEST_SILENCE / 5).unref();
  }

  /** Resolves when the table is there for the first time; throws where it cannot be had. */
  async begun(): Promise<void> {
    await this.#open;
  }

  /** Says something until it is answered. Refusals are thrown, except those that time heals. */
  async ask(wish: Wish): Promise<number | undefined> {
    const key = newKey();
    for (;;) {
      try {
        return await this.#patiently(async () => (await this.#open).ask(wish, key));
      } catch (reason) {
        if (!(reason instanceof ConnectionLost) || this.#isOver) throw reason;
        // That the old one is gone may be noticed a moment later.
        await pause(pauses[0]);
      }
    }
  }

  async close(): Promise<void> {
    this.#isOver = true;
    clearInterval(this.#watch);
    await this.#connection?.close();
    // One that is still being opened would keep the process waiting.
    this.#open.then(
      (connection) => connection.end(),
      () => undefined,
    );
  }

  async #connect(): Promise<Connection> {
    const connection = await Connection.open(this.#parts.server, {
      hear: (message, from) => this.#hear(message, from),
      lost: (lost) => this.#comeBack(lost),
    });
    await this.#patiently(() => connection.ask({ do: "speak", language: this.#parts.language }));
    await this.#patiently(() => this.#follow(connection));
    this.#connection = connection;
    return connection;
  }

  async #follow(connection: Connection): Promise<void> {
    const { id: table, number } = this.table;
    const { invite } = this.#parts;
    const known = { ...(number !== undefined && { number }), ...(invite !== undefined && { invite }) };
    await connection.ask({ do: "watch", table, ...known });
  }

  #hear(message: ServerMessage, from: Connection): void {
    if (message.is === "bye") {
      // Signed out, blocked: nothing will be different next time.
      if (!passing.has(message.rule)) this.#end(new RemoteRefusal(message));
      return;
    }
    if (this.table.hear(message)) this.#listener.changed();
    else void this.#watchAgain(from);
  }

  /** Something does not fit what we know: asks for the whole table, once. */
  async #watchAgain(connection: Connection): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    try {
      await this.#patiently(() => this.#follow(connection));
    } catch {
      connection.end();
    } finally {
      this.#isAsking = false;
    }
  }

  /** Tries until it is not refused for reasons that time heals. */
  async #patiently<T>(work: () => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await work();
      } catch (reason) {
        if (!(reason instanceof RemoteRefusal) || !passing.has(reason.refused.rule)) throw reason;
        await pause(waitFor(reason, attempt));
      }
    }
  }

  #comeBack(lost: Connection): void {
    // One that was lost before it followed the table is tried again by whoever opened it.
    if (this.#isOver || lost !== this.#connection) return;
    this.#connection = undefined;
    this.#listener.lost();
    this.#open = this.#tryAgain();
    this.#open.then(
      () => this.#listener.back(),
      () => undefined,
    );
  }

  async #tryAgain(): Promise<Connection> {
    for (let attempt = 0; ; attempt++) {
      await pause(waitFor(undefined, attempt));
      if (this.#isOver) throw new ConnectionLost();
      try {
        return await this.#connect();
      } catch (reason) {
        const isPassing = reason instanceof RemoteRefusal && isForNow(reason);
        if (isPassing || reason instanceof Unreachable || reason instanceof ConnectionLost) continue;
        if (reason instanceof RemoteRefusal) this.#end(reason);
        throw reason;
      }
    }
  }

  #end(reason: RemoteRefusal): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#connection?.end();
    this.#listener.ended(reason);
  }
}

/** A server that restarts behind a proxy is answered for by the proxy. */
function isForNow({ refused, status = 0 }: RemoteRefusal): boolean {
  return passing.has(refused.rule) || status === 429 || status >= 500;
}

/** Longer each time, and not for everybody the same: after a restart not all shall come back at once. */
function waitFor(reason: RemoteRefusal | undefined, attempt: number): number {
  const seconds = Number(reason?.refused.params.seconds ?? 0);
  const usual = pauses[Math.min(attempt, pauses.length - 1)];
  return Math.max(seconds * 1000, usual * (0.75 + Math.random() / 2));
}
