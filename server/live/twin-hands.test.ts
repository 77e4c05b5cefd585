import type { SomeState } from "@weirwood/catalogue";
import type { Json } from "@weirwood/kernel";
import { afterAll, beforeAll, expect, test } from "vitest";
import { turnedClock } from "../app/clock.ts";
import { games } from "../testing/games.ts";
import {
  beginTable,
  followTable,
  type Guest,
  newGuest,
  openTestServer,
  type TestConnection,
  type TestServer,
} from "../testing/test-server.ts";

/**
 * *In Cards nobody learns who could have acted.* The same game is played twice at two tables that differ in what a player
 * holds and what lies in his deck: at one he could act, save and respond, at the other he could not. What his opponent and an
 * onlooker hear is the same, to the byte.
 */
const { game } = games.cards;

const able = { hand: ["low_46", "kotse_20", "qod_46", "pots_40"], deck: ["core_29", "low_46", "core_8"] };
const unable = { hand: ["core_29", "core_29", "core_145", "core_145"], deck: ["core_145", "core_8", "low_46"] };

const positionWith = (hidden: Json): Json => ({
  phase: "challenges",
  one: { house: "stark", play: ["core_8", "core_18", "core_5"], hand: ["fx_f10", "core_29"] },
  two: { house: "greyjoy", play: ["kotse_12", "kotse_12", "kotse_4"], ...(hidden as object) },
});

let server: TestServer;
let guests: Guest[];

beforeAll(async () => {
  server = await openTestServer({ clock: turnedClock(1_800_000_000_000), games });
  guests = await Promise.all(["Ann", "Ben", "Eve"].map((name) => newGuest(server, name)));
});

afterAll(async () => {
  await server.end();
  expect(server.complaints).toEqual([]);
});

interface Played {
  /** What the opponent of who holds other cards hears, and what an onlooker does. */
  readonly frames: readonly (readonly string[])[];
  /** What he hears himself. */
  readonly own: readonly string[];
  /** Each poll, and whether he could have done anything but pass. */
  readonly polls: readonly { readonly kind: string; readonly couldAct: boolean }[];
}

/** The rest of the round: one kills and attacks, two lets everything happen. */
async function playRound(hidden: Json): Promise<Played> {
  const clock = { kind: "live", bankSeconds: 600, incrementSeconds: 5, incrementEach: "answer" } as const;
  const practice = { position: positionWith(hidden) };
  const table = await beginTable(guests.slice(0, 2), { game: "cards", clock, practice });
  const connections = await followTable(guests, table);
  const polls: { kind: string; couldAct: boolean }[] = [];
  for (;;) {
    const { state } = server.tables.cache.inMemory(table) as { readonly state: SomeState };
    const [ask] = game.asks(state);
    if (ask.kind === "plot") break;
    const seat = game.awaited(state);
    const answers = Array.from(game.options(state, seat) ?? [], game.print);
    if (seat === 1 && answers.includes("pass")) polls.push({ kind: ask.kind, couldAct: answers.length > 1 });
    const reply = await connections[seat].ask({ do: "decide", table, ask: ask.id, answer: chosen(seat, answers) });
    expect(reply).toMatchObject({ is: "accepted" });
    for (const one of connections) await one.ask({ do: "ping" });
  }
  await Promise.all(connections.map((one) => one.close()));
  const [ann, ben, eve] = connections.map((one) => framesOf(one, table));
  return { frames: [ann, eve], own: ben, polls };
}

/** One does what he can, and never looks into a hand; two passes wherever he may. */
function chosen(seat: number, answers: readonly string[]): string {
  const acts = answers.filter((one) => one !== "pass" && one !== "finish" && !one.startsWith("challenge intrigue"));
  const [act] = seat === 0 ? acts : [];
  return act ?? answers.find((one) => ["pass", "finish", "done"].includes(one)) ?? answers[0];
}

/** Without what differs from table to table by its nature. */
const framesOf = ({ frames }: TestConnection, table: string): readonly string[] =>
  frames.map((frame) =>
    frame
      .replaceAll(table, "TABLE")
      .replace(/"invite":"[^"]*"/g, '"invite":""')
      .replace(/"key":"[^"]*"/g, '"key":""'),
  );

test("an opponent and an onlooker hear the same, whether somebody could act or not", async () => {
  const [here, there] = [await playRound(able), await playRound(unable)];
  expect(there.polls.map(({ kind }) => kind)).toEqual(here.polls.map(({ kind }) => kind));
  const differing = here.polls.filter(({ couldAct }, at) => couldAct && !there.polls[at].couldAct);
  expect([...new Set(differing.map(({ kind }) => kind))].sort()).toEqual(["action", "response", "save"]);
  expect(here.frames[0].length).toBeGreaterThan(60);
  expect(there.frames).toEqual(here.frames);
  expect(there.own).not.toEqual(here.own);
});
