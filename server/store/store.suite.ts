import { chanceFrom } from "@weirwood/kernel";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { isTaken, NotKept, type Store } from "../ports/store.ts";
import { testSeed } from "../testing/chance.ts";
import { startChild } from "../testing/children.ts";
import { decisionRow, messageRow, noteRow, tableRow } from "../testing/rows.ts";
import { openStore, type StoreAddress } from "./open-store.ts";

/** What every store does. `newPlace` gives the address of an empty one. */
export function storeSuite(newPlace: () => Promise<StoreAddress>): void {
  let place: StoreAddress;
  let store: Store;

  beforeEach(async () => {
    place = await newPlace();
    store = await openStore(place);
  });
  afterEach(() => store.close());

  const note = (number: number, text = "a note") =>
    store.write((rows) => rows.insertInto("notes").values(noteRow(number, text)).execute());
  const notes = async (): Promise<string[]> => {
    const rows = await store.read.selectFrom("notes").select("person").execute();
    return rows.map(({ person }) => person).sort();
  };

  describe("what is kept comes back as it was", () => {
    test("every column of a table, numbers as numbers", async () => {
      const row = { ...tableRow("one"), position: '{"winter":"❄ ☃ 👑"}', due_at: Number.MAX_SAFE_INTEGER };
      await store.write((rows) => rows.insertInto("tables").values(row).execute());
      expect(await store.read.selectFrom("tables").selectAll().executeTakeFirst()).toEqual(row);
    });

    test("counts, sums and numbers that the database gives out", async () => {
      const given = await store.write((rows) =>
        rows
          .insertInto("messages")
          .values([messageRow("a"), messageRow("b")])
          .returning("id")
          .execute(),
      );
      expect(given.map(({ id }) => typeof id)).toEqual(["number", "number"]);
      expect(given[1].id).toBeGreaterThan(given[0].id);
      const figures = await store.read
        .selectFrom("messages")
        .select(({ fn }) => [fn.countAll<number>().as("count"), fn.sum<number>("at").as("sum"), fn.max("at").as("max")])
        .executeTakeFirst();
      expect(figures).toEqual({ count: 2, sum: 3_600_000_000_000, max: 1_800_000_000_000 });
    });

    test("how many rows a write has changed", async () => {
      await note(1);
      await note(2);
      const [changed, removed] = await store.write(async (rows) => [
        (await rows.updateTable("notes").set({ text: "other" }).executeTakeFirst()).numUpdatedRows,
        (await rows.deleteFrom("notes").where("person", "=", "person 2").executeTakeFirst()).numDeletedRows,
      ]);
      expect([changed, removed]).toEqual([2n, 1n]);
    });

    test("a text of ten million letters", async () => {
      const text = "winter is coming ".repeat(600_000);
      await note(1, text);
      const row = await store.read.selectFrom("notes").select("text").executeTakeFirst();
      expect(row?.text.length).toBe(text.length);
      expect(row?.text === text).toBe(true);
    });

    test("values that one of the databases would change are refused by both", async () => {
      const keep = (value: unknown) => store.write((rows) => sql`update notes set text = ${value}`.execute(rows));
      for (const value of [
        true,
        undefined,
        Number.NaN,
        Number.POSITIVE_INFINITY,
        1.5,
        2 ** 60,
        "a\0b",
        new Date(),
        {},
        [1],
      ])
        await expect(keep(value), String(value)).rejects.toThrow(TypeError);
      await keep("as before");
    });
  });

  describe("a write", () => {
    test("gives back what its work gives", async () => {
      expect(await store.write(async () => 7)).toBe(7);
    });

    test("is kept wholly or not at all, and its error comes back", async () => {
      const wrong = new Error("wrong");
      const write = store.write(async (rows) => {
        await rows.insertInto("notes").values(noteRow(1, "half")).execute();
        await rows.insertInto("tables").values(tableRow("half")).execute();
        throw wrong;
      });
      await expect(write).rejects.toBe(wrong);
      expect(await notes()).toEqual([]);
      expect(await store.read.selectFrom("tables").select("id").execute()).toEqual([]);
    });

    test("is seen by its own work at once, and by others only when it is kept", async () => {
      await store.write(async (rows) => {
        await rows.insertInto("notes").values(noteRow(1, "not yet")).execute();
        expect(await rows.selectFrom("notes").select("text").execute()).toEqual([{ text: "not yet" }]);
        expect(await notes()).toEqual([]);
      });
      expect(await notes()).toEqual(["person 1"]);
    });

    test("that fails takes none of its neighbours with it", async () => {
      const outcomes = await Promise.allSettled(
        Array.from({ length: 60 }, (_, number) =>
          store.write(async (rows) => {
            await rows.insertInto("notes").values(noteRow(number, "")).execute();
            if (number % 3 === 0) throw new Error(`no ${number}`);
            return number;
          }),
        ),
      );
      for (const [number, outcome] of outcomes.entries()) {
        if (number % 3 === 0)
          expect(outcome).toMatchObject({ status: "rejected", reason: { message: `no ${number}` } });
        else expect(outcome).toEqual({ status: "fulfilled", value: number });
      }
      const expected = Array.from({ length: 60 }, (_, number) => number).filter((number) => number % 3 !== 0);
      expect(await notes()).toEqual(expected.map((number) => `person ${number}`).sort());
    });

    test("loses none of many at once", async () => {
      await store.write((rows) => rows.insertInto("tables").values(tableRow("one")).execute());
      await Promise.all(
        Array.from({ length: 300 }, (_, number) =>
          store.write(async (rows) => {
            await rows
              .updateTable("tables")
              .set((row) => ({ decisions: row("decisions", "+", 1) }))
              .where("id", "=", "one")
              .execute();
            await rows.insertInto("decisions").values(decisionRow("one", number)).execute();
          }),
        ),
      );
      expect(await store.read.selectFrom("tables").select("decisions").executeTakeFirst()).toEqual({ decisions: 300 });
      expect(await store.read.selectFrom("decisions").select("number").execute()).toHaveLength(300);
    });

    test("that names an old version loses the race", async () => {
      await store.write((rows) => rows.insertInto("tables").values(tableRow("one")).execute());
      for (let version = 1; version <= 20; version++) {
        const take = (title: string) =>
          store.write(async (rows) => {
            const { numUpdatedRows } = await rows
              .updateTable("tables")
              .set({ version: version + 1, title })
              .where("id", "=", "one")
              .where("version", "=", version)
              .executeTakeFirstOrThrow();
            return numUpdatedRows;
          });
        const changed = await Promise.all([take("first"), take("second"), take("third")]);
        expect([...changed].sort()).toEqual([0n, 0n, 1n]);
        const { title } = await store.read.selectFrom("tables").select("title").executeTakeFirstOrThrow();
        expect(title).toBe(["first", "second", "third"][changed.indexOf(1n)]);
      }
    });

    test("of a key that is taken says so", async () => {
      await store.write((rows) => rows.insertInto("decisions").values(decisionRow("one", 1)).execute());
      const sameNumber = { ...decisionRow("one", 1), key: "another key" };
      const sameKey = { ...decisionRow("one", 2), key: "key 1" };
      for (const row of [sameNumber, sameKey]) {
        const error = await store.write((rows) => rows.insertInto("decisions").values(row).execute()).catch((e) => e);
        expect(error).toBeInstanceOf(Error);
        expect(isTaken(error)).toBe(true);
      }
      const missing = { ...decisionRow("one", 3), answer: null as never };
      const error = await store.write((rows) => rows.insertInto("decisions").values(missing).execute()).catch((e) => e);
      expect(error).toBeInstanceOf(Error);
      expect(isTaken(error)).toBe(false);
    });

    test("may pass over a key that is taken", async () => {
      await note(1, "first");
      await store.write(async (rows) => {
        await rows
          .insertInto("notes")
          .values(noteRow(1, "second"))
          .onConflict((notes) => notes.doNothing())
          .execute();
        await rows.insertInto("notes").values(noteRow(2, "third")).execute();
      });
      expect(await notes()).toEqual(["person 1", "person 2"]);
    });

    test("ends with its first query that fails, even if the work looks away", async () => {
      await note(1);
      const looksAway = store.write(async (rows) => {
        await rows.insertInto("notes").values(noteRow(2, "")).execute();
        await rows
          .insertInto("notes")
          .values(noteRow(1, ""))
          .execute()
          .catch(() => {});
        await rows
          .insertInto("notes")
          .values(noteRow(3, ""))
          .execute()
          .catch(() => {});
        return "all is well";
      });
      const error = await looksAway.catch((e) => e);
      expect(isTaken(error)).toBe(true);
      expect(await notes()).toEqual(["person 1"]);
    });

    test("is over when its work is: a later query goes nowhere", async () => {
      let kept: Parameters<Parameters<Store["write"]>[0]>[0] | undefined;
      await store.write(async (rows) => {
        kept = rows;
      });
      await expect(kept?.insertInto("notes").values(noteRow(1, "late")).execute()).rejects.toThrow(
        "after its write was over",
      );
      expect(await notes()).toEqual([]);
    });
  });

  test("reading cannot write, and begins no transactions", async () => {
    await expect(store.read.insertInto("notes").values(noteRow(1, "")).execute()).rejects.toThrow();
    await expect(store.read.updateTable("notes").set({ text: "" }).execute()).rejects.toThrow();
    await expect(store.read.deleteFrom("notes").execute()).rejects.toThrow();
    await expect(store.read.transaction().execute(async () => {})).rejects.toThrow("write()");
    expect(await notes()).toEqual([]);
  });

  test("a probe finds it well, and does no harm", async () => {
    await store.probe();
    await store.probe();
    expect(await store.read.selectFrom("server_values").select("name").execute()).toEqual([{ name: "probe" }]);
  });

  test("closing waits for what was begun, and lets nothing more begin", async () => {
    const begun = [note(1), note(2)];
    await store.close();
    await Promise.all(begun);
    await expect(note(3)).rejects.toThrow(NotKept);
    store = await openStore(place);
    expect(await notes()).toEqual(["person 1", "person 2"]);
  });

  test("opening again migrates nothing twice and loses nothing", async () => {
    await note(1);
    for (let time = 0; time < 3; time++) {
      await store.close();
      store = await openStore(place);
    }
    expect(await notes()).toEqual(["person 1"]);
  });

  test("data of a newer version are refused in one line, and left alone", async () => {
    await store.write((rows) =>
      sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(rows),
    );
    await store.close();
    await expect(openStore(place)).rejects.toThrow(/newer version of Weirwood \(9999-later\)/);
  });

  test("what was said to be kept is there after kill -9, and nothing by halves", async () => {
    const tables = ["one", "two", "three", "four"];
    await store.write((rows) => rows.insertInto("tables").values(tables.map(tableRow)).execute());
    await store.close();
    const said: number[] = [];
    const chance = chanceFrom(testSeed);
    for (let round = 0; round < 3; round++) {
      const first = round * 1_000_000;
      const child = startChild(
        new URL("../testing/keep-writing.ts", import.meta.url),
        JSON.stringify(place),
        String(first),
      );
      // Killed after some writes, at no moment in particular.
      const lines = 20 + chance.below(200);
      for (let line = 0; line < lines; line++) await child.nextLine();
      await child.kill();
      said.push(...child.lines.map(Number));
    }
    store = await openStore(place);
    const kept = await store.read.selectFrom("decisions").select(["table_id", "number"]).execute();
    const numbers = new Set(kept.map(({ number }) => number));
    expect(said.length).toBeGreaterThanOrEqual(60);
    expect(said.filter((number) => !numbers.has(number))).toEqual([]);
    for (const { id, decisions } of await store.read.selectFrom("tables").select(["id", "decisions"]).execute())
      expect(decisions, id).toBe(kept.filter(({ table_id }) => table_id === id).length);
  });
}
