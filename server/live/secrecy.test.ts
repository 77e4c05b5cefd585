import type { SomeGame, SomeState } from "@weirwood/catalogue";
import { chanceFrom, seedFrom } from "@weirwood/kernel";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { turnedClock } from "../app/clock.ts";
import { optionsFrom } from "../games.ts";
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

/**
 * *Bytes sent to a seat do not change when only hidden things change.* Looked at on the wire, for every game of the
 * catalogue.
 */
const openAboutWhoAnswered = ["ravens-wager"];

let server: TestServer;
let guests: Guest[];

beforeAll(async () => {
  server = await openTestServer({ clock: turnedClock(1_800_000_000_000), games });
  guests = await Promise.all(["Ann", "Ben", "Cleo", "Dora"].map((name) => newGuest(server, name)));
});

afterAll(async () => {
  await server.end();
  expect(server.complaints).toEqual([]);
});

describe.each(Object.entries(games))("%s", (name, { game, players }) => {
  const seats = players.least;

  test("shows a seat the same table, and refuses alike, whatever is hidden", async () => {
    const chance = chanceFrom(2026);
    for (let round = 0; round < 8; round++) {
      const state = positionAfter(game, seats, round * 23 + chance.below(20), `hidden ${round}`);
      const viewer = round % (seats + 1);
      const other = viewer === seats ? -1 : viewer;
      const imagined = game.imagine(game.view(state, other), seedFrom(`other ${round}`));
      const told: string[][] = [];
      for (const one of [state, imagined]) told.push(await toldAt(one, viewer, round));
      expect(told[1]).toEqual(told[0]);
    }
  });

  // In some games it is open who has answered a secret ask; only the answers are hidden.
  if (!openAboutWhoAnswered.includes(name)) {
    test("tells a seat the same whether or not others replace their secret answers", async () => {
      const frames: string[][][] = [];
      for (const isRestless of [false, true]) {
        const [table, connections] = await openTable("replaced");
        await playThrough(connections, table, isRestless);
        frames.push(connections.map((one) => one.frames.map((frame) => withoutNames(frame, table))));
        await Promise.all(connections.map((one) => one.close()));
      }
      const [calm, restless] = frames;
      // Seat 0 replaces nothing itself; what others hear of their own replaced answers is their own.
      expect(calm[0].length).toBeGreaterThan(30);
      expect(restless[0]).toEqual(calm[0]);
    });

    test("looks the same in the middle of a secret ask, whoever has answered", async () => {
      const [table, connections] = await openTable("in the middle");
      const looks: string[] = [];
      for (const seat of [undefined, ...connections.keys()].slice(0, seats)) {
        if (seat !== undefined && seat > 0) {
          const chosen = sampledAnswer(connections[seat], table, seat, 1, game);
          if (chosen !== undefined) await connections[seat].ask({ do: "decide", table, ...chosen });
        }
        await connections[0].ask({ do: "watch", table });
        const whole = connections[0].frames.filter((frame) => frame.includes('"is":"table"')).at(-1) as string;
        looks.push(withoutNames(whole, table));
      }
      expect(new Set(looks).size).toBe(1);
      await Promise.all(connections.map((one) => one.close()));
    });
  }

  async function openTable(seed: string): Promise<[string, TestConnection[]]> {
    const people = guests.slice(0, seats);
    const options = { [game.form.find(({ kind }) => kind === "count")?.name ?? "players"]: seats };
    const clock = { kind: "live", bankSeconds: 600, incrementSeconds: 5, incrementEach: "answer" } as const;
    const table = await beginTable(people, { game: name, options, clock, practice: { seed } });
    return [table, await followTable(people, table)];
  }

  /** Everybody answers by luck; the restless say something else first where the answer is secret. */
  async function playThrough(
    connections: readonly TestConnection[],
    table: string,
    isRestless: boolean,
  ): Promise<void> {
    for (let made = 0; made < 40; ) {
      let isIdle = true;
      // The first seat answers last, so that all others are done, twice or not, before it is.
      for (const seat of [...connections.keys()].reverse()) {
        const connection = connections[seat];
        const chosen = sampledAnswer(connection, table, seat, made, game);
        if (chosen === undefined) continue;
        isIdle = false;
        const ask = connection.tables.get(table)?.asks.find(({ id }) => id === chosen.ask) as { secret?: true };
        const { state } = server.tables.cache.inMemory(table) as { state: SomeState };
        const othersAreAsked = [...connections.keys()].some((one) => one !== seat && game.isAwaited(state, one));
        if (isRestless && ask.secret === true && seat !== 0 && othersAreAsked) {
          const first = sampledAnswer(connection, table, seat, made + 5000, game) as typeof chosen;
          await connection.ask({ do: "decide", table, ...first });
        }
        expect(await connection.ask({ do: "decide", table, ...chosen })).toMatchObject({ is: "accepted" });
        made++;
        for (const one of connections) await one.ask({ do: "ping" });
      }
      if (isIdle) break;
    }
  }

  /** What the viewer is told at a table that stands so: the table itself, and why things are not possible. */
  async function toldAt(state: SomeState, viewer: number, round: number): Promise<string[]> {
    const [table, connections] = await openTable("position");
    await Promise.all(connections.map((one) => one.close()));
    const { row } = await server.tables.cache.fetch(table);
    await server.store.write(async (rows) => {
      const position = JSON.stringify(game.toJSON(state));
      await rows
        .updateTable("tables")
        .set({ position, version: row.version + 1 })
        .where("id", "=", table)
        .execute();
    });
    await server.tables.cache.alone(table, () => server.tables.cache.fetch(table));
    const connection = await guests[viewer < seats ? viewer : 3].connect();
    await connection.ask({ do: "watch", table });
    const asks = connection.tables.get(table)?.asks ?? [];
    const [ask] = asks.length === 0 ? [1] : asks.map(({ id }) => id);
    const view = game.view(state, viewer < seats ? viewer : -1);
    const nonsense = ["?", "", "pass", game.print(game.sample(state, game.awaited(state), chanceFrom(round)))];
    for (const answer of nonsense) {
      // What is legal might uncover something: only what is refused is sent.
      const parsed = game.parse(answer);
      if (viewer < seats && !("rule" in parsed) && game.check(view, viewer, parsed) === undefined) continue;
      if (answer !== "") await connection.ask({ do: "decide", table, ask, answer });
    }
    await connection.close();
    return connection.frames.map((frame) => withoutNames(frame, table));
  }
});

/** A position in the middle of a game by sampled answers. */
function positionAfter(game: SomeGame, seats: number, decisions: number, seed: string): SomeState {
  const options = optionsFrom(game, { [game.form.find(({ kind }) => kind === "count")?.name ?? "players"]: seats });
  const state = game.setup(options, seedFrom(seed));
  const chance = chanceFrom(decisions);
  for (let i = 0; i < decisions && game.outcome(state) === undefined; i++) {
    const seat = game.awaited(state);
    const answer = game.sample(state, seat, chance);
    const isEnd = game.clone(state);
    game.apply(isEnd, seat, answer);
    if (game.outcome(isEnd) !== undefined) break;
    game.apply(state, seat, answer);
  }
  return state;
}

/** A frame without what differs from table to table by its nature: ids, and the counter in our own keys. */
function withoutNames(frame: string, table: string): string {
  return frame
    .replaceAll(table, "TABLE")
    .replace(/"invite":"[^"]*"/g, '"invite":""')
    .replace(/"key":"[^"]*"/g, '"key":""');
}
