import { PATIENCE } from "@weirwood/kernel/testing";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { systemClock } from "../app/clock.ts";
import { silentLog } from "../ports/log.ts";
import { NotKept, OutcomeUnknown, type Store } from "../ports/store.ts";
import { type Network, networkTo } from "../testing/network.ts";
import { noteRow, tableRow } from "../testing/rows.ts";
import { type Service, startPostgres } from "../testing/services.ts";
import { olderSchemaSuite } from "./older-schema.suite.ts";
import { openStore } from "./open-store.ts";
import { openPostgresStore } from "./postgres.ts";
import { storeSuite } from "./store.suite.ts";

let service: Service;
beforeAll(async () => {
  service = await startPostgres();
});
afterAll(() => service.remove());

let databases = 0;
async function newDatabase(): Promise<{ url: string }> {
  const name = `weirwood_${++databases}`;
  await ask(service.url, `create database ${name}`);
  return { url: service.url.replace(/\/postgres$/, `/${name}`) };
}

let cleared: { url: string } | undefined;
/** A store without rows. Emptying one is far quicker than making and migrating one. */
async function emptyStore(): Promise<{ url: string }> {
  if (cleared) {
    const tables = await ask(cleared.url, "select tablename from pg_tables where schemaname = 'public'");
    const ours = tables.map(({ tablename }) => tablename as string).filter((name) => !name.startsWith("kysely_"));
    await ask(cleared.url, `truncate ${ours.join()} restart identity`);
    await ask(cleared.url, "delete from kysely_migration where name > '9'");
  }
  cleared ??= await newDatabase();
  return cleared;
}

async function ask(url: string, query: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(query)).rows;
  } finally {
    await client.end();
  }
}

describe("the store on PostgreSQL", () => {
  storeSuite(emptyStore);
});

describe("an older schema on PostgreSQL", () => {
  olderSchemaSuite(async () => {
    const pool = new pg.Pool({ connectionString: (await newDatabase()).url });
    return new Kysely({ dialect: new PostgresDialect({ pool }) });
  });
});

describe("a cluster's store", () => {
  const opened: Store[] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((store) => store.close()));
  });
  const open = async (place: { url: string }): Promise<Store> => {
    // PostgreSQL may take longer to come back than people would be kept waiting.
    const store = await openPostgresStore(place.url, systemClock(), silentLog, PATIENCE);
    opened.push(store);
    return store;
  };

  const note = (into: Store, number: number) =>
    into.write((rows) => rows.insertInto("notes").values(noteRow(number, "")).execute());
  const notes = async (from: Store): Promise<string[]> =>
    (await from.read.selectFrom("notes").select("person").execute()).map(({ person }) => person).sort();

  test("is migrated once by many nodes that start at once", async () => {
    const place = await newDatabase();
    const stores = await Promise.all(Array.from({ length: 6 }, () => open(place)));
    await Promise.all(stores.map(note));
    expect(await notes(stores[0])).toHaveLength(6);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(stores[0].read);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  });

  test("lets one of two nodes win a race", async () => {
    const place = await emptyStore();
    const nodes = [await open(place), await open(place)];
    await nodes[0].write((rows) => rows.insertInto("tables").values(tableRow("one")).execute());
    for (let version = 1; version <= 30; version++) {
      const changed = await Promise.all(
        nodes.map((node) =>
          node.write(async (rows) => {
            const result = await rows
              .updateTable("tables")
              .set({ version: version + 1 })
              .where("version", "=", version)
              .executeTakeFirstOrThrow();
            return result.numUpdatedRows;
          }),
        ),
      );
      expect(changed.sort()).toEqual([0n, 1n]);
    }
  });

  test("does work again that stood in a deadlock", async () => {
    const store = await open(await emptyStore());
    await store.write((rows) =>
      rows
        .insertInto("tables")
        .values([tableRow("a"), tableRow("b")])
        .execute(),
    );
    let together = 2;
    let release = (): void => {};
    const both = new Promise<void>((resolve) => {
      release = resolve;
    });
    let attempts = 0;
    const take = (ids: string[]) =>
      store.write(async (rows) => {
        attempts++;
        for (const [index, id] of ids.entries()) {
          await rows
            .updateTable("tables")
            .set((row) => ({ decisions: row("decisions", "+", 1) }))
            .where("id", "=", id)
            .execute();
          if (index > 0) continue;
          if (--together === 0) release();
          await both;
        }
      });
    await Promise.all([take(["a", "b"]), take(["b", "a"])]);
    // On a busy machine the two may stand in each other's way more than once.
    expect(attempts).toBeGreaterThan(2);
    const rows = await store.read.selectFrom("tables").select("decisions").execute();
    expect(rows).toEqual([{ decisions: 2 }, { decisions: 2 }]);
  });

  test("survives a restart of PostgreSQL in the middle of writing", async () => {
    const store = await open(await emptyStore());
    const kept: number[] = [];
    const unknown: number[] = [];
    let next = 0;
    let isRestarted = false;
    const keepWriting = async (): Promise<void> => {
      let afterwards = 0;
      while (afterwards < 5) {
        const number = next++;
        if (isRestarted) afterwards++;
        await note(store, number).then(
          () => kept.push(number),
          (error) => {
            if (!(error instanceof OutcomeUnknown)) throw error;
            unknown.push(number);
          },
        );
      }
    };
    const writing = Promise.all(Array.from({ length: 8 }, keepWriting));
    while (kept.length < 100) await new Promise(setImmediate);
    await service.restart();
    await expect.poll(() => notes(store).then((found) => found.length)).toBeGreaterThan(0);
    await service.kill();
    await service.restart();
    isRestarted = true;
    await writing;
    const found = new Set(await notes(store));
    expect(kept.filter((number) => !found.has(`person ${number}`))).toEqual([]);
    // Of those whose fate was unknown some may be there; of the others nothing that was not said.
    expect(found.size).toBeGreaterThanOrEqual(kept.length);
    expect(found.size).toBeLessThanOrEqual(kept.length + unknown.length);
  });

  test("goes on when its connections are cut while idle", async () => {
    const place = await emptyStore();
    const store = await open(place);
    await Promise.all(Array.from({ length: 10 }, (_, number) => note(store, number)));
    await ask(
      service.url,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${place.url.split("/").at(-1)}'`,
    );
    await Promise.all(Array.from({ length: 10 }, (_, number) => note(store, number + 10)));
    expect(await notes(store)).toHaveLength(20);
  });

  test("says that nothing was kept when PostgreSQL stays away, and goes on when it is back", async () => {
    const store = await openPostgresStore((await emptyStore()).url, systemClock(), silentLog, 200);
    opened.push(store);
    await note(store, 1);
    await service.stop();
    await expect(note(store, 2)).rejects.toThrow(NotKept);
    await expect(notes(store)).rejects.toThrow(NotKept);
    await expect(store.probe()).rejects.toThrow();
    await service.restart();
    await note(store, 3);
    await store.probe();
    expect(await notes(store)).toEqual(["person 1", "person 3"]);
  });

  describe("behind a network that fails", () => {
    let network: Network;
    afterEach(() => network.close());

    const openBehind = async (): Promise<Store> => {
      const { url } = await emptyStore();
      network = await networkTo(service.port);
      return open({ url: url.replace(`:${service.port}/`, `:${network.port}/`) });
    };

    test("says that it does not know whether a commit arrived", async () => {
      const store = await openBehind();
      network.cutAt("commit");
      await expect(note(store, 1)).rejects.toThrow(OutcomeUnknown);
      // The cut came after the commit was passed on, so this one was kept; who reads finds out.
      await expect.poll(() => notes(store)).toEqual(["person 1"]);
    });

    test("tries again what was lost before the commit, once and wholly", async () => {
      const store = await openBehind();
      for (const word of ["begin", "insert into"]) {
        network.cutAt(word);
        await note(store, word.length);
        expect(network.hasCut()).toBe(true);
      }
      expect(await notes(store)).toEqual(["person 11", "person 5"]);
    });

    test("reads again what was lost while reading", async () => {
      const store = await openBehind();
      await note(store, 1);
      network.cutAt("select");
      expect(await notes(store)).toEqual(["person 1"]);
      expect(network.hasCut()).toBe(true);
    });
  });

  test("cannot be opened where there is none: at once, and with the reason", async () => {
    const url = "postgres://weirwood@127.0.0.1:1/postgres";
    await expect(openStore({ url })).rejects.toMatchObject({ code: "ECONNREFUSED" });
  });
});
