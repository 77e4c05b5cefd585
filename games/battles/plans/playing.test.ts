import { chanceOf, isRefusal, NOBODY, seedFrom } from "@weirwood/kernel";
import { mutants } from "@weirwood/kernel/testing";
import { expect, test } from "vitest";
import { battles } from "../index.ts";
import { plans } from "./index.ts";
import type { BattlePlan } from "./plan.ts";
import { checkPlan, isRefused } from "./reading.ts";

/** Plays a battle of this plan by chance to its end. */
function play(plan: BattlePlan, seed: string): void {
  const options = battles.readOptions({ battle: plan });
  if (isRefusal(options)) throw new Error(options.rule);
  const [state, chance] = [battles.setup(options, seedFrom(seed)), chanceOf(seed)];
  for (let seat = battles.awaited(state); seat !== NOBODY; seat = battles.awaited(state))
    battles.apply(state, seat, battles.sample(state, seat, chance));
  expect([seed, battles.audit(state)]).toEqual([seed, []]);
}

const { kingsroad, "red-fork": redFork, "wolf-raiders": wolfRaiders } = plans;

/** What none of ours does. */
const unusual: { readonly [what: string]: BattlePlan } = {
  "ways out at both edges": {
    ...kingsroad,
    rounds: 10,
    zones: { "way-out": "a0-o0 a10-o10" },
    special: [
      { exit: "lannister" },
      { archers: "a4 b4", house: "lannister", dice: 8, range: 8 },
      { prize: "catelyn", at: "h0", takenBy: "stark" },
    ],
    score: [
      { house: "both", when: "event", points: 10, for: { left: 1 } },
      { house: "both", when: "end", points: 10, for: { prize: "catelyn" } },
      { house: "both", when: "round", points: 10, for: { objective: "any" } },
      { house: "both", when: "round", points: 10, for: { enemyMorale: true } },
    ],
    win: [],
  },
  "nobody in command": { ...kingsroad, units: kingsroad.units.map(({ commander: _, ...unit }) => unit) },
  "a bridge that alone burns": { ...redFork, special: [{ scorchOnly: "wood-bridge" }] },
  "one unit each": { ...wolfRaiders, units: [wolfRaiders.units[0], wolfRaiders.units[20]] },
};

test.each(Object.entries(unusual))("%s can be played to the end", (what, plan) => {
  expect(checkPlan(plan)).toEqual(plan);
  for (let game = 0; game < 5; game++) play(plan, `${what} ${game}`);
});

test("whatever is accepted can be played to the end", () => {
  const chance = chanceOf("plans that were changed");
  let played = 0;
  for (const plan of Object.values(plans)) {
    for (const { what, input } of mutants(plan, chance, 80)) {
      const read = checkPlan(input);
      if (isRefused(read)) continue;
      play(read, what);
      played++;
    }
  }
  expect(played).toBeGreaterThan(10);
});
