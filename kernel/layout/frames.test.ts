import { describe, expect, it } from "vitest";
import type { Cells } from "./cells.ts";
import { NO_FRAME } from "./frames.ts";
import { LayoutTable } from "./table.ts";

const areas = ["riverrun", "seagard", "pyke"];
const kinds = {
  march: { steps: ["move", "battle", "end"], registers: { from: { values: areas }, to: { values: areas } } },
  battle: { steps: ["cards", "retreat"], registers: { place: {}, isSentHome: { isFlag: true }, support: {} } },
  pause: {},
} as const;

describe.each([
  ["bytes", (length: number) => new Uint8Array(length), 255],
  ["words", (length: number) => new Uint16Array(length), 65_535],
] as const)("frames in %s", (_, room, most) => {
  const table = new LayoutTable<Cells>(room);
  table.section("before", { length: 3 });
  const stack = table.frames("stack", { deepest: 4, kinds });
  table.section("after", { length: 3 });
  const layout = table.seal();
  const { march, battle, pause } = stack.kinds;
  const { from, to } = stack.registers.march;

  it("hold procedures inside one another", () => {
    const state = layout.blank();
    expect(stack.kind(state)).toBe(NO_FRAME);
    stack.push(state, march);
    stack.set(state, from, 2);
    stack.setStep(state, stack.steps.march.battle);
    stack.push(state, battle);
    stack.set(state, stack.registers.battle.support, most);
    expect([stack.depth(state), stack.kind(state), stack.step(state)]).toEqual([2, battle, 0]);
    expect(stack.get(state, stack.registers.battle.support)).toBe(most);
    expect([stack.kindAt(state, 0), stack.stepAt(state, 0), stack.getAt(state, 0, to)]).toEqual([march, 1, most]);
    stack.setAt(state, 0, to, 1);
    stack.pop(state);
    expect([stack.depth(state), stack.kind(state), stack.step(state)]).toEqual([1, march, 1]);
    expect([stack.get(state, from), stack.get(state, to)]).toEqual([2, 1]);
  });

  it("begin with what they are about, and tell it of every frame of a kind", () => {
    const state = layout.blank();
    stack.begin(state, "march", { from: 2, to: 1 });
    stack.begin(state, "battle", { place: 1 });
    stack.begin(state, "march", { from: 0 });
    expect([stack.get(state, from), stack.get(state, to)]).toEqual([0, most]);
    expect(stack.getAt(state, 1, stack.registers.battle.place)).toBe(1);
    expect(stack.allOf(state, march, from)).toEqual([2, 0]);
    expect(stack.allOf(state, pause, 0)).toEqual([]);
  });

  it("leave no trace when they end", () => {
    const state = layout.blank();
    for (let i = 0; i < 4; i++) {
      stack.push(state, battle);
      stack.setStep(state, 1);
      for (const register of [0, 1, 2]) stack.set(state, register, 200);
    }
    expect(layout.toJSON(state)).not.toHaveProperty("before");
    expect(layout.toJSON(state)).not.toHaveProperty("after");
    for (let i = 0; i < 4; i++) stack.pop(state);
    expect(state).toEqual(layout.blank());
  });

  it("say so when there are too many, or none", () => {
    const state = layout.blank();
    for (let i = 0; i < 4; i++) stack.push(state, march);
    expect(() => stack.push(state, march)).toThrow("more than 4 procedures");
    stack.clear(state);
    expect(state).toEqual(layout.blank());
    expect(() => stack.pop(state)).toThrow("no procedure is in progress");
    expect(() => stack.get(state, from)).toThrow("no procedure is in progress");
    expect(() => stack.getAt(state, 0, from)).toThrow("level 0");
  });

  it("hold kinds, steps and registers of their own only", () => {
    const state = layout.blank();
    for (const kind of [0, 4, -1, Number.NaN]) expect(() => stack.push(state, kind)).toThrow("no procedure");
    stack.push(state, march);
    for (const value of [most + 1, -1, 0.5]) expect(() => stack.set(state, from, value)).toThrow(`0 to ${most}`);
    for (const register of [-1, 3]) expect(() => stack.set(state, register, 1)).toThrow("no register");
    for (const step of [-1, 3]) expect(() => stack.setStep(state, step)).toThrow(`march has no step ${step}`);
  });

  it("are written by name, and read back", () => {
    const state = layout.blank();
    stack.push(state, march);
    stack.set(state, from, 0);
    stack.push(state, battle);
    stack.setStep(state, stack.steps.battle.retreat);
    stack.set(state, stack.registers.battle.isSentHome, 1);
    stack.set(state, stack.registers.battle.place, 3);
    stack.push(state, pause);
    const plain = layout.toJSON(state);
    expect(plain).toEqual({
      stack: [
        { is: "march", from: "riverrun" },
        { is: "battle", step: "retreat", place: 3, isSentHome: true },
        { is: "pause" },
      ],
    });
    expect(layout.fromJSON(plain)).toEqual(state);
  });

  it("are refused where they are none", () => {
    for (const [problem, frames] of [
      ["stack: a list of 4 at most", "x"],
      ["stack: a list of 4 at most", new Array(5).fill({ is: "pause" })],
      ["stack: a procedure is a map of names", [[1, 2, 0, 0]]],
      ["stack: no procedure 1", [{ is: 1 }]],
      ["stack: no procedure siege", [{ is: "siege" }]],
      ["stack: march has no step retreat", [{ is: "march", step: "retreat" }]],
      ["stack: march has no step 1", [{ is: "march", step: 1 }]],
      ["stack: pause has no step x", [{ is: "pause", step: "x" }]],
      ["stack: no place", [{ is: "march", place: 1 }]],
      ["stack: from: no 2", [{ is: "march", from: 2 }]],
      ["stack: from: no winterfell", [{ is: "march", from: "winterfell" }]],
    ] as const) {
      expect(() => layout.fromJSON({ stack: frames })).toThrow(problem);
    }
  });

  it("allocate nothing", () => {
    const state = layout.blank();
    const turn = (): void => {
      stack.push(state, march);
      stack.set(state, from, 3);
      stack.setStep(state, stack.step(state) + 1);
      stack.push(state, battle);
      stack.setAt(state, 0, to, stack.getAt(state, 0, from));
      stack.pop(state);
      stack.pop(state);
    };
    for (let i = 0; i < 20_000; i++) turn();
    const taken = Array.from({ length: 5 }, () => {
      const before = process.memoryUsage().heapUsed;
      for (let i = 0; i < 200_000; i++) turn();
      return process.memoryUsage().heapUsed - before;
    }).filter((bytes) => bytes >= 0);
    // One small object a turn would be 3 MB or more, every time; compilers at work meanwhile take some now and then.
    expect(Math.min(...taken)).toBeLessThan(1_500_000);
  });
});
