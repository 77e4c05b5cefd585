import { fingerprint, type GameEvent, ONLOOKER, viewerIndex } from "@weirwood/kernel";
import type { ChannelStatus, LogEntry, ServerMessage, TableStatus, TableSummary, TableView } from "@weirwood/protocol";
import type { Clock } from "../ports/clock.ts";
import type { Store } from "../ports/store.ts";
import type { DecisionRow } from "../store/schema.ts";
import { asksTold } from "./asks.ts";
import { type AttendanceBook, attendanceWithoutTimes } from "./attendance.ts";
import type { DelayedView } from "./delayed-view.ts";
import { draftOf } from "./drafts.ts";
import { seatOfPerson } from "./facts.ts";
import { entryFor } from "./log-entries.ts";
import type { PeopleCache } from "./people-cache.ts";
import type { Presence } from "./presence.ts";
import type { RecordedAnswer } from "./record.ts";
import { type StandingAnswer, standingAnswersOf } from "./standing-answers.ts";
import { type Behind, peopleNamed, statusOf, summaryOf } from "./status.ts";
import type { Table } from "./table-cache.ts";

/** The most log entries in one message; older ones are asked for. */
const MOST_ENTRIES = 300;

export interface TableReaderParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly peopleCache: PeopleCache;
  readonly presence: Presence;
  readonly attendance: AttendanceBook;
  /** Unread marks, for those who follow. */
  readonly channels: (table: string, person: string | undefined, invite: string) => Promise<ChannelStatus[]>;
}

/** A table as one reader may see it: its arrangement, its game, and what happened. */
export class TableReader {
  readonly #parts: TableReaderParts;
  /** By the onlookers' view, which is a new one after every decision. */
  readonly #onlookerViews = new WeakMap<object, string>();

  constructor(parts: TableReaderParts) {
    this.#parts = parts;
  }

  /** The first message to somebody who follows a table, written out. */
  async wholeTable(
    table: Table,
    person: string | undefined,
    from: number | undefined,
    delayed: DelayedView | undefined,
  ): Promise<string> {
    const view = await this.#viewText(table, person, from, delayed);
    const message: ServerMessage = {
      is: "table",
      table: table.id,
      now: this.#parts.clock.now(),
      status: await this.statusFor(table, person),
      channels: await this.#parts.channels(table.id, person, table.row.invite),
    };
    const text = JSON.stringify(message);
    return view === undefined ? text : `${text.slice(0, -1)},"sight":${view}}`;
  }

  /** What onlookers see first is the same for all of them, and is worked out and written once for each position. */
  async #viewText(
    table: Table,
    person: string | undefined,
    from: number | undefined,
    delayed: DelayedView | undefined,
  ): Promise<string | undefined> {
    const write = async (): Promise<string | undefined> =>
      JSON.stringify(await this.#viewOf(table, person, from, delayed));
    const isShared = seatOfPerson(table.facts, person) === undefined && from === undefined;
    const view = delayed?.view ?? table.views[viewerIndex(ONLOOKER)];
    if (!isShared || view === undefined || (isDelayed(table) && delayed === undefined)) return write();
    const known = this.#onlookerViews.get(view as object);
    if (known !== undefined) return known;
    const text = await write();
    if (text !== undefined) this.#onlookerViews.set(view as object, text);
    return text;
  }

  async statusFor(table: Table, person: string | undefined): Promise<TableStatus> {
    const names = await this.#parts.peopleCache.meet(peopleNamed(table));
    const attendance = await this.#parts.attendance.of(table);
    const standing = await this.standingFor(table, person);
    const behind = await this.behind(table, person);
    return statusOf(table, person, { names, attendance, behind, standing, now: this.#parts.clock.now() });
  }

  /** Standing answers at a table in play, for the status of somebody who sits there. */
  async standingFor({ id, row, facts }: Table, person: string | undefined): Promise<readonly StandingAnswer[]> {
    if (row.state !== "playing" || seatOfPerson(facts, person) === undefined) return [];
    return standingAnswersOf(this.#parts.store.read, id);
  }

  async summaryFor(table: Table, person: string | undefined): Promise<TableSummary> {
    const names = await this.#parts.peopleCache.meet(peopleNamed(table));
    const attendance = attendanceWithoutTimes(this.#parts.presence.at(table.id).seats);
    return summaryOf(table, person, { names, attendance, behind: await this.behind(table, person) });
  }

  /** How far the game is for somebody who is kept behind: as of the last decision that they may know of. */
  async behind(table: Table, person: string | undefined): Promise<Behind | undefined> {
    if (seatOfPerson(table.facts, person) !== undefined || !isDelayed(table)) return undefined;
    const at = this.#parts.clock.now() - table.facts.onlookers.delaySeconds * 1000;
    const shown = await this.#parts.store.read
      .selectFrom("decisions")
      .select(["round", "numbers"])
      .where("table_id", "=", table.id)
      .where("at", "<=", at)
      .orderBy("number", "desc")
      .limit(1)
      .executeTakeFirst();
    if (shown === undefined) {
      const [first] = await this.decisionsAfter(table.id, 0, { limit: 1 });
      return { round: first?.round ?? table.row.round, number: 0, at };
    }
    return { round: shown.round, number: (JSON.parse(shown.numbers) as number[])[viewerIndex(ONLOOKER)], at };
  }

  async #viewOf(
    table: Table,
    person: string | undefined,
    from: number | undefined,
    delayed: DelayedView | undefined,
  ): Promise<TableView | undefined> {
    const { game, facts } = table;
    if (table.state === undefined) return undefined;
    const seat = seatOfPerson(facts, person);
    const viewer = seat ?? ONLOOKER;
    if (viewer === ONLOOKER && isDelayed(table) && delayed === undefined) return undefined;
    const view = delayed?.view ?? table.views[viewerIndex(viewer)];
    const upTo = delayed?.shown ?? table.row.decisions;
    // Read together, before anything is waited for: delayed onlookers may come to see the next decision meanwhile.
    const number = delayed?.number ?? facts.numbers[viewerIndex(viewer)];
    const asks = asksTold(delayed?.asks ?? table.asks, delayed?.askTimes ?? facts.askTimes);
    const { log, isCut } = await this.#recentLog(table, viewer, from, upTo);
    const draft = seat === undefined ? undefined : await draftOf(this.#parts.store.read, table, seat);
    const plain = game.toJSON(view);
    return {
      number,
      view: plain,
      asks,
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
    const index = viewerIndex(viewer);
    const since = from ?? 0;
    const newest = await this.#parts.store.read
      .selectFrom("decisions")
      .selectAll()
      .where("table_id", "=", table.id)
      .where("number", "<=", upTo)
      .$if(from === undefined, (query) => query.where("round", ">=", table.row.round - 1))
      .orderBy("number", "desc")
      .limit(from === undefined ? MOST_ENTRIES : Math.min(MOST_ENTRIES, Math.max(1, upTo)))
      .execute();
    const rows = newest.map(read).reverse();
    const mine = { since: ownSince(table, viewer) };
    const log = rows.flatMap((row) => entryFor(viewer, row, mine) ?? []).filter(({ number }) => number > since);
    const first = rows[0]?.numbers[index] ?? 0;
    return { log, isCut: rows.length > 0 && first > since + 1 };
  }

  /** Older entries, on request. */
  async olderLog(table: Table, viewer: number, before: number, limit: number): Promise<LogEntry[]> {
    const entries: LogEntry[] = [];
    const delay = viewer === ONLOOKER && isDelayed(table) ? table.facts.onlookers.delaySeconds * 1000 : 0;
    const newest = this.#parts.clock.now() - delay;
    const mine = { since: ownSince(table, viewer) };
    let upTo = await this.#lastBefore(table, viewerIndex(viewer), before);
    while (entries.length < limit) {
      const rows = await this.#parts.store.read
        .selectFrom("decisions")
        .selectAll()
        .where("table_id", "=", table.id)
        .where("number", "<=", upTo)
        .where("at", "<=", newest)
        .orderBy("number", "desc")
        .limit(500)
        .execute();
      if (rows.length === 0) break;
      for (const row of rows.map(read)) {
        if (entries.length >= limit) break;
        const entry = entryFor(viewer, row, mine);
        if (entry !== undefined) entries.push(entry);
      }
      upTo = rows[rows.length - 1].number - 1;
    }
    return entries.reverse();
  }

  /** The last decision after which a viewer's own number was below a given one, found in a few steps. */
  async #lastBefore({ id, row }: Table, index: number, before: number): Promise<number> {
    let [first, last] = [0, row.decisions];
    let middle = last;
    while (first < last) {
      const found = await this.#parts.store.read
        .selectFrom("decisions")
        .select(["number", "numbers"])
        .where("table_id", "=", id)
        .where("number", "<=", middle)
        .orderBy("number", "desc")
        .limit(1)
        .executeTakeFirst();
      if (found === undefined || (JSON.parse(found.numbers) as number[])[index] < before) first = middle;
      else last = found.number - 1;
      middle = Math.ceil((first + last) / 2);
    }
    return last;
  }

  /** Decisions after the one with this number, up to another, oldest first. */
  decisionsAfter(
    id: string,
    number: number,
    { upTo = 2 ** 31 - 1, limit }: { readonly upTo?: number; readonly limit?: number } = {},
  ): Promise<DecisionRow[]> {
    return this.#parts.store.read
      .selectFrom("decisions")
      .selectAll()
      .where("table_id", "=", id)
      .where("number", ">", number)
      .where("number", "<=", upTo)
      .orderBy("number")
      .$if(limit !== undefined, (query) => query.limit(limit as number))
      .execute();
  }

  /** All decisions without what they brought about, oldest first: what a record is made of. */
  answersOf(id: string): Promise<RecordedAnswer[]> {
    return this.#parts.store.read
      .selectFrom("decisions")
      .select(["number", "seat", "ask", "answer", "made_by"])
      .where("table_id", "=", id)
      .orderBy("number")
      .execute();
  }
}

/** Since when a viewer's seat is its present owner's. */
const ownSince = ({ facts }: Table, viewer: number): number => facts.seats[viewer]?.since ?? 0;

/** A decision's row with its JSON read. */
export function read(
  row: DecisionRow,
): Omit<DecisionRow, "events" | "numbers"> & { events: GameEvent[]; numbers: number[] } {
  return { ...row, events: JSON.parse(row.events) as GameEvent[], numbers: JSON.parse(row.numbers) as number[] };
}

/** Whether onlookers of the table are kept some time behind. */
export function isDelayed({ row, facts }: Table): boolean {
  return row.state === "playing" && facts.onlookers.delaySeconds > 0;
}
