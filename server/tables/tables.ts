import { RefusedError, viewerIndex } from "@weirwood/kernel";
import type { ChannelStatus, Notice } from "@weirwood/protocol";
import type { Transaction } from "kysely";
import type { Metrics } from "../app/metrics.ts";
import type { BotPool } from "../bots/bot-pool.ts";
import type { Games } from "../games.ts";
import { newId } from "../identifiers.ts";
import type { Notifications } from "../notifications/notifications.ts";
import type { Bus } from "../ports/bus.ts";
import type { Clock } from "../ports/clock.ts";
import type { Jobs } from "../ports/jobs.ts";
import type { Log } from "../ports/log.ts";
import type { Luck } from "../ports/luck.ts";
import { isTaken, type Store } from "../ports/store.ts";
import { refused } from "../refusals.ts";
import type { Schema, TableRow } from "../store/schema.ts";
import type { SetUpFor } from "../workers/beginnings.ts";
import type { Asker } from "../workers/fair-queue.ts";
import type { PlayFurther } from "../workers/pasts.ts";
import { announcements, END_BLOCK } from "./announcements.ts";
import { earlierAnswer } from "./answers.ts";
import { Askers } from "./askers.ts";
import { AttendanceBook, forgetAbsences } from "./attendance.ts";
import { Broadcast } from "./broadcast.ts";
import { type NewDraft, storeDraft } from "./drafts.ts";
import { blockName, isLeftToBots, mayReturn, mustSee, notSeated, seatOfPerson } from "./facts.ts";
import { closeForFault } from "./faults.ts";
import { FirstPositions } from "./first-positions.ts";
import { Lobby } from "./lobby.ts";
import { PeopleCache } from "./people-cache.ts";
import { type Answered, type PlayContext, type PositionAfter, play } from "./play.ts";
import type { PositionLimits } from "./positions.ts";
import { Presence } from "./presence.ts";
import { resultRows } from "./results.ts";
import { byTheRules, RulesFault } from "./rules-fault.ts";
import { getUp, giveToRegent, rematchRow, takeBack, withoutCandidate } from "./seating.ts";
import { SlowPlaces } from "./slow-places.ts";
import {
  answersToGive,
  checkedStandingAnswer,
  forgetStandingAnswers,
  type StandingAnswer,
  standingAnswersOf,
  storeStandingAnswer,
} from "./standing-answers.ts";
import { peopleNamed } from "./status.ts";
import { type NewTable, stateOf, type Table, TableCache, UnreadableTable } from "./table-cache.ts";
import type { TableNotice } from "./table-notice.ts";
import { TableReader } from "./table-reader.ts";
import { type VoteContext, withVotesCounted } from "./votes.ts";

type Kind = Notice["kind"];

export interface TablesParts {
  readonly store: Store;
  readonly bus: Bus;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly log: Log;
  readonly games: Games;
  readonly botPool: BotPool;
  readonly luck: Luck;
  /** Sets games up in a worker: what strangers describe is never tried out on the event loop. */
  readonly setUpFor: SetUpFor;
  readonly playFurther: PlayFurther;
  readonly notifications: Pick<Notifications, "write">;
  readonly channels: (table: string, person: string | undefined, invite: string) => Promise<ChannelStatus[]>;
  readonly metrics: Pick<Metrics, "decisionMade" | "refused" | "tableBroke">;
  /** How much memory tables may take. */
  readonly cacheBytes: number;
  /** When positions are written whole. */
  readonly positions?: PositionLimits;
  /** How many milliseconds lists, logs and records may wait for their turn, in place of what is usual. */
  readonly patience?: number | undefined;
}

/** How long bots whom nobody sees leave between two answers, in milliseconds. */
const SLOWLY = 1000;

/** The tables of the server, and what can be done at them. */
export class Tables {
  readonly parts: TablesParts;
  readonly cache: TableCache;
  readonly peopleCache: PeopleCache;
  readonly presence: Presence;
  readonly attendance: AttendanceBook;
  readonly reader: TableReader;
  readonly broadcast: Broadcast;
  readonly lobby: Lobby;
  readonly askers = new Askers();
  readonly #slowPlaces = new SlowPlaces();
  readonly firstPositions: FirstPositions;

  constructor(parts: TablesParts) {
    const { store, bus, clock, log, channels, playFurther } = parts;
    const node = newId();
    this.parts = parts;
    this.cache = new TableCache(parts);
    this.peopleCache = new PeopleCache(store, clock);
    this.presence = new Presence(node, bus, clock);
    this.attendance = new AttendanceBook({ store, clock, log, presence: this.presence });
    const { cache, peopleCache, presence, attendance } = this;
    this.reader = new TableReader({ store, clock, peopleCache, presence, attendance, channels });
    const { reader } = this;
    this.firstPositions = new FirstPositions(store, parts.setUpFor);
    const { firstPositions } = this;
    const told = { cache, peopleCache, presence, attendance, reader, firstPositions, playFurther };
    this.broadcast = new Broadcast({
      node,
      store,
      bus,
      clock,
      log,
      ...told,
      onPresence: (id) => this.#recount(id),
      onFollowed: (table) => this.wake(table),
    });
    this.lobby = new Lobby({ store, bus, clock, log, cache, reader });
  }

  /**
   * One seat's answer. Resolves with the seat's own number once it is on disk. The same key again, whatever became of
   * the first sending, counts once.
   */
  async decide(id: string, answered: Answered): Promise<number> {
    const { metrics } = this.parts;
    try {
      const { table, made } = await this.cache.change(
        id,
        async (table) => {
          await this.peopleCache.meet(table.facts.seats.flatMap(({ person }) => person ?? []));
          const standing = await standingAnswersOf(this.parts.store.read, id);
          const context: PlayContext = {
            now: this.parts.clock.now(),
            quietHours: (person) => this.peopleCache.quietHours(person),
            standing,
            also: (rows, before, after) => this.#storeAlso(rows, before, after, standing),
          };
          return byTheRules(() => this.#dueAtOnce(table, play(table, answered, context), standing));
        },
        (before, after, made) => this.broadcast.deliver(before, after, made),
      );
      metrics.decisionMade(table.row.game, made.decision.made_by);
      this.wake(table);
      return table.facts.numbers[viewerIndex(answered.seat)];
    } catch (reason) {
      const mayBeSentAgain = reason instanceof RefusedError || isTaken(reason);
      const earlier = mayBeSentAgain ? await earlierAnswer(this.parts.store.read, id, answered) : undefined;
      if (earlier !== undefined) return earlier;
      if (reason instanceof RulesFault) throw await this.#broken(id, reason, answered.answer);
      if (reason instanceof RefusedError) metrics.refused(reason.refusal.rule);
      throw reason;
    }
  }

  /** A person's answer. Somebody who decides is back, whatever becomes of the answer: the regent gets up. */
  async decideAs(
    id: string,
    person: string,
    { ask, key, answer }: { readonly ask: number; readonly key: string; readonly answer: string },
  ): Promise<number> {
    const table = await this.cache.find(id).catch(async (reason) => {
      throw reason instanceof RulesFault ? await this.#broken(id, reason, answer) : reason;
    });
    const seat = mySeat(table, person);
    try {
      return await this.decide(id, { seat, ask, key, answer, by: "person", person });
    } finally {
      await this.#comeBack(id, person);
    }
  }

  /** Where a standing answer can be given, the table is due at once, whatever else it waits for. */
  #dueAtOnce<T extends NewTable>(before: Table, made: T, standing: readonly StandingAnswer[]): T {
    const { row, facts = before.facts, state = before.state } = made;
    if ((row?.state ?? before.row.state) !== "playing" || state === undefined) return made;
    if (answersToGive({ ...before, facts }, state, standing).length === 0) return made;
    return { ...made, row: { ...row, due_at: this.parts.clock.now() } };
  }

  /**
   * Sets how a seat answers every ask of a kind, or takes it back. Where such an ask is open, the answer is given soon, as a
   * bot's is. Somebody who says so is back, as after a decision.
   */
  async stand(id: string, person: string, kind: string, answer: string | null): Promise<void> {
    const { store, clock, jobs } = this.parts;
    await this.#comeBack(id, person);
    await this.cache.alone(id, async () => {
      const table = await this.cache.own(id);
      const seat = mySeat(table, person);
      const state = stateOf(table);
      if (table.row.state !== "playing") throw refused("table.not-playing");
      if (table.facts.seats[seat].regent === "resigned") throw refused("table.resigned");
      const canonical = answer === null ? null : byTheRules(() => checkedStandingAnswer(table, kind, answer));
      await store.write(async (rows) => {
        await storeStandingAnswer(rows, { table_id: id, seat, kind, answer: canonical });
        // So that the sweep finds the table, should this process end before the answer is given.
        const isDue = answersToGive(table, state, await standingAnswersOf(rows, id)).length > 0;
        if (isDue) await touchDue(rows, table, clock.now());
      });
      await this.broadcast.tellOwner(table, person);
    });
    jobs.schedule("tables", id, clock.now());
  }

  /** The rules fail over an answer: the table is closed to play, and whoever answered is told so. */
  async #broken(id: string, fault: RulesFault, answer: string): Promise<RefusedError> {
    await closeForFault(this, id, fault, answer);
    return refused("table.broken");
  }

  /** The regent of somebody who is there gets up. Who gave up, or has lost the seat, has none any more. */
  async #comeBack(id: string, person: string): Promise<void> {
    const seatToTake = ({ row, facts }: Table): number | undefined => {
      const seat = seatOfPerson(facts, person);
      return row.state === "playing" && seat !== undefined && mayReturn(facts.seats[seat]) ? seat : undefined;
    };
    if (seatToTake(await this.cache.find(id)) === undefined) return;
    await this.arrange(id, (table) => {
      const seat = seatToTake(table);
      if (seat === undefined) return undefined;
      return takeBack(table, seat, this.parts.clock.now(), (who) => this.peopleCache.quietHours(who));
    });
  }

  /** What is stored together with a decision: notifications to those who are asked now and away, and results of a finished game. */
  async #storeAlso(
    rows: Transaction<Schema>,
    before: Table,
    after: PositionAfter,
    standing: readonly StandingAnswer[],
  ): Promise<void> {
    const { facts, row } = before;
    if (after.isFinished) {
      await forgetStandingAnswers(rows, before.id);
      await forgetAbsences(rows, before.id);
      for (const person of facts.seats.flatMap((seat) => seat.person ?? [])) {
        await this.#writeTo(rows, before, person, "table-ended", END_BLOCK);
      }
      const results = resultRows({ ...before, facts: after.facts, state: after.state }, after.now);
      if (results.length > 0) await rows.insertInto("results").values(results).execute();
      return;
    }
    const here = this.presence.at(before.id).seats;
    const made = row.decisions + 1;
    const answered = answersToGive({ ...before, facts: after.facts }, after.state, standing).map(({ seat }) => seat);
    for (const [seat, { asked }] of after.facts.time.seats.entries()) {
      if (asked !== made || answered.includes(seat)) continue;
      const person = facts.seats[seat].person as string;
      const isThere = here.includes(seat);
      // Somebody who is there may go away without an answer: a notification waits for that, where one could reach them.
      if (isThere && !this.peopleCache.wantsNotifications(person)) continue;
      await this.#writeTo(rows, before, person, "your-turn", blockName(asked), isThere);
    }
  }

  #writeTo(
    rows: Transaction<Schema>,
    table: Table,
    person: string,
    kind: Kind,
    block: string,
    isThere = false,
  ): Promise<void> {
    return this.parts.notifications.write(rows, {
      person,
      kind,
      table: table.id,
      title: table.row.title,
      block,
      isThere,
    });
  }

  /** Puts a new table into the server. */
  async open(row: TableRow): Promise<Table> {
    const facts = JSON.parse(row.facts) as Table["facts"];
    const table = await this.cache.add(row, (rows) => storeSitters(rows, { id: row.id, facts }));
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
      if (seat === undefined) throw notSeated(table.facts, person);
      return table.facts.seats[seat].regent === undefined ? giveToRegent(table, seat, "left", now) : undefined;
    });
  }

  /** A new table with the same people, bots and options; the second who asks finds the first one's. */
  async rematch(id: string, person: string): Promise<Table> {
    const old = await this.cache.find(id);
    if (old.row.state !== "finished") throw refused("table.not-finished");
    if (seatOfPerson(old.facts, person) === undefined) throw notSeated(old.facts, person);
    if (old.facts.rematch !== undefined) return this.cache.find(old.facts.rematch);
    const now = this.parts.clock.now();
    const row = rematchRow(old, person, now, this.newServerSeed());
    const others = old.facts.seats.flatMap((seat) =>
      seat.person === undefined || seat.person === person ? [] : seat.person,
    );
    const after = await this.arrange(
      id,
      (table) => {
        if (table.facts.rematch !== undefined) return undefined;
        return { facts: { ...table.facts, rematch: row.id }, also: (rows) => insertTable(rows, row) };
      },
      { kind: "invited-rematch", to: (table) => (table.facts.rematch === row.id ? others : []) },
    );
    const next = await this.cache.find(after.facts.rematch as string);
    this.wake(next);
    return next;
  }

  /** An operator closes a table, whatever its state. */
  async close(id: string): Promise<void> {
    await this.arrange(
      id,
      ({ row, facts }) =>
        row.state === "finished" || row.state === "closed"
          ? undefined
          : {
              row: { state: "closed", due_at: null },
              facts: { ...facts, votes: [], result: { winners: [], rule: "table.closed" } },
            },
      { kind: "table-closed", to: ({ facts }) => facts.seats.flatMap(({ person }) => person ?? []) },
    );
  }

  /** Somebody is gone for good: chairs are free again, regents play on, and nobody votes on them any more. */
  async personLeft(person: string): Promise<void> {
    await this.#withdraw(person);
    const rows = await this.parts.store.read
      .selectFrom("sitters")
      .select("table_id")
      .where("person", "=", person)
      .execute();
    for (const { table_id } of rows) {
      await this.arrange(table_id, (table) => {
        const seat = seatOfPerson(table.facts, person);
        if (seat === undefined) return undefined;
        if (table.row.state === "open") return getUp(table, person, this.parts.clock.now());
        const isPlaying = table.row.state === "playing" && table.facts.seats[seat].regent !== "resigned";
        return isPlaying ? giveToRegent(table, seat, "resigned", this.parts.clock.now()) : undefined;
      });
    }
  }

  /** Somebody who is gone takes over no seat. */
  async #withdraw(person: string): Promise<void> {
    const rows = await this.parts.store.read
      .selectFrom("tables")
      .select("id")
      .where("state", "=", "playing")
      .where("facts", "like", `%${person}%`)
      .execute();
    for (const { id } of rows) await this.arrange(id, (table) => withoutCandidate(table, person));
  }

  /** Changes who sits where, votes, clocks; everybody who follows the table is told. Work that finds nothing to do says so by `undefined`. */
  async arrange(
    id: string,
    work: (table: Table) => NewTable | undefined | Promise<NewTable | undefined>,
    ...notices: readonly TableNotice[]
  ): Promise<Table> {
    const { table, made } = await this.cache.change(
      id,
      async (before) => {
        await this.peopleCache.meet(peopleNamed(before));
        const wanted = await this.#counted(before, await work(before));
        if (wanted === undefined) return undefined;
        const standing = await standingAnswersOf(this.parts.store.read, id);
        const made = byTheRules(() => this.#dueAtOnce(before, wanted, standing));
        const after = { ...before, row: { ...before.row, ...made.row }, facts: made.facts ?? before.facts };
        return {
          ...made,
          also: async (rows: Transaction<Schema>) => {
            await made.also?.(rows);
            if (made.facts !== undefined) await storeSitters(rows, after);
            const version = String(before.row.version);
            for (const { kind, to, block = version } of notices) {
              const about = typeof block === "string" ? block : block(after);
              for (const person of to(after, before)) await this.#writeTo(rows, after, person, kind, about);
            }
            const here = this.presence.at(id).seats;
            for (const { kind, person, block = version, isThere } of announcements(before, after, here)) {
              await this.#writeTo(rows, after, person, kind, block, isThere);
            }
            if (made.row?.state === "finished" || made.row?.state === "closed") {
              await forgetStandingAnswers(rows, id);
              await forgetAbsences(rows, id);
            }
            if (made.row?.state === "finished") {
              const results = resultRows({ ...after, state: before.state }, this.parts.clock.now());
              if (results.length > 0) await rows.insertInto("results").values(results).execute();
            }
          },
        };
      },
      (_, after) => {
        this.broadcast.publish(after);
        if (after.row.is_public === 1) this.parts.bus.publish("lobby", { table: after.id });
      },
    );
    if (made === undefined) return table;
    // A game that has just begun: everybody looks at it afresh.
    await this.broadcast.tell(id, made.state === undefined ? "status" : "whole");
    this.wake(table);
    return table;
  }

  /** What a change makes of a table once its votes are counted with it. */
  async #counted(before: Table, wanted: NewTable | undefined): Promise<NewTable | undefined> {
    const facts = wanted?.facts ?? before.facts;
    if (facts.votes.length === 0) return wanted;
    const context = await this.voteContext({ ...before, facts });
    return byTheRules(() => withVotesCounted(before, wanted, context));
  }

  async voteContext(table: Table): Promise<VoteContext> {
    const quietHours = (person: string) => this.peopleCache.quietHours(person);
    return { now: this.parts.clock.now(), quietHours, attendance: await this.attendance.of(table) };
  }

  /** Somebody came or went, or has been away for a while: open votes are counted anew, and everybody sees who counts. */
  #recount(id: string): void {
    const table = this.cache.inMemory(id);
    if (table === undefined || table.row.state !== "playing" || table.facts.votes.length === 0) return;
    const work = async (): Promise<void> => {
      const { row } = await this.arrange(id, () => undefined);
      if (row.version === table.row.version) await this.broadcast.tell(id, "status");
    };
    void work().catch((err) => this.parts.log.error({ err, table: id }, "votes could not be counted"));
  }

  /** Has the table looked at when it is due. What is due later is found by the sweep. */
  wake(table: Table): void {
    const { id, row } = table;
    if (isLeftToBots(table)) {
      this.#wakeBots(id);
      return;
    }
    this.#slowPlaces.leave(id);
    if (row.due_at !== null && row.due_at <= this.parts.clock.now() + 15_000) {
      this.parts.jobs.schedule("tables", id, row.due_at);
    }
  }

  /** Where nobody plays, bots go on for those who follow; unseen, slowly, and at no more than so many tables. */
  #wakeBots(id: string): void {
    const { jobs, clock } = this.parts;
    if (this.broadcast.isFollowed(id)) {
      this.#slowPlaces.leave(id);
      jobs.schedule("tables", id, clock.now());
      return;
    }
    if (!this.#slowPlaces.take(id, this.askerOf(id).address)) return;
    jobs.schedule("tables", id, clock.now() + SLOWLY);
  }

  /** Keeps a seat's unsent answer, or forgets it; in its place among the seat's answers. */
  async keepDraft(id: string, person: string, draft: Pick<NewDraft, "ask" | "answer" | "number">): Promise<void> {
    await this.cache.alone(id, async () => {
      const table = await this.cache.own(id);
      const seat = mySeat(table, person);
      const { ask, answer, number } = draft;
      if (table.row.state !== "playing") throw refused("table.not-playing");
      if (!table.asks.some((one) => one.id === ask && one.seats.includes(seat))) throw refused("table.stale-ask");
      await this.parts.store.write((rows) => storeDraft(rows, { table_id: id, seat, ask, answer, number }));
    });
  }

  /** Work on one of many tables: one that cannot be read is logged, and the others have nothing to do with it. */
  async amongMany<T>(id: string, work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (err) {
      const isOfTable = err instanceof UnreadableTable || err instanceof RulesFault || err instanceof RefusedError;
      if (!isOfTable) throw err;
      this.parts.log.error({ err, table: id }, "a table was left out");
      return undefined;
    }
  }

  /** In whose turn a table is looked at: of whoever made it. */
  askerOf(id: string): Asker {
    const table = this.cache.inMemory(id);
    return table === undefined ? this.askers.ofTable(id) : this.askers.of(table.row.host);
  }

  newServerSeed(): string {
    return this.parts.luck.bytes(32).toString("hex");
  }
}

/** Who may not know of a table is told nothing about it, not even that it exists. */
function mySeat(table: Table, person: string): number {
  const seat = seatOfPerson(table.facts, person);
  if (seat !== undefined) return seat;
  mustSee(table, person, undefined);
  throw notSeated(table.facts, person);
}

/** Not a change of the table: its version stays, and nobody is told. */
async function touchDue(rows: Transaction<Schema>, { row }: Table, now: number): Promise<void> {
  await rows
    .updateTable("tables")
    .set({ due_at: now })
    .where("id", "=", row.id)
    .where("version", "=", row.version)
    .execute();
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
