import { chanceFrom, isRefusal, NOBODY, seedFrom } from "@weirwood/kernel";
import { ravensWager } from "@weirwood/kernel/testing-game";
import { expect, test } from "vitest";
import { blundersIn, chancesIn, counsel, type JudgedDecision, judgeDecision } from "../../search/index.ts";
import { craft } from "./index.ts";

type Wager = ReturnType<typeof ravensWager.clone>;
type Answer = Parameters<typeof ravensWager.apply>[2];

/** A game of two rounds by the maester's own answers, but for one in which a seat throws its coins away. */
function gameWithBlunder(): { state: Wager; judged: JudgedDecision<Answer>[]; blunder: number } {
  const state = ravensWager.setup({ seats: 3, rounds: 2 }, seedFrom("blunder"));
  const judged: JudgedDecision<Answer>[] = [];
  const chance = chanceFrom(1);
  let decision = 0;
  let blunder = -1;
  for (let seat = ravensWager.awaited(state); seat !== NOBODY; seat = ravensWager.awaited(state)) {
    const [{ answer: best }] = counsel(craft, ravensWager.view(state, seat), seat, chance);
    const isPlanted = best.kind === "wager" && ravensWager.round(state) === 2 && blunder === -1;
    if (isPlanted) blunder = decision;
    const answer = isPlanted ? parsed(state, "wager 4") : best;
    const one = judgeDecision(craft, state, seat, answer, decision);
    if (one !== undefined) judged.push(one);
    ravensWager.apply(state, seat, answer);
    decision++;
  }
  return { state, judged, blunder };
}

function parsed(state: Wager, text: string): Answer {
  const answer = ravensWager.parse(text, state);
  if (isRefusal(answer)) throw new Error(answer.rule);
  return answer;
}

const { state, judged, blunder } = gameWithBlunder();

test("coins thrown away are what cost most, and less would have been better", () => {
  const [worst] = blundersIn(judged);
  expect(worst.decision).toBe(blunder);
  expect(worst.cost).toBeGreaterThan(0.1);
  expect(ravensWager.print(worst.better)).not.toBe("wager 4");
});

test("chances are those of all seats together, and known at the end", () => {
  for (const { chances } of judged) expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
  const { winners = [] } = ravensWager.outcome(state) ?? {};
  expect(chancesIn(craft, state).map((one) => one > 0)).toEqual([0, 1, 2].map((seat) => winners.includes(seat)));
});

test("the same decision is judged the same again", () => {
  const fresh = ravensWager.setup({ seats: 3, rounds: 2 }, seedFrom("blunder"));
  const answer = parsed(fresh, "wager 1");
  const once = judgeDecision(craft, fresh, 0, answer, 0);
  expect(once).toBeDefined();
  expect(judgeDecision(craft, fresh, 0, answer, 0)).toEqual(once);
});

test("counsel tells up to three answers, what speaks for each, and what only its seat would see", () => {
  const begun = ravensWager.setup({ seats: 3, rounds: 5 }, seedFrom("counsel"));
  const told = counsel(craft, ravensWager.view(begun, 1), 1, chanceFrom(2));
  expect(told).toHaveLength(3);
  expect(told.map(({ chances }) => chances[1])).toEqual(told.map(({ chances }) => chances[1]).sort((a, b) => b - a));
  expect(told.flatMap(({ why }) => why.map(({ part }) => part))).toContain("coins");
  for (const { leadsTo } of told) {
    expect(leadsTo.map(({ rule }) => rule)).toContain("wager.round");
    for (const { audience } of leadsTo) expect(audience ?? [1]).toContain(1);
  }
});
