import type { Json } from "@weirwood/kernel";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Bus } from "../ports/bus.ts";
import type { Log } from "../ports/log.ts";

/** A node's bus, and another node of its cluster, which may be the same one. */
export interface BusUnderTest {
  readonly bus: Bus;
  readonly other: Bus;
}

/** What every bus does. */
export function busSuite(open: (log: Log) => Promise<BusUnderTest>): void {
  let bus: Bus;
  let other: Bus;
  let problems: string[];

  beforeEach(async () => {
    problems = [];
    const note = (_facts: object, sentence: string): void => void problems.push(sentence);
    ({ bus, other } = await open({ info() {}, warn: note, error: note }));
  });
  afterEach(() => Promise.all([bus.close(), other.close()]));

  /** What was said before has been heard, echoes of it too: the bus carries in order, there and back. */
  const settled = async (): Promise<void> => {
    let hear = (): void => {};
    const heard = new Promise<void>((resolve) => {
      hear = resolve;
    });
    const ears = [
      other.subscribe("table:there", () => other.publish("table:back", null)),
      bus.subscribe("table:back", () => hear()),
    ];
    await Promise.all(ears.map((ear) => ear.begun));
    bus.publish("table:there", null);
    await heard;
    for (const ear of ears) ear.end();
  };

  describe("what is said", () => {
    test("is heard once by everybody who listens, also on the own node, in order", async () => {
      const [one, two]: [Json[], Json[]] = [[], []];
      await bus.subscribe("table:a", (message) => one.push(message)).begun;
      await bus.subscribe("table:a", (message) => two.push(message)).begun;
      for (let number = 0; number < 100; number++) bus.publish("table:a", { number });
      await settled();
      const all = Array.from({ length: 100 }, (_, number) => ({ number }));
      expect(one).toEqual(all);
      expect(two).toEqual(all);
    });

    test("is heard as plain data that nobody shares", async () => {
      const heard: Json[] = [];
      await bus.subscribe("lobby", (message) => heard.push(message)).begun;
      const said = { text: "❄ \n «é» \u2028", list: [1, null, true, { a: "" }] };
      bus.publish("lobby", said);
      bus.publish("lobby", null);
      await settled();
      expect(heard).toEqual([said, null]);
      expect(heard[0]).not.toBe(said);
    });

    test("is not heard on other topics, nor before or after listening", async () => {
      const heard: Json[] = [];
      bus.publish("table:a", "before");
      await settled();
      const ear = bus.subscribe("table:a", (message) => heard.push(message));
      await ear.begun;
      bus.publish("table:b", "elsewhere");
      bus.publish("talk:a", "elsewhere");
      bus.publish("table:a", "now");
      await settled();
      ear.end();
      ear.end();
      bus.publish("table:a", "after");
      await settled();
      expect(heard).toEqual(["now"]);
    });

    test("is heard by the others when one stops listening", async () => {
      const heard: Json[] = [];
      const first = bus.subscribe("table:a", () => {});
      const second = bus.subscribe("table:a", (message) => heard.push(message));
      await second.begun;
      first.end();
      bus.publish("table:a", 1);
      await settled();
      second.end();
      const third = bus.subscribe("table:a", (message) => heard.push(message));
      await third.begun;
      bus.publish("table:a", 2);
      await settled();
      expect(heard).toEqual([1, 2]);
    });

    test("never runs a listener inside whoever speaks", async () => {
      let isHeard = false;
      await bus.subscribe("table:a", () => {
        isHeard = true;
      }).begun;
      bus.publish("table:a", 1);
      expect(isHeard).toBe(false);
      await settled();
      expect(isHeard).toBe(true);
    });

    test("is heard by the others when a listener fails", async () => {
      const heard: Json[] = [];
      await bus.subscribe("table:a", () => {
        throw new Error("fails");
      }).begun;
      await bus.subscribe("table:a", (message) => heard.push(message)).begun;
      bus.publish("table:a", 1);
      await settled();
      expect(heard).toEqual([1]);
      expect(problems).toContain("a listener failed");
    });

    test("is not sent when it is far too long", async () => {
      const heard: Json[] = [];
      await bus.subscribe("table:a", (message) => heard.push(message)).begun;
      bus.publish("table:a", "x".repeat(1_000_000));
      bus.publish("table:a", "short");
      await settled();
      expect(heard).toEqual(["short"]);
      expect(problems).toEqual(["a message was too long for the bus and was not sent"]);
    });
  });

  test("a bus that was closed is down, and says and hears nothing", async () => {
    const heard: Json[] = [];
    await bus.subscribe("table:a", (message) => heard.push(message)).begun;
    expect(bus.isUp()).toBe(true);
    await bus.close();
    expect(bus.isUp()).toBe(false);
    bus.publish("table:a", 1);
    // It has no way to others any more: only what it says to itself could still be heard.
    await new Promise(setImmediate);
    expect(heard).toEqual([]);
  });
}
