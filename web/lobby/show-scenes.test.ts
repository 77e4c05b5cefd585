import type { GameEvent } from "@weirwood/kernel";
import { expect, test } from "vitest";
import type { ReplayStep } from "../replay/replayed-game.ts";
import { openingScene, scenesOf } from "./show-scenes.ts";

const step = (round: number, ...events: GameEvent[]): ReplayStep => ({ round, events });
const lastOf = (events: readonly GameEvent[]): GameEvent | undefined => events.at(-1);

test("a show has a scene for each decision that is worth a word", () => {
  const steps = [step(1), step(1, { rule: "a" }, { rule: "b" }), step(1), step(2, { rule: "c" })];
  const scenes = scenesOf(steps, lastOf);
  expect(scenes.map(({ at, round, caption }) => [at, round, caption.rule])).toEqual([
    [1, 1, "b"],
    [3, 2, "c"],
  ]);
});

test("what only a seat was told is not shown", () => {
  expect(scenesOf([step(1, { rule: "secret", audience: [0] })], lastOf)).toEqual([]);
});

test("a show opens where there is something to see and most is to come", () => {
  const steps = Array.from({ length: 9 }, () => step(1, { rule: "a" }));
  expect(openingScene(scenesOf(steps, lastOf))).toBe(3);
});
