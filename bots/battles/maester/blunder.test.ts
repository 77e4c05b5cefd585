import { battles } from "@weirwood/battles";
import type { BattleDecision } from "@weirwood/battles/rules";
import { chanceFrom, isRefusal, NOBODY } from "@weirwood/kernel";
import { expect, test } from "vitest";
import { blundersIn, type JudgedDecision, judge, judgeDecision } from "../../search/index.ts";
import { position } from "../testing/tables.ts";
import { craft } from "./index.ts";

const budget = { decisions: 200, candidates: 6 };

test("who passes a step before the objective that would win the battle is marked", () => {
  const state = position({
    rounds: 1,
    objectives: [{ hex: "h5", owner: "lannister" }],
    scores: [{ houses: ["stark", "lannister"], when: "end", points: 3, for: "objective" }],
    units: {
      h4: "green war-host",
      e3: "green war-host",
      j9: "blue lannisport-guards",
      d10: "green lannisport-guards",
    },
    pool: { stark: { green: 2 }, lannister: { blue: 1, green: 1 } },
  });
  const judged: JudgedDecision<BattleDecision>[] = [];
  let planted = -1;
  for (let decision = 0; battles.awaited(state) !== NOBODY; decision++) {
    const seat = battles.awaited(state);
    const [{ answer: best }] = judge(craft, battles.view(state, seat), seat, chanceFrom(decision), budget).answers;
    if (planted < 0 && best.kind === "order" && battles.print(best).startsWith("order h4")) planted = decision;
    const answer = planted === decision ? battles.parse("pass") : best;
    if (isRefusal(answer)) throw new Error(answer.rule);
    const one = judgeDecision(craft, state, seat, answer, decision, budget);
    if (one !== undefined) judged.push(one);
    battles.apply(state, seat, answer);
  }
  const [worst] = blundersIn(judged);
  expect(planted).toBeGreaterThanOrEqual(0);
  expect(worst.decision).toBe(planted);
  expect(worst.cost).toBeGreaterThan(0.2);
  expect(battles.print(worst.better)).toMatch(/^order h4/);
});
