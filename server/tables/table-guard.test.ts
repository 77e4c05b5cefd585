import { type Route, type RouteName, routes, type TableStatus } from "@weirwood/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  beginTable,
  type Guest,
  newGuest,
  openTestServer,
  type TestServer,
  throneTable,
} from "../testing/test-server.ts";

let server: TestServer;
let eve: Guest;
const tables: string[] = [];

beforeAll(async () => {
  server = await openTestServer();
  const guests = await Promise.all(["Ann", "Ben", "Cleo"].map((name) => newGuest(server, name)));
  eve = await newGuest(server, "Eve");
  const { id } = await guests[0].must<TableStatus>("createTable", { body: throneTable({ isPublic: false }) });
  tables.push(id, await beginTable(guests, { isPublic: false }), "T".repeat(22));
});

afterAll(async () => {
  await server.end();
  expect(server.complaints).toEqual([]);
});

/** What each route needs besides the table, to be understood. */
const bodies: { readonly [name in RouteName]?: object } = {
  joinTable: {},
  seatBot: { bot: null },
  ready: { nonce: "n" },
  applyForSeat: {},
  callVote: { kind: "draw" },
  vote: { inFavour: true },
  writeNote: { text: "x" },
};
const queries: { readonly [name in RouteName]?: object } = { log: { before: "9" }, messages: { channel: "table" } };
const names = (Object.keys(routes) as RouteName[]).filter((name) => {
  const { path, who }: Route = routes[name];
  return path.includes("/:table") && who !== "operator";
});

test.each(names)("%s tells a stranger of a private table what it tells of none", async (name) => {
  for (const table of tables) {
    const [body, query] = [bodies[name], queries[name]];
    const parts = { params: { table, seat: 1, id: 1 }, ...(body && { body }), ...(query && { query }) };
    expect((await eve.call(name, parts)).rule).toBe("table.private");
  }
});

test("so do messages over the socket", async () => {
  const connection = await eve.connect();
  for (const table of tables) {
    const refusals = [
      await connection.ask({ do: "watch", table }),
      await connection.ask({ do: "decide", table, ask: 1, answer: "x" }),
      await connection.ask({ do: "draft", table, ask: 1, answer: "x" }),
      await connection.ask({ do: "say", table, channel: "table", text: "x" }),
      await connection.ask({ do: "read", table, channel: "table", upTo: 1 }),
    ];
    for (const refusal of refusals) expect(refusal).toMatchObject({ is: "refused", rule: "table.private" });
  }
  await connection.close();
});
