import { expect, test } from "vitest";
import { type AttackInProgress, attackInProgress } from "./attack-in-progress.ts";
import { rerollOutlook } from "./reroll-outlook.ts";
import { laid } from "./testing/attack-positions.ts";

const view = laid.reroll();
const attack = attackInProgress(view) as AttackInProgress;

/** The places of dice by the symbols that they show: 0 is green, 1 blue. */
const placesOf = (symbol: number): Set<number> =>
  new Set(attack.dice.filter((die) => die.symbol === symbol).map(({ place }) => place));

test("dice say what they do to this target", () => {
  expect(attack.dice.map(({ does }) => does)).toEqual(["miss", "miss", "hit", "miss"]);
});

test("two dice that miss promise three sides of eight each, blue and valor", () => {
  const { now, average, better } = rerollOutlook(view, attack, placesOf(0));
  expect(now).toEqual({ hits: 1, back: 0 });
  expect(average.hits).toBeCloseTo(1 + (2 * 3) / 8);
  expect(average.back).toBeCloseTo(2 / 8);
  expect(better).toBeCloseTo(1 - (5 / 8) ** 2);
});

test("a hit that is rolled again can only be kept or lost", () => {
  const { average, better } = rerollOutlook(view, attack, placesOf(1));
  expect(average.hits).toBeCloseTo(3 / 8);
  expect(better).toBe(0);
});

test("every question finds the attack at its step", () => {
  const stages = (["commit", "reroll", "swap-bearer", "stand-firm", "retreat", "follow", "counter"] as const).map(
    (kind) => [kind, attackInProgress(laid[kind]())?.stage],
  );
  expect(Object.fromEntries(stages)).toEqual({
    commit: "dice",
    reroll: "dice",
    "swap-bearer": "hits",
    "stand-firm": "retreat",
    retreat: "retreat",
    follow: "advance",
    counter: "counter",
  });
});
