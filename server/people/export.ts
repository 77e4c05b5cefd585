import type { Json } from "@weirwood/kernel";
import { type Selectable, sql } from "kysely";
import type { Store } from "../ports/store.ts";
import type { Schema } from "../store/schema.ts";
import type { PeopleParts } from "./parts.ts";
import { meOf } from "./rows.ts";

/** How many rows are read and written out at a time. */
const PAGE = 20;

interface Parts extends Pick<PeopleParts, "store"> {
  readonly tables: Pick<PeopleParts["tables"], "access">;
}

/** Does a piece of the work when it is its asker's turn. */
type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Some of a list, written out, and what asks for those that come next; nothing where these were the last. */
interface Page {
  readonly texts: readonly string[];
  readonly next: (() => Promise<Page>) | undefined;
}

/**
 * All that is stored about somebody, in the words of the protocol; of secrets, that there are some. JSON in pieces: how much
 * there is of somebody is up to them, so each piece has a turn of its own, and is made when the one before it has gone out.
 */
export async function* exportPerson(parts: Parts, person: string, inTurn: InTurn): AsyncGenerator<string> {
  const profile = await inTurn(() => meOf(parts.store.read, person));
  yield `{"profile":${JSON.stringify(profile)}`;
  for (const [name, first] of Object.entries(listsOf(parts, person))) {
    yield `,${JSON.stringify(name)}:[`;
    let mark = "";
    for (let next: Page["next"] = first; next !== undefined; ) {
      const page: Page = await inTurn(next);
      if (page.texts.length > 0) yield mark + page.texts.join();
      if (page.texts.length > 0) mark = ",";
      next = page.next;
    }
    yield "]";
  }
  yield "}";
}

function listsOf(parts: Parts, person: string): { readonly [name: string]: () => Promise<Page> } {
  const { store } = parts;
  return {
    sessions: rowsOf(store, person, { from: "sessions", keys: ["hash"] }, (one) => ({
      createdAt: one.created_at,
      seenAt: one.seen_at,
      endsAt: one.ends_at,
    })),
    tokens: rowsOf(store, person, { from: "tokens", keys: ["id"] }, (one) => ({
      label: one.label,
      createdAt: one.created_at,
      usedAt: one.used_at,
    })),
    devices: rowsOf(store, person, { from: "devices", keys: ["endpoint"] }, (one) => one.endpoint),
    // Each has its game read where it is not in memory.
    tables: rowsOf(store, person, { from: "sitters", keys: ["table_id"], most: 1 }, (one) =>
      tableOf(parts, person, one.table_id, one.seat),
    ),
    results: rowsOf(store, person, { from: "results", keys: ["table_id", "seat"] }, (one) => ({
      table: one.table_id,
      game: one.game,
      seat: one.seat_name,
      players: one.players,
      tags: one.tags.split(" ").filter((tag) => tag !== ""),
      hasWon: one.won === 1,
      hasResigned: one.resigned === 1,
      hasTimedOut: one.timed_out === 1,
      finishedAt: one.finished_at,
    })),
    records: rowsOf(store, person, { from: "records", keys: ["created_at", "id"] }, (one) => ({
      id: one.id,
      game: one.game,
      record: one.record,
      createdAt: one.created_at,
    })),
    messages: rowsOf(store, person, { from: "messages", keys: ["id"] }, (one) => ({
      table: one.table_id,
      channel: one.channel,
      text: one.text,
      at: one.at,
    })),
    readUpTo: rowsOf(store, person, { from: "marks", keys: ["table_id", "channel"] }, (one) => ({
      table: one.table_id,
      channel: one.channel,
      message: one.up_to,
    })),
    notes: rowsOf(store, person, { from: "notes", keys: ["table_id"] }, (one) => ({
      table: one.table_id,
      text: one.text,
    })),
    muted: rowsOf(store, person, { from: "mutes", keys: ["muted"] }, (one) => one.muted),
    reports: rowsOf(store, person, { from: "reports", whose: "by_person", keys: ["id"] }, (one) => ({
      about: one.about,
      table: one.table_id,
      message: one.message,
      text: one.text,
      at: one.at,
    })),
    notices: rowsOf(store, person, { from: "notices", keys: ["id"] }, (one) => ({
      kind: one.kind,
      table: one.table_id,
      title: one.title,
      at: one.at,
    })),
    letters: rowsOf(store, person, { from: "notifications", keys: ["id"] }, (one) => ({
      way: one.way,
      kind: one.kind,
      table: one.table_id,
      at: one.at,
    })),
  };
}

/** Somebody's rows, in the order of keys that no two of them share. */
interface Wanted<Name extends keyof Schema> {
  readonly from: Name;
  /** The column that says whose they are. */
  readonly whose?: string;
  readonly keys: readonly (keyof Selectable<Schema[Name]> & string)[];
  readonly most?: number;
}

function rowsOf<Name extends keyof Schema>(
  store: Pick<Store, "read">,
  person: string,
  { from, whose = "person", keys, most = PAGE }: Wanted<Name>,
  told: (row: Selectable<Schema[Name]>) => Json | Promise<Json>,
): () => Promise<Page> {
  const columns = sql.join(keys.map((key) => sql.ref(key)));
  const page = async (last: Selectable<Schema[Name]> | undefined): Promise<Page> => {
    const after = last && sql`and (${columns}) > (${sql.join(keys.map((key) => last[key]))})`;
    const { rows } = await sql<Selectable<Schema[Name]>>`
      select * from ${sql.table(from)} where ${sql.ref(whose)} = ${person} ${after ?? sql``}
      order by ${columns} limit ${sql.lit(most)}
    `.execute(store.read);
    const texts: string[] = [];
    for (const row of rows) texts.push(JSON.stringify(await told(row)));
    return { texts, next: rows.length === most ? () => page(rows.at(-1)) : undefined };
  };
  return () => page(undefined);
}

/** A seat of one's own with one's own decisions: not those of a former owner, nor of a regent. */
async function tableOf({ tables, store }: Parts, person: string, id: string, seat: number): Promise<Json> {
  const rows = store.read;
  const { game, title, state, created_at } = await rows
    .selectFrom("tables")
    .select(["game", "title", "state", "created_at"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const { since } = await tables.access(id, person, undefined);
  const decisions = await rows
    .selectFrom("decisions")
    .select(["numbers", "answer", "at"])
    .where("table_id", "=", id)
    .where("seat", "=", seat)
    .where("made_by", "in", ["person", "draft"])
    .where("at", ">=", since)
    .orderBy("number")
    .execute();
  const draft = await rows
    .selectFrom("drafts")
    .select("answer")
    .where("table_id", "=", id)
    .where("seat", "=", seat)
    .executeTakeFirst();
  return {
    id,
    game,
    title,
    state,
    seat,
    since,
    createdAt: created_at,
    // By the seat's own number: the table's would tell how often others have answered in secret.
    decisions: decisions.map(({ numbers, answer, at }) => ({ number: ownNumber(numbers, seat), answer, at })),
    draft: draft?.answer ?? null,
  };
}

/** Of each viewer's number after a decision, the onlooker's comes first. */
function ownNumber(numbers: string, seat: number): number {
  return (JSON.parse(numbers) as number[])[seat + 1];
}
