import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely } from "kysely";
import Database from "libsql";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { NotKept, type Store } from "../ports/store.ts";
import { startChild } from "../testing/children.ts";
import { noteRow } from "../testing/rows.ts";
import { backup } from "./backup.ts";
import { databaseIn } from "./folder.ts";
import { olderSchemaSuite } from "./older-schema.suite.ts";
import { openStore } from "./open-store.ts";
import { TransactionalSqliteDialect } from "./sqlite-connection.ts";
import { storeSuite } from "./store.suite.ts";

const PAGE = 4096;
const root = mkdtempSync(join(tmpdir(), "weirwood-store-"));
let folders = 0;
const newFolder = (): string => join(root, `data ${++folders}`);
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("the store on SQLite", () => {
  storeSuite(async () => ({ folder: newFolder() }));
});

describe("an older schema on SQLite", () => {
  olderSchemaSuite(async () => {
    const database = new Database(":memory:");
    return new Kysely({ dialect: new TransactionalSqliteDialect({ database }) });
  });
});

describe("the embedded store", () => {
  let store: Store | undefined;
  afterEach(async () => {
    await store?.close();
    store = undefined;
  });

  const note = (into: Store, number: number) =>
    into.write((rows) => rows.insertInto("notes").values(noteRow(number, "")).execute());

  test("asks the disk once for all that came together", async () => {
    const folder = newFolder();
    store = await openStore({ folder });
    await note(store, 0);
    const before = commitsIn(folder);
    await Promise.all(Array.from({ length: 100 }, (_, number) => note(store as Store, number + 1)));
    expect(commitsIn(folder) - before).toBe(1);
  });

  test("keeps its folder from another server, in this process or another, until it is closed or killed", async () => {
    const folder = newFolder();
    store = await openStore({ folder });
    await expect(openStore({ folder })).rejects.toThrow(`Another server is running on the data folder ${folder}.`);
    await store.close();
    const child = startChild(new URL("../testing/keep-writing.ts", import.meta.url), JSON.stringify({ folder }), "0");
    await child.nextLine();
    await expect(openStore({ folder })).rejects.toThrow("Another server is running");
    await child.kill();
    store = await openStore({ folder });
    await store.probe();
  });

  test("says in one line that a folder cannot be used", async () => {
    const file = newFolder();
    writeFileSync(file, "not a folder");
    await expect(openStore({ folder: join(file, "data") })).rejects.toThrow(
      /^The data folder .+ cannot be used: .+\.$/,
    );
  });

  test("is not readable by others on the machine", async () => {
    const folder = newFolder();
    store = await openStore({ folder });
    for (const path of [folder, databaseIn(folder)]) expect(statSync(path).mode & 0o077).toBe(0);
  });

  test("notices at the start that a page in the middle of it is gone", async () => {
    const folder = newFolder();
    store = await openStore({ folder });
    const text = "a long story ".repeat(50);
    await store.write(async (rows) => {
      for (let number = 0; number < 200; number++) {
        await rows.insertInto("notes").values(noteRow(number, text)).execute();
      }
    });
    await store.close();
    const file = join(root, `copy ${folders}`);
    backup({ folder }, file);
    const bytes = readFileSync(file);
    const middle = Math.floor(bytes.length / PAGE / 2) * PAGE;
    const spoiled = newFolder();
    mkdirSync(spoiled);
    writeFileSync(databaseIn(spoiled), bytes.fill(0, middle, middle + PAGE));
    await expect(openStore({ folder: spoiled })).rejects.toMatchObject({ name: "DamagedDatabase", is: "damaged" });
    // Whoever moves it away, as they are told to, begins anew.
    rmSync(databaseIn(spoiled));
    store = await openStore({ folder: spoiled });
    expect(await store.read.selectFrom("notes").select("person").execute()).toEqual([]);
  });

  test("does not take a file that lost all its bytes for a server that was never opened", async () => {
    const folder = newFolder();
    mkdirSync(folder);
    writeFileSync(databaseIn(folder), "");
    await expect(openStore({ folder })).rejects.toMatchObject({ name: "DamagedDatabase", is: "empty" });
  });

  test("makes a new database again that a killed server had only begun", async () => {
    const folder = newFolder();
    mkdirSync(folder);
    writeFileSync(`${databaseIn(folder)}.unfinished`, "");
    store = await openStore({ folder });
    await store.probe();
    expect(readdirSync(folder).filter((name) => name.includes("unfinished"))).toEqual([]);
  });

  test("says no on a full disk, keeps nothing by halves, and goes on when there is room", async () => {
    const folder = newFolder();
    const child = startChild(new URL("../testing/fill-disk.ts", import.meta.url), folder);
    const report = JSON.parse(await child.nextLine());
    await child.kill();
    expect(report.otherwise).toEqual([]);
    expect(report.lost.length).toBeGreaterThan(0);
    expect(report.keptWhenFull).toBeGreaterThan(0);
    expect(report.stillReads).toBe(report.keptWhenFull);
    expect(report.probe).toBe("NotKept");
    expect(report.kept.length).toBe(report.keptWhenFull + 10);
    store = await openStore({ folder });
    const rows = await store.read.selectFrom("notes").select("person").execute();
    expect(rows.map(({ person }) => person).sort()).toEqual(report.kept.map((one: number) => `person ${one}`).sort());
  });

  test("gives up a work that waits for something else, and lets the others go on", async () => {
    store = await openStore({ folder: newFolder() });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const never = store.write(async (rows) => {
        await rows.insertInto("notes").values(noteRow(1, "")).execute();
        await new Promise(() => {});
      });
      const next = note(store, 2);
      never.catch(() => {});
      // The first turns of the event loop bring the work to where it waits.
      for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate);
      vi.advanceTimersByTime(60_000);
      await expect(never).rejects.toThrow("did not end within");
      await next;
    } finally {
      vi.useRealTimers();
    }
    const rows = await store.read.selectFrom("notes").select("person").execute();
    expect(rows).toEqual([{ person: "person 2" }]);
  });

  test("a refusal that rests on what was not kept is no refusal", async () => {
    // A neighbour in the same commit wrote what made this one refuse; when the commit fails, both hear that.
    const folder = newFolder();
    store = await openStore({ folder });
    const refused = new Error("taken");
    const filling = store.write(async (rows) => {
      await rows.insertInto("notes").values(noteRow(1, "")).execute();
    });
    const refusing = store.write(async (rows) => {
      const found = await rows.selectFrom("notes").select("person").execute();
      if (found.length > 0) throw refused;
    });
    const breaking = store.write(async (rows) => {
      // What SQLite does by itself on a full disk.
      const { sql } = await import("kysely");
      await sql`rollback`.execute(rows);
      throw new Error("full");
    });
    for (const write of [filling, refusing, breaking]) await expect(write).rejects.toThrow(NotKept);
    await note(store, 2);
    expect(await store.read.selectFrom("notes").select("person").execute()).toEqual([{ person: "person 2" }]);
  });
});

/** How many transactions the write-ahead log holds: frames that say how large the database is after them end one. */
function commitsIn(folder: string): number {
  const log = readFileSync(`${databaseIn(folder)}-wal`);
  const pageSize = log.readUInt32BE(8);
  const salt = log.subarray(16, 24);
  let commits = 0;
  for (let frame = 32; frame + 24 + pageSize <= log.length; frame += 24 + pageSize) {
    if (!log.subarray(frame + 8, frame + 16).equals(salt)) break;
    if (log.readUInt32BE(frame + 4) > 0) commits++;
  }
  return commits;
}
