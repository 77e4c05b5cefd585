import { fingerprint } from "@weirwood/kernel";
import {
  type ServerMessage,
  ServerMessage as ServerMessageSchema,
  type TableStatus,
  type TableSummary,
} from "@weirwood/protocol";
import { Compile } from "typebox/compile";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { turnedClock } from "../app/clock.ts";
import { stateOf } from "../tables/table-cache.ts";
import {
  beginTable,
  followTable,
  type Guest,
  newGuest,
  openTestServer,
  playOn,
  sampledAnswer,
  TestConnection,
  type TestServer,
  throneTable,
} from "../testing/test-server.ts";

let server: TestServer;
let guests: Guest[];

beforeAll(async () => {
  // Nothing is told a moment later: the clock stands still.
  server = await openTestServer({ clock: turnedClock(Date.parse("2026-11-15T12:00:00Z")) });
  guests = await Promise.all(["Ann", "Ben", "Cleo"].map((name) => newGuest(server, name)));
});

afterAll(async () => {
  await server.end();
  expect(server.complaints).toEqual([]);
});

describe("a table over the socket", () => {
  test("is played by three people to a later turn, each with the own view, and nothing drifts", async () => {
    // With open dice: a game of chance might be over sooner.
    const table = await beginTable(guests, { practice: { seed: "sixty decisions" } });
    const connections = await followTable(guests, table);
    expect(await playOn(connections, table, 60)).toBe(60);
    const stored = await server.tables.cache.fetch(table);
    const { game } = stored;
    for (const [seat, connection] of connections.entries()) {
      const sight = connection.tables.get(table);
      expect(sight?.view, `seat ${seat}`).toEqual(game.toJSON(game.view(stateOf(stored), seat)));
      expect(sight?.number).toBe(stored.facts.numbers[seat + 1]);
    }
    const hashes = connections[0].heard.flatMap((one) => (one.is === "update" ? (one.hash ?? []) : []));
    expect(hashes.length).toBeGreaterThan(0);
    await Promise.all(connections.map((one) => one.close()));
  });

  test("says only what the schema lists", async () => {
    const schema = Compile(ServerMessageSchema);
    const table = await beginTable(guests);
    const connections = await followTable(guests, table);
    await playOn(connections, table, 25);
    await connections[0].ask({ do: "say", table, channel: "0-1", text: "Leave me Harrenhal." });
    await connections[0].ask({ do: "watch-lobby" });
    for (const { heard } of connections) {
      for (const message of heard) expect(schema.Check(message), JSON.stringify(message)).toBe(true);
    }
    await Promise.all(connections.map((one) => one.close()));
  });

  test("is picked up from a number after the connection was lost, with all that happened since", async () => {
    const table = await beginTable(guests);
    const [ann, ben, cleo] = await followTable(guests, table);
    await playOn([ann, ben, cleo], table, 10);
    const left = cleo.tables.get(table) as { number: number; rules: string[] };
    const seen = left.number;
    await cleo.close();
    // Ben's order comes in while Cleo is away.
    const early = sampledAnswer(ben, table, 1, 7) ?? sampledAnswer(ann, table, 0, 7);
    if (early !== undefined) await (sampledAnswer(ben, table, 1, 7) ? ben : ann).ask({ do: "decide", table, ...early });
    const again = await guests[2].connect();
    await again.ask({ do: "watch", table, number: seen });
    const whole = again.heard.find((one): one is Extract<ServerMessage, { is: "table" }> => one.is === "table");
    const stored = await server.tables.cache.fetch(table);
    expect(whole?.sight?.number).toBe(stored.facts.numbers[3]);
    expect(whole?.sight?.log.every(({ number }) => number > seen)).toBe(true);
    expect(whole?.sight?.hash).toBe(fingerprint(stored.game.toJSON(stored.game.view(stateOf(stored), 2))));
    await playOn([ann, ben, again], table, 20);
    await Promise.all([ann, ben, again].map((one) => one.close()));
  });

  test("says in every list whose turn it is, to each player about themselves, and to delayed onlookers nothing", async () => {
    const table = await beginTable(guests);
    const [ann, ...others] = await followTable(guests, table);
    const listed = async (guest: Guest, query: object): Promise<TableSummary | undefined> =>
      (await guest.must<TableSummary[]>("tables", { query })).find(({ id }) => id === table);
    expect(await listed(guests[0], { mine: true })).toMatchObject({ asked: [0, 1, 2], isYourTurn: true });
    const chosen = sampledAnswer(ann, table, 0, 3) as { ask: number; answer: string };
    await ann.ask({ do: "decide", table, ...chosen });
    expect(await listed(guests[0], { mine: true })).toMatchObject({ asked: [0, 1, 2], isYourTurn: false });
    const eve = await newGuest(server, "Eve");
    expect(await listed(eve, {})).toMatchObject({ asked: [0, 1, 2] });
    expect(await listed(eve, {})).not.toHaveProperty("isYourTurn");
    await Promise.all([ann, ...others].map((one) => one.close()));

    const slow = await beginTable(guests, { onlookers: { allowed: true, delaySeconds: 3600 } });
    const seen = (await eve.must<TableSummary[]>("tables", { query: {} })).find(({ id }) => id === slow);
    expect(seen).toBeDefined();
    expect(seen).not.toHaveProperty("asked");
  });

  test("counts a decision once, however often it is sent", async () => {
    const table = await beginTable(guests);
    const [ann, ...others] = await followTable(guests, table);
    const chosen = sampledAnswer(ann, table, 0, 3) as { ask: number; answer: string };
    const decide = { do: "decide", table, ...chosen } as const;
    const first = await ann.ask(decide, "same-key-0001");
    expect(first.is).toBe("accepted");
    expect(await ann.ask(decide, "same-key-0001")).toEqual(first);
    await playOn([ann, ...others], table, 8);
    const decisions = (await server.tables.cache.fetch(table)).row.decisions;
    // Long after the ask was closed, too.
    expect(await ann.ask(decide, "same-key-0001")).toEqual(first);
    expect((await server.tables.cache.fetch(table)).row.decisions).toBe(decisions);
    await Promise.all([ann, ...others].map((one) => one.close()));
  });

  test("refuses what is illegal, stale or not one's own by rule, and changes nothing", async () => {
    const table = await beginTable(guests);
    const [ann, ben, cleo] = await followTable(guests, table);
    const before = await server.tables.cache.fetch(table);
    const chosen = sampledAnswer(ann, table, 0, 3) as { ask: number; answer: string };
    const decide = { do: "decide", table, ...chosen } as const;
    const rulesOf = async (changes: object): Promise<string | undefined> => {
      const reply = await ann.ask({ ...decide, ...changes });
      return reply.is === "refused" ? reply.rule : undefined;
    };
    expect(await rulesOf({ ask: chosen.ask + 1 })).toBe("table.stale-ask");
    expect(await rulesOf({ answer: "raid pyke > seagard" })).toBe("kernel.other-kind");
    expect(await rulesOf({ answer: "hello" })).toBe("kernel.malformed");
    expect(await rulesOf({ table: "A".repeat(22) })).toBe("table.unknown");
    const foreign = await ben.ask(decide);
    expect(foreign.is === "refused" ? foreign.rule : "accepted").toMatch(/^throne\./);
    const eve = await (await newGuest(server, "Eve")).connect();
    expect(await eve.ask(decide)).toMatchObject({ is: "refused", rule: "table.not-seated" });
    expect((await server.tables.cache.fetch(table)).row.version).toBe(before.row.version);
    await Promise.all([ann, ben, cleo, eve].map((one) => one.close()));
  });

  test("takes secret answers of all seats at once, replaced or not, and others hear only who has answered", async () => {
    const table = await beginTable(guests);
    const connections = await followTable(guests, table);
    const quiet = connections[2].frames.length;
    const two = connections.slice(0, 2);
    await Promise.all(
      two.flatMap((connection, seat) =>
        [1, 2, 3].map(async (luck) => {
          const chosen = sampledAnswer(connection, table, seat, luck) as { ask: number; answer: string };
          const reply = await connection.ask({ do: "decide", table, ...chosen });
          expect(reply.is).toBe("accepted");
        }),
      ),
    );
    await connections[2].ask({ do: "ping" });
    // That the table has begun and who has come may still be on its way; of replaced answers there is nothing.
    const heard = connections[2].heard.slice(quiet).filter((one) => one.is !== "notice" && one.is !== "presence");
    expect(heard.map((one) => one.is)).toEqual(["answered", "answered", "accepted"]);
    expect((await server.tables.cache.fetch(table)).row.decisions).toBe(6);
    await playOn(connections, table, 20);
    await Promise.all(connections.map((one) => one.close()));
  });

  test("tells an onlooker what an onlooker may see, and delayed where the table wants it", async () => {
    const table = await beginTable(guests);
    const players = await followTable(guests, table);
    const eve = await (await newGuest(server, "Eve")).connect();
    expect((await eve.ask({ do: "watch", table })).is).toBe("accepted");
    await playOn(players, table, 15);
    await eve.ask({ do: "ping" });
    const stored = await server.tables.cache.fetch(table);
    expect(eve.tables.get(table)?.view).toEqual(stored.game.toJSON(stored.game.view(stateOf(stored), -1)));
    expect(eve.tables.get(table)?.status.seat).toBeUndefined();

    const slow = await beginTable(guests, { onlookers: { allowed: true, delaySeconds: 3600 } });
    const others = await followTable(guests, slow);
    await playOn(others, slow, 10);
    await eve.ask({ do: "watch", table: slow });
    const first = server.tables.cache.inMemory(slow);
    expect(eve.tables.get(slow)?.number).toBe(0);
    expect(first?.facts.numbers[0]).toBeGreaterThan(0);

    const closed = await beginTable(guests, { onlookers: { allowed: false, delaySeconds: 0 } });
    expect(await eve.ask({ do: "watch", table: closed })).toMatchObject({ rule: "table.no-onlookers" });
    const hidden = await beginTable(guests, { isPublic: false });
    expect(await eve.ask({ do: "watch", table: hidden })).toMatchObject({ rule: "table.private" });
    const { invite } = await guests[1].must<TableStatus>("table", { params: { table: hidden } });
    expect((await eve.ask({ do: "watch", table: hidden, invite: invite as string })).is).toBe("accepted");
    await Promise.all([...players, ...others, eve].map((one) => one.close()));
  });
});

describe("what no database could keep", () => {
  const refusal = { is: "refused", rule: "server.malformed" };

  test("is refused in every message that would be stored, under its key", async () => {
    const table = await beginTable(guests);
    const [ann, ...others] = await followTable(guests, table);
    const { ask } = sampledAnswer(ann, table, 0, 3) as { ask: number };
    for (const text of ["a\0b", "half a wolf \ud83d"]) {
      expect(await ann.ask({ do: "draft", table, ask, answer: text }, "draft-unkept")).toMatchObject(refusal);
      expect(await ann.ask({ do: "decide", table, ask, answer: text })).toMatchObject(refusal);
      expect(await ann.ask({ do: "say", table, channel: "table", text })).toMatchObject(refusal);
      const note = await guests[0].call("writeNote", { params: { table }, body: { text } });
      expect(note.rule).toBe("server.malformed");
    }
    expect(server.complaints).toEqual([]);
    await Promise.all([ann, ...others].map((one) => one.close()));
  });

  test.each([
    ["no message", "message"],
    ["[]", "message/do"],
    ['{"do":"dance"}', "message/do"],
    ['{"do":"toString"}', "message/do"],
    ['{"do":"ping"}', "message/key"],
    ['{"do":"ping","key":"short"}', "message/key"],
    ['{"do":"watch","key":"long-enough","table":7}', "message/table"],
  ])("%s is refused with where it is wrong", async (text, where) => {
    const ann = await guests[0].connect();
    const refused = ann.next((one) => one.is === "refused");
    ann.socket.send(text);
    const sentence = `This request cannot be read: something is wrong at “${where}”.`;
    expect(await refused).toMatchObject({ rule: "server.malformed", params: { where }, sentence });
    await ann.close();
  });

  test("is refused in requests too, also where it lies thousands of levels deep", async () => {
    const deep = `${"[".repeat(8000)}${"]".repeat(8000)}`;
    for (const changes of [{ options: { deep: 0 } }, { practice: { position: { deep: 0 } } }]) {
      // Written by hand: too deep for JSON.stringify as well.
      const body = JSON.stringify(throneTable(changes)).replace('"deep":0', `"deep":${deep}`);
      const headers = { cookie: guests[0].cookie, origin: server.address, "content-type": "application/json" };
      const answer = await fetch(`${server.address}/api/tables`, { method: "POST", headers, body });
      expect([answer.status, ((await answer.json()) as { rule: string }).rule]).toEqual([400, "server.malformed"]);
    }
    expect(server.complaints).toEqual([]);
  });
});

describe("the sessions of the socket", () => {
  test("is closed to strangers and to pages of other sites", async () => {
    const [ann] = guests;
    await expect(ann.connect({ cookie: "" })).rejects.toThrow("401");
    await expect(ann.connect({ cookie: `${ann.cookie}x` })).rejects.toThrow("401");
    await expect(ann.connect({ origin: "https://elsewhere.example" })).rejects.toThrow("403");
  });

  test("shows out whoever signs out", async () => {
    const dora = await newGuest(server, "Dora");
    const connection = await dora.connect();
    const bye = connection.next((one) => one.is === "bye");
    await dora.must("logOutEverywhere");
    expect(await bye).toMatchObject({ rule: "people.not-signed-in" });
  });

  test("shows out a program whose token ended because its owner signed out everywhere", async () => {
    const dora = await newGuest(server, "Dora");
    const { secret } = await dora.must<{ secret: string }>("createToken", { body: { label: "bot" } });
    const connection = await TestConnection.open(server.address, { authorization: `Bearer ${secret}` });
    const bye = connection.next((one) => one.is === "bye");
    await dora.must("logOutEverywhere");
    expect(await bye).toMatchObject({ rule: "people.not-signed-in" });
  });
});
