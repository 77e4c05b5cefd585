import { describe, expect, test } from "vitest";
import { turnedClock } from "../app/clock.ts";
import { Buckets } from "../http/buckets.ts";
import { MessageLimits } from "./limits.ts";

function node() {
  const clock = turnedClock(0);
  const parts = { buckets: new Buckets(clock), clock };
  return { clock, connect: (person: string, address: string) => new MessageLimits(parts, person, address) };
}

/** How many messages of a kind come through before one is refused. */
function sayAll(connections: readonly MessageLimits[], kind: "ping" | "watch" | "say"): number {
  for (let said = 0; ; said++) if (connections[said % connections.length].take(kind) > 0) return said;
}

describe("live messages", () => {
  test("of one person come out of one bucket, however many connections and addresses there are", () => {
    const { clock, connect } = node();
    const tabs = Array.from({ length: 30 }, (_, i) => connect("eve", `10.0.0.${i}`));
    expect(sayAll(tabs, "ping")).toBe(120);
    clock.turnBy(1000);
    expect(sayAll(tabs, "ping")).toBe(20);
    expect(connect("ann", "10.0.0.1").take("ping")).toBe(0);
  });

  test("of one address come out of one bucket, however many guests there are", () => {
    const { clock, connect } = node();
    const guests = Array.from({ length: 30 }, (_, i) => connect(`guest ${i}`, "10.0.0.1"));
    expect(sayAll(guests, "ping")).toBe(600);
    clock.turnBy(1000);
    expect(sayAll(guests, "ping")).toBe(100);
    expect(connect("ann", "10.0.0.2").take("ping")).toBe(0);
  });

  test("that make much work count for ten", () => {
    for (const kind of ["watch", "say"] as const) {
      const { connect } = node();
      expect(sayAll([connect("eve", "10.0.0.1")], kind)).toBe(12);
      const class5B = Array.from({ length: 30 }, (_, i) => connect(`pupil ${i}`, "10.0.0.2"));
      expect(sayAll(class5B, kind)).toBe(60);
    }
  });

  test("that are too many are told how long to wait, and then come through", () => {
    const { clock, connect } = node();
    const eve = connect("eve", "10.0.0.1");
    sayAll([eve], "ping");
    const seconds = eve.take("watch");
    expect(seconds).toBe(1);
    clock.turnBy(seconds * 1000);
    expect(eve.take("watch")).toBe(0);
  });

  test("of somebody who sends too many use up nothing that neighbours need", () => {
    const { connect } = node();
    const eve = connect("eve", "10.0.0.1");
    for (let i = 0; i < 5000; i++) eve.take("ping");
    const others = Array.from({ length: 30 }, (_, i) => connect(`guest ${i}`, "10.0.0.1"));
    expect(sayAll(others, "ping")).toBe(480);
  });
});

test("a connection is over after a hundred offences in a row, and small ones are forgiven with time", () => {
  const { clock, connect } = node();
  const clumsy = connect("ann", "10.0.0.1");
  for (let i = 0; i < 100; i++) expect(clumsy.offend()).toBe(false);
  clock.turnBy(1000);
  expect(clumsy.offend()).toBe(false);
  expect(clumsy.offend()).toBe(true);
});
