import { randomBytes } from "node:crypto";
import { fingerprint, type GameEvent, isJsonMap, type Json, ONLOOKER, RefusedError } from "@weirwood/kernel";
import type { LogEntry, ServerMessage, Sight, TableStatus, TableSummary } from "@weirwood/protocol";
import type { Transaction } from "kysely";
import type { Crew } from "../bots/crew.ts";
import type { Offered } from "../games.ts";
import { newId } from "../identifiers.ts";
import type { Bus, Subscription } from "../ports/bus.ts";
import type { Clock } from "../ports/clock.ts";
import type { Jobs } from "../ports/jobs.ts";
import type { Log } from "../ports/log.ts";
import type { Store } from "../ports/store.ts";
import { refused } from "../refusals.ts";
import type { DecisionRow, Schema, TableRow } from "../store/schema.ts";
import { DelayedSight, type Shown } from "./delayed.ts";
import { seatOfPerson } from "./facts.ts";
import { Folk } from "./folk.ts";
import { type Answered, awaitedPeople, type Played, type PlayedOutline, play } from "./play.ts";
import { Presence } from "./presence.ts";
import { resultRows } from "./results.ts";
import { getUp, giveToRegent, rematchRow, takeBack } from "./seating.ts";
import { type NewTable, Shelf, type Table } from "./shelf.ts";
import { asksOf, entryFor, indexOf } from "./sights.ts";
import { clocksFor, peopleNamed, statusOf, summaryOf } from "./status.ts";
import { type Watcher, Watchers } from "./watchers.ts";

/** Word to people who are not at the table, stored together with what it is about. */
export interface Letters {
  write(
    rows: Transaction<Schema>,
    letter: {
      readonly person: string;
      readonly kind:
        | "your-turn"
        | "table-started"
        | "table-ended"
        | "table-closed"
        | "invited-rematch"
        | "regent"
        | "new-player";
      readonly table: string;
      readonly title: string;
      /** Names the turn: one letter for each. */
      readonly block: string;
    },
  ): Promise<void>;
}

export interface TablesParts {
  readonly store: Store;
  readonly bus: Bus;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly log: Log;
  readonly games: { readonly [name: string]: Offered };
  readonly crew: Crew;
  readonly letters: Letters;
  readonly metrics: { decided(by: string): void; refused(rule: string): void };
}

/** A hash goes with every so many of a viewer's numbers: often enough to notice, seldom enough to cost nothing. */
const HASH_EVERY = 16;
/** The most log entries in one message; older ones are asked for. */
const MOST_ENTRIES = 300;

/** The tables of the house: what can be done at them, and everybody who follows them from this node. */
export class Tables {
  readonly parts: TablesParts;
  readonly shelf: Shelf;
  readonly folk: Folk;
  readonly watchers = new Watchers();
  readonly presence: Presence;
  readonly #node = newId();
  readonly #delayed = new Map<string, DelayedSight>();
  readonly #followed = new Map<string, Subscription>();
  readonly #lobby = new Set<(tables: TableSummary[], gone: string[]) => void>();

  constructor(parts: TablesParts) {
    this.parts = parts;
    this.shelf = new Shelf(parts.store, parts.clock, parts.games);
    this.folk = new Folk(parts.store, parts.clock);
    this.presence = new Presence(this.#node, parts.bus, parts.clock);
    this.shelf.onNewer((before, after) => this.#deliverGap(before, after));
    parts.store.onReplaced(() => void this.#resendAll());
    parts.bus.onBack(() => void this.lookAgain());
    parts.bus.subscribe("lobby", (message) => void this.#tellLobby(message as { table: string }));
  }

  // ---- Deciding

  /**
   * One seat's answer. Resolves with the seat's own number once it is on disk. The same key again, whatever became of
   * the first sending, counts once.
   */
  async decide(id: string, answered: Answered): Promise<number> {
    const { metrics } = this.parts;
    try {
      const { table, made } = await this.shelf.change(
        id,
        async (table) => {
          await this.folk.meet(table.facts.seats.flatMap(({ person }) => person ?? []));
          return play(table, answered, {
            now: this.parts.clock.now(),
            quietHours: (person) => this.folk.quietHours(person),
            also: (rows, before, after) => this.#storeAlso(rows, before, after),
          });
        },
        (before, after, made) => this.#deliver(before, after, made),
      );
      metrics.decided(made.decision.made_by);
      this.wake(table);
      return table.facts.numbers[indexOf(answered.seat)];
    } catch (reason) {
      const earlier = await this.#earlierAnswer(id, answered, reason);
      if (earlier !== undefined) return earlier;
      if (reason instanceof RefusedError) metrics.refused(reason.refusal.rule);
      throw reason;
    }
  }

  /** A person's answer. Somebody who decides is back: the regent gets up first. */
  async decideAs(
    id: string,
    person: string,
    { ask, key, answer }: { readonly ask: number; readonly key: string; readonly answer: string },
  ): Promise<number> {
    const table = await this.shelf.find(id);
    const seat = seatOfPerson(table.facts, person);
    // Who may not know of a table is told nothing about it, not even that it exists.
    if (seat === undefined) {
      this.mustSee(table, person, undefined);
      throw refused("table.not-seated");
    }
    if (table.facts.seats[seat].regent !== undefined) {
      await this.arrange(id, (one) => takeBack(one, seat, this.parts.clock.now(), (who) => this.folk.quietHours(who)));
    }
    return this.decide(id, { seat, ask, key, answer, by: "person" });
  }

  /** What became of an answer that was sent before under the same key. */
  async #earlierAnswer(id: string, { seat, key }: Answered, reason: unknown): Promise<number | undefined> {
    if (!(reason instanceof RefusedError) && !isUniqueViolation(reason)) return undefined;
    const row = await this.parts.store.read
      .selectFrom("decisions")
      .select("numbers")
      .where("table_id", "=", id)
      .where("seat", "=", seat)
      .where("key", "=", key)
      .executeTakeFirst();
    return row === undefined ? undefined : (JSON.parse(row.numbers) as number[])[indexOf(seat)];
  }

  /** What is stored together with a decision: word to the absent who are asked now, and results of a finished game. */
  async #storeAlso(rows: Transaction<Schema>, before: Table, after: PlayedOutline): Promise<void> {
    const { facts, game, row } = before;
    if (after.isFinished) {
      for (const person of facts.seats.flatMap((seat) => seat.person ?? [])) {
        await this.#writeTo(rows, before, person, "table-ended", "end");
      }
      const results = resultRows({ ...before, facts: after.facts, state: after.state }, after.now);
      if (results.length > 0) await rows.insertInto("results").values(results).execute();
      return;
    }
    const here = this.presence.at(before.id).seats;
    const asked = awaitedPeople({ game, facts: after.facts }, after.state);
    const newly = asked.filter((seat) => !here.includes(seat) && !game.isAwaited(before.state, seat));
    for (const seat of newly) {
      await this.#writeTo(rows, before, facts.seats[seat].person as string, "your-turn", String(row.decisions + 1));
    }
  }

  #writeTo(
    rows: Transaction<Schema>,
    table: Table,
    person: string,
    kind: Parameters<Letters["write"]>[1]["kind"],
    block: string,
  ): Promise<void> {
    return this.parts.letters.write(rows, { person, kind, table: table.id, title: table.row.title, block });
  }

  // ---- Changing the arrangement

  /** Puts a new table into the house. */
  async open(row: TableRow): Promise<Table> {
    const facts = JSON.parse(row.facts) as Table["facts"];
    const table = await this.shelf.add(row, (rows) => storeSitters(rows, { id: row.id, facts }));
    if (row.is_public === 1) this.parts.bus.publish("lobby", { table: row.id });
    this.wake(table);
    return table;
  }

  /** Gets up from a table not yet begun; in play, a regent sits down until the owner returns. */
  leave(id: string, person: string): Promise<Table> {
    const now = this.parts.clock.now();
    return this.arrange(id, (table) => {
      if (table.row.state === "open") return getUp(table, person, now);
      const seat = seatOfPerson(table.facts, person);
      if (seat === undefined) throw refused("table.not-seated");
      return table.facts.seats[seat].regent === undefined ? giveToRegent(table, seat, "left", now) : {};
    });
  }

  /** A new table with the same people, bots and options; the second who asks finds the first one's. */
  async rematch(id: string, person: string): Promise<Table> {
    const old = await this.shelf.find(id);
    if (old.row.state !== "finished") throw refused("table.not-finished");
    if (seatOfPerson(old.facts, person) === undefined) throw refused("table.not-seated");
    if (old.facts.rematch !== undefined) return this.shelf.find(old.facts.rematch);
    const now = this.parts.clock.now();
    const row = rematchRow(old, person, now, this.newServerSeed());
    const others = old.facts.seats.flatMap((seat) =>
      seat.person === undefined || seat.person === person ? [] : seat.person,
    );
    const after = await this.arrange(
      id,
      (table) => {
        if (table.facts.rematch !== undefined) return {};
        return { facts: { ...table.facts, rematch: row.id }, also: (rows) => insertTable(rows, row) };
      },
      { kind: "invited-rematch", to: (table) => (table.facts.rematch === row.id ? others : []) },
    );
    const next = await this.shelf.find(after.facts.rematch as string);
    this.wake(next);
    return next;
  }

  /** An operator closes a table, whatever its state. */
  async close(id: string): Promise<void> {
    await this.arrange(
      id,
      ({ row, facts }) =>
        row.state === "finished" || row.state === "closed"
          ? {}
          : {
              row: { state: "closed", due_at: null },
              facts: { ...facts, votes: [], result: { winners: [], rule: "table.closed" } },
            },
      { kind: "table-closed", to: ({ facts }) => facts.seats.flatMap(({ person }) => person ?? []) },
    );
  }

  /** Somebody is gone for good: chairs are free again, and regents play on. */
  async personLeft(person: string): Promise<void> {
    const rows = await this.parts.store.read
      .selectFrom("sitters")
      .select("table_id")
      .where("person", "=", person)
      .execute();
    for (const { table_id } of rows) {
      await this.arrange(table_id, (table) => {
        const seat = seatOfPerson(table.facts, person);
        if (seat === undefined) return {};
        if (table.row.state === "open") return getUp(table, person, this.parts.clock.now());
        const isPlaying = table.row.state === "playing" && table.facts.seats[seat].regent !== "resigned";
        return isPlaying ? giveToRegent(table, seat, "resigned", this.parts.clock.now()) : {};
      });
    }
  }

  /** Changes who sits where, votes, clocks; everybody who follows the table is told. */
  async arrange(
    id: string,
    work: (table: Table) => NewTable | Promise<NewTable>,
    told?: { readonly kind: Parameters<Letters["write"]>[1]["kind"]; readonly to: (after: Table) => readonly string[] },
  ): Promise<Table> {
    const { table } = await this.shelf.change(
      id,
      async (before) => {
        await this.folk.meet(peopleNamed(before));
        const made = await work(before);
        const after = made.facts === undefined ? before : { ...before, facts: made.facts };
        return {
          ...made,
          also: async (rows: Transaction<Schema>) => {
            await made.also?.(rows);
            if (made.facts !== undefined) await storeSitters(rows, after);
            for (const person of told?.to(after) ?? []) {
              await this.#writeTo(rows, after, person, told?.kind as "regent", String(before.row.version));
            }
            if (made.row?.state === "finished") {
              const results = resultRows({ ...after, state: before.state }, this.parts.clock.now());
              if (results.length > 0) await rows.insertInto("results").values(results).execute();
            }
          },
        };
      },
      (before, after, made) => this.#arranged(before, after, made),
    );
    await this.#tellStatus(table);
    this.wake(table);
    return table;
  }

  #arranged(before: Table, after: Table, made: NewTable): void {
    // A game that has just begun, or that changed otherwise than by a decision: everybody looks at it afresh.
    if (made.state !== undefined) void this.#resend(after);
    this.#publish(after);
    const isListed = after.row.is_public === 1 || before.row.is_public === 1;
    if (isListed) this.parts.bus.publish("lobby", { table: after.id });
  }

  /** Has the table looked at when it is due. What is due later is found by the sweep. */
  wake({ id, row }: Table): void {
    if (row.due_at !== null && row.due_at <= this.parts.clock.now() + 15_000) {
      this.parts.jobs.schedule("tables", id, row.due_at);
    }
  }

  // ---- Telling those who follow

  #publish(table: Table): void {
    this.parts.bus.publish(`table:${table.id}`, { version: table.row.version, node: this.#node });
  }

  /** What one decision changed, to everybody who follows the table here. */
  #deliver(before: Table, after: Table, made: Played): void {
    this.#publish(after);
    const { id, facts } = after;
    const watchers = this.watchers.of(id);
    const isOver = after.row.state === "finished";
    if (watchers.size > 0) {
      const texts = new Map<number, string | undefined>();
      for (const watcher of watchers) {
        if (watcher.viewer === ONLOOKER && this.#isDelayed(after)) continue;
        if (!texts.has(watcher.viewer))
          texts.set(watcher.viewer, this.#updateText(before, after, made, watcher.viewer));
        const text = texts.get(watcher.viewer);
        if (text !== undefined) watcher.sendText(text);
      }
    }
    this.#delayed.get(id)?.add(made.decision);
    if (isOver) void this.#tellStatus(after);
    if (facts.result !== undefined && after.row.is_public === 1) this.parts.bus.publish("lobby", { table: id });
  }

  #updateText(before: Table, after: Table, made: Played, viewer: number): string | undefined {
    const index = indexOf(viewer);
    const change = made.changes[index];
    if (change === undefined) return undefined;
    const number = after.facts.numbers[index];
    const entry = entryFor(viewer, { ...made.decision, events: made.events, numbers: after.facts.numbers });
    return this.#update(after, viewer, before.facts.numbers[index], number, {
      changes: change.changes,
      log: entry === undefined ? [] : [entry],
      haveAsksChanged: change.haveAsksChanged,
      view: after.views[index],
      state: after.state,
    });
  }

  #update(
    table: Table,
    viewer: number,
    from: number,
    number: number,
    parts: { changes: Json; log: LogEntry[]; haveAsksChanged: boolean; view: unknown; state: unknown },
  ): string {
    const { game } = table;
    const isHashed = Math.floor(from / HASH_EVERY) !== Math.floor(number / HASH_EVERY);
    const clocks = clocksFor(table, viewer);
    const message: ServerMessage = {
      is: "update",
      table: table.id,
      from,
      number,
      changes: parts.changes,
      ...(parts.haveAsksChanged && { asks: asksOf(game, parts.state) }),
      log: parts.log,
      ...(clocks.length > 0 && { clocks }),
      ...(isHashed && { hash: fingerprint(game.toJSON(parts.view)) }),
    };
    return JSON.stringify(message);
  }

  /** Another node was at work: those who follow here are told everything that happened in between. */
  async #deliverGap(before: Table, after: Table): Promise<void> {
    const watchers = this.watchers.of(after.id);
    if (watchers.size === 0) return;
    if (before.state === undefined || after.state === undefined || before.row.rules !== after.row.rules) {
      return this.#resend(after);
    }
    const rows = await this.#rowsAfter(after.id, before.row.decisions);
    const texts = new Map<number, string | undefined>();
    for (const watcher of watchers) {
      const { viewer } = watcher;
      if (viewer === ONLOOKER && this.#isDelayed(after)) continue;
      const index = indexOf(viewer);
      const [from, number] = [before.facts.numbers[index], after.facts.numbers[index]];
      if (from === number) continue;
      if (!texts.has(viewer)) {
        const log = rows.flatMap((row) => entryFor(viewer, read(row)) ?? []);
        const changes = after.game.changes(before.views[index], after.views[index]);
        const parts = { changes, log, haveAsksChanged: true, view: after.views[index], state: after.state };
        texts.set(viewer, this.#update(after, viewer, from, number, parts));
      }
      watcher.sendText(texts.get(viewer) as string);
    }
    for (const row of rows) this.#delayed.get(after.id)?.add(row);
    const wasArranged = after.row.version - before.row.version !== rows.length || after.row.state !== before.row.state;
    if (wasArranged) await this.#tellStatus(after);
  }

  async #tellStatus(table: Table): Promise<void> {
    const watchers = this.watchers.of(table.id);
    if (watchers.size === 0) return;
    const names = await this.folk.meet(peopleNamed(table));
    const here = this.presence.at(table.id).seats;
    for (const watcher of watchers) {
      // Somebody who sat down, or whose seat was given away, sees the game with other eyes from now on.
      if ((seatOfPerson(table.facts, watcher.person) ?? ONLOOKER) !== watcher.viewer)
        await this.#resendTo(table, watcher);
      else watcher.sendStatus(statusOf(table, watcher.person, names, here));
    }
  }

  async #resend(table: Table): Promise<void> {
    for (const watcher of this.watchers.of(table.id)) await this.#resendTo(table, watcher);
  }

  async #resendTo(table: Table, watcher: Watcher): Promise<void> {
    watcher.viewer = seatOfPerson(table.facts, watcher.person) ?? ONLOOKER;
    watcher.send(await this.wholeTable(table, watcher.person, undefined));
    this.#sayPresence(table.id);
  }

  /** After a restored backup nothing that was said before counts. */
  async #resendAll(): Promise<void> {
    for (const id of [...this.watchers.tables]) {
      try {
        await this.shelf.alone(id, async () => this.#resend(await this.shelf.find(id)));
      } catch (reason) {
        if (!(reason instanceof RefusedError))
          this.parts.log.error({ reason, table: id }, "a table could not be told anew");
        for (const watcher of this.watchers.of(id)) watcher.end();
      }
    }
  }

  /** Looks whether the Store has newer versions of the tables that are followed here. */
  async lookAgain(): Promise<void> {
    const ids = [...this.watchers.tables];
    for (let i = 0; i < ids.length; i += 500) {
      const rows = await this.parts.store.read
        .selectFrom("tables")
        .select(["id", "version"])
        .where("id", "in", ids.slice(i, i + 500))
        .execute();
      for (const { id, version } of rows) {
        if ((this.shelf.inMemory(id)?.row.version ?? 0) < version) await this.#refresh(id);
      }
    }
  }

  #refresh(id: string): Promise<unknown> {
    return this.shelf.alone(id, async () => {
      const isKept = this.shelf.inMemory(id) !== undefined;
      const table = await this.shelf.fetch(id);
      if (!isKept) await this.#resend(table);
    });
  }

  #hear(id: string, message: Json): void {
    if (!isJsonMap(message)) return;
    if (message.here !== undefined) {
      if (this.presence.hear(id, message.here)) this.#tellPresence(id);
      return;
    }
    if (message.node === this.#node || this.watchers.of(id).size === 0) return;
    if ((this.shelf.inMemory(id)?.row.version ?? 0) >= (message.version as number)) return;
    void this.#refresh(id).catch((reason) => this.parts.log.error({ reason, table: id }, "a table could not be read"));
  }

  // ---- Following

  /** Begins to follow a table: the whole of it now, and every change from here on. */
  async watch(id: string, watcher: Watcher, from: number | undefined, invite: string | undefined): Promise<void> {
    await this.shelf.alone(id, async () => {
      const table = await this.shelf.find(id);
      this.mustSee(table, watcher.person, invite);
      watcher.viewer = seatOfPerson(table.facts, watcher.person) ?? ONLOOKER;
      this.#follow(id);
      this.watchers.add(id, watcher);
      try {
        if (watcher.viewer === ONLOOKER && this.#isDelayed(table)) await this.#followDelayed(table);
        watcher.send(await this.wholeTable(table, watcher.person, from));
      } catch (reason) {
        this.unwatch(id, watcher);
        throw reason;
      }
      this.#sayPresence(id);
    });
  }

  unwatch(id: string, watcher: Watcher): void {
    this.watchers.remove(id, watcher);
    const left = this.watchers.of(id);
    if (left.size === 0) {
      this.#followed.get(id)?.end();
      this.#followed.delete(id);
    }
    if (![...left].some(({ viewer }) => viewer === ONLOOKER)) {
      this.#delayed.get(id)?.end();
      this.#delayed.delete(id);
    }
    this.#sayPresence(id);
  }

  #follow(id: string): void {
    if (this.#followed.has(id)) return;
    this.#followed.set(
      id,
      this.parts.bus.subscribe(`table:${id}`, (message) => this.#hear(id, message)),
    );
  }

  #sayPresence(id: string): void {
    const seats = new Set<number>();
    let onlookers = 0;
    for (const { viewer } of this.watchers.of(id)) {
      if (viewer === ONLOOKER) onlookers++;
      else seats.add(viewer);
    }
    const before = this.presence.at(id);
    this.presence.say(id, [...seats], onlookers);
    const after = this.presence.at(id);
    if (before.seats.join() !== after.seats.join() || before.onlookers !== after.onlookers) this.#tellPresence(id);
  }

  /** Repeats to other nodes who is here: a node that died says nothing more. */
  repeatPresence(): void {
    for (const id of this.watchers.tables) this.#sayPresence(id);
  }

  #tellPresence(id: string): void {
    const { seats, onlookers } = this.presence.at(id);
    const text = JSON.stringify({ is: "presence", table: id, here: [...seats], onlookers } satisfies ServerMessage);
    for (const watcher of this.watchers.of(id)) watcher.sendText(text);
  }

  /** Refuses those who may not see the table: a private one is there only for its people and for whoever was invited. */
  mustSee(table: Table, person: string | undefined, invite: string | undefined): void {
    const { row, facts } = table;
    if (seatOfPerson(facts, person) !== undefined || (person !== undefined && person === row.host)) return;
    const isInvited = invite !== undefined && invite === row.invite;
    if (row.is_public === 0 && !isInvited) throw refused("table.unknown");
    if (row.state === "playing" && !facts.onlookers.allowed) throw refused("table.no-onlookers");
  }

  /** By how much onlookers of a table that is followed here are kept behind. */
  onlookerDelay(id: string): number {
    const table = this.shelf.inMemory(id);
    return table !== undefined && this.#isDelayed(table) ? table.facts.onlookers.delaySeconds * 1000 : 0;
  }

  #isDelayed({ row, facts }: Table): boolean {
    return row.state === "playing" && facts.onlookers.delaySeconds > 0;
  }

  async #followDelayed(table: Table): Promise<void> {
    if (this.#delayed.has(table.id) || table.facts.upgrades.length > 0) return;
    const rows = await this.#rowsAfter(table.id, 0);
    this.#delayed.set(
      table.id,
      new DelayedSight(table, rows, this.parts.clock, (shown) => this.#showDelayed(table.id, shown)),
    );
  }

  #showDelayed(id: string, { row, view, change, state }: Shown): void {
    const table = this.shelf.inMemory(id);
    if (table === undefined || change === undefined) return;
    const number = (JSON.parse(row.numbers) as number[])[indexOf(ONLOOKER)];
    const entry = entryFor(ONLOOKER, read(row));
    const text = this.#update(table, ONLOOKER, number - 1, number, {
      changes: change.changes,
      log: entry === undefined ? [] : [entry],
      haveAsksChanged: change.haveAsksChanged,
      view,
      state,
    });
    for (const watcher of this.watchers.of(id)) if (watcher.viewer === ONLOOKER) watcher.sendText(text);
  }

  // ---- Looking

  /** The first message to somebody who follows a table. */
  async wholeTable(table: Table, person: string, from: number | undefined): Promise<ServerMessage> {
    const sight = await this.#sightOf(table, person, from);
    return {
      is: "table",
      table: table.id,
      now: this.parts.clock.now(),
      status: await this.statusFor(table, person),
      ...(sight && { sight }),
      channels: [],
    };
  }

  async statusFor(table: Table, person: string | undefined): Promise<TableStatus> {
    const names = await this.folk.meet(peopleNamed(table));
    return statusOf(table, person, names, this.presence.at(table.id).seats);
  }

  async summaryFor(table: Table): Promise<TableSummary> {
    const names = await this.folk.meet(peopleNamed(table));
    return summaryOf(table, names, this.presence.at(table.id).seats);
  }

  async #sightOf(table: Table, person: string, from: number | undefined): Promise<Sight | undefined> {
    const { game, facts } = table;
    if (table.state === undefined) return undefined;
    const seat = seatOfPerson(facts, person);
    const viewer = seat ?? ONLOOKER;
    const delayed = viewer === ONLOOKER && this.#isDelayed(table) ? this.#delayed.get(table.id) : undefined;
    if (viewer === ONLOOKER && this.#isDelayed(table) && delayed === undefined) return undefined;
    const state = delayed?.state ?? table.state;
    const view = delayed?.view ?? table.views[indexOf(viewer)];
    const upTo = delayed?.shown ?? table.row.decisions;
    const { log, isCut } = await this.#recentLog(table, viewer, from, upTo);
    const draft = seat === undefined ? undefined : await this.#draftOf(table, seat);
    const plain = game.toJSON(view);
    return {
      number: delayed?.number ?? facts.numbers[indexOf(viewer)],
      view: plain,
      asks: asksOf(game, state),
      log,
      isCut,
      hash: fingerprint(plain),
      ...(draft && { draft }),
    };
  }

  /** Entries since the reader's number, or of the last round and this one; never more than fit in a message. */
  async #recentLog(
    table: Table,
    viewer: number,
    from: number | undefined,
    upTo: number,
  ): Promise<{ log: LogEntry[]; isCut: boolean }> {
    const index = indexOf(viewer);
    const since = from ?? 0;
    const newest = await this.parts.store.read
      .selectFrom("decisions")
      .selectAll()
      .where("table_id", "=", table.id)
      .where("number", "<=", upTo)
      .$if(from === undefined, (query) => query.where("round", ">=", table.row.round - 1))
      .orderBy("number", "desc")
      .limit(from === undefined ? MOST_ENTRIES : Math.min(MOST_ENTRIES, Math.max(1, upTo)))
      .execute();
    const rows = newest.map(read).reverse();
    const log = rows.flatMap((row) => entryFor(viewer, row) ?? []).filter(({ number }) => number > since);
    const first = rows[0]?.numbers[index] ?? 0;
    return { log, isCut: rows.length > 0 && first > since + 1 };
  }

  /** Older entries, on request. */
  async olderLog(table: Table, viewer: number, before: number, limit: number): Promise<LogEntry[]> {
    const index = indexOf(viewer);
    const entries: LogEntry[] = [];
    let upTo = this.#delayed.get(table.id)?.shown ?? table.row.decisions;
    if (viewer !== ONLOOKER || !this.#isDelayed(table)) upTo = table.row.decisions;
    else if (!this.#delayed.has(table.id)) return [];
    while (entries.length < limit) {
      const rows = await this.parts.store.read
        .selectFrom("decisions")
        .selectAll()
        .where("table_id", "=", table.id)
        .where("number", "<=", upTo)
        .orderBy("number", "desc")
        .limit(500)
        .execute();
      if (rows.length === 0) break;
      for (const row of rows.map(read)) {
        if (row.numbers[index] >= before || entries.length >= limit) continue;
        const entry = entryFor(viewer, row);
        if (entry !== undefined) entries.push(entry);
      }
      upTo = rows[rows.length - 1].number - 1;
    }
    return entries.reverse();
  }

  async #draftOf(table: Table, seat: number): Promise<Sight["draft"]> {
    const draft = await this.parts.store.read
      .selectFrom("drafts")
      .select(["ask", "answer"])
      .where("table_id", "=", table.id)
      .where("seat", "=", seat)
      .executeTakeFirst();
    return draft !== undefined && table.game.asks(table.state).some(({ id }) => id === draft.ask) ? draft : undefined;
  }

  /** Keeps a seat's unsent answer, or forgets it. */
  async keepDraft(id: string, person: string, ask: number, answer: string | null): Promise<void> {
    const table = await this.shelf.find(id);
    const seat = seatOfPerson(table.facts, person);
    if (seat === undefined) throw refused("table.not-seated");
    if (table.row.state !== "playing") throw refused("table.not-playing");
    if (!table.game.asks(table.state).some((one) => one.id === ask && one.seats.includes(seat))) {
      throw refused("table.stale-ask");
    }
    await this.parts.store.write(async (rows) => {
      await rows.deleteFrom("drafts").where("table_id", "=", id).where("seat", "=", seat).execute();
      if (answer !== null) await rows.insertInto("drafts").values({ table_id: id, seat, ask, answer }).execute();
    });
  }

  async allDecisions(id: string): Promise<DecisionRow[]> {
    return this.#rowsAfter(id, 0);
  }

  #rowsAfter(id: string, number: number): Promise<DecisionRow[]> {
    return this.parts.store.read
      .selectFrom("decisions")
      .selectAll()
      .where("table_id", "=", id)
      .where("number", ">", number)
      .orderBy("number")
      .execute();
  }

  // ---- The lobby

  /** Follows the list of public tables. */
  followLobby(hear: (tables: TableSummary[], gone: string[]) => void): () => void {
    this.#lobby.add(hear);
    return () => this.#lobby.delete(hear);
  }

  async #tellLobby({ table: id }: { table: string }): Promise<void> {
    if (this.#lobby.size === 0) return;
    try {
      const table = await this.shelf.alone(id, () => this.shelf.fetch(id));
      const isListed = table.row.is_public === 1 && table.row.state !== "closed";
      const [tables, gone] = isListed ? [[await this.summaryFor(table)], []] : [[], [id]];
      for (const hear of this.#lobby) hear(tables, gone);
    } catch (reason) {
      if (!(reason instanceof RefusedError)) this.parts.log.error({ reason, table: id }, "the lobby could not be told");
    }
  }

  newServerSeed(): string {
    return randomBytes(32).toString("hex");
  }
}

/** A decision's row with its JSON read. */
function read(row: DecisionRow): Omit<DecisionRow, "events" | "numbers"> & { events: GameEvent[]; numbers: number[] } {
  return { ...row, events: JSON.parse(row.events) as GameEvent[], numbers: JSON.parse(row.numbers) as number[] };
}

async function insertTable(rows: Transaction<Schema>, row: TableRow): Promise<void> {
  await rows.insertInto("tables").values(row).execute();
  await storeSitters(rows, { id: row.id, facts: JSON.parse(row.facts) as Table["facts"] });
}

/** Who sits where, as rows that find one's own tables. */
async function storeSitters(rows: Transaction<Schema>, { id, facts }: Pick<Table, "id" | "facts">): Promise<void> {
  const sitters = facts.seats.flatMap(({ person }, seat) =>
    person === undefined ? [] : [{ table_id: id, person, seat }],
  );
  await rows.deleteFrom("sitters").where("table_id", "=", id).execute();
  if (sitters.length > 0) await rows.insertInto("sitters").values(sitters).execute();
}

/** Both databases say it in their own way: SQLite by a name, PostgreSQL by a number. */
function isUniqueViolation(reason: unknown): boolean {
  const { code } = reason as { readonly code?: unknown };
  return code === "23505" || (typeof code === "string" && code.startsWith("SQLITE_CONSTRAINT"));
}
