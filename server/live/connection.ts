import type { Duplex } from "node:stream";
import { ONLOOKER, type Refusal, RefusedError } from "@weirwood/kernel";
import type { ClientMessage, ServerMessage } from "@weirwood/protocol";
import { PROTOCOL_VERSION } from "@weirwood/protocol";
import type { WebSocket } from "ws";
import type { RowFeed } from "../bus/row-feed.ts";
import type { Caller } from "../http/handlers.ts";
import type { Subscription } from "../ports/bus.ts";
import type { Clock } from "../ports/clock.ts";
import type { Log } from "../ports/log.ts";
import { NotKept, OutcomeUnknown } from "../ports/store.ts";
import { refused } from "../refusals.ts";
import type { Tables } from "../tables/tables.ts";
import type { Watcher } from "../tables/watchers.ts";
import type { Talk } from "../talk/talk.ts";
import type { Language, SentenceOf } from "../text/sentences.ts";
import type { Asker } from "../workers/fair-queue.ts";
import type { MessageLimits } from "./limits.ts";
import { readFrame } from "./messages.ts";

export interface LiveParts {
  readonly tables: Tables;
  readonly talk: Pick<Talk, "say" | "markRead" | "hear">;
  /** What is said at tables. */
  readonly messages: RowFeed;
  readonly sentenceOf: SentenceOf;
  readonly clock: Clock;
  readonly log: Log;
}

/** Bytes that may wait for a slow reader. It can come back and pick up where it was. */
const MOST_UNSENT = 1_000_000;
const MOST_TABLES = 50;

/** A connection that has just been opened. */
export interface Arrival {
  readonly socket: WebSocket;
  /** The connection under the socket. */
  readonly wire: Duplex;
  /** Undefined for a visitor. */
  readonly caller: Caller | undefined;
  readonly asker: Asker;
  readonly language: Language;
  readonly limits: MessageLimits;
  /** Whether it is told a table's options again with every change of the arrangement. */
  readonly wantsOptions: boolean;
}

/** What a visitor may say: whatever needs no name. */
const OPEN_TO_VISITORS: readonly ClientMessage["do"][] = [
  "watch",
  "unwatch",
  "watch-lobby",
  "unwatch-lobby",
  "speak",
  "ping",
];

/** One person's open connection, or a visitor's: what it follows, and what it says. */
export class Connection {
  readonly caller: Caller | undefined;
  readonly #socket: WebSocket;
  readonly #wire: Duplex;
  readonly #parts: LiveParts;
  readonly #limits: MessageLimits;
  readonly #asker: Asker;
  readonly #wantsOptions: boolean;
  readonly #followed = new Map<string, Followed>();
  #language: Language;
  #leaveLobby: (() => void) | undefined;
  #isGone = false;
  #isDismissed = false;

  constructor({ socket, wire, caller, asker, language, limits, wantsOptions }: Arrival, parts: LiveParts) {
    this.caller = caller;
    this.#socket = socket;
    this.#wire = wire;
    this.#parts = parts;
    this.#limits = limits;
    this.#asker = asker;
    this.#wantsOptions = wantsOptions;
    this.#language = language;
    const me = caller && { me: { id: caller.id, name: caller.name } };
    this.send({ is: "welcome", protocol: PROTOCOL_VERSION, now: parts.clock.now(), ...me });
  }

  /** Takes in one frame. Never throws: whatever is wrong with it is said to the sender. */
  async hear(text: string): Promise<void> {
    // Shown out, and still talking: a client may take its time to close.
    if (this.#isDismissed) return;
    const frame = readFrame(text);
    if (frame.message === undefined) {
      return this.#offend(frame.key, { rule: "server.malformed", params: { where: frame.where } });
    }
    const { message } = frame;
    const seconds = this.#limits.take(message.do);
    if (seconds > 0) return this.#offend(message.key, { rule: "server.too-often", params: { seconds } });
    try {
      const number = await this.#do(message);
      this.send({ is: "accepted", key: message.key, ...(number !== undefined && { number }) });
    } catch (reason) {
      if (reason instanceof RefusedError) return this.#refuse(message.key, reason.refusal);
      // What was not kept did not happen, and what may have been kept is safe to send again: the key sees to that.
      const isStoreAway = reason instanceof NotKept || reason instanceof OutcomeUnknown;
      this.#parts.log.error({ err: reason, do: message.do }, "a message could not be dealt with");
      this.#refuse(message.key, { rule: isStoreAway ? "server.busy" : "server.broken", params: {} });
    }
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    if (this.#isGone || this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MOST_UNSENT) {
      this.#socket.terminate();
      return;
    }
    this.#cork();
    this.#socket.send(text);
  }

  /** What is said in one turn of the event loop, such as a change and that it was accepted, leaves in one piece. */
  #cork(): void {
    if (this.#wire.writableCorked > 0) return;
    this.#wire.cork();
    process.nextTick(() => this.#wire.uncork());
  }

  /** Says why in a last message, and closes the connection. */
  dismiss(refusal: Refusal): void {
    this.#isDismissed = true;
    this.send({
      is: "bye",
      ...refusal,
      params: { ...refusal.params } as never,
      sentence: this.#parts.sentenceOf(refusal, this.#language),
    });
    this.#socket.close(1008);
  }

  /** The connection is gone. */
  leave(): void {
    this.#isGone = true;
    this.#leaveLobby?.();
    for (const table of [...this.#followed.keys()]) this.#unfollow(table);
  }

  async #do(message: ClientMessage): Promise<number | undefined> {
    if (OPEN_TO_VISITORS.includes(message.do)) return this.#look(message);
    if (this.caller === undefined) throw refused("people.not-signed-in");
    return this.#act(message, this.caller);
  }

  async #look(message: ClientMessage): Promise<undefined> {
    const { tables } = this.#parts;
    switch (message.do) {
      case "ping":
        return undefined;
      case "speak":
        this.#language = message.language;
        return undefined;
      case "watch":
        await this.#follow(message.table, message.number, message.invite);
        return undefined;
      case "unwatch":
        this.#unfollow(message.table);
        return undefined;
      case "watch-lobby":
        this.#leaveLobby ??= tables.lobby.follow((text) => this.sendText(text));
        return undefined;
      case "unwatch-lobby":
        this.#leaveLobby?.();
        this.#leaveLobby = undefined;
        return undefined;
    }
    return undefined;
  }

  async #act(message: ClientMessage, caller: Caller): Promise<number | undefined> {
    const { tables, talk } = this.#parts;
    switch (message.do) {
      case "decide":
        return tables.decideAs(message.table, caller.id, message);
      case "draft":
        await tables.keepDraft(message.table, caller.id, message);
        return undefined;
      case "stand":
        await tables.stand(message.table, caller.id, message.kind, message.answer);
        return undefined;
      case "say":
        await talk.say({ ...message, caller, ...this.#invite(message.table) });
        return undefined;
      case "read":
        await talk.markRead({ ...message, caller, ...this.#invite(message.table) });
        return undefined;
    }
    return undefined;
  }

  #invite(table: string): { invite?: string } {
    const invite = this.#followed.get(table)?.invite;
    return invite === undefined ? {} : { invite };
  }

  async #follow(table: string, from: number | undefined, invite: string | undefined): Promise<void> {
    const { tables } = this.#parts;
    this.#unfollow(table);
    if (this.#followed.size >= MOST_TABLES) throw refused("table.too-many", { most: MOST_TABLES });
    const watcher: Watcher = {
      person: this.caller?.id,
      asker: this.#asker,
      wantsOptions: this.#wantsOptions,
      viewer: ONLOOKER,
      sendText: (text) => this.sendText(text),
      end: () => this.#unfollow(table),
    };
    const hearing = this.#parts.messages.follow(table, (id) => void this.#sendMessage(table, id, watcher));
    this.#followed.set(table, { watcher, hearing, ...(invite !== undefined && { invite }) });
    try {
      await tables.broadcast.watch(table, watcher, from, invite);
    } catch (reason) {
      this.#unfollow(table);
      throw reason;
    }
    // The socket may have closed while the table was being looked up.
    if (this.#isGone) this.#unfollow(table);
  }

  #unfollow(table: string): void {
    const followed = this.#followed.get(table);
    if (followed === undefined) return;
    this.#followed.delete(table);
    followed.hearing.end();
    this.#parts.tables.broadcast.unwatch(table, followed.watcher);
  }

  async #sendMessage(table: string, id: number, watcher: Watcher): Promise<void> {
    try {
      const invite = this.#followed.get(table)?.invite;
      const message = await this.#parts.talk.hear(table, id, this.caller?.id, invite);
      if (message === undefined) return;
      const tell = (): void => {
        if (this.#followed.get(table)?.watcher === watcher) this.send({ is: "message", table, message });
      };
      // What is said at the table may give the game away; what onlookers say among themselves may not.
      const mayTell = watcher.viewer === ONLOOKER && message.channel === "table";
      const delay = mayTell ? this.#parts.tables.broadcast.onlookerDelay(table) : 0;
      if (delay === 0) tell();
      else this.#parts.clock.at(this.#parts.clock.now() + delay, tell);
    } catch (reason) {
      this.#parts.log.error({ err: reason, table }, "a message could not be sent");
    }
  }

  #refuse(key: string | undefined, refusal: Refusal): void {
    const params = { ...refusal.params } as never;
    const sentence = this.#parts.sentenceOf(refusal, this.#language);
    this.send({ is: "refused", ...(key !== undefined && { key }), rule: refusal.rule, params, sentence });
  }

  #offend(key: string | undefined, refusal: Refusal): void {
    if (this.#limits.offend()) this.dismiss(refusal);
    else this.#refuse(key, refusal);
  }
}

interface Followed {
  readonly watcher: Watcher;
  readonly hearing: Subscription;
  readonly invite?: string;
}
