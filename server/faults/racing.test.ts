import type { TableStatus } from "@weirwood/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testSeed } from "../testing/chance.ts";
import {
  beginTable,
  followTable,
  Guest,
  newGuest,
  openTestServer,
  sampledAnswer,
  type TestServer,
} from "../testing/test-server.ts";
import { until } from "../testing/until.ts";
import { type Racecourse, raceForChairs, raceForSeat, raceForVotes, raceOfReturn } from "./races.ts";

let server: TestServer;
let course: Racecourse;

beforeAll(async () => {
  server = await openTestServer();
  const change: Racecourse["change"] = (id, change) =>
    server.tables.arrange(id, ({ facts }) => ({ facts: change(facts) }));
  course = { addresses: [server.address], store: server.store, seed: testSeed, change };
});

afterAll(async () => {
  await server.end();
  expect(server.complaints).toEqual([]);
});

describe("people who race each other", () => {
  test("sit one to a chair, on one chair each, and begin a game once", () => raceForChairs(course, 12));
  test("vote once each, and end a game once", () => raceForVotes(course));
  test("take over a seat once", () => raceForSeat(course));
  test("come back to a seat, or find that it is gone", () => raceOfReturn(course, 5));
});

describe("what belongs to others", () => {
  let guests: Guest[];
  let eve: Guest;

  beforeAll(async () => {
    guests = await Promise.all(["Ann", "Ben", "Cleo"].map((name) => newGuest(server, name)));
    eve = await newGuest(server, "Eve");
  });

  test("is not reached by guessing cookies and tokens near to real ones", async () => {
    const [ann] = guests;
    const thief = new Guest(server.address);
    const [name, value] = ann.cookie.split("=");
    for (let place = 0; place < value.length; place++) {
      const notification = value[place] === "A" ? "B" : "A";
      thief.cookie = `${name}=${value.slice(0, place)}${notification}${value.slice(place + 1)}`;
      const { status, reply } = await thief.call<{ id?: string }>("me");
      expect(status === 401 || reply.id !== ann.id, `notification ${place}`).toBe(true);
    }
    for (const guess of [value.slice(0, -1), `${value}A`, "", "null", `${value}; ${name}=${value.slice(1)}`, ann.id]) {
      const guessed = await fetch(`${server.address}/api/me`, { headers: { authorization: `Bearer ${guess}` } });
      expect(guessed.status).toBe(401);
    }
  });

  test("is not reached by guessing ids, invitations, seats and channels", async () => {
    const table = await beginTable(guests, { isPublic: false, onlookers: { allowed: false, delaySeconds: 0 } });
    const { invite } = await guests[0].must<TableStatus>("table", { params: { table } });
    const [ann, ben] = await followTable(guests, table);
    expect((await ann.ask({ do: "say", table, channel: "0-1", text: "Between us." })).is).toBe("accepted");
    const stranger = await eve.connect();
    const near = [
      undefined,
      "",
      (invite as string).slice(0, -1),
      `${invite}A`,
      (invite as string).toLowerCase(),
      table,
    ];
    for (const guess of near) {
      const query = guess === undefined ? {} : { query: { invite: guess } };
      expect((await eve.call("table", { params: { table }, ...query })).rule).toBe("table.private");
      const word = { do: "watch", table, ...(guess !== undefined && { invite: guess }) } as const;
      expect(await stranger.ask(word)).toMatchObject({ is: "refused", rule: "table.private" });
    }
    // With the invitation she may know of the table, and no more.
    expect(await stranger.ask({ do: "watch", table, invite: invite as string })).toMatchObject({
      is: "refused",
      rule: "table.no-onlookers",
    });
    const cleo = guests[2];
    const read = (guest: Guest, channel: string) => guest.call("messages", { params: { table }, query: { channel } });
    expect((await read(cleo, "0-1")).rule).toBe("talk.channel");
    expect((await read(eve, "0-1")).status).toBeGreaterThanOrEqual(400);
    expect((await read(guests[1], "0-1")).status).toBe(200);
    for (const one of [ben, ann]) await one.close();
  });

  test("is not reached by replaying somebody's messages and keys", async () => {
    const table = await beginTable(guests);
    const connections = await followTable(guests, table);
    const [ann, ben] = connections;
    const chosen = sampledAnswer(ann, table, 0, 1) as { ask: number; answer: string };
    const sent = { do: "decide", table, ...chosen } as const;
    expect((await ann.ask(sent, "ann-key-1")).is).toBe("accepted");
    const stranger = await eve.connect();
    expect(await stranger.ask(sent, "ann-key-1")).toMatchObject({ is: "refused", rule: "table.not-seated" });
    // Another seat's key is not one's own: it neither counts nor tells what became of it.
    expect((await ben.ask(sent, "ann-key-1")).is).toBe("refused");
    const { row } = await server.tables.cache.fetch(table);
    expect(row.decisions).toBe(1);
    await Promise.all([...connections, stranger].map((one) => one.close()));
  });

  test("cannot be blocked: no key that somebody picks keeps a regent from answering", async () => {
    const table = await beginTable(guests);
    const connections = await followTable(guests, table);
    const [ann] = connections;
    const { ask, answer } = sampledAnswer(ann, table, 0, 1) as { ask: number; answer: string };
    // Every key that a bot or a draft might use later, taken by replacing the own secret answer over and over.
    for (let later = ask; later < ask + 40; later++) {
      for (const who of ["bot", "draft"]) {
        const key = `${who}-${later}-0`.padEnd(8, "0");
        expect((await ann.ask({ do: "decide", table, ask, answer }, key)).is).toBe("accepted");
      }
    }
    await guests[0].must("leaveTable", { params: { table } });
    let luck = 0;
    await until("the regent has answered several times", async () => {
      for (const [seat, connection] of connections.entries()) {
        const chosen = seat === 0 ? undefined : sampledAnswer(connection, table, seat, ++luck);
        if (chosen !== undefined) await connection.ask({ do: "decide", table, ...chosen });
      }
      const { state } = (await server.tables.cache.find(table)).row;
      const byRegent = await server.store.read
        .selectFrom("decisions")
        .select("ask")
        .where("table_id", "=", table)
        .where("made_by", "=", "regent")
        .execute();
      return byRegent.filter((one) => one.ask >= ask + 10).length >= 3 || state === "finished";
    });
    await Promise.all(connections.map((one) => one.close()));
  });
});
