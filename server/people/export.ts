import type { Json } from "@weirwood/kernel";
import type { SelectQueryBuilder } from "kysely";
import { pagesOf } from "../store/pages.ts";
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

/** A list, written out in pages, each when it is asked for. */
type Pages = AsyncGenerator<readonly string[], void, undefined>;

/**
 * All that is stored about somebody, in the words of the protocol; of secrets, that there are some. JSON in pieces: how much
 * there is of somebody is up to them, so each piece has a turn of its own, and is made when the one before it has gone out.
 */
export async function* exportPerson(parts: Parts, person: string, inTurn: InTurn): AsyncGenerator<string> {
  const profile = await inTurn(() => meOf(parts.store.read, person));
  yield `{"profile":${JSON.stringify(profile)}`;
  for (const [name, pages] of Object.entries(listsOf(parts, person))) {
    yield `,${JSON.stringify(name)}:[`;
    let mark = "";
    for (let page = await inTurn(() => pages.next()); page.done !== true; page = await inTurn(() => pages.next())) {
      yield mark + page.value.join();
      mark = ",";
    }
    yield "]";
  }
  yield "}";
}

function listsOf(parts: Parts, person: string): { readonly [name: string]: Pages } {
  const { read } = parts.store;
  return {
    sessions: rowsOf(read.selectFrom("sessions").selectAll().where("person", "=", person), ["hash"], (one) => ({
      createdAt: one.created_at,
      seenAt: one.seen_at,
      endsAt: one.ends_at,
    })),
    tokens: rowsOf(read.selectFrom("tokens").selectAll().where("person", "=", person), ["id"], (one) => ({
      label: one.label,
      createdAt: one.created_at,
      usedAt: one.used_at,
    })),
    devices: rowsOf(
      read.selectFrom("devices").selectAll().where("person", "=", person),
      ["endpoint"],
      (one) => one.endpoint,
    ),
    // Each has its game read where it is not in memory.
    tables: rowsOf(
      read.selectFrom("sitters").selectAll().where("person", "=", person),
      ["table_id"],
      (one) => tableOf(parts, person, one.table_id, one.seat),
      1,
    ),
    results: rowsOf(
      read.selectFrom("results").selectAll().where("person", "=", person),
      ["table_id", "seat"],
      (one) => ({
        table: one.table_id,
        game: one.game,
        seat: one.seat_name,
        players: one.players,
        tags: one.tags.split(" ").filter((tag) => tag !== ""),
        hasWon: one.won === 1,
        hasResigned: one.resigned === 1,
        hasTimedOut: one.timed_out === 1,
        finishedAt: one.finished_at,
      }),
    ),
    records: rowsOf(
      read.selectFrom("records").selectAll().where("person", "=", person),
      ["created_at", "id"],
      (one) => ({
        id: one.id,
        game: one.game,
        record: one.record,
        createdAt: one.created_at,
      }),
    ),
    messages: rowsOf(read.selectFrom("messages").selectAll().where("person", "=", person), ["id"], (one) => ({
      table: one.table_id,
      channel: one.channel,
      text: one.text,
      at: one.at,
    })),
    readUpTo: rowsOf(
      read.selectFrom("marks").selectAll().where("person", "=", person),
      ["table_id", "channel"],
      (one) => ({
        table: one.table_id,
        channel: one.channel,
        message: one.up_to,
      }),
    ),
    notes: rowsOf(read.selectFrom("notes").selectAll().where("person", "=", person), ["table_id"], (one) => ({
      table: one.table_id,
      text: one.text,
    })),
    muted: rowsOf(read.selectFrom("mutes").selectAll().where("person", "=", person), ["muted"], (one) => one.muted),
    reports: rowsOf(read.selectFrom("reports").selectAll().where("by_person", "=", person), ["id"], (one) => ({
      about: one.about,
      table: one.table_id,
      message: one.message,
      text: one.text,
      at: one.at,
    })),
    notices: rowsOf(read.selectFrom("notices").selectAll().where("person", "=", person), ["id"], (one) => ({
      kind: one.kind,
      table: one.table_id,
      title: one.title,
      at: one.at,
    })),
    letters: rowsOf(read.selectFrom("notifications").selectAll().where("person", "=", person), ["id"], (one) => ({
      way: one.way,
      kind: one.kind,
      table: one.table_id,
      at: one.at,
    })),
  };
}

async function* rowsOf<Table extends keyof Schema, Row>(
  rows: SelectQueryBuilder<Schema, Table, Row>,
  keys: readonly (keyof Row & string)[],
  told: (row: Row) => Json | Promise<Json>,
  most = PAGE,
): Pages {
  for await (const page of pagesOf(rows, keys, most)) {
    const texts: string[] = [];
    for (const row of page) texts.push(JSON.stringify(await told(row)));
    yield texts;
  }
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
