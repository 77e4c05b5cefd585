import { performance } from "node:perf_hooks";
import type { SomeRules } from "@weirwood/catalogue";
import type { Chance } from "@weirwood/kernel";
import type { AskSummary, ServerMessage } from "@weirwood/protocol";
import { Connection } from "../../remote/connection.ts";
import { RemoteRefusal } from "../../remote/faults.ts";
import { FollowedTable } from "../../remote/followed-table.ts";
import type { RemoteServer } from "../../remote/server.ts";

/** What players tell those who measure. */
export interface Listener {
  /** A player is asked something and has not answered. */
  isAsked(player: Player): void;
  /** A decision is made, and everybody at the table who may know has it. */
  decided(milliseconds: number): void;
  /** A decision came to nothing. */
  refused(rule: string): void;
  weigh(bytes: number): void;
}

/** The players of one table, each on a connection of their own. */
export class Party {
  readonly players: readonly Player[];
  /** Decisions that changed what the game asks reach everybody; each has a number, the same for all players. */
  readonly #arrived = new Map<number, number>();
  readonly #waiting = new Map<number, (() => void)[]>();
  /** How many decisions were made at the table. */
  decisions = 0;

  constructor(rules: SomeRules, table: string, guests: readonly RemoteServer[], chance: Chance, listener: Listener) {
    this.players = guests.map((guest, seat) => new Player(this, { rules, table, guest, seat, chance, listener }));
  }

  async sitDown(): Promise<void> {
    await Promise.all(this.players.map((player) => player.connect()));
  }

  async leave(): Promise<void> {
    await Promise.all(this.players.map((player) => player.leave()));
  }

  /** One of them has heard of the change with this number. */
  hasArrived(change: number): void {
    const count = (this.#arrived.get(change) ?? 0) + 1;
    this.#arrived.set(change, count);
    if (count < this.players.length) return;
    for (const call of this.#waiting.get(change) ?? []) call();
    this.#waiting.delete(change);
    // Nobody asks for changes long past.
    this.#arrived.delete(change - 100);
  }

  /** Calls when all of them have heard of the change. */
  whenAllHave(change: number, call: () => void): void {
    if ((this.#arrived.get(change) ?? 0) >= this.players.length) call();
    else this.#waiting.set(change, [...(this.#waiting.get(change) ?? []), call]);
  }
}

interface PlayerParts {
  readonly rules: SomeRules;
  readonly table: string;
  readonly guest: RemoteServer;
  readonly seat: number;
  readonly chance: Chance;
  readonly listener: Listener;
}

/** One player, who answers at random, and only from what the own seat may see. */
export class Player {
  readonly seat: number;
  readonly #party: Party;
  readonly #parts: PlayerParts;
  readonly #table: FollowedTable;
  #connection: Connection | undefined;
  /** The last ask that was answered. */
  #answered = -1;
  #replaced = 0;
  #isBusy = false;
  /** How many changes of what is asked this player has heard of. */
  #changes = 0;
  /** Which of them came with which of the player's own numbers; only the latest matter. */
  readonly #changeAt = new Map<number, number>();

  constructor(party: Party, parts: PlayerParts) {
    this.seat = parts.seat;
    this.#party = party;
    this.#parts = parts;
    this.#table = new FollowedTable(parts.table);
  }

  get isOver(): boolean {
    return this.#table.status?.state === "finished";
  }

  /** What is asked of this seat, answered or not. */
  get ask(): AskSummary | undefined {
    return this.#table.asks.find(({ seats }) => seats.includes(this.seat));
  }

  /** How often the answer to what is asked was replaced. */
  get replaced(): number {
    return this.ask?.id === this.#answered ? this.#replaced : 0;
  }

  /** Whether there is something to answer that has no answer yet. */
  get isAsked(): boolean {
    return (this.ask?.id ?? -1) > this.#answered && !this.#isBusy;
  }

  async connect(): Promise<void> {
    const { guest, table, listener } = this.#parts;
    this.#connection = await Connection.open(guest, {
      hear: (message) => this.#hear(message),
      lost: () => undefined,
      weigh: (text) => listener.weigh(text.length),
    });
    await this.#connection.ask({ do: "watch", table });
  }

  async leave(): Promise<void> {
    await this.#connection?.close();
    this.#connection = undefined;
  }

  /** Answers what is asked with something legal; an answer to a secret ask may be given again. */
  async answer(): Promise<void> {
    const { ask } = this;
    const { view } = this.#table;
    if (ask === undefined || view === undefined || this.#connection === undefined || this.#isBusy) return;
    const { rules, chance, listener, table } = this.#parts;
    const answer = rules.print(rules.sample(rules.fromJSON(view), this.seat, chance));
    this.#isBusy = true;
    const started = performance.now();
    try {
      const number = await this.#connection.ask({ do: "decide", table, ask: ask.id, answer });
      this.#replaced = ask.id === this.#answered ? this.#replaced + 1 : 0;
      this.#answered = Math.max(this.#answered, ask.id);
      this.#isBusy = false;
      this.#party.decisions++;
      const change = number === undefined ? undefined : this.#changeAt.get(number);
      const end = (): void => listener.decided(performance.now() - started);
      if (change === undefined) end();
      else this.#party.whenAllHave(change, end);
    } catch (reason) {
      this.#isBusy = false;
      if (!(reason instanceof RemoteRefusal)) throw reason;
      listener.refused(reason.refused.rule);
    }
    this.lookUp();
  }

  /** Says whether this player is asked something, to be told when to answer. */
  lookUp(): void {
    if (this.isAsked) this.#parts.listener.isAsked(this);
  }

  #hear(message: ServerMessage): void {
    if (!this.#table.hear(message)) throw new Error("a player has lost track of the table");
    if (message.is !== "update" || message.asks === undefined) return;
    this.#changes++;
    this.#changeAt.set(message.number, this.#changes);
    if (this.#changeAt.size > 20) this.#changeAt.delete(this.#changeAt.keys().next().value as number);
    this.#party.hasArrived(this.#changes);
    this.lookUp();
  }
}
