import { describe, expect, it } from "vitest";
import { frames, NO_FRAME } from "./frames.ts";

const [MARCH, BATTLE] = [1, 2];
const [FROM, TO] = [0, 1];
const stack = frames(3, { deepest: 4, size: 5 });
const room = (): Uint8Array => new Uint8Array(3 + stack.byteLength + 3);

describe("frames", () => {
  it("hold procedures inside one another", () => {
    const bytes = room();
    expect(stack.kind(bytes)).toBe(NO_FRAME);
    stack.push(bytes, MARCH);
    stack.set(bytes, FROM, 7);
    stack.set(bytes, TO, 255);
    stack.setStep(bytes, 2);
    stack.push(bytes, BATTLE);
    expect([stack.depth(bytes), stack.kind(bytes), stack.step(bytes), stack.get(bytes, FROM)]).toEqual([
      2,
      BATTLE,
      0,
      0,
    ]);
    expect([stack.kindAt(bytes, 0), stack.getAt(bytes, 0, TO)]).toEqual([MARCH, 255]);
    expect(stack.stepAt(bytes, 0)).toBe(2);
    stack.setAt(bytes, 0, TO, 9);
    stack.pop(bytes);
    expect([stack.depth(bytes), stack.kind(bytes), stack.step(bytes)]).toEqual([1, MARCH, 2]);
    expect([stack.get(bytes, FROM), stack.get(bytes, TO)]).toEqual([7, 9]);
  });

  it("leave no trace when they end", () => {
    const bytes = room();
    for (let i = 0; i < 4; i++) {
      stack.push(bytes, BATTLE);
      stack.setStep(bytes, 9);
      for (const register of [0, 1, 2]) stack.set(bytes, register, 200);
    }
    expect([...bytes.subarray(0, 3), ...bytes.subarray(3 + stack.byteLength)]).toEqual([0, 0, 0, 0, 0, 0]);
    for (let i = 0; i < 4; i++) stack.pop(bytes);
    expect(bytes).toEqual(room());
  });

  it("say so when there are too many, or none", () => {
    const bytes = room();
    for (let i = 0; i < 4; i++) stack.push(bytes, MARCH);
    expect(() => stack.push(bytes, MARCH)).toThrow("more than 4 procedures");
    stack.clear(bytes);
    expect(bytes).toEqual(room());
    expect(() => stack.pop(bytes)).toThrow("no procedure is in progress");
    expect(() => stack.get(bytes, FROM)).toThrow("no procedure is in progress");
    expect(() => stack.getAt(bytes, 0, FROM)).toThrow("level 0");
  });

  it("hold only bytes, in their own registers", () => {
    const bytes = room();
    for (const kind of [0, 256, -1, Number.NaN]) expect(() => stack.push(bytes, kind)).toThrow("kind");
    stack.push(bytes, MARCH);
    for (const value of [256, -1, 0.5]) expect(() => stack.set(bytes, FROM, value)).toThrow("0 to 255");
    for (const register of [-1, 3]) expect(() => stack.set(bytes, register, 1)).toThrow("no register");
  });

  it("are written out and read back", () => {
    const bytes = room();
    stack.push(bytes, MARCH);
    stack.set(bytes, TO, 4);
    stack.push(bytes, BATTLE);
    stack.setStep(bytes, 3);
    const rows = stack.toRows(bytes);
    expect(rows).toEqual([
      [MARCH, 0, 0, 4, 0],
      [BATTLE, 3, 0, 0, 0],
    ]);
    const other = room();
    stack.push(other, BATTLE);
    stack.fromRows(other, rows);
    expect(other).toEqual(bytes);
    for (const wrong of [
      "x",
      [[1]],
      [[1, 2, 3, 4, 500]],
      [[0, 0, 0, 0, 0]],
      [["1", 0, 0, 0, 0]],
      new Array(5).fill(rows[0]),
    ]) {
      expect(() => stack.fromRows(room(), wrong)).toThrow();
    }
  });

  it("allocate nothing", () => {
    const bytes = room();
    const turn = (): void => {
      stack.push(bytes, MARCH);
      stack.set(bytes, FROM, 3);
      stack.setStep(bytes, stack.step(bytes) + 1);
      stack.push(bytes, BATTLE);
      stack.setAt(bytes, 0, TO, stack.getAt(bytes, 0, FROM));
      stack.pop(bytes);
      stack.pop(bytes);
    };
    for (let i = 0; i < 20_000; i++) turn();
    const before = process.memoryUsage().heapUsed;
    for (let i = 0; i < 200_000; i++) turn();
    // One small object a turn would be 3 MB or more; the measurement itself takes some kilobytes.
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(500_000);
  });
});
