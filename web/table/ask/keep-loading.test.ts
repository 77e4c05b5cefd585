import { expect, test, vi } from "vitest";
import { keepLoading } from "./keep-loading.ts";

/** A clock that a test moves. */
function clock() {
  const waiting = new Set<() => void>();
  const after = (_milliseconds: number, act: () => void): (() => void) => {
    waiting.add(act);
    return () => void waiting.delete(act);
  };
  const ring = (): void => {
    for (const act of [...waiting]) {
      waiting.delete(act);
      act();
    }
  };
  return { after, ring, waiting };
}

test("a file that did not come is asked for again, until it comes", async () => {
  const { after, ring, waiting } = clock();
  const load = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error("no line")).mockResolvedValue(undefined);
  keepLoading(load, after);
  await expect.poll(() => waiting.size).toBe(1);
  ring();
  await Promise.resolve();
  expect([load.mock.calls.length, waiting.size]).toEqual([2, 0]);
});

test("what is no longer wanted is not asked for again", async () => {
  const { after, waiting } = clock();
  const load = vi.fn<() => Promise<void>>().mockRejectedValue(new Error("no line"));
  const forget = keepLoading(load, after);
  await expect.poll(() => waiting.size).toBe(1);
  forget();
  expect(waiting.size).toBe(0);
  keepLoading(load, after)();
  await new Promise(setImmediate);
  expect(waiting.size).toBe(0);
});
