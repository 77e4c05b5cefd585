import type { BodyOf, ChannelStatus, Message, MessageQuery, Person } from "@weirwood/protocol";
import type { ExpressionBuilder, Selectable } from "kysely";
import type { Static } from "typebox";
import type { Metrics } from "../app/metrics.ts";
import { lastNumber, RowFeed } from "../bus/row-feed.ts";
import type { Buckets } from "../http/buckets.ts";
import type { Caller } from "../http/handlers.ts";
import type { TableAccess, TablesForOthers } from "../http/table-access.ts";
import { publicPeople } from "../people/rows.ts";
import type { Bus } from "../ports/bus.ts";
import type { Clock } from "../ports/clock.ts";
import type { Log } from "../ports/log.ts";
import type { Store } from "../ports/store.ts";
import { refused } from "../refusals.ts";
import type { MessageRow, Schema } from "../store/schema.ts";
import { isMeantFor, mayRead, seatsOfGroup, takesPart } from "./channels.ts";
import { isBlank, plainWords } from "./words.ts";

export interface TalkParts {
  readonly store: Store;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly buckets: Buckets;
  readonly tables: Pick<TablesForOthers, "access">;
}

/** Whoever speaks or reads, at which table, and the invitation they came with. */
export interface TableVisit {
  readonly table: string;
  readonly invite?: string;
}

type Stored = Selectable<MessageRow>;

/** A message, and whoever said it. */
interface Told {
  readonly row: Stored;
  readonly people: ReadonlyMap<string, Person>;
}

/** Quick words in a tense moment, but no flood. */
const SAYING = { atOnce: 10, everySeconds: 2 };
const USUAL_PAGE = 50;

/** What is said at tables: by whom, to whom, and who may read it. */
export class Talk {
  readonly #parts: TalkParts;
  readonly #toldNow = new Map<number, Promise<Told | undefined>>();

  constructor(parts: TalkParts) {
    this.#parts = parts;
  }

  /** Says something, once however often it is sent. Resolves when it is on disk. */
  async say(
    call: TableVisit & {
      readonly caller: Caller;
      readonly channel: string;
      readonly text: string;
      readonly key: string;
    },
  ): Promise<void> {
    const { caller, table, channel, key } = call;
    const { store, bus, clock, metrics } = this.#parts;
    const access = await this.#access(call, caller.id);
    if (!takesPart(channel, access)) throw refused("talk.channel");
    const text = plainWords(call.text);
    if (isBlank(text)) throw refused("talk.empty");
    if (await this.#wasSaid(table, caller.id, key)) return;
    this.#refuseFlood(`say ${caller.id} ${table}`);

    const message = {
      table_id: table,
      channel,
      person: caller.id,
      seat: access.seat ?? null,
      key,
      text,
      at: clock.now(),
      hidden: 0,
    };
    const stored = await store.write((rows) =>
      rows
        .insertInto("messages")
        .values(message)
        .onConflict((row) => row.columns(["table_id", "person", "key"]).doNothing())
        .returning("id")
        .executeTakeFirst(),
    );
    // The same message came twice at the same moment: the other one counts.
    if (stored === undefined) return;
    bus.publish(`talk:${table}`, { id: stored.id });
    metrics.messageSaid(seatsOfGroup(channel) === undefined ? channel : "private");
  }

  /** The numbers of everything that is said, at whichever table, for those who follow one. */
  feed(): RowFeed {
    const { store, bus, clock } = this.#parts;
    return new RowFeed({
      bus,
      clock,
      topic: (table) => `talk:${table}`,
      numberIn: (said) => (said as { id: number }).id,
      last: () => lastNumber(store, "messages"),
      since: (id) =>
        store.read.selectFrom("messages").select(["id", "table_id as about", "at"]).where("id", ">", id).execute(),
    });
  }

  /** The message as this reader may hear it now, or nothing. */
  async hear(
    table: string,
    message: number,
    reader: string | undefined,
    invite?: string | undefined,
  ): Promise<Message | undefined> {
    const told = await this.#tellNow(message);
    if (told === undefined || told.row.table_id !== table) return undefined;
    const { row, people } = told;
    const access = await this.#access({ table, ...(invite !== undefined && { invite }) }, reader);
    if (!mayRead(row.channel, access) || !isMeantFor(row, reader, access)) return undefined;
    if ((await this.#mutedBy(reader)).has(row.person)) return undefined;
    return messageFrom(row, people);
  }

  /** What all who follow a table are told of at one moment is read once for all of them. */
  #tellNow(message: number): Promise<Told | undefined> {
    const known = this.#toldNow.get(message);
    if (known !== undefined) return known;
    const told = this.#read(message);
    this.#toldNow.set(message, told);
    queueMicrotask(() => this.#toldNow.delete(message));
    return told;
  }

  async #read(message: number): Promise<Told | undefined> {
    const { read } = this.#parts.store;
    const row = await read.selectFrom("messages").selectAll().where("id", "=", message).executeTakeFirst();
    return row && { row, people: await publicPeople(read, [row.person]) };
  }

  /** What was said in a channel, newest last. */
  async messages(
    visit: TableVisit,
    reader: string | undefined,
    { channel, before, limit }: Static<typeof MessageQuery>,
  ): Promise<Message[]> {
    const access = await this.#access(visit, reader);
    if (!mayRead(channel, access)) throw refused("talk.channel");
    let found = this.#parts.store.read
      .selectFrom("messages")
      .selectAll()
      .where("table_id", "=", visit.table)
      .where("channel", "=", channel)
      .where((row) => this.#isReadable(row, reader, access))
      .orderBy("id", "desc")
      .limit(limit ?? USUAL_PAGE);
    if (before !== undefined) found = found.where("id", "<", before);
    const muted = await this.#mutedBy(reader);
    if (muted.size > 0) found = found.where("person", "not in", [...muted]);
    const rows = await found.execute();
    const people = await publicPeople(
      this.#parts.store.read,
      rows.map(({ person }) => person),
    );
    return rows.reverse().map((row) => messageFrom(row, people));
  }

  /** The channels that somebody may read: the table's own, the onlookers', and each group in which something was said. */
  async channels(visit: TableVisit, reader: string | undefined): Promise<ChannelStatus[]> {
    const access = await this.#access(visit, reader);
    const { store } = this.#parts;
    const muted = await this.#mutedBy(reader);
    let readable = store.read
      .selectFrom("messages")
      .where("messages.table_id", "=", visit.table)
      .where((row) => this.#isReadable(row, reader, access));
    if (muted.size > 0) readable = readable.where("messages.person", "not in", [...muted]);
    const summary = await readable
      .leftJoin("marks", (join) =>
        join
          .onRef("marks.table_id", "=", "messages.table_id")
          .onRef("marks.channel", "=", "messages.channel")
          .on("marks.person", "=", reader ?? ""),
      )
      .select(({ fn, eb }) => [
        "messages.channel",
        fn.max("messages.id").as("last"),
        fn.max("marks.up_to").as("up_to"),
        fn
          .sum<number>(
            eb
              .case()
              .when(
                eb.and([
                  eb("messages.id", ">", eb.fn.coalesce("marks.up_to", eb.lit(0))),
                  eb("messages.person", "!=", reader ?? ""),
                  eb("messages.hidden", "=", 0),
                ]),
              )
              .then(1)
              .else(0)
              .end(),
          )
          .as("unread"),
      ])
      .groupBy("messages.channel")
      .execute();

    const open = summary.filter(({ channel }) => mayRead(channel, access));
    const last = await this.#lastOf(open.map((one) => Number(one.last)));
    const found = new Map(
      open.map(({ channel, last: id, up_to, unread }): [string, ChannelStatus] => {
        const message = last.get(Number(id));
        // Nobody in particular has read nothing in particular.
        const count = reader === undefined ? 0 : Number(unread);
        return [channel, { channel, unread: count, readUpTo: Number(up_to ?? 0), ...(message && { last: message }) }];
      }),
    );
    const always = access.seat === undefined ? ["table", "onlookers"] : ["table"];
    for (const channel of always) if (!found.has(channel)) found.set(channel, { channel, unread: 0, readUpTo: 0 });
    return [...found.values()].sort((one, other) => rank(one.channel) - rank(other.channel));
  }

  /** Marks a channel as read. Marks only move on, and never past what the reader may know of. */
  async markRead(
    call: TableVisit & { readonly caller: Caller; readonly channel: string; readonly upTo: number },
  ): Promise<void> {
    const { caller, table, channel, upTo } = call;
    const access = await this.#access(call, caller.id);
    if (!mayRead(channel, access)) throw refused("talk.channel");
    await this.#parts.store.write(async (rows) => {
      const { last } = await rows
        .selectFrom("messages")
        .select(({ fn }) => fn.max("id").as("last"))
        .where("table_id", "=", table)
        .where("channel", "=", channel)
        .where((row) => this.#isReadable(row, caller.id, access))
        .executeTakeFirstOrThrow();
      const mark = Math.min(upTo, Number(last ?? 0));
      if (mark === 0) return;
      await rows
        .insertInto("marks")
        .values({ table_id: table, person: caller.id, channel, up_to: mark })
        .onConflict((row) =>
          row.columns(["table_id", "person", "channel"]).doUpdateSet({ up_to: mark }).where("marks.up_to", "<", mark),
        )
        .execute();
    });
  }

  /** One's private note at a table. */
  async note(table: string, person: string): Promise<string> {
    await this.#access({ table }, person);
    const row = await this.#parts.store.read
      .selectFrom("notes")
      .select("text")
      .where("table_id", "=", table)
      .where("person", "=", person)
      .executeTakeFirst();
    return row?.text ?? "";
  }

  async writeNote(table: string, person: string, text: string): Promise<void> {
    await this.#access({ table }, person);
    await this.#parts.store.write(async (rows) => {
      await rows
        .insertInto("notes")
        .values({ table_id: table, person, text })
        .onConflict((row) => row.columns(["table_id", "person"]).doUpdateSet({ text }))
        .execute();
    });
  }

  /** Tells the operators. What somebody may not see they cannot report: otherwise reports would be a way to look. */
  async report(caller: Caller, { table, message, person, text }: BodyOf<"report">): Promise<void> {
    const { store, clock, log } = this.#parts;
    if (table === undefined && message === undefined && person === undefined) throw refused("talk.report");
    const words = plainWords(text);
    if (isBlank(words)) throw refused("talk.empty");
    const reported = message === undefined ? undefined : await this.#reportable(message, caller.id);
    if (reported === undefined && table !== undefined) await this.#access({ table }, caller.id);
    const about = reported?.person ?? person ?? null;
    if (about !== null && !(await publicPeople(store.read, [about])).has(about)) throw refused("people.unknown");
    await store.write(async (rows) => {
      await rows
        .insertInto("reports")
        .values({
          by_person: caller.id,
          about,
          table_id: reported?.table_id ?? table ?? null,
          message: reported?.id ?? null,
          text: words,
          at: clock.now(),
          settled_by: null,
          settled_at: null,
        })
        .execute();
    });
    log.info({ person: caller.id, about }, "something was reported");
  }

  async #reportable(message: number, reader: string): Promise<Stored> {
    const row = await this.#parts.store.read
      .selectFrom("messages")
      .selectAll()
      .where("id", "=", message)
      .executeTakeFirst();
    if (row === undefined) throw refused("talk.unknown");
    const access = await this.#access({ table: row.table_id }, reader).catch(() => undefined);
    const mayHear = access !== undefined && mayRead(row.channel, access) && isMeantFor(row, reader, access);
    if (!mayHear) throw refused("talk.unknown");
    return row;
  }

  /** The conditions that hold for every message of the table, whatever its channel. */
  #isReadable(row: ExpressionBuilder<Schema, "messages">, reader: string | undefined, access: TableAccess) {
    const atTable = row("messages.channel", "=", "table");
    if (access.seat === undefined) {
      // Onlookers learn of what was said at the table only when they learn of what was done there.
      const isTold = row("messages.at", "<=", this.#parts.clock.now() - access.delay);
      return row.or([row("messages.channel", "=", "onlookers"), row.and([atTable, isTold])]);
    }
    const own = row("messages.person", "=", reader ?? "");
    return row.or([atTable, own, row("messages.at", ">", access.since)]);
  }

  async #lastOf(ids: readonly number[]): Promise<Map<number, Message>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#parts.store.read.selectFrom("messages").selectAll().where("id", "in", ids).execute();
    const people = await publicPeople(
      this.#parts.store.read,
      rows.map(({ person }) => person),
    );
    return new Map(rows.map((row) => [row.id, messageFrom(row, people)]));
  }

  async #mutedBy(reader: string | undefined): Promise<Set<string>> {
    if (reader === undefined) return new Set();
    const rows = await this.#parts.store.read
      .selectFrom("mutes")
      .select("muted")
      .where("person", "=", reader)
      .execute();
    // Somebody who mutes themselves still reads what they said.
    return new Set(rows.map(({ muted }) => muted).filter((muted) => muted !== reader));
  }

  async #wasSaid(table: string, person: string, key: string): Promise<boolean> {
    const row = await this.#parts.store.read
      .selectFrom("messages")
      .select("id")
      .where("table_id", "=", table)
      .where("person", "=", person)
      .where("key", "=", key)
      .executeTakeFirst();
    return row !== undefined;
  }

  #refuseFlood(key: string): void {
    const seconds = this.#parts.buckets.take(key, SAYING);
    if (seconds > 0) throw refused("server.too-often", { seconds });
  }

  #access({ table, invite }: TableVisit, person: string | undefined): Promise<TableAccess> {
    return this.#parts.tables.access(table, person, invite);
  }
}

function rank(channel: string): number {
  if (channel === "table") return 0;
  return channel === "onlookers" ? 1 : 2;
}

/** What was taken down is blank; whoever deleted themselves has no name. */
export function messageFrom(row: Stored, people: ReadonlyMap<string, Person>): Message {
  const person = people.get(row.person);
  return {
    id: row.id,
    channel: row.channel,
    ...(row.seat !== null && { seat: row.seat }),
    ...(person && { person }),
    text: row.hidden === 1 ? "" : row.text,
    at: row.at,
    isHidden: row.hidden === 1,
  };
}
