import type { SomeGame, SomeState } from "@weirwood/catalogue";
import { chanceFrom, type Json, type JsonMap, ONLOOKER, seedFrom, unpackEvents } from "@weirwood/kernel";
import type { ServerMessage } from "@weirwood/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { turnedClock } from "../app/clock.ts";
import { optionsFrom } from "../games.ts";
import { games as offered, optionsForSeats } from "../testing/games.ts";
import {
  beginTable,
  followTable,
  type Guest,
  newGuest,
  openTestServer,
  type SampledAnswer,
  sampledAnswer,
  type TestConnection,
  type TestServer,
} from "../testing/test-server.ts";

/** The games as if none of their asks let anybody see who has answered. */
const games = Object.fromEntries(
  Object.entries(offered).map(([name, one]) => {
    const asks: SomeGame["asks"] = (state) => one.game.asks(state).map((ask) => ({ ...ask, showsAnswered: false }));
    return [name, { ...one, game: { ...one.game, asks } }];
  }),
);

/**
 * *Bytes sent to a seat do not change when only hidden things change.* Looked at on the wire, for every game of the
 * catalogue, as it is usually played and at tables on which more is hidden.
 */
const openAboutWhoAnswered = ["ravens-wager"];
const hiding: { readonly [game: string]: readonly JsonMap[] } = {
  battles: [{ plan: "breaking-the-siege" }, { plan: "green-fork" }, { plan: "raid" }],
};
/**
 * Rules by which something is shown to everybody that may be hidden again before the next decision: cards discarded, then
 * reshuffled; cards that are found in a deck, shown and taken into hand.
 */
const opening = ["battles.muster.keep", "cards.search.found"];
const tables = Object.entries(games).flatMap(([name, { game, players }]) =>
  [optionsForSeats(game, players.least), ...(hiding[name] ?? [])].map((options) => ({ name, game, players, options })),
);

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer({ clock: turnedClock(1_800_000_000_000), games });
});

afterAll(async () => {
  await server.end();
  expect(server.complaints).toEqual([]);
});

describe.each(tables)("$name $options", ({ name, game, players, options }) => {
  const seats = players.least;
  let guests: Guest[];

  beforeAll(async () => {
    guests = await Promise.all(["Ann", "Ben", "Cleo", "Dora"].map((guest) => newGuest(server, guest)));
  });

  test("shows a seat the same table, and refuses alike, whatever is hidden", async () => {
    const chance = chanceFrom(2026);
    for (let round = 0; round < 8; round++) {
      const state = positionAfter(game, options, round * 23 + chance.below(20), `hidden ${round}`);
      const viewer = round % (seats + 1);
      const other = viewer === seats ? -1 : viewer;
      const imagined = game.imagine(game.view(state, other), seedFrom(`other ${round}`));
      const told: string[][] = [];
      // The same nonsense in both: an answer that whoever is asked might give.
      const sampled = game.print(game.sample(state, game.awaited(state), chanceFrom(round)));
      for (const one of [state, imagined]) told.push(await toldAt(one, viewer, sampled));
      expect(told[1]).toEqual(told[0]);
    }
  });

  test("sends nobody a name that is hidden from them, and everybody their view, in a whole game", async () => {
    const [table, players] = await openTable("whole");
    const connections = [...players, ...(await followTable([guests[3]], table))];
    const viewers = connections.map((_, place) => (place < seats ? place : ONLOOKER));
    let before = stateAt(table);
    let heard = connections.map(() => 0);
    for (let made = 0; game.outcome(before) === undefined; made++) {
      const seat = game.awaited(before);
      const chosen = sampledAnswer(players[seat], table, seat, made);
      expect(await players[seat].ask({ do: "decide", table, ...(chosen as SampledAnswer) })).toMatchObject({
        is: "accepted",
      });
      for (const one of connections) await one.ask({ do: "ping" });
      const after = stateAt(table);
      for (const [place, connection] of connections.entries()) {
        const viewer = viewers[place];
        const [was, is] = [before, after].map((state) => hiddenNames(game, state, viewer));
        const isHidden = (name: string): boolean => was.has(name) && is.has(name);
        for (const frame of connection.frames.slice(heard[place]))
          expect([...namesIn(told(frame))].filter(isHidden)).toEqual([]);
        expect(connection.tables.get(table)?.view).toEqual(game.toJSON(game.view(after, viewer)));
      }
      heard = connections.map(({ frames }) => frames.length);
      before = after;
    }
    await Promise.all(connections.map((one) => one.close()));
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
      await playToSecretAsk(connections, table);
      const looks: string[] = [];
      for (const seat of connections.keys()) {
        if (seat > 0) {
          const chosen = sampledAnswer(connections[seat], table, seat, 1);
          expect(await connections[seat].ask({ do: "decide", table, ...(chosen as SampledAnswer) })).toMatchObject({
            is: "accepted",
          });
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
    const clock = { kind: "live", bankSeconds: 600, incrementSeconds: 5, incrementEach: "answer" } as const;
    const table = await beginTable(people, { game: name, options, clock, practice: { seed } });
    return [table, await followTable(people, table)];
  }

  const stateAt = (table: string): SomeState =>
    (server.tables.cache.inMemory(table) as { readonly state: SomeState }).state;

  /** Everybody answers by luck; the restless say something else first where the answer is secret. */
  async function playThrough(
    connections: readonly TestConnection[],
    table: string,
    isRestless: boolean,
  ): Promise<void> {
    let secret = 0;
    for (let made = 0; made < 40 || secret < 2; made++) {
      const state = stateAt(table);
      // The first seat answers last, so that all others are done, twice or not, before it is.
      const [seat] = [...connections.keys()].reverse().filter((one) => game.isAwaited(state, one));
      if (seat === undefined) break;
      const connection = connections[seat];
      const chosen = sampledAnswer(connection, table, seat, made) as SampledAnswer;
      const ask = connection.tables.get(table)?.asks.find(({ id }) => id === chosen.ask) as { secret?: true };
      const othersAreAsked = [...connections.keys()].some((one) => one !== seat && game.isAwaited(state, one));
      if (ask.secret === true && seat !== 0 && othersAreAsked) {
        secret++;
        const first = sampledAnswer(connection, table, seat, made + 5000) as SampledAnswer;
        if (isRestless) await connection.ask({ do: "decide", table, ...first });
      }
      expect(await connection.ask({ do: "decide", table, ...chosen })).toMatchObject({ is: "accepted" });
      for (const one of connections) await one.ask({ do: "ping" });
    }
    expect(secret).toBeGreaterThan(0);
  }

  /** Plays until everybody is asked in secret, and nobody has answered. */
  async function playToSecretAsk(connections: readonly TestConnection[], table: string): Promise<void> {
    for (let made = 0; ; made++) {
      const state = stateAt(table);
      const isSecret = game.asks(state).some(({ secret, seats: asked }) => secret && asked.length === seats);
      if (isSecret) return;
      const seat = game.awaited(state);
      const chosen = sampledAnswer(connections[seat], table, seat, made) as SampledAnswer;
      expect(await connections[seat].ask({ do: "decide", table, ...chosen })).toMatchObject({ is: "accepted" });
      for (const one of connections) await one.ask({ do: "ping" });
    }
  }

  /** What the viewer is told at a table that stands so: the table itself, and why things are not possible. */
  async function toldAt(state: SomeState, viewer: number, sampled: string): Promise<string[]> {
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
    for (const answer of ["?", "", "pass", sampled]) {
      // What is legal might uncover something: only what is refused is sent.
      const parsed = game.parse(answer);
      if (viewer < seats && !("rule" in parsed) && game.check(view, viewer, parsed) === undefined) continue;
      if (answer !== "") await connection.ask({ do: "decide", table, ask, answer });
    }
    await connection.close();
    return connection.frames.map((frame) => withoutNames(frame, table));
  }
});

/** What is named in a position, and nowhere in what one viewer may see of it. */
function hiddenNames(game: SomeGame, state: SomeState, viewer: number): Set<string> {
  const seen = namesIn(game.toJSON(game.view(state, viewer)));
  return new Set([...namesIn(game.toJSON(state))].filter((name) => !seen.has(name)));
}

/** A message with its events, but for those that show everybody what may be hidden again. */
function told(frame: string): Json {
  const message = JSON.parse(frame) as ServerMessage;
  if (message.is !== "update") return message as Json;
  const events = message.log.flatMap((entry) => unpackEvents(entry.events as never));
  return { ...message, log: events.filter(({ rule }) => !opening.includes(rule)) } as Json;
}

/** Every text in plain data that is no key. */
function namesIn(plain: Json): Set<string> {
  const names = new Set<string>();
  JSON.stringify(plain, (_, value: Json) => {
    if (typeof value === "string") names.add(value);
    return value;
  });
  return names;
}

/** A position in the middle of a game by sampled answers. */
function positionAfter(game: SomeGame, chosen: JsonMap, decisions: number, seed: string): SomeState {
  const options = optionsFrom(game, chosen);
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
