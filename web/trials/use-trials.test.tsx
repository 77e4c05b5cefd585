// @vitest-environment happy-dom
import { act } from "preact/test-utils";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { playedIn, type Trials } from "./trials.ts";
import { type TrialRunner, useTrials } from "./use-trials.ts";

/** A worker that plays when a test says so. */
class Told extends EventTarget {
  static last: Told;
  isEnded = false;
  readonly wishes: unknown[] = [];
  constructor() {
    super();
    Told.last = this;
  }
  postMessage(wish: unknown): void {
    this.wishes.push(wish);
  }
  terminate(): void {
    this.isEnded = true;
  }
  tell(trials: Trials): void {
    act(() => void this.dispatchEvent(new MessageEvent("message", { data: trials })));
  }
}

const wish = { game: "battles", options: {}, of: 200 };
let runner: TrialRunner<string> | undefined;
let leave = (): void => undefined;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("Worker", Told);
  const root = createRoot(document.createElement("div"));
  function Page() {
    runner = useTrials();
    return null;
  }
  act(() => root.render(<Page />));
  leave = () => act(() => root.unmount());
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

const now = (): TrialRunner<string> => runner as TrialRunner<string>;
const start = (): void => void act(() => now().start(wish, "a plan"));
const after = (one: number, other: number, drawn = 0): Trials => ({ of: 200, won: { one, other }, drawn });

test("games are counted as they are played, and the worker ends with the last", () => {
  start();
  expect(Told.last.wishes).toEqual([wish]);
  Told.last.tell(after(2, 1));
  expect([now().isRunning, playedIn(now().run?.trials as Trials)]).toEqual([true, 3]);
  Told.last.tell(after(120, 79, 1));
  expect([now().isRunning, Told.last.isEnded]).toEqual([false, true]);
  expect(now().run?.trials).toEqual(after(120, 79, 1));
});

test("given up, what was played so far stays, and the worker ends", () => {
  start();
  Told.last.tell(after(4, 3));
  act(() => now().cancel());
  expect([now().isRunning, Told.last.isEnded, now().run?.trials]).toEqual([false, true, after(4, 3)]);
});

test("whoever leaves the page, or begins anew, leaves no worker behind", () => {
  start();
  const first = Told.last;
  start();
  expect([first.isEnded, Told.last.isEnded]).toEqual([true, false]);
  leave();
  expect(Told.last.isEnded).toBe(true);
  leave = () => undefined;
});
