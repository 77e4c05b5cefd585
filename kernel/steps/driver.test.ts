import { describe, expect, it } from "vitest";
import { driveUntilSettled, StuckError } from "./driver.ts";

describe("the driver", () => {
  it("takes steps until one says that the game is settled", () => {
    const state = { steps: 0 };
    driveUntilSettled(state, (one) => ++one.steps === 7);
    expect(state.steps).toBe(7);
  });

  it("hands the steps whom they tell their events", () => {
    const told: string[] = [];
    const step = (state: { steps: number }, tell?: (word: string) => void): boolean => {
      tell?.("a step");
      return ++state.steps === 2;
    };
    driveUntilSettled({ steps: 0 }, step, (word) => told.push(word));
    expect(told).toEqual(["a step", "a step"]);
  });

  it("throws where rules go round for ever", () => {
    const state = { steps: 0 };
    const round = (one: { steps: number }): boolean => ++one.steps < 0;
    expect(() => driveUntilSettled(state, round)).toThrow(StuckError);
    expect(state.steps).toBe(10_000);
  });
});
