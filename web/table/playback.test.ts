import type { GameEvent, JsonMap } from "@weirwood/kernel";
import { expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import type { TableView } from "../session/table-session.ts";
import { emptyTableView } from "../session/table-view.ts";
import { TurnedTime } from "../testing/scripted-server.ts";
import { makePlayback, type Playback } from "./playback.ts";
import type { Moment, StageShape, Telling } from "./telling.ts";

const time = new TurnedTime();

/** Of a game whose events called `m…` are moments of two steps, all others beats of one second; `a…` announce what follows. */
const tell = (events: readonly GameEvent[]): readonly Telling[] =>
  events.map((event) => {
    const isAhead = event.rule.startsWith("a");
    if (!event.rule.startsWith("m")) return { events: [event], lasts: 1_000, caption: event, isAhead };
    const moment: Moment = { kind: "play", story: event.rule, steps: [{ lasts: 500 }, { lasts: 700 }], facts: {} };
    return { events: [event], lasts: 0, moment };
  });

interface Reader {
  readonly seen?: number;
  readonly isStill?: boolean;
  readonly shape?: StageShape;
  readonly isLookingOn?: boolean;
}

function table({ seen, isStill = false, shape = "full", isLookingOn = false }: Reader = {}) {
  const tableView = createStore<TableView>(() => emptyTableView);
  let pace = 1;
  const playback = makePlayback(tableView, {
    ...{ seen, tell },
    pace: () => pace,
    isStill: () => isStill,
    shapeOf: () => shape,
    isLookingOn: () => isLookingOn,
    after: (milliseconds, act) => time.after(milliseconds, act),
  });
  /** The view after so many updates, each of which told one event, unless it says otherwise. */
  const arrive = (number: number, events = [`e${number}`]): void => {
    const entries = events.map((rule) => ({ number, round: 1, at: 0, events: [{ rule }] }));
    const view: JsonMap = { number };
    tableView.setState({ view, number, log: [...tableView.getState().log, ...entries] });
  };
  const now = () => {
    const { view, happening, telling, step, isOver, missed, leftAt } = playback.played.getState();
    const plays = telling?.moment && `${telling.moment.story}.${step}${isOver ? " over" : ""}`;
    return { shows: view?.number, tells: happening.map(({ rule }) => rule), plays, missed, leftAt };
  };
  const setPace = (next: number): void => {
    pace = next;
  };
  return { tableView, playback, arrive, now, setPace };
}

test("the first look at a table tells nothing", () => {
  const { arrive, now } = table();
  arrive(5);
  expect(now()).toMatchObject({ shows: 5, tells: [], missed: 0, leftAt: 5 });
});

test("changes are told one after the other, each for its time at the reader's pace", async () => {
  const { arrive, now, setPace } = table();
  for (const number of [1, 2, 3, 4]) arrive(number);
  expect(now()).toMatchObject({ shows: 2, tells: ["e2"] });
  await time.pass(1_000);
  expect(now()).toMatchObject({ shows: 3, tells: ["e3"] });
  setPace(0.5);
  await time.pass(1_000);
  expect(now()).toMatchObject({ shows: 4, tells: ["e4"] });
  await time.pass(500);
  expect(now()).toMatchObject({ shows: 4, tells: [] });
});

test("what tells nothing is shown at once, but not before its time", () => {
  const { playback, arrive, now } = table();
  arrive(1);
  arrive(2, []);
  expect(now()).toMatchObject({ shows: 2, tells: [] });
  arrive(3);
  arrive(4, []);
  expect(now()).toMatchObject({ shows: 3, tells: ["e3"] });
  playback.next();
  expect(now()).toMatchObject({ shows: 4, tells: [] });
});

test("what is announced is shown on the board as it was, up to the first thing that changed it", async () => {
  const { arrive, now, playback } = table();
  arrive(1);
  arrive(2, ["a2", "m2", "e2"]);
  expect(now()).toMatchObject({ shows: 1, tells: ["a2"] });
  await time.pass(1_000);
  expect(now()).toMatchObject({ shows: 1, plays: "m2.0" });
  playback.skipMoment();
  playback.next();
  expect(now()).toMatchObject({ shows: 2, tells: ["e2"] });
});

test("a moment plays its steps over the board as it was, and stays until the reader goes on", async () => {
  const { playback, arrive, now } = table();
  arrive(1);
  arrive(2, ["m2"]);
  arrive(3);
  expect(now()).toMatchObject({ shows: 1, plays: "m2.0", tells: [] });
  await time.pass(500);
  expect(now()).toMatchObject({ shows: 1, plays: "m2.1" });
  await time.pass(60_000);
  expect(now()).toMatchObject({ shows: 1, plays: "m2.1 over" });
  playback.next();
  expect(now()).toMatchObject({ shows: 3, plays: undefined, tells: ["e3"] });
});

test("one press ends the step, or the moment; those in line are not lost", () => {
  const { playback, arrive, now } = table();
  arrive(1);
  arrive(2, ["m2", "m3"]);
  playback.next();
  expect(now()).toMatchObject({ plays: "m2.1" });
  playback.skipMoment();
  expect(now()).toMatchObject({ plays: "m2.1 over" });
  playback.skipMoment();
  expect(now()).toMatchObject({ plays: "m3.0" });
  playback.skipMoment();
  playback.skipMoment();
  expect(now()).toMatchObject({ shows: 2, plays: undefined });
});

test("a stage is ahead while a moment waits behind beats, and no more once it plays", async () => {
  const { playback, arrive, now } = table();
  arrive(1);
  arrive(2, ["e2", "m2"]);
  expect(now()).toMatchObject({ tells: ["e2"] });
  expect(playback.played.getState().isStageAhead).toBe(true);
  await time.pass(1_000);
  expect(now().plays).toBe("m2.0");
  expect(playback.played.getState().isStageAhead).toBe(false);
});

test("those who only look on are not waited for", async () => {
  const { arrive, now } = table({ shape: "corner", isLookingOn: true });
  arrive(1);
  arrive(2, ["m2"]);
  await time.pass(1_200);
  expect(now()).toMatchObject({ plays: "m2.1 over" });
  await time.pass(4_000);
  expect(now()).toMatchObject({ shows: 2, plays: undefined });
});

test("where nothing is to move, beats are over at once and steps wait for the reader", async () => {
  const { playback, arrive, now } = table({ isStill: true });
  arrive(1);
  arrive(2);
  expect(now()).toMatchObject({ shows: 2, tells: [] });
  arrive(3, ["m3"]);
  await time.pass(60_000);
  expect(now()).toMatchObject({ plays: "m3.0" });
  playback.next();
  expect(now()).toMatchObject({ plays: "m3.1" });
});

test("at once, no stage opens, and the news say what it would have told", () => {
  const { playback, arrive, now, setPace } = table();
  arrive(1);
  setPace(0);
  arrive(2, ["e2", "m2"]);
  expect(now()).toMatchObject({ shows: 2, plays: undefined, tells: [] });
  expect(playback.played.getState().news.map(({ rule }) => rule)).toEqual(["e2", "m2"]);
});

test("the log waits for the stage, though the board has gone on", async () => {
  const { playback, arrive, now } = table();
  const logged = (): number => playback.played.getState().number;
  arrive(1);
  arrive(2, ["e2", "m2", "e3"]);
  expect(now()).toMatchObject({ shows: 2, tells: ["e2"] });
  expect(logged()).toBe(1);
  await time.pass(1_000);
  expect(now()).toMatchObject({ plays: "m2.0" });
  expect(logged()).toBe(1);
  playback.skipMoment();
  playback.next();
  expect(now()).toMatchObject({ tells: ["e3"] });
  expect(logged()).toBe(2);
});

const old: Moment = { kind: "play", story: "old", steps: [{ lasts: 100 }, { lasts: 100 }], facts: {} };

/** What is watched again, as `plays` above. */
const watchedOf = ({ watched }: Playback): string | undefined => {
  const { moment, step, isOver } = watched.again.getState();
  return moment && `${moment.story}.${step}${isOver ? " over" : ""}`;
};

test("moments of the past play again in their order, at any pace, and go by themselves", async () => {
  const { playback, arrive, setPace } = table();
  arrive(1);
  setPace(0);
  playback.playAgain([old, { ...old, story: "older" }]);
  expect(watchedOf(playback)).toBe("old.0");
  expect(playback.watched.again.getState().shape).toBe("corner");
  await time.pass(200);
  expect(watchedOf(playback)).toBe("old.1 over");
  await time.pass(4_000);
  expect(watchedOf(playback)).toBe("older.0");
  await time.pass(10_000);
  expect(watchedOf(playback)).toBeUndefined();
});

test.each([false, true])("what is watched again holds nothing, though nothing moves: %s", async (isStill) => {
  const { playback, arrive, now } = table({ isStill });
  arrive(1);
  playback.playAgain([old]);
  arrive(2);
  await time.pass(1_000);
  expect(now()).toMatchObject({ shows: 2, tells: [], plays: undefined });
  expect(watchedOf(playback)).toBe("old.1 over");
  await time.pass(4_000);
  expect(watchedOf(playback)).toBeUndefined();
});

test("a moment of the game takes the stage from what is watched again", () => {
  const { playback, arrive, now } = table();
  arrive(1);
  playback.playAgain([old]);
  arrive(2, ["m2"]);
  expect(now()).toMatchObject({ plays: "m2.0" });
  expect(watchedOf(playback)).toBeUndefined();
});

test("what is seen large begins at its first step, of the past and of the present", async () => {
  const { playback, arrive, now } = table({ shape: "corner", isLookingOn: true });
  arrive(1);
  playback.playAgain([old]);
  await time.pass(100);
  playback.watched.reshape("full");
  expect(watchedOf(playback)).toBe("old.0");
  arrive(2, ["m2"]);
  await time.pass(500);
  expect(now()).toMatchObject({ plays: "m2.1" });
  playback.reshape("full");
  expect(now()).toMatchObject({ plays: "m2.0" });
});

test("a moment of one's own that was put into the corner goes by itself once it is over", async () => {
  const { playback, arrive, now } = table();
  arrive(1);
  arrive(2, ["m2"]);
  playback.reshape("corner");
  await time.pass(1_200);
  expect(now()).toMatchObject({ plays: "m2.1 over" });
  await time.pass(4_000);
  expect(now()).toMatchObject({ shows: 2, plays: undefined });
});

test("a telling can be paused, and gone back to", async () => {
  const { playback, arrive, now } = table();
  for (const number of [1, 2, 3]) arrive(number);
  playback.pause(true);
  await time.pass(60_000);
  expect(now()).toMatchObject({ tells: ["e2"] });
  playback.next();
  expect(now()).toMatchObject({ shows: 3, tells: ["e3"] });
  playback.back();
  expect(now()).toMatchObject({ shows: 2, tells: ["e2"] });
  playback.pause(false);
  await time.pass(2_000);
  expect(now()).toMatchObject({ shows: 3, tells: [] });
});

test("a long line is shortened, but no moment of it", () => {
  const { playback, arrive, now } = table();
  arrive(1);
  const events = Array.from({ length: 20 }, (_, place) => `e${place}`);
  arrive(2, [...events, "m", ...events]);
  const told: (string | number | undefined)[] = [];
  for (let { telling } = playback.played.getState(); telling !== undefined; ) {
    told.push(telling.moment?.story ?? telling.more?.length ?? telling.caption?.rule);
    playback.skipMoment();
    ({ telling } = playback.played.getState());
  }
  const few = ["e0", "e1", "e2", "e3", "e4", 15];
  expect(told).toEqual([...few, "m", "m", ...few]);
  expect(now()).toMatchObject({ shows: 2, tells: [] });
});

test("whoever skips is in the present", () => {
  const { playback, arrive, now } = table();
  for (const number of [1, 2, 3, 4]) arrive(number);
  playback.skip();
  expect(now()).toMatchObject({ shows: 4, tells: [] });
});

test("what happened since the last visit is told over the present view, and counted", () => {
  const { playback, tableView, now } = table({ seen: 2 });
  const log = [1, 2, 3, 4].map((number) => ({ number, round: 1, at: 0, events: [{ rule: `e${number}` }] }));
  tableView.setState({ view: { number: 4 }, number: 4, log });
  expect(now()).toMatchObject({ shows: 4, tells: ["e3"], missed: 2, leftAt: 2 });
  playback.next();
  expect(now()).toMatchObject({ tells: ["e4"], missed: 2 });
  playback.next();
  expect(now()).toMatchObject({ tells: [], missed: 2 });
});

test("what happens while nobody looks is told when somebody does", async () => {
  const { playback, arrive, now } = table();
  arrive(1);
  playback.look(false);
  arrive(2);
  arrive(3);
  await time.pass(60_000);
  expect(now()).toMatchObject({ shows: 1, tells: [] });
  playback.look(true);
  expect(now()).toMatchObject({ shows: 2, tells: ["e2"], missed: 2, leftAt: 1 });
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
