import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TableStatus } from "@weirwood/protocol";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type TurnedClock, turnedClock } from "../app/clock.ts";
import type { DecisionRow } from "../store/schema.ts";
import { games } from "../testing/games.ts";
import {
  beginTable,
  followTable,
  type Guest,
  newGuest,
  openTestServer,
  sampledAnswer,
  type TestConnection,
  type TestServer,
} from "../testing/test-server.ts";
import { takeTurns } from "./turns.ts";

let server: TestServer;
let clock: TurnedClock;
let guests: Guest[];
let table: string;
let folder: string | undefined;

beforeEach(async () => {
  clock = turnedClock(1_800_000_000_000);
  server = await openTestServer({ clock, games });
  guests = await Promise.all(["Ann", "Ben"].map((name) => newGuest(server, name)));
  table = await newTable();
});

afterEach(async () => {
  await server.end();
  expect(server.complaints).toEqual([]);
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  folder = undefined;
});

/** Raven's wager: secret bids (`wager`), then open plays and responses, which may be passed. */
const newTable = (): Promise<string> =>
  beginTable(guests, {
    game: "ravens-wager",
    options: { seats: 2, rounds: 5 },
    clock: { kind: "live", bankSeconds: 600, incrementSeconds: 0, incrementEach: "answer" },
    practice: { seed: "standing" },
  });

const stand = (connection: TestConnection, kind: string, answer: string | null) =>
  connection.ask({ do: "stand", table, kind, answer });

const decisions = (): Promise<DecisionRow[]> =>
  server.store.read.selectFrom("decisions").selectAll().where("table_id", "=", table).orderBy("number").execute();
const madeBy = async (): Promise<string[]> => (await decisions()).map(({ made_by }) => made_by);
const stored = () => server.store.read.selectFrom("standing_answers").selectAll().execute();

/** Waits until something holds; jobs that are due are done when the clock is turned. */
const eventually = <T>(look: () => T | Promise<T>) =>
  expect.poll(() => {
    clock.turnBy(0);
    return look();
  });

/** One seat's next answer by chance. */
async function answer(connection: TestConnection, seat: number, luck = 1): Promise<void> {
  const chosen = sampledAnswer(connection, table, seat, luck);
  if (chosen === undefined) throw new Error(`seat ${seat} is not asked`);
  expect(await connection.ask({ do: "decide", table, ...chosen })).toMatchObject({ is: "accepted" });
}

describe("a standing answer", () => {
  test("is given whenever its kind is asked, until it is taken back", async () => {
    const [ann, ben] = await followTable(guests, table);
    expect(await stand(ben, "wager", "wager 1")).toMatchObject({ is: "accepted" });
    await eventually(madeBy).toEqual(["standing"]);
    expect((await decisions())[0]).toMatchObject({ seat: 1, answer: "wager 1", made_by: "standing" });

    await stand(ben, "play", "play nothing");
    await stand(ben, "respond", "respond nothing");
    await stand(ann, "play", "play nothing");
    await answer(ann, 0);
    // Everything of the round but Ann's own bid was said beforehand: the next round's bids are asked, and one is in.
    await eventually(async () => (await madeBy()).filter((by) => by === "standing").length).toBeGreaterThan(3);

    await stand(ben, "wager", null);
    expect((await stored()).map(({ kind }) => kind).sort()).toEqual(["play", "play", "respond"]);
  });

  test("that is not legal is not given: its owner is asked as usual", async () => {
    const [, ben] = await followTable(guests, table);
    await stand(ben, "wager", "wager 99");
    await takeTurns(server.tables, table);
    expect(await decisions()).toEqual([]);
    await answer(ben, 1);
    expect(await madeBy()).toEqual(["person"]);
  });

  test("is one that the game lets be said beforehand: in Cards only that one passes", async () => {
    table = await beginTable(guests, { game: "cards", practice: { seed: "standing" } });
    const [ann] = await followTable(guests, table);
    for (const [kind, wrong] of [
      ["action", "act play core_5"],
      ["response", "act core_48/1 b12 o2"],
      ["deck", "deck winter-guard"],
      ["choose", "pass"],
    ]) {
      expect(await stand(ann, kind, wrong)).toMatchObject({ is: "refused", rule: "table.standing-answer" });
    }
    for (const kind of ["action", "save", "response"])
      expect(await stand(ann, kind, "pass")).toMatchObject({ is: "accepted" });
    expect((await stored()).map(({ kind }) => kind).sort()).toEqual(["action", "response", "save"]);
  });

  test("is an answer, and to a kind of ask that the game knows", async () => {
    const [ann] = await followTable(guests, table);
    for (const [kind, wrong] of [
      ["wager", "nonsense"],
      ["raid", "wager 1"],
      ["constructor", "wager 1"],
    ]) {
      expect(await stand(ann, kind, wrong)).toMatchObject({ is: "refused", rule: "table.standing-answer" });
    }
    const eve = await (await newGuest(server, "Eve")).connect();
    expect(await stand(eve, "wager", "wager 1")).toMatchObject({ is: "refused", rule: "table.not-seated" });
    expect(await stored()).toEqual([]);
    await eve.close();
  });

  test("never replaces what its owner has answered, and its owner may replace it where the ask is secret", async () => {
    const [, ben] = await followTable(guests, table);
    await answer(ben, 1);
    await stand(ben, "wager", "wager 3");
    await takeTurns(server.tables, table);
    expect(await madeBy()).toEqual(["person"]);

    table = await newTable();
    const [, second] = await followTable(guests, table);
    await stand(second, "wager", "wager 3");
    await eventually(madeBy).toEqual(["standing"]);
    await eventually(() => second.tables.get(table)?.number).toBe(1);
    const { ask } = (await decisions())[0];
    expect(await second.ask({ do: "decide", table, ask, answer: "wager 2" })).toMatchObject({ is: "accepted" });
    expect(await decisions()).toMatchObject([{ answer: "wager 2", made_by: "person" }]);
  });

  test("counts once however many answer at the same moment", async () => {
    const [ann, ben] = await followTable(guests, table);
    const chosen = sampledAnswer(ben, table, 1, 1) as { ask: number; answer: string };
    await Promise.all([
      stand(ben, "wager", "wager 1"),
      ben.ask({ do: "decide", table, ...chosen }),
      takeTurns(server.tables, table),
      takeTurns(server.tables, table),
    ]);
    await takeTurns(server.tables, table);
    const made = await decisions();
    expect(made.map(({ seat }) => seat)).toEqual([1]);
    expect(made[0].answer).toBe(chosen.answer);
    await ann.close();
  });

  test("goes when its owner leaves the seat, gives it up or the game ends; a regent decides for itself", async () => {
    const [, ben] = await followTable(guests, table);
    await stand(ben, "play", "play nothing");
    await guests[1].must("leaveTable", { params: { table } });
    expect(await stored()).toEqual([]);

    expect(await stand(ben, "play", "play nothing")).toMatchObject({ is: "accepted" });
    const status = await guests[0].must<TableStatus>("table", { params: { table } });
    expect(status.seats[1].hasRegent).toBe(false);
    await guests[1].must("resign", { params: { table } });
    expect(await stored()).toEqual([]);
    expect(await stand(ben, "play", "play nothing")).toMatchObject({ is: "refused", rule: "table.resigned" });

    table = await newTable();
    const [first] = await followTable(guests, table);
    await stand(first, "play", "play nothing");
    await server.tables.close(table);
    expect(await stored()).toEqual([]);
  });

  test("survives the end of the process", async () => {
    await server.end();
    folder = await mkdtemp(join(tmpdir(), "weirwood-"));
    server = await openTestServer({ games, folder });
    guests = await Promise.all(["Ann", "Ben"].map((name) => newGuest(server, name)));
    table = await newTable();
    const [, ben] = await followTable(guests, table);
    await answer(ben, 1);
    await stand(ben, "play", "play nothing");
    await server.end();

    server = await openTestServer({ games, folder });
    expect(await stored()).toMatchObject([{ seat: 1, kind: "play", answer: "play nothing" }]);
    expect(
      (await server.tables.reader.statusFor(await server.tables.cache.find(table), guests[1].id)).standing,
    ).toEqual([{ kind: "play", answer: "play nothing" }]);
  });
});

describe("who learns of a standing answer", () => {
  test("its owner sees it in their status, on all their devices; nobody else does", async () => {
    const [ann, ben] = await followTable(guests, table);
    const other = await guests[1].connect();
    await other.ask({ do: "watch", table });
    await ann.ask({ do: "ping" });
    const heard = ann.frames.length;
    await stand(ben, "play", "play nothing");
    const standing = [{ kind: "play", answer: "play nothing" }];
    for (const own of [ben, other]) await own.until(() => own.tables.get(table)?.status.standing !== undefined);
    expect(other.tables.get(table)?.status.standing).toEqual(standing);
    const asked = { params: { table } };
    expect((await guests[1].must<TableStatus>("table", asked)).standing).toEqual(standing);
    expect(await guests[0].must<TableStatus>("table", asked)).not.toHaveProperty("standing");
    await ann.ask({ do: "ping" });
    expect(ann.frames.slice(heard).map((frame) => JSON.parse(frame).is)).toEqual(["accepted"]);
  });

  test("others are told the same, to the byte, as when a person had answered", async () => {
    const told: string[][] = [];
    for (const how of ["by hand", "beforehand"]) {
      table = await newTable();
      const [ann, ben] = await followTable(guests, table);
      // Of who has come she has heard.
      await ann.ask({ do: "ping" });
      const begun = ann.frames.length;
      const ask = ben.tables.get(table)?.asks[0].id as number;
      if (how === "by hand") await ben.ask({ do: "decide", table, ask, answer: "wager 1" });
      else await stand(ben, "wager", "wager 1");
      await eventually(() => ann.tables.get(table)?.number).toBe(1);
      await answer(ann, 0);
      await eventually(() => ann.tables.get(table)?.number).toBe(2);
      told.push(ann.frames.slice(begun).map((frame) => frame.replaceAll(table, "TABLE").replace(/"key":"[^"]*"/, "")));
      await Promise.all([ann.close(), ben.close()]);
    }
    expect(told[1]).toEqual(told[0]);
  });

  test("no notification says that it is a turn which was answered beforehand", async () => {
    const [ann, ben] = await followTable(guests, table);
    await stand(ben, "play", "play nothing");
    await stand(ben, "respond", "respond nothing");
    await ben.close();
    // Ben is away, and asked in the open as soon as both bids are in and he leads.
    const bids = [ann, await guests[1].connect()];
    await bids[1].ask({ do: "watch", table });
    await bids[1].ask({ do: "decide", table, ask: 1, answer: "wager 2" });
    await bids[1].close();
    await eventually(() => server.tables.presence.at(table).seats).toEqual([0]);
    await ann.ask({ do: "decide", table, ask: 1, answer: "wager 0" });
    await eventually(madeBy).toContain("standing");
    const notices = await server.store.read.selectFrom("notices").select(["person", "kind"]).execute();
    expect(notices.filter(({ person, kind }) => person === guests[1].id && kind === "your-turn")).toEqual([]);
    await ann.close();
  });
});
