import { expect, test } from "vitest";
import { turnedClock } from "../app/clock.ts";
import { Entrance, FairTurns, giveWay } from "./fair-turns.ts";

const at = (address: string) => ({ address, person: "somebody" });

test("of many things that one address brings at once, a few are begun in each turn of the event loop", async () => {
  const entrance = new Entrance();
  const begun: string[] = [];
  const come = async (address: string, name: string): Promise<void> => {
    await entrance.enter(at(address));
    begun.push(name);
  };
  const flood = Array.from({ length: 200 }, (_, place) => come("192.0.2.1", `flood ${place}`));
  const other = come("192.0.2.7", "ann");
  await giveWay();
  await giveWay();
  expect(begun).toContain("ann");
  expect(begun.length).toBeLessThanOrEqual(48);
  await Promise.all([...flood, other]);
  expect(begun).toHaveLength(201);
});

test("where nobody waits, one goes in at once", async () => {
  const entrance = new Entrance();
  for (let turn = 0; turn < 10; turn++) {
    expect(entrance.enter(at("192.0.2.1"))).toBeUndefined();
    await giveWay();
  }
});

test("of one address only so much waits, and no other is refused for it", async () => {
  const turns = new FairTurns(1, { mostOfOne: 2 });
  let goOn = (): void => undefined;
  const first = turns.run(at("192.0.2.1"), () => new Promise<void>((resolve) => (goOn = resolve)));
  const done: string[] = [];
  const add = (address: string): Promise<unknown> => turns.run(at(address), async () => done.push(address));
  const waiting = [add("192.0.2.1"), add("192.0.2.1")];
  await expect(add("192.0.2.1")).rejects.toThrow("server.busy");
  waiting.push(add("192.0.2.7"));
  goOn();
  await Promise.all([first, ...waiting]);
  expect(done).toEqual(["192.0.2.1", "192.0.2.7", "192.0.2.1"]);
});

test("what has waited too long for its turn is refused, and not done when its turn would have come", async () => {
  const clock = turnedClock(0);
  const turns = new FairTurns(1, { patience: { clock, milliseconds: 5000 } });
  let goOn = (): void => undefined;
  const done: string[] = [];
  const add = (name: string): Promise<unknown> => turns.run(at("192.0.2.1"), async () => done.push(name));
  const first = turns.run(at("192.0.2.7"), () => new Promise<void>((resolve) => (goOn = resolve)));
  const early = add("early");
  clock.turnBy(3000);
  const late = add("late");
  clock.turnBy(2000);
  await expect(early).rejects.toThrow("server.busy");
  goOn();
  await Promise.all([first, late]);
  // Whoever has had a turn is not refused afterwards.
  clock.turnBy(10_000);
  expect(done).toEqual(["late"]);
  await add("next");
  expect(done).toEqual(["late", "next"]);
});
