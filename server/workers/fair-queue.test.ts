import { expect, test } from "vitest";
import { FairQueue } from "./fair-queue.ts";

const asker = (address: string, person = address) => ({ address, person });

test("addresses have turns, and of one address its people: much of one waits behind itself", () => {
  const queue = new FairQueue<string>();
  for (let i = 0; i < 3; i++) queue.add(asker("eve", "eve-1"), `eve-1 ${i}`);
  for (let i = 0; i < 2; i++) queue.add(asker("eve", "eve-2"), `eve-2 ${i}`);
  queue.add(asker("ann"), "ann");
  queue.add(asker("ben"), "ben 0");
  queue.add(asker("ben"), "ben 1");
  const taken = Array.from({ length: queue.size }, () => queue.next());
  expect(taken).toEqual(["eve-1 0", "ann", "ben 0", "eve-2 0", "ben 1", "eve-1 1", "eve-2 1", "eve-1 2"]);
  expect([queue.size, queue.next()]).toEqual([0, undefined]);
});

test("who comes while others wait waits for one thing of each of them, however much waits", () => {
  const queue = new FairQueue<string>();
  for (let i = 0; i < 100; i++) queue.add(asker("eve", `guest ${i}`), "eve");
  queue.next();
  queue.add(asker("ann"), "ann");
  expect([queue.next(), queue.next()]).toEqual(["eve", "ann"]);
});

test("what is taken back is not carried out, and leaves the turns of others as they were", () => {
  const queue = new FairQueue<string>();
  queue.add(asker("ann"), "unwanted");
  queue.add(asker("ben"), "wanted");
  expect(queue.remove(asker("ann"), "unwanted")).toBe(true);
  expect(queue.remove(asker("ann"), "unwanted")).toBe(false);
  expect(queue.waitingOf("ann")).toBe(0);
  expect([queue.next(), queue.next()]).toEqual(["wanted", undefined]);
});
