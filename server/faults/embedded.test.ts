import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hashOf } from "@weirwood/kernel";
import Database from "libsql";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { databaseIn } from "../store/folder.ts";
import type { TableFacts } from "../tables/facts.ts";
import { closeAndBalance } from "../testing/closing.ts";
import { PlayerGroup, readerIn } from "../testing/player-group.ts";
import { type ServerProcess, type ServerProcessOptions, startServerProcess } from "../testing/server-process.ts";
import { beginTable, followTable, newGuest } from "../testing/test-server.ts";
import { until } from "../testing/until.ts";

const HOUR = 3_600_000;

let folder: string;
let server: ServerProcess;

const open = (orders: Omit<ServerProcessOptions, "environment"> = {}): Promise<ServerProcess> =>
  startServerProcess({ environment: { WEIRWOOD_DATA: folder }, ...orders });
const addresses = (): string[] => (server.isOver() ? [] : [server.address]);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "weirwood-faults-"));
});

afterEach(async () => {
  await server.kill();
  await rm(folder, { recursive: true, force: true });
});

/** Everything that the store holds of tables and decisions. */
function everything(): string {
  const database = new Database(databaseIn(folder), { readonly: true });
  try {
    const rows = ["select * from tables order by id", "select * from decisions order by table_id, number"];
    return hashOf(rows.map((query) => database.prepare(query).all()) as never);
  } finally {
    database.close();
  }
}

async function factsOf(table: string): Promise<TableFacts> {
  return JSON.parse((await readerIn(folder)(table)).facts) as TableFacts;
}

describe("a full disk", () => {
  /** How much the server may write to one file. */
  const allow = (bytes: number | "unlimited"): void => {
    execFileSync("prlimit", ["--pid", String(server.pid), `--fsize=${bytes}:unlimited`]);
  };

  test("refuses decisions, changes nothing and tells nobody; with room again play goes on", async () => {
    server = await open();
    const group = await PlayerGroup.gather({ addresses, tables: 2, people: 3, bots: 1, seed: 6 });
    // Where no bot plays somebody always tries to answer, however long the disk is full.
    await group.sit({ addresses, tables: 1, people: 3, bots: 0, seed: 5 });
    const guest = await newGuest(server, "Eve");
    await group.playOn(30);
    allow(1);
    const refusals = (): number => group.players.reduce((sum, { busy }) => sum + busy, 0);
    await until("refusals", () => refusals() >= 5);
    const [before, told] = [everything(), group.players.map(({ number }) => number)];
    const further = refusals() + 10;
    await until("more refusals", () => refusals() >= further);
    expect((await guest.call("createTable", { body: wish })).rule).toBe("server.busy");
    expect((await fetch(`${server.address}/readyz`)).status).toBe(503);
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    expect(everything()).toBe(before);
    expect(group.players.map(({ number }) => number)).toEqual(told);
    allow("unlimited");
    await group.playOn(30);
    // And killed while it is full: the next one has room.
    allow(1);
    await until("refusals again", () => refusals() >= further + 5);
    await server.kill();
    server = await open();
    await group.playOn(30);
    await closeAndBalance(group, server, folder);
  });

  const wish = {
    game: "throne",
    title: "No room",
    options: { players: 3 },
    isPublic: true,
    clock: { kind: "none" },
    seats: [{ sitter: "me" }, {}, {}],
    onlookers: { allowed: true, delaySeconds: 0 },
  };
});

describe("the machine's clock", () => {
  const live = { kind: "live", bankSeconds: 7200, incrementSeconds: 0, incrementEach: "round" } as const;
  const slow = { kind: "slow", hours: 24 } as const;
  const heartbeat = (): unknown => {
    const database = new Database(databaseIn(folder), { readonly: true });
    try {
      return database.prepare("select value from server_values where name = 'alive-at'").get();
    } finally {
      database.close();
    }
  };
  /** The server has looked at everything that is due: it does so before each beat of its heart. */
  const round = async (): Promise<void> => {
    const before = JSON.stringify(heartbeat());
    await until("the next round", () => JSON.stringify(heartbeat()) !== before);
  };

  test("may be set forward and back while the server is open: nobody's time runs out, and play goes on", async () => {
    server = await open();
    const group = await PlayerGroup.gather({
      addresses,
      tables: 2,
      people: 3,
      bots: 1,
      seed: 7,
      changes: { clock: live },
    });
    await group.playOn(10);
    await Promise.all(group.players.map((player) => player.rest()));
    await server.ask({ what: "set-clock", ahead: 48 * HOUR });
    await round();
    await group.playOn(10);
    await server.ask({ what: "set-clock", ahead: -48 * HOUR });
    await group.playOn(10);
    for (const table of group.tables.keys()) {
      const { seats, time } = await factsOf(table);
      expect(seats.map(({ regent }) => regent)).toEqual([undefined, undefined, undefined, undefined]);
      for (const { left } of time.seats.slice(0, 3)) expect(left).toBeGreaterThan(HOUR);
    }
    await closeAndBalance(group, server, folder);
  });

  test("of a server that was closed for hours: that time is nobody's", async () => {
    server = await open();
    const guests = await Promise.all(["Ann", "Ben", "Cleo"].map((name) => newGuest(server, name)));
    const tables = [await beginTable(guests, { clock: live }), await beginTable(guests, { clock: slow })];
    await round();
    const before = await Promise.all(tables.map(factsOf));
    await server.kill();
    server = await open({ clockAhead: 100 * HOUR });
    await round();
    const [quick, long] = await Promise.all(tables.map(factsOf));
    for (const [seat, { since }] of before[0].time.seats.entries()) {
      const moved = (quick.time.seats[seat].since as number) - (since as number);
      expect(Math.abs(moved - 100 * HOUR)).toBeLessThan(HOUR / 2);
    }
    for (const [seat, { deadline }] of before[1].time.seats.entries()) {
      const moved = (long.time.seats[seat].deadline as number) - (deadline as number);
      expect(Math.abs(moved - 100 * HOUR)).toBeLessThan(HOUR / 2);
    }
    for (const { seats } of [quick, long]) expect(seats.some(({ regent }) => regent !== undefined)).toBe(false);
  });

  test("set back while the server was closed: bots do not wait until it has caught up, and nobody gains time", async () => {
    const script = new URL("../testing/silent-bots.mjs", import.meta.url).href;
    server = await open({ clockAhead: 100 * HOUR, botPool: { script, longest: HOUR } });
    const group = await PlayerGroup.gather({
      addresses,
      tables: 2,
      people: 2,
      bots: 1,
      seed: 8,
      changes: { clock: live },
    });
    const [untimed] = (await PlayerGroup.gather({ addresses, tables: 1, people: 2, bots: 1, seed: 9 })).tables.values();
    group.tables.set("untimed", untimed);
    group.play();
    // Everybody has given orders but the bots.
    await until("everybody waits for a bot", () => group.acknowledged === 6);
    await round();
    await server.kill();
    server = await open();
    await group.playOn(20);
    for (const table of [...group.tables.keys()].filter((key) => key !== "untimed")) {
      const { time } = await factsOf(table);
      for (const { left, since } of time.seats.slice(0, 2)) {
        expect(left).toBeLessThanOrEqual(2 * HOUR);
        expect(since ?? 0).toBeLessThan(Date.now() + HOUR);
      }
    }
    group.tables.delete("untimed");
    await Promise.all(untimed.map((player) => player.leave()));
    await closeAndBalance(group, server, folder);
  });
});

describe("asked to end (SIGTERM) under play", () => {
  test("says goodbye to everybody, has kept what it acknowledged, and ends with 0 although a client does not listen", async () => {
    server = await open();
    const group = await PlayerGroup.gather({ addresses, tables: 3, people: 3, bots: 1, seed: 11 });
    const [table] = group.tables.keys();
    const [rude] = await followTable([await newGuest(server, "Rude")], table);
    await group.playOn(30);
    // Takes nothing from the network any more, not even the goodbye.
    (rude.socket as unknown as { _socket: { pause(): void } })._socket.pause();
    const slow = connect(Number(new URL(server.address).port), "127.0.0.1");
    slow.on("error", () => undefined);
    slow.write("POST /api/guests HTTP/1.1\r\nHost: x\r\n");
    expect(await server.end()).toBe(0);
    expect(group.players.every(({ farewells }) => farewells === 1)).toBe(true);
    server = await open();
    await group.playOn(10);
    await closeAndBalance(group, server, folder);
  });
});
