import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { turnedClock } from "../app/clock.ts";
import { NotKept, type Store } from "../ports/store.ts";
import { startChild } from "../testing/children.ts";
import { messageRow, noteRow, tableRow } from "../testing/rows.ts";
import { backup, restore } from "./backup.ts";
import { databaseIn } from "./folder.ts";
import { openStore } from "./open-store.ts";

const original = Database.prototype.prepare as (this: object, sql: string) => unknown;
const root = mkdtempSync(join(tmpdir(), "weirwood-backup-"));
let names = 0;
const newPath = (): string => join(root, `place ${++names}`);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const stores: Store[] = [];
afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()));
});

const clock = turnedClock(0);
async function pass(milliseconds: number): Promise<void> {
  clock.turnBy(milliseconds);
  await new Promise(setImmediate);
}

async function open(folder: string): Promise<Store> {
  const store = await openStore({ folder }, { clock });
  stores.push(store);
  return store;
}

const note = (store: Store, number: number, text = "") =>
  store.write((rows) => rows.insertInto("notes").values(noteRow(number, text)).execute());
const notes = async (store: Store): Promise<string[]> =>
  (await store.read.selectFrom("notes").select("person").orderBy("person").execute()).map(({ person }) => person);

describe("a backup", () => {
  test("of a running server brings everything back into another folder", async () => {
    const [folder, other, file] = [newPath(), newPath(), newPath()];
    const store = await open(folder);
    await note(store, 1, "❄");
    await store.write((rows) => rows.insertInto("tables").values(tableRow("one")).execute());
    backup({ folder }, file);
    await note(store, 2);
    await restore({ folder: other }, file);
    const restored = await open(other);
    expect(await restored.read.selectFrom("notes").selectAll().execute()).toEqual([noteRow(1, "❄")]);
    expect(await restored.read.selectFrom("tables").selectAll().execute()).toEqual([tableRow("one")]);
    expect(await notes(store)).toEqual(["person 1", "person 2"]);
  });

  test("is whole at any moment of writing", async () => {
    const [folder, file] = [newPath(), newPath()];
    const prepared = await open(folder);
    await prepared.write((rows) =>
      rows.insertInto("tables").values(["one", "two", "three", "four"].map(tableRow)).execute(),
    );
    await prepared.close();
    const child = startChild(new URL("../testing/keep-writing.ts", import.meta.url), JSON.stringify({ folder }), "0");
    for (let time = 0; time < 3; time++) {
      for (let line = 0; line < 50; line++) await child.nextLine();
      backup({ folder }, file);
      const other = newPath();
      await restore({ folder: other }, file);
      const store = await open(other);
      const decisions = await store.read.selectFrom("decisions").select("table_id").execute();
      expect(decisions.length).toBeGreaterThanOrEqual(50 * (time + 1));
      for (const { id, decisions: count } of await store.read.selectFrom("tables").selectAll().execute())
        expect(decisions.filter(({ table_id }) => table_id === id)).toHaveLength(count);
    }
    await child.kill();
  });

  test("replaces an older one in one step, is nobody else's to read, and leaves nothing else behind", async () => {
    const folder = newPath();
    const cache = mkdtempSync(join(root, "cache-"));
    const file = join(cache, "it's a backup");
    const store = await open(folder);
    backup({ folder }, file);
    await note(store, 1);
    backup({ folder }, file);
    expect(readdirSync(cache)).toEqual(["it's a backup"]);
    expect(statSync(file).mode & 0o077).toBe(0);
    const other = newPath();
    await restore({ folder: other }, file);
    expect(await notes(await open(other))).toEqual(["person 1"]);
  });

  test("is nobody else's to read while it is written, and neither is the copy that a restore works on", async () => {
    const [folder, other, file] = [newPath(), newPath(), newPath()];
    await open(folder);
    backup({ folder }, file);
    chmodSync(file, 0o644);
    mkdirSync(other);
    const modes: { [of: string]: number } = {};
    const note = (path: string): void => {
      modes[path.split(".").at(-1) as string] = statSync(path).mode & 0o077;
    };
    const prepare = vi.spyOn(Database.prototype, "prepare").mockImplementation(function (this: object, sql) {
      const statement = original.call(this, sql) as { run(values: string[]): void };
      const { run } = statement;
      statement.run = (values) => {
        // What exists when SQLite begins to write keeps its mode, and lends it to the journal.
        if (/^(vacuum into|attach)/.test(sql)) note(values[0]);
        return run.call(statement, values);
      };
      return statement as never;
    });
    try {
      backup({ folder }, newPath());
      await restore({ folder: other }, file);
    } finally {
      prepare.mockRestore();
    }
    expect(modes).toEqual({ unfinished: 0, restoring: 0 });
  });

  test("of nothing is refused, and makes nothing", () => {
    const [folder, file] = [newPath(), newPath()];
    expect(() => backup({ folder }, file)).toThrow("There is nothing to back up");
    expect([existsSync(folder), existsSync(file)]).toEqual([false, false]);
  });

  test("that cannot be written leaves nothing behind", async () => {
    const folder = newPath();
    await open(folder);
    expect(() => backup({ folder }, join(newPath(), "no such folder", "file"))).toThrow();
  });

  test("of PostgreSQL is made with its own tools", async () => {
    const where = { url: "postgres://weirwood:secret@localhost/weirwood" };
    expect(() => backup(where, newPath())).toThrow(/pg_dump/);
    await expect(restore(where, newPath())).rejects.toThrow(/pg_restore/);
  });
});

describe("a restore under a running server", () => {
  test("replaces every row, and numbers go on as they did at the backup", async () => {
    const [folder, file] = [newPath(), newPath()];
    const store = await open(folder);
    const send = (key: string) =>
      store.write((rows) => rows.insertInto("messages").values(messageRow(key)).returning("id").executeTakeFirst());
    await note(store, 1);
    await send("a");
    backup({ folder }, file);
    await note(store, 2);
    await send("b");
    await restore({ folder }, file);
    expect(await notes(store)).toEqual(["person 1"]);
    await pass(2000);
    expect((await send("c"))?.id).toBe(2);
  });

  test("is noticed within seconds, once, and by everybody who keeps something in memory", async () => {
    const [folder, file] = [newPath(), newPath()];
    const store = await open(folder);
    const forget = vi.fn();
    store.onReplaced(() => {
      throw new Error("one that fails");
    });
    store.onReplaced(forget);
    backup({ folder }, file);
    await note(store, 1);
    await pass(2000);
    expect(forget).not.toHaveBeenCalled();
    await restore({ folder }, file);
    await pass(2000);
    expect(forget).toHaveBeenCalledTimes(1);
    await note(store, 2);
    await pass(40 * 86_400_000);
    await note(store, 3);
    expect(forget).toHaveBeenCalledTimes(1);
    // The same backup again is another restore.
    await restore({ folder }, file);
    await pass(2000);
    expect(forget).toHaveBeenCalledTimes(2);
  });

  test("lets no write through that was thought out before it", async () => {
    const [folder, file] = [newPath(), newPath()];
    const store = await open(folder);
    backup({ folder }, file);
    const forget = vi.fn();
    store.onReplaced(forget);
    await restore({ folder }, file);
    const early = [note(store, 1), note(store, 2)];
    for (const write of early) await expect(write).rejects.toThrow(NotKept);
    expect(forget).toHaveBeenCalledTimes(1);
    await note(store, 3);
    expect(await notes(store)).toEqual(["person 3"]);
  });

  test("makes whoever read a table before it lose the race, also once it has been noticed", async () => {
    const [folder, file] = [newPath(), newPath()];
    const store = await open(folder);
    const claim = async (version: number): Promise<bigint> => {
      const change = store.write((rows) =>
        rows
          .updateTable("tables")
          .set({ version: version + 1 })
          .where("version", "=", version)
          .executeTakeFirstOrThrow(),
      );
      return (await change).numUpdatedRows;
    };
    await store.write((rows) =>
      rows
        .insertInto("tables")
        .values({ ...tableRow("one"), version: 5 })
        .execute(),
    );
    backup({ folder }, file);
    for (const playedOn of [0, 3]) {
      const { version } = await store.read.selectFrom("tables").select("version").executeTakeFirstOrThrow();
      for (let played = 0; played < playedOn; played++) expect(await claim(version + played)).toBe(1n);
      await restore({ folder }, file);
      await pass(2000);
      for (const old of [5, version, version + playedOn]) expect(await claim(old)).toBe(0n);
    }
    const { version } = await store.read.selectFrom("tables").select("version").executeTakeFirstOrThrow();
    expect(await claim(version)).toBe(1n);
  });

  test("is waited for by writes, without stopping the process", async () => {
    const [folder, file] = [newPath(), newPath()];
    const store = await open(folder);
    backup({ folder }, file);
    // Another process that is writing, as a restore does for as long as it takes.
    const other = new Database(databaseIn(folder));
    other.exec("begin immediate");
    let isKept = false;
    const write = note(store, 1).then(() => {
      isKept = true;
    });
    for (let look = 0; look < 5; look++) expect(await notes(store)).toEqual([]);
    expect(isKept).toBe(false);
    other.exec("rollback");
    other.close();
    await write;
    expect(await notes(store)).toEqual(["person 1"]);
  });

  test("of a file that is damaged, foreign or missing changes nothing", async () => {
    const [folder, file, broken, foreign] = [newPath(), newPath(), newPath(), newPath()];
    const store = await open(folder);
    for (let number = 0; number < 200; number++) void note(store, number, "x".repeat(1000));
    await note(store, 200);
    backup({ folder }, file);
    const bytes = readFileSync(file);
    bytes.fill(7, 8192, 40_000);
    writeFileSync(broken, bytes);
    const stranger = new Database(foreign);
    stranger.exec("create table people (name text)");
    stranger.close();
    const text = newPath();
    writeFileSync(text, "not a database");
    const before = await notes(store);
    await expect(restore({ folder }, broken)).rejects.toThrow("is damaged");
    await expect(restore({ folder }, text)).rejects.toThrow("is damaged");
    await expect(restore({ folder }, foreign)).rejects.toThrow("is not a backup of Weirwood");
    await expect(restore({ folder }, newPath())).rejects.toThrow("There is no backup");
    expect(await notes(store)).toEqual(before);
    expect(readdirSync(folder).filter((name) => name.includes("restoring"))).toEqual([]);
  });

  test("of a backup from a newer version is refused", async () => {
    const [folder, file] = [newPath(), newPath()];
    const store = await open(folder);
    await note(store, 1);
    backup({ folder }, file);
    const later = new Database(file);
    later.exec("insert into kysely_migration (name, timestamp) values ('9999-later', '')");
    later.close();
    await expect(restore({ folder }, file)).rejects.toThrow("newer version of Weirwood");
    expect(await notes(store)).toEqual(["person 1"]);
  });

  test("of another version than the program that restores is refused", async () => {
    const [folder, file] = [newPath(), newPath()];
    const store = await open(folder);
    backup({ folder }, file);
    const other = new Database(databaseIn(folder));
    other.exec("insert into kysely_migration (name, timestamp) values ('9999-later', '')");
    other.close();
    await expect(restore({ folder }, file)).rejects.toThrow("is of another version");
    expect(await notes(store)).toEqual([]);
  });
});
