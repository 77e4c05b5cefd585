import { afterEach, beforeEach, expect, test } from "vitest";
import { tablesForOthers } from "../tables/for-others.ts";
import { newGuest, openTestServer, type TestServer } from "../testing/test-server.ts";
import { exportPerson } from "./export.ts";

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer();
});
afterEach(() => server.end());

const LONGEST_RECORD = 60_000;

/** Somebody who has said and published more than could be read at once. */
async function talker(name: string) {
  const guest = await newGuest(server, name);
  const person = guest.id;
  const words = Array.from({ length: 250 }, (_, number) => `words ${number}`);
  await server.store.write(async (rows) => {
    for (const text of words) {
      const message = { table_id: "t".repeat(22), channel: "table", seat: 0, at: 1, hidden: 0 };
      await rows
        .insertInto("messages")
        .values({ ...message, person, key: text, text })
        .execute();
    }
    for (let number = 0; number < 45; number++) {
      const record = `${name} ${number} `.padEnd(LONGEST_RECORD, ".");
      await rows
        .insertInto("records")
        // Some at the same moment: a page may end between them.
        .values({ id: `${name} ${number}`, person, game: "throne", record, created_at: number % 3 })
        .execute();
    }
  });
  return { guest, words };
}

interface Exported {
  readonly messages: { readonly text: string }[];
  readonly records: { readonly id: string }[];
}

test("a long export is whole, each row once, in pieces that each have a turn", async () => {
  const { guest, words } = await talker("Ann");
  let turns = 0;
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    turns++;
    return work();
  };
  const parts = { store: server.store, tables: tablesForOthers(() => server.tables) };
  let text = "";
  for await (const piece of exportPerson(parts, guest.id, inTurn)) {
    expect(piece.length).toBeLessThan(21 * LONGEST_RECORD);
    text += piece;
  }
  const data = JSON.parse(text) as Exported;
  expect(await guest.must("exportMe")).toEqual(data);
  expect(data.messages.map((one) => one.text)).toEqual(words);
  const ids = Array.from({ length: 45 }, (_, number) => `Ann ${number}`);
  expect(data.records.map(({ id }) => id).sort()).toEqual(ids.sort());
  // The profile, thirteen pages of messages and three of records, the session, and the end of each of the thirteen lists.
  expect(turns).toBe(31);
});

test("who reads an export slowly keeps nobody else from theirs", async () => {
  const { guest: slow } = await talker("Ann");
  const { guest: other, words } = await talker("Ben");
  const halted = new AbortController();
  const reply = await fetch(`${server.address}/api/me/export`, {
    headers: { cookie: slow.cookie },
    signal: halted.signal,
  });
  expect(reply.status).toBe(200);
  // Its body is not read: more than sockets hold waits behind it.
  const data = await other.must<Exported>("exportMe");
  expect(data.messages).toHaveLength(words.length);
  halted.abort();
});
