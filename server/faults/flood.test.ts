import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Chance, chanceFrom, hashOf } from "@weirwood/kernel";
import { ServerMessage } from "@weirwood/protocol";
import Database from "libsql";
import { Compile } from "typebox/compile";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import WebSocket from "ws";
import { turnedClock } from "../app/clock.ts";
import { databaseIn } from "../store/folder.ts";
import { testSeed } from "../testing/chance.ts";
import { type Known, nextFrames, nextNonsense, nextRequest } from "../testing/nonsense.ts";
import { type Memory, type ServerProcess, startServerProcess } from "../testing/server-process.ts";
import {
  beginTable,
  followTable,
  type Guest,
  newGuest,
  openTestServer,
  sampledAnswer,
  type TestConnection,
} from "../testing/test-server.ts";
import { until } from "../testing/until.ts";

const schema = Compile(ServerMessage);

const METRICS_TOKEN = "for-the-maester-only";

let folder: string;
let server: ServerProcess;
let guests: Guest[];
let eve: Guest;
let connections: TestConnection[];
let known: Known;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "weirwood-flood-"));
  server = await startServerProcess({ environment: { WEIRWOOD_DATA: folder, METRICS_TOKEN }, rateScale: 1_000_000 });
  guests = await Promise.all(["Ann", "Ben", "Cleo"].map((name) => newGuest(server, name)));
  eve = await newGuest(server, "Eve");
  const table = await beginTable(guests);
  connections = await followTable(guests, table);
  const replays: string[] = [];
  for (const [seat, connection] of connections.slice(0, 2).entries()) {
    const chosen = sampledAnswer(connection, table, seat, testSeed) as { ask: number; answer: string };
    const sent = { do: "decide", table, ...chosen } as const;
    expect((await connection.ask(sent, `replayed-${seat}`)).is).toBe("accepted");
    replays.push(JSON.stringify({ ...sent, key: `replayed-${seat}` }));
  }
  const ask = connections[0].tables.get(table)?.asks[0].id as number;
  known = { table, replays, ask };
});

afterAll(async () => {
  await server?.kill();
  await rm(folder, { recursive: true, force: true });
});

/** Everything that a client could have changed. */
function everything(): string {
  const database = new Database(databaseIn(folder), { readonly: true });
  try {
    const tables = ["tables", "decisions", "drafts", "messages", "people", "sitters", "results", "notes"];
    return hashOf(tables.map((name) => database.prepare(`select * from ${name}`).all()) as never);
  } finally {
    database.close();
  }
}

/** One connection that says a hundred things that nobody should say, and listens to what it is told. */
async function floodOnce(guest: Guest, chance: Chance): Promise<number> {
  const headers = { cookie: guest.cookie, origin: server.address };
  const socket = new WebSocket(`${server.address.replace("http", "ws")}/live`, { headers, perMessageDeflate: false });
  socket.on("error", () => undefined);
  const closed = new Promise<number>((resolve) => socket.once("close", resolve));
  await once(socket, "open");
  let answers = 0;
  socket.on("message", (text) => {
    const message = JSON.parse(String(text)) as ServerMessage;
    if (!schema.Check(message)) throw new Error(`not a message of the protocol: ${text}`);
    const isHarmless = message.is !== "update" && message.is !== "message";
    if (!isHarmless) throw new Error(`something happened: ${text}`);
    if (message.is === "accepted" || message.is === "refused") answers++;
    if (answers === 100) socket.close();
  });
  for (let sent = 0; sent < 100; sent++) {
    const nonsense = nextNonsense(chance, known);
    // The protocol knows text only.
    socket.send(nonsense, { binary: typeof nonsense !== "string" });
  }
  // Answered everything; or shown out for saying too much nonsense, or something too large. A client that is still
  // talking then may find the line cut before it has read the last word.
  expect([1005, 1006, 1007, 1008, 1009]).toContain(await closed);
  return 100;
}

function over(socket: Socket): Promise<void> {
  return new Promise((resolve) => (socket.closed ? resolve() : socket.once("close", () => resolve())));
}

/** What comes back over a plain connection until it is closed. */
async function overTcp(bytes: readonly (string | Buffer)[]): Promise<string> {
  const socket = connect(Number(new URL(server.address).port), "127.0.0.1");
  socket.on("error", () => undefined);
  let heard = "";
  socket.on("data", (chunk) => {
    heard += chunk.toString("latin1");
  });
  for (const one of bytes) socket.write(one);
  // A request that promises more than it brings would be waited for.
  socket.end();
  await over(socket);
  return heard;
}

async function floodOverTcp(chance: Chance): Promise<number> {
  const requests = Array.from({ length: 25 }, () => nextRequest(chance));
  // The last asks to be closed, so that nobody waits for a connection that all have survived.
  const heard = await overTcp([...requests, "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"]);
  expect(heard).not.toContain("HTTP/1.1 500");
  return requests.length;
}

async function floodWithFrames(chance: Chance): Promise<number> {
  const handshake = [
    "GET /live HTTP/1.1",
    "Host: localhost",
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    `Cookie: ${eve.cookie}`,
    "Origin: http://localhost",
  ].join("\r\n");
  const socket = connect(Number(new URL(server.address).port), "127.0.0.1");
  socket.on("error", () => undefined);
  socket.resume();
  socket.write(`${handshake}\r\n\r\n`);
  for (let frame = 0; frame < 5; frame++) socket.write(nextFrames(chance));
  // Some of it is only half a frame, for which a server may well wait.
  socket.end();
  await over(socket);
  return 5;
}

/** So many at a time, until so many are done. */
async function inParallel(hands: number, wanted: number, work: () => Promise<number>): Promise<number> {
  let done = 0;
  const keepWorking = async (): Promise<void> => {
    while (done < wanted) {
      const more = await work();
      done += more;
    }
  };
  await Promise.all(Array.from({ length: hands }, keepWorking));
  return done;
}

async function gauge(name: string): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(`${server.address}/metrics`, { headers })).text();
  return Number(new RegExp(`^${name} (\\d+)`, "m").exec(text)?.[1]);
}

const ALLOWANCE = 24 * 1024 * 1024;

describe("a flood of nonsense", () => {
  test("of 100,000 messages breaks nothing, changes nothing, and is forgotten", async () => {
    const chance = chanceFrom(testSeed);
    const flood = async (share: number): Promise<number> => {
      const said = await inParallel(8, 88_000 * share, () =>
        floodOnce(chance.below(3) === 0 ? guests[0] : eve, chance),
      );
      const asked = await inParallel(8, 11_500 * share, () => floodOverTcp(chance));
      const framed = await inParallel(8, 500 * share, () => floodWithFrames(chance));
      return said + asked + framed;
    };
    const before = everything();
    // What is made once, such as compiled code and caches, is made by the first tenth.
    const first = await flood(0.1);
    await until("the sockets are gone", async () => (await gauge("weirwood_sockets")) === 3);
    const early = await server.ask<Memory>({ what: "memory" });
    const total = first + (await flood(0.9));
    expect(total).toBeGreaterThanOrEqual(100_000);
    await until("the sockets are gone", async () => (await gauge("weirwood_sockets")) === 3);
    const late = await server.ask<Memory>({ what: "memory" });
    expect(late.heapUsed + late.external, `seed ${testSeed}`).toBeLessThan(early.heapUsed + early.external + ALLOWANCE);
    expect(everything(), `seed ${testSeed}`).toBe(before);
    expect(server.complaints).toEqual([]);
    expect(server.isOver()).toBe(false);
    // Those who sit at the table noticed nothing, and play on.
    const [, , cleo] = connections;
    const chosen = sampledAnswer(cleo, known.table, 2, 1) as { ask: number; answer: string };
    expect((await cleo.ask({ do: "decide", table: known.table, ...chosen })).is).toBe("accepted");
  });
});

describe("clients that keep the server waiting", () => {
  test("over HTTP are dropped: half a head, half a body, nothing at all, a socket that was refused", async () => {
    // So short that honest clients on a busy machine would be dropped too: a server for this test alone.
    const limits = { headersWithin: 700, requestWithin: 1000, silence: 3000, idle: 1000 };
    const hasty = await openTestServer({ settings: { rateScale: 1_000_000, limits } });
    const upgrade = "Host: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n";
    const handshake = `${upgrade}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;
    const head = "POST /api/guests HTTP/1.1\r\nHost: localhost\r\n";
    const slow = [
      "",
      "POST",
      head,
      `GET /live HTTP/1.1\r\n${handshake}`,
      `GET /api/games HTTP/1.1\r\n${handshake}`,
      `GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\nGET /live HTTP/1.1\r\n${handshake}`,
      `GET /% HTTP/1.1\r\n${handshake}`,
      `GET /${"x".repeat(3000)} HTTP/1.1\r\n${handshake}`,
      `${head}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name":`,
      `${head}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"na`,
    ];
    const sockets = slow.flatMap((text) => Array.from({ length: 5 }, () => drip(hasty.address, text)));
    await Promise.all(sockets.map(over));
    expect((await hasty.http.inject("/healthz")).statusCode).toBe(200);
    await hasty.end();
  });

  /** Sends a little now and then, so that it is never quite silent. */
  function drip(address: string, text: string): Socket {
    const socket = connect(Number(new URL(address).port), "127.0.0.1");
    socket.on("error", () => undefined);
    socket.resume();
    socket.write(text);
    const more = text === "" ? undefined : setInterval(() => socket.write("a"), 200);
    socket.once("close", () => clearInterval(more));
    return socket;
  }

  test("over a socket are dropped when they read nothing and much waits for them", async () => {
    const before = await gauge("weirwood_sockets");
    const greedy = await eve.connect();
    const underneath = (greedy.socket as unknown as { _socket: Socket })._socket;
    underneath.pause();
    let sent = 0;
    await until("the greedy one was dropped", async () => {
      for (let i = 0; i < 50 && underneath.writable; i++)
        greedy.socket.send(JSON.stringify({ do: "watch", key: `greedy-${++sent}`, table: known.table }));
      return sent > 50 && (await gauge("weirwood_sockets")) === before;
    });
    greedy.socket.terminate();
  });

  test("over a socket are dropped when they no longer answer whether they live; others stay", async () => {
    const clock = turnedClock(Date.parse("2026-11-15T12:00:00Z"));
    const quiet = await openTestServer({ clock });
    const guest = await newGuest(quiet, "Ann");
    const [alive, dead] = [await guest.connect(), await guest.connect()];
    // As if its cable had been pulled.
    (dead.socket as unknown as { _socket: Socket })._socket.pause();
    const asked = () => once(alive.socket, "ping");
    for (let beat = 0; beat < 2; beat++) {
      const ping = asked();
      clock.turnBy(30_000);
      await ping;
      await alive.ask({ do: "ping" });
    }
    const gone = new Promise((resolve) => dead.socket.once("close", resolve));
    clock.turnBy(30_000);
    (dead.socket as unknown as { _socket: Socket })._socket.resume();
    await gone;
    expect((await alive.ask({ do: "ping" })).is).toBe("accepted");
    await alive.close();
    await quiet.end();
  });
});
