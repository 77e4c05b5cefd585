import type { JsonMap } from "@weirwood/kernel";
import { expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import type { TableView } from "../session/table-session.ts";
import { emptyTableView } from "../session/table-view.ts";
import { TurnedTime } from "../testing/scripted-server.ts";
import { makePlayback } from "./playback.ts";

const time = new TurnedTime();

function table({ seen, isStill = false }: { seen?: number; isStill?: boolean } = {}) {
  const tableView = createStore<TableView>(() => emptyTableView);
  const playback = makePlayback(tableView, {
    seen,
    isStill: () => isStill,
    after: (milliseconds, act) => time.after(milliseconds, act),
  });
  /** The view after so many updates, each of which told one event. */
  const arrive = (number: number, events = [`e${number}`]): void => {
    const entries = events.map((rule) => ({ number, round: 1, at: 0, events: [{ rule }] }));
    const view: JsonMap = { number };
    tableView.setState({ view, number, log: [...tableView.getState().log, ...entries] });
  };
  const now = () => {
    const { view, happening, missed, leftAt } = playback.played.getState();
    return { shows: view?.number, tells: happening.map(({ rule }) => rule), missed, leftAt };
  };
  return { tableView, playback, arrive, now };
}

test("the first look at a table tells nothing", () => {
  const { arrive, now } = table();
  arrive(5);
  expect(now()).toEqual({ shows: 5, tells: [], missed: 0, leftAt: 5 });
});

test("changes are shown one after the other, each when the one before has been told", () => {
  const { playback, arrive, now } = table();
  arrive(1);
  arrive(2);
  arrive(3);
  expect(now()).toMatchObject({ shows: 2, tells: ["e2"] });
  playback.shown();
  expect(now()).toMatchObject({ shows: 3, tells: ["e3"] });
  playback.shown();
  expect(now()).toMatchObject({ shows: 3, tells: [] });
});

test("what tells nothing is shown at once, but not before its time", () => {
  const { playback, arrive, now } = table();
  arrive(1);
  arrive(2, []);
  expect(now()).toMatchObject({ shows: 2, tells: [] });
  arrive(3);
  arrive(4, []);
  expect(now()).toMatchObject({ shows: 3, tells: ["e3"] });
  playback.shown();
  expect(now()).toMatchObject({ shows: 4, tells: [] });
});

test("whoever skips is in the present", () => {
  const { playback, arrive, now } = table();
  for (const number of [1, 2, 3, 4]) arrive(number);
  playback.skip();
  expect(now()).toMatchObject({ shows: 4, tells: [] });
});

test("a board that never says it is done is not waited for", async () => {
  const { arrive, now } = table();
  for (const number of [1, 2, 3, 4]) arrive(number);
  await time.pass(5_000);
  expect(now()).toMatchObject({ shows: 2 });
  await time.pass(1_500);
  expect(now()).toMatchObject({ shows: 4, tells: [] });
});

test("patience begins anew with every stretch of news", async () => {
  const { playback, arrive, now } = table();
  arrive(1);
  arrive(2);
  await time.pass(4_000);
  playback.shown();
  arrive(3);
  await time.pass(4_000);
  expect(now()).toMatchObject({ shows: 3, tells: ["e3"] });
});

test("where nothing is to move, everything is shown at once", () => {
  const { arrive, now } = table({ isStill: true });
  for (const number of [1, 2, 3]) arrive(number);
  expect(now()).toMatchObject({ shows: 3, tells: [] });
});

test("what happened since the last visit is told over the present view, and counted", () => {
  const { playback, tableView, now } = table({ seen: 2 });
  const log = [1, 2, 3, 4].map((number) => ({ number, round: 1, at: 0, events: [{ rule: `e${number}` }] }));
  tableView.setState({ view: { number: 4 }, number: 4, log });
  expect(now()).toEqual({ shows: 4, tells: ["e3", "e4"], missed: 2, leftAt: 2 });
  playback.shown();
  expect(now()).toMatchObject({ tells: [], missed: 2 });
});

test("what happens while nobody looks is told in one go when somebody does", () => {
  const { playback, arrive, now } = table();
  arrive(1);
  playback.look(false);
  arrive(2);
  arrive(3);
  expect(now()).toMatchObject({ shows: 1, tells: [] });
  playback.look(true);
  expect(now()).toEqual({ shows: 3, tells: ["e2", "e3"], missed: 2, leftAt: 1 });
});

test("a step back, or another pair of eyes, is shown without a story", () => {
  const { playback, tableView, arrive, now } = table();
  for (const number of [1, 2, 3]) arrive(number);
  tableView.setState({ view: { number: 1 }, number: 1, log: [] });
  expect(now()).toMatchObject({ shows: 1, tells: [] });
  playback.close();
  arrive(2);
  expect(now()).toMatchObject({ shows: 1 });
});
