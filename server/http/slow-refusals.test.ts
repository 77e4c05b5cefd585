import type { FastifyReply } from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SlowRefusals } from "./slow-refusals.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A reply that writes down what becomes of it. */
function replyIn(outcomes: string[]): FastifyReply {
  const reply = {
    send: () => outcomes.push("told"),
    hijack: () => undefined,
    raw: { destroy: () => outcomes.push("cut") },
  };
  return reply as unknown as FastifyReply;
}

function refuse(slow: SlowRefusals, address: string, times: number): string[] {
  const outcomes: string[] = [];
  for (let count = 0; count < times; count++) slow.send(address, replyIn(outcomes), {});
  return outcomes;
}

test("who asks too often is told so a moment later, each time", () => {
  const slow = new SlowRefusals();
  for (let round = 0; round < 2; round++) {
    const outcomes = refuse(slow, "192.0.2.1", 3);
    expect(outcomes).toEqual([]);
    vi.advanceTimersByTime(250);
    expect(outcomes).toEqual(["told", "told", "told"]);
  }
});

test("where many of one address wait, the next line is cut, and nobody else's", () => {
  const slow = new SlowRefusals();
  const flood = refuse(slow, "192.0.2.1", 103);
  expect(flood).toEqual(["cut", "cut", "cut"]);
  const other = refuse(slow, "192.0.2.7", 1);
  vi.advanceTimersByTime(250);
  expect(other).toEqual(["told"]);
  expect(flood.filter((outcome) => outcome === "told")).toHaveLength(100);
  expect(refuse(slow, "192.0.2.1", 1)).toEqual([]);
});
