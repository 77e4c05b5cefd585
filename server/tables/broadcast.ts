import type { SomeState } from "@weirwood/catalogue";
import { isJsonMap, type Json, type JsonMap, ONLOOKER, RefusedError, viewerIndex } from "@weirwood/kernel";
import type { ClockReading, LogEntry, ServerMessage, StatusNews, TableStatus } from "@weirwood/protocol";
import type { Bus, Subscription } from "../ports/bus.ts";
import type { Clock, Timer } from "../ports/clock.ts";
import type { Log } from "../ports/log.ts";
import type { Store } from "../ports/store.ts";
import { refused } from "../refusals.ts";
import type { PlayFurther } from "../workers/pasts.ts";
import { type AskTimes, answeredTexts, asksTold } from "./asks.ts";
import type { AttendanceBook } from "./attendance.ts";
import type { Shown } from "./delayed-view.ts";
import { DelayedViews } from "./delayed-views.ts";
import { mustSee, seatOfPerson } from "./facts.ts";
import type { FirstPositions } from "./first-positions.ts";
import { entryFor } from "./log-entries.ts";
import type { PeopleCache } from "./people-cache.ts";
import type { PlayedDecision } from "./play.ts";
import type { Presence, PresenceChange } from "./presence.ts";
import { SharedJson } from "./shared-json.ts";
import { clocksFor, isToldOfItself, peopleNamed, regentSeenAt, statusOf } from "./status.ts";
import type { Table, TableCache } from "./table-cache.ts";
import { isDelayed, read, type TableReader } from "./table-reader.ts";
import { Throttle } from "./throttle.ts";
import { type Watcher, Watchers } from "./watchers.ts";

/** A hash goes with every so many of a viewer's numbers: often enough to notice, seldom enough to cost nothing. */
const HASH_EVERY = 32;
/** How often who is at a table is told, in milliseconds. */
const PRESENCE_EVERY = 1000;
/** How often a table's arrangement is told, in milliseconds; so many changes in a row are told at once. */
const STATUS_EVERY = 250;
const STATUSES_AT_ONCE = 4;

export interface BroadcastParts {
  readonly node: string;
  readonly store: Store;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Log;
  readonly cache: TableCache;
  readonly peopleCache: PeopleCache;
  readonly presence: Presence;
  readonly attendance: AttendanceBook;
  /** Somebody came or went: who counts in a vote has changed. */
  readonly onPresence: (id: string) => void;
  readonly reader: TableReader;
  readonly firstPositions: FirstPositions;
  readonly playFurther: PlayFurther;
  /** Somebody follows a table that nobody followed here. */
  readonly onFollowed: (table: Table) => void;
}

/** The arrangement, written out for all who may see the same of it. */
interface StatusText {
  readonly text: string;
  /** For those who are kept behind: what it says, whatever the time. */
  readonly says?: string;
  readonly isBehind: boolean;
}

/** Options never change: only clients of old are told of them with every change of the arrangement. */
function asTold({ options, ...rest }: TableStatus, { wantsOptions }: Pick<Watcher, "wantsOptions">): StatusNews {
  return wantsOptions ? { options, ...rest } : rest;
}

/** Sends every change of a table to those who follow it on this node, and announces it to other nodes. */
export class Broadcast {
  readonly #parts: BroadcastParts;
  readonly #watchers = new Watchers();
  readonly #delayed: DelayedViews;
  readonly #subscriptions = new Map<string, Subscription>();
  /** Tables whose subscription has begun: no change of theirs is missed from then on. */
  readonly #heardOf = new Set<string>();
  /** However many come and go, everybody at the table is told once for all of them. */
  readonly #presenceHere: Throttle;
  readonly #presenceToNodes: Throttle;
  /** The arrangement, which strangers may change as often as they like, to those who follow here. */
  readonly #statusHere: Throttle;
  /** Which seats were last said to be there. */
  readonly #toldHere = new Map<string, string>();
  /** The last arrangement that somebody who is kept behind was told of. */
  readonly #toldBehind = new WeakMap<Watcher, string>();
  /** Tables whose regents are still to be told of. */
  readonly #toTellBehind = new Map<string, Timer>();

  constructor(parts: BroadcastParts) {
    this.#parts = parts;
    this.#presenceHere = new Throttle(parts.clock, PRESENCE_EVERY, (id) => void this.#tellPresence(id));
    this.#presenceToNodes = new Throttle(parts.clock, PRESENCE_EVERY, (id) => parts.presence.publish(id));
    this.#statusHere = new Throttle(parts.clock, STATUS_EVERY, (id) => void this.#tellStatusLate(id), STATUSES_AT_ONCE);
    this.#delayed = new DelayedViews({ ...parts, onShown: (id, shown) => this.#showDelayed(id, shown) });
    parts.cache.onNewer((before, after) => this.#deliverGap(before, after));
    parts.cache.trustWhile((id) => this.#heardOf.has(id) && parts.bus.isUp());
    parts.cache.keepWhile((id) => this.#subscriptions.has(id));
    parts.store.onReplaced(() => {
      this.#delayed.clear();
      void this.#resendAll();
    });
    parts.bus.onBack(
      () => void this.catchUp().catch((err) => parts.log.error({ err }, "tables could not be caught up with")),
    );
  }

  /** Tells other nodes that the table has changed. */
  publish(table: Table): void {
    this.#parts.bus.publish(`table:${table.id}`, { version: table.row.version, node: this.#parts.node });
  }

  /** What one decision changed, to everybody who follows the table here. */
  deliver(before: Table, after: Table, made: PlayedDecision): void {
    this.publish(after);
    const { id } = after;
    const watchers = this.#watchers.of(id);
    const isOver = after.row.state === "finished";
    const answered = answeredTexts(id, before.asks, after.asks);
    if (watchers.size > 0) {
      const texts = new Map<number, string | undefined>();
      const json = new SharedJson();
      for (const watcher of watchers) {
        if (watcher.viewer === ONLOOKER && isDelayed(after)) continue;
        if (!texts.has(watcher.viewer))
          texts.set(watcher.viewer, this.#updateText(before, after, made, watcher.viewer, json));
        const text = texts.get(watcher.viewer);
        if (text !== undefined) watcher.sendText(text);
        for (const one of answered) watcher.sendText(one);
      }
    }
    this.#delayed.add(id, made.decision);
    if (isOver) {
      void this.tell(id, "status").catch((err) =>
        this.#parts.log.error({ err, table: id }, "the end of a game could not be told"),
      );
    }
    if (isOver && after.row.is_public === 1) this.#parts.bus.publish("lobby", { table: id });
  }

  #updateText(before: Table, after: Table, made: PlayedDecision, viewer: number, json: SharedJson): string | undefined {
    const index = viewerIndex(viewer);
    const change = made.told[index];
    if (change === undefined) return undefined;
    const { numbers } = after.facts;
    const entry = entryFor(viewer, { ...made.decision, events: made.events, numbers }, { pack: json.packed });
    return this.#update(after, viewer, before.facts.numbers[index], numbers[index], json, {
      before,
      changes: change.changes,
      log: entry === undefined ? [] : [entry],
      haveAsksChanged: change.haveAsksChanged,
      view: after.views[index],
      asks: after.asks,
      askTimes: after.facts.askTimes,
    });
  }

  #update(
    table: Table,
    viewer: number,
    from: number,
    number: number,
    json: SharedJson,
    parts: {
      /** The table when the viewer was last told. */
      readonly before: Table;
      readonly changes: JsonMap;
      readonly log: LogEntry[];
      readonly haveAsksChanged: boolean;
      readonly view: SomeState;
      readonly asks: Table["asks"];
      readonly askTimes: AskTimes | undefined;
    },
  ): string {
    const isHashed = Math.floor(from / HASH_EVERY) !== Math.floor(number / HASH_EVERY);
    const clocks = changedClocks(parts.before, table, viewer);
    const message: ServerMessage = {
      is: "update",
      table: table.id,
      ...(from !== number - 1 && { from }),
      number,
      changes: json.shared(parts.changes),
      ...(parts.haveAsksChanged && { asks: asksTold(parts.asks, parts.askTimes) }),
      log: parts.log,
      ...(clocks.length > 0 && { clocks }),
      ...(isHashed && { hash: json.hash(table.game, parts.view) }),
    };
    return json.textOf(message);
  }

  /** Another node was at work: those who follow here are told everything that happened in between. */
  async #deliverGap(before: Table, after: Table): Promise<void> {
    const watchers = this.#watchers.of(after.id);
    if (watchers.size === 0) return;
    if (before.state === undefined || after.state === undefined || before.row.rules !== after.row.rules) {
      return this.#resend(after);
    }
    const rows = await this.#parts.reader.decisionsAfter(after.id, before.row.decisions, {
      upTo: after.row.decisions,
    });
    // Not by rows: an answer that was replaced has none, and nobody else may notice that it was.
    const decisions = after.row.decisions - before.row.decisions;
    const wasArranged = after.row.version - before.row.version !== decisions || after.row.state !== before.row.state;
    // Everything is read before anything is said: where reading fails, nothing was said, and all of it is done again.
    const statuses = wasArranged ? await this.#statusMessages(after) : [];
    const texts = new Map<number, string | undefined>();
    const json = new SharedJson();
    const { askTimes } = after.facts;
    const answered = answeredTexts(after.id, before.asks, after.asks);
    for (const watcher of watchers) {
      const { viewer } = watcher;
      if (viewer === ONLOOKER && isDelayed(after)) continue;
      // Somebody who has lost the seat, or taken one, is told the whole with other eyes, and no more with the old ones.
      if ((seatOfPerson(after.facts, watcher.person) ?? ONLOOKER) !== viewer) continue;
      const index = viewerIndex(viewer);
      const [from, number] = [before.facts.numbers[index], after.facts.numbers[index]];
      if (from !== number && !texts.has(viewer)) {
        const log = rows.flatMap((row) => entryFor(viewer, read(row)) ?? []);
        const changes = after.game.changes(before.views[index], after.views[index]);
        const shown = { view: after.views[index], asks: after.asks, askTimes };
        const parts = { before, changes, log, haveAsksChanged: true, ...shown };
        texts.set(viewer, this.#update(after, viewer, from, number, json, parts));
      }
      const text = texts.get(viewer);
      if (text !== undefined) watcher.sendText(text);
      for (const one of answered) watcher.sendText(one);
    }
    for (const row of rows) this.#delayed.add(after.id, row);
    for (const send of statuses) send();
  }

  /** The arrangement, or the whole table, to everybody who follows it here, in its place among all other messages. */
  async tell(id: string, what: "status" | "whole"): Promise<void> {
    if (what === "whole") await this.#prepare(id, this.#onlookers(id));
    return this.#parts.cache.alone(id, async () => {
      const table = await this.#parts.cache.own(id);
      await (what === "status" ? this.#tellStatus(table) : this.#resend(table));
    });
  }

  async #tellStatus(table: Table): Promise<void> {
    for (const send of await this.#statusMessages(table)) send();
  }

  /** The arrangement as each who follows here may see it, ready to be said; where it changes too often, all changes once. */
  async #statusMessages(table: Table, isLate = false): Promise<(() => void)[]> {
    const watchers = [...this.#watchers.of(table.id)];
    if (watchers.length === 0) return [];
    // Somebody who sat down, or whose seat was given away, sees the game with other eyes from now on.
    const hasMoved = ({ person, viewer }: Watcher): boolean =>
      (seatOfPerson(table.facts, person) ?? ONLOOKER) !== viewer;
    const wholes = watchers.filter(hasMoved).map((watcher) => this.#wholeMessage(table, watcher));
    const told = await Promise.all(wholes);
    if (!isLate && !this.#statusHere.take(table.id)) return told;
    const texts = await this.#statusTexts(table);
    for (const watcher of watchers) {
      if (hasMoved(watcher)) continue;
      const status = await texts(watcher);
      told.push(() => (status.isBehind ? this.#sendBehind(table, watcher, status) : watcher.sendText(status.text)));
    }
    return told;
  }

  /** The arrangement as text, made once for all who may see the same of it: a seat's, the host's, all onlookers'. */
  async #statusTexts(table: Table): Promise<(watcher: Watcher) => Promise<StatusText>> {
    const { peopleCache, attendance, clock, reader } = this.#parts;
    const around = {
      names: await peopleCache.meet(peopleNamed(table)),
      attendance: await attendance.of(table),
      now: clock.now(),
    };
    const texts = new Map<string, StatusText>();
    return async ({ person, viewer, wantsOptions }) => {
      const isHost = person !== undefined && person === table.row.host;
      const audience = `${viewer} ${isHost} ${wantsOptions} ${isToldOfItself(table, person) ? person : ""}`;
      const known = texts.get(audience);
      if (known !== undefined) return known;
      const behind = await reader.behind(table, person);
      const standing = await reader.standingFor(table, person);
      const status = asTold(statusOf(table, person, { ...around, behind, standing }), { wantsOptions });
      const message: ServerMessage = { is: "status", table: table.id, now: around.now, status };
      const isBehind = behind !== undefined;
      const made = { text: JSON.stringify(message), isBehind, ...(isBehind && { says: JSON.stringify(status) }) };
      texts.set(audience, made);
      return made;
    };
  }

  /** What could not be told at once, because it changes too often. */
  async #tellStatusLate(id: string): Promise<void> {
    try {
      await this.#parts.cache.alone(id, async () => {
        for (const send of await this.#statusMessages(await this.#parts.cache.own(id), true)) send();
      });
    } catch (err) {
      if (!(err instanceof RefusedError)) this.#parts.log.error({ err, table: id }, "an arrangement could not be told");
    }
  }

  /** To those who are kept behind nothing is said that says nothing new: that it comes would tell that something happened. */
  #sendBehind(table: Table, watcher: Watcher, { text, says }: StatusText): void {
    if (this.#toldBehind.get(watcher) !== says) watcher.sendText(text);
    if (says !== undefined) this.#toldBehind.set(watcher, says);
    this.#tellRegentsLater(table);
  }

  /** What has happened to seats is told to those who are kept behind when its time has come. */
  #tellRegentsLater({ id, facts }: Table): void {
    const { clock, log } = this.#parts;
    const at = regentSeenAt(facts, clock.now());
    if (at === undefined || this.#toTellBehind.has(id)) return;
    const tell = (): void => {
      this.#toTellBehind.delete(id);
      void this.tell(id, "status").catch((err) => log.error({ err, table: id }, "a regent could not be told of"));
    };
    this.#toTellBehind.set(id, clock.at(at, tell));
  }

  /** The arrangement to one person's own connections on this node, when what only they may know has changed. */
  async tellOwner(table: Table, person: string): Promise<void> {
    const texts = await this.#statusTexts(table);
    for (const watcher of this.#watchers.of(table.id)) {
      if (watcher.person === person) watcher.sendText((await texts(watcher)).text);
    }
  }

  async #resend(table: Table): Promise<void> {
    const messages = await Promise.all([...this.#watchers.of(table.id)].map((one) => this.#wholeMessage(table, one)));
    for (const send of messages) send();
    this.#lookAfter(table.id);
  }

  /** The whole table, ready to be said to somebody whose eyes may be others than before. */
  async #wholeMessage(table: Table, watcher: Watcher): Promise<() => void> {
    const viewer = seatOfPerson(table.facts, watcher.person) ?? ONLOOKER;
    // Who has lost the seat at a table without onlookers has seen the last of it.
    if (!mayStay(table, watcher.person)) return () => watcher.end();
    const whole = await this.#whole(table, watcher, viewer, undefined);
    if (whole === "late") {
      // Nothing of the game for the moment, and all of it when it was played so far.
      watcher.viewer = viewer;
      void this.#showWhole(table.id, watcher);
      return () => this.#notePresence(table.id);
    }
    return () => {
      watcher.viewer = viewer;
      watcher.sendText(whole);
      this.#notePresence(table.id);
    };
  }

  /** After a restored backup nothing that was said before counts. */
  async #resendAll(): Promise<void> {
    for (const id of [...this.#watchers.tables]) {
      try {
        await this.#parts.cache.alone(id, async () => this.#resend(await this.#parts.cache.own(id)));
      } catch (reason) {
        if (!(reason instanceof RefusedError))
          this.#parts.log.error({ err: reason, table: id }, "a table could not be told anew");
        for (const watcher of this.#watchers.of(id)) watcher.end();
      }
    }
  }

  /** Looks whether the Store has newer versions of the tables that are followed here. */
  async catchUp(): Promise<void> {
    const ids = [...this.#watchers.tables];
    for (let i = 0; i < ids.length; i += 500) {
      const rows = await this.#parts.store.read
        .selectFrom("tables")
        .select(["id", "version"])
        .where("id", "in", ids.slice(i, i + 500))
        .execute();
      for (const { id, version } of rows) {
        if ((this.#parts.cache.inMemory(id)?.row.version ?? 0) < version) await this.#refresh(id);
      }
    }
  }

  #refresh(id: string): Promise<unknown> {
    return this.#parts.cache.alone(id, async () => {
      const isKept = this.#parts.cache.inMemory(id) !== undefined;
      const table = await this.#parts.cache.fetch(id);
      if (!isKept) await this.#resend(table);
    });
  }

  #hear(id: string, message: Json): void {
    if (!isJsonMap(message)) return;
    if (message.here !== undefined) {
      this.#changePresence(id, this.#parts.presence.hear(id, message.here), false);
      return;
    }
    if (message.whoIsHere !== undefined) {
      if (message.whoIsHere !== this.#parts.node) this.#presenceToNodes.want(id);
      return;
    }
    // Also where nobody follows yet: whoever is about to is told after what they begin with.
    if (message.node === this.#parts.node) return;
    if ((this.#parts.cache.inMemory(id)?.row.version ?? 0) >= (message.version as number)) return;
    void this.#refresh(id).catch((reason) =>
      this.#parts.log.error({ err: reason, table: id }, "a table could not be read"),
    );
  }

  /** Begins to follow a table: the whole of it now, and every change from here on. */
  async watch(id: string, watcher: Watcher, from: number | undefined, invite: string | undefined): Promise<void> {
    const wasFollowed = this.isFollowed(id);
    mustSee(await this.#parts.cache.find(id), watcher.person, invite);
    await this.#prepare(id, [watcher]);
    await this.#parts.cache.alone(id, async () => {
      mustSee(await this.#parts.cache.find(id), watcher.person, invite);
      try {
        await this.#follow(id);
        const table = await this.#parts.cache.own(id);
        watcher.viewer = seatOfPerson(table.facts, watcher.person) ?? ONLOOKER;
        const whole = await this.#whole(table, watcher, watcher.viewer, from);
        // More has come to be seen, while this waited, than is played here: the client asks again.
        if (whole === "late") throw refused("server.busy");
        this.#watchers.add(id, watcher);
        watcher.sendText(whole);
        // The last of the others may have left meanwhile, and taken the subscription along.
        await this.#follow(id);
      } catch (reason) {
        this.unwatch(id, watcher);
        throw reason;
      }
      this.#notePresence(id);
      this.#lookAfter(id);
    });
    const table = this.#parts.cache.inMemory(id);
    if (!wasFollowed && table !== undefined) this.#parts.onFollowed(table);
  }

  /** Whether somebody follows the table here, or is said to at another node. */
  isFollowed(id: string): boolean {
    const { seats, onlookers } = this.#parts.presence.at(id);
    return this.#watchers.of(id).size > 0 || seats.length > 0 || onlookers > 0;
  }

  #onlookers(id: string): Watcher[] {
    const table = this.#parts.cache.inMemory(id);
    return [...this.#watchers.of(id)].filter(
      ({ person }) => table === undefined || seatOfPerson(table.facts, person) === undefined,
    );
  }

  /** Has the past played again for those who are kept behind; not within `alone`, where the players would wait for it. */
  async #prepare(id: string, watchers: readonly Watcher[]): Promise<void> {
    const table = await this.#parts.cache.find(id);
    if (!isDelayed(table) || table.state === undefined) return;
    const onlooker = watchers.find(({ person }) => seatOfPerson(table.facts, person) === undefined);
    if (onlooker !== undefined) await this.#delayed.prepare(table, onlooker.asker);
  }

  /** The whole table to somebody who could not be told it at once. */
  async #showWhole(id: string, watcher: Watcher): Promise<void> {
    try {
      await this.#prepare(id, [watcher]);
      await this.#parts.cache.alone(id, async () => {
        if (!this.#watchers.of(id).has(watcher)) return;
        (await this.#wholeMessage(await this.#parts.cache.own(id), watcher))();
      });
    } catch (err) {
      this.#parts.log.error({ err, table: id }, "a table could not be shown");
      watcher.end();
    }
  }

  unwatch(id: string, watcher: Watcher): void {
    this.#watchers.remove(id, watcher);
    const left = this.#watchers.of(id);
    this.#notePresence(id);
    if (left.size === 0) {
      this.#subscriptions.get(id)?.end();
      this.#subscriptions.delete(id);
      this.#heardOf.delete(id);
      this.#parts.presence.unfollow(id);
      this.#toldHere.delete(id);
    }
    if (![...left].some(({ viewer }) => viewer === ONLOOKER)) this.#delayed.rest(id);
  }

  /** Resolves when no change of the table will be missed any more. */
  async #follow(id: string): Promise<void> {
    const { bus, cache, presence } = this.#parts;
    const subscription =
      this.#subscriptions.get(id) ?? bus.subscribe(`table:${id}`, (message) => this.#hear(id, message));
    this.#subscriptions.set(id, subscription);
    if (this.#heardOf.has(id)) return;
    await subscription.begun;
    presence.follow(id);
    await cache.fetch(id);
    if (this.#subscriptions.get(id) === subscription) this.#heardOf.add(id);
  }

  #notePresence(id: string): void {
    const seats = new Set<number>();
    let onlookers = 0;
    for (const { viewer } of this.#watchers.of(id)) {
      if (viewer === ONLOOKER) onlookers++;
      else seats.add(viewer);
    }
    this.#changePresence(id, this.#parts.presence.note(id, [...seats], onlookers), true);
  }

  #changePresence(id: string, change: PresenceChange | undefined, isOwnWord: boolean): void {
    if (change === undefined) return;
    const { attendance, cache, onPresence } = this.#parts;
    const table = cache.inMemory(id);
    if (table !== undefined) {
      attendance.left(table, change.left, isOwnWord);
      attendance.came(table, change.came);
    }
    if (isOwnWord) this.#presenceToNodes.want(id);
    this.#presenceHere.want(id);
    if (change.left.length > 0 || change.came.length > 0) onPresence(id);
  }

  #lookAfter(id: string): void {
    const table = this.#parts.cache.inMemory(id);
    if (table !== undefined) this.#parts.attendance.lookAfter(table);
  }

  /** Repeats to other nodes who is here: a node that died says nothing more, and what it said lapses. */
  repeatPresence(): void {
    const { presence, onPresence } = this.#parts;
    for (const id of this.#watchers.tables) {
      this.#notePresence(id);
      presence.publish(id);
      this.#lookAfter(id);
      if (presence.at(id).seats.join() !== this.#toldHere.get(id)) this.#presenceHere.want(id);
      onPresence(id);
    }
  }

  async #tellPresence(id: string): Promise<void> {
    const { presence, attendance, cache, log } = this.#parts;
    const table = cache.inMemory(id);
    if (table === undefined || this.#watchers.of(id).size === 0) return;
    try {
      const { awaySince } = await attendance.of(table);
      const { seats, onlookers } = presence.at(id);
      const away = Array.from(awaySince, ([seat, since]) => ({ seat, since })).filter(
        ({ seat }) => !seats.includes(seat),
      );
      const message: ServerMessage = { is: "presence", table: id, here: [...seats], onlookers, away };
      const text = JSON.stringify(message);
      this.#toldHere.set(id, seats.join());
      for (const watcher of this.#watchers.of(id)) watcher.sendText(text);
    } catch (err) {
      log.error({ err, table: id }, "who is at a table could not be told");
    }
  }

  /** Says what is still to be said about who is where, and writes what is still to be written. */
  async end(): Promise<void> {
    this.#presenceHere.end();
    this.#statusHere.end();
    this.#presenceToNodes.end();
    for (const timer of this.#toTellBehind.values()) timer.cancel();
    await this.#parts.attendance.done();
  }

  /** By how much onlookers of a table that is followed here are kept behind. */
  onlookerDelay(id: string): number {
    const table = this.#parts.cache.inMemory(id);
    return table !== undefined && isDelayed(table) ? table.facts.onlookers.delaySeconds * 1000 : 0;
  }

  async #whole(table: Table, watcher: Watcher, viewer: number, from: number | undefined): Promise<string | "late"> {
    const { person } = watcher;
    const isBehind = viewer === ONLOOKER && isDelayed(table) && table.state !== undefined;
    const delayed = isBehind ? await this.#delayed.follow(table) : undefined;
    if (delayed === "late") return delayed;
    if (isBehind) {
      const status = asTold(await this.#parts.reader.statusFor(table, person), watcher);
      this.#toldBehind.set(watcher, JSON.stringify(status));
      this.#tellRegentsLater(table);
    }
    return this.#parts.reader.wholeTable(table, person, from, delayed);
  }

  #showDelayed(id: string, shown: Shown): void {
    const table = this.#parts.cache.inMemory(id);
    if (table === undefined) return;
    const update = this.#delayedText(table, shown);
    const texts = [...(update === undefined ? [] : [update]), ...answeredTexts(id, shown.asksBefore, shown.asks)];
    for (const watcher of this.#watchers.of(id)) {
      if (watcher.viewer === ONLOOKER) for (const text of texts) watcher.sendText(text);
    }
  }

  #delayedText(table: Table, { row, view, told, asks, askTimes }: Shown): string | undefined {
    if (told === undefined) return undefined;
    const number = (JSON.parse(row.numbers) as number[])[viewerIndex(ONLOOKER)];
    const entry = entryFor(ONLOOKER, read(row));
    return this.#update(table, ONLOOKER, number - 1, number, new SharedJson(), {
      before: table,
      changes: told.changes,
      log: entry === undefined ? [] : [entry],
      haveAsksChanged: told.haveAsksChanged,
      view,
      asks,
      askTimes,
    });
  }
}

/** Whoever followed a table knew of it; without a seat they may stay where onlookers may. */
function mayStay({ row, facts }: Table, person: string | undefined): boolean {
  const isSeated = seatOfPerson(facts, person) !== undefined || (person !== undefined && row.host === person);
  return isSeated || row.state !== "playing" || facts.onlookers.allowed;
}

/** Readings that are new to a viewer. */
function changedClocks(before: Table, after: Table, viewer: number): ClockReading[] {
  if (before === after || after.facts.clock.kind === "none") return [];
  const known = new Map(clocksFor(before, viewer).map((reading) => [reading.seat, reading]));
  return clocksFor(after, viewer).filter(({ seat, left, until }) => {
    const old = known.get(seat);
    return old === undefined || old.left !== left || old.until !== until;
  });
}
