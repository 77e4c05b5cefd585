import { expect, test } from "vitest";
import { costOfViews, processorUntil, readTrace } from "./trace.ts";

const page = { pid: 7, tid: 1 };
const span = (name: string, ts: number, dur: number, tdur = dur) => ({ ...page, name, ph: "X", ts, dur, tdur });
const named = (thread: object, name: string) => ({ ...thread, name: "thread_name", ph: "M", ts: 0, args: { name } });
const traceOf = (...traceEvents: object[]): Buffer =>
  Buffer.from(JSON.stringify({ traceEvents: [named(page, "CrRendererMain"), ...traceEvents] }));

test("tasks have the processor that they had, not the time that passed; scripts inside scripts count once", () => {
  const trace = readTrace(
    traceOf(
      span("FireAnimationFrame", 6000, 2000),
      span("RunTask", 1000, 9000, 4000),
      span("FunctionCall", 2000, 3000, 1500),
      span("EventDispatch", 2500, 1000),
      span("Layout", 6500, 500),
      span("Commit", 9000, 100),
      { ...span("FunctionCall", 1000, 50_000), tid: 2 },
      { ...span("FunctionCall", 1000, 50_000), ph: "I" },
    ),
  );
  expect(trace).toMatchObject({
    tasks: [{ at: 1, took: 9, processor: 4 }],
    layouts: 1,
    script: 3.5,
    pictures: 1,
  });
});

test("the page is the busiest of all, not one that the browser keeps ready", () => {
  const spare = { pid: 8, tid: 1 };
  const trace = readTrace(
    traceOf(named(spare, "CrRendererMain"), { ...span("RunTask", 0, 1000), ...spare }, span("RunTask", 0, 3000), {
      ...span("RunTask", 0, 9000),
      pid: 9,
    }),
  );
  expect(trace.tasks).toEqual([{ at: 0, took: 3, processor: 3 }]);
});

test("what began before a mark counts until it ends, and nothing after it", () => {
  const mark = { ...page, name: "first-input", cat: "blink.user_timing", ph: "I", ts: 2000 };
  const trace = readTrace(
    traceOf(span("RunTask", 0, 1000), span("RunTask", 1500, 1000), span("RunTask", 3000, 1000), mark),
  );
  expect(processorUntil(trace.marks.get("first-input") ?? Number.NaN, trace.tasks)).toBe(2);
});

test("a view costs what it does at once and what follows closely; a timer is no view", () => {
  const trace = readTrace(
    traceOf(
      span("RunTask", 0, 5000),
      span("RunTask", 20_000, 7000),
      span("RunTask", 900_000, 300),
      span("RunTask", 1_800_000, 2000),
    ),
  );
  expect(costOfViews(trace, 200)).toEqual([12, 2]);
});

test("a trace without a page is no trace", () => {
  expect(() => readTrace(Buffer.from('{"traceEvents":[]}'))).toThrow("no page");
});
