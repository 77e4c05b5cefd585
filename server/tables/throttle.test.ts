import { expect, test } from "vitest";
import { turnedClock } from "../app/clock.ts";
import { Throttle } from "./throttle.ts";

function throttle() {
  const clock = turnedClock(0);
  const done: string[] = [];
  return { clock, done, throttle: new Throttle(clock, 1000, (key) => done.push(`${key} ${clock.now()}`)) };
}

test("what is wanted once is done at once", () => {
  const { clock, done, throttle: one } = throttle();
  one.want("a");
  one.want("b");
  clock.turnBy(5000);
  one.want("a");
  expect(done).toEqual(["a 0", "b 0", "a 5000"]);
});

test("what is wanted again and again is done once in each span of time", () => {
  const { clock, done, throttle: one } = throttle();
  for (let i = 0; i < 250; i++) {
    one.want("a");
    clock.turnBy(10);
  }
  clock.turnBy(5000);
  expect(done).toEqual(["a 0", "a 1000", "a 2000", "a 3000"]);
});

test("where it was quiet, a few in a row are done at once", () => {
  const clock = turnedClock(0);
  const done: number[] = [];
  const few = new Throttle(clock, 250, () => done.push(clock.now()), 3);
  for (let i = 0; i < 10; i++) few.want("a");
  clock.turnBy(400);
  for (let i = 0; i < 10; i++) few.want("a");
  clock.turnBy(5000);
  few.want("a");
  expect(done).toEqual([0, 0, 0, 250, 500, 5400]);
});

test("at the end what is still wanted is done, once", () => {
  const { clock, done, throttle: one } = throttle();
  one.want("a");
  one.want("a");
  one.want("b");
  one.end();
  clock.turnBy(5000);
  expect(done).toEqual(["a 0", "b 0", "a 0"]);
});
