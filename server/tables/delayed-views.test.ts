import { seedFrom, summarizeAsks } from "@weirwood/kernel";
import { expect, test } from "vitest";
import { turnedClock } from "../app/clock.ts";
import { optionsFrom } from "../games.ts";
import { refused } from "../refusals.ts";
import { games } from "../testing/games.ts";
import type { Asker } from "../workers/fair-queue.ts";
import type { PlayFurther } from "../workers/pasts.ts";
import { askTimes } from "./asks.ts";
import { DelayedViews } from "./delayed-views.ts";
import type { FirstPositions } from "./first-positions.ts";
import type { Table } from "./table-cache.ts";
import type { TableReader } from "./table-reader.ts";

const { game } = games.throne;
const facts = { upgrades: [], onlookers: { allowed: true, delaySeconds: 60 } };
const table = { id: "table", game, facts, row: { started_at: 0 } } as unknown as Table;

const from = (address: string, person = address): Asker => ({ address, person });

/** Views whose games are played again when the test says so, or found too much of one address. */
function views() {
  const asked: { readonly address: string; play(): void; refuse(): void }[] = [];
  const playFurther: PlayFurther = (_, { address }) =>
    new Promise((resolve, reject) => {
      const state = game.setup(optionsFrom(game, { players: 3 }), seedFrom("late"));
      const past = { state, askTimes: askTimes(undefined, summarizeAsks(game, state), 0) };
      asked.push({ address, play: () => resolve(past), refuse: () => reject(refused("server.busy")) });
    });
  const delayed = new DelayedViews({
    reader: { decisionsAfter: async () => [] } as unknown as TableReader,
    clock: turnedClock(0),
    firstPositions: { of: async () => "{}" } as unknown as FirstPositions,
    playFurther,
    onShown: () => undefined,
  });
  return { delayed, asked };
}

test("a game is played again once for all who come to see it meanwhile", async () => {
  const { delayed, asked } = views();
  const all = ["eve", "ann", "ben"].map((name) => delayed.prepare(table, from(name)));
  await expect.poll(() => asked.length).toBe(1);
  asked[0].play();
  await Promise.all(all);
  expect(asked).toHaveLength(1);
});

test("whoever waits with somebody who wants too much is not sent away with them, but has a turn of their own", async () => {
  const { delayed, asked } = views();
  const eves = [delayed.prepare(table, from("eve's", "eve")), delayed.prepare(table, from("eve's", "eve's friend"))];
  const others = ["ann", "ben"].map((name) => delayed.prepare(table, from(name)));
  await expect.poll(() => asked.length).toBe(1);
  asked[0].refuse();
  for (const one of eves) await expect(one).rejects.toThrow("server.busy");
  await expect.poll(() => asked.map(({ address }) => address)).toEqual(["eve's", "ann"]);
  asked[1].play();
  await Promise.all(others);
  expect(asked).toHaveLength(2);
});
