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
/** Private ones, open and in play, and one that does not exist, each with what a stranger is told of it. */
const told: [table: string, rule: string][] = [];

beforeAll(async () => {
  server = await openTestServer();
  const guests = await Promise.all(["Ann", "Ben", "Cleo"].map((name) => newGuest(server, name)));
  eve = await newGuest(server, "Eve");
  const { id } = await guests[0].must<TableStatus>("createTable", { body: throneTable({ isPublic: false }) });
  const begun = await beginTable(guests, { isPublic: false });
  told.push([id, "table.private"], [begun, "table.private"], ["T".repeat(22), "table.unknown"]);
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

test.each(names)("%s tells a stranger of a private table nothing but that it is private", async (name) => {
  for (const [table, rule] of told) {
    const [body, query] = [bodies[name], queries[name]];
    const parts = { params: { table, seat: 1, id: 1 }, ...(body && { body }), ...(query && { query }) };
    expect((await eve.call(name, parts)).rule).toBe(rule);
  }
});

test("so do messages over the socket", async () => {
  const connection = await eve.connect();
  for (const [table, rule] of told) {
    const refusals = [
      await connection.ask({ do: "watch", table }),
      await connection.ask({ do: "decide", table, ask: 1, answer: "x" }),
      await connection.ask({ do: "draft", table, ask: 1, answer: "x" }),
      await connection.ask({ do: "say", table, channel: "table", text: "x" }),
      await connection.ask({ do: "read", table, channel: "table", upTo: 1 }),
    ];
    for (const refusal of refusals) expect(refusal).toMatchObject({ is: "refused", rule });
  }
  await connection.close();
});
