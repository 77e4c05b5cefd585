import { chanceFrom, NOBODY, seedFrom } from "@weirwood/kernel";
import { expect, test } from "vitest";
import { skirmishIds } from "./data/overviews.ts";
import { foresee } from "./foresight.ts";
import type { BattleOptions } from "./options.ts";
import { readOptions } from "./options.ts";
import { planIds } from "./plans/index.ts";
import { battles } from "./rules.ts";

/** Plays a game by chance and looks at every answer that was foreseen. */
function foreseenIn(plan: string, seed: string): { readonly foreseen: number; readonly not: ReadonlySet<string> } {
  const state = battles.setup(readOptions({ plan }) as BattleOptions, seedFrom(seed));
  const chance = chanceFrom(7);
  const not = new Set<string>();
  let foreseen = 0;
  for (let seat = battles.awaited(state); seat !== NOBODY; seat = battles.awaited(state)) {
    const answers = [...(battles.options(state, seat) ?? [])];
    const answer = answers[chance.below(answers.length)];
    const seen = foresee(battles.view(state, seat), seat, answer);
    battles.apply(state, seat, answer);
    if (seen === undefined) {
      not.add(answer.kind);
      continue;
    }
    foreseen++;
    expect(battles.toJSON(seen)).toEqual(battles.toJSON(battles.view(state, seat)));
  }
  return { foreseen, not };
}

const everywhere = [...planIds, ...skirmishIds].map((plan) => ({ plan, ...foreseenIn(plan, `foresight ${plan}`) }));

test("what is foreseen is what comes to pass, in every battle", () => {
  for (const { plan, foreseen } of everywhere) expect(foreseen, plan).toBeGreaterThan(10);
});

test("dice and secret answers are never foreseen", () => {
  const kinds = new Set(everywhere.flatMap(({ not }) => [...not]));
  for (const kind of ["attack", "keep", "reroll"]) expect(kinds).toContain(kind);
});

test("an order and the move of its unit are foreseen, also where they end the turn", () => {
  const state = battles.setup(readOptions({}) as BattleOptions, seedFrom("opening"));
  const seat = battles.awaited(state);
  let view = battles.view(state, seat);
  const take = (kind: string): string | undefined => {
    const answer = [...(battles.options(view, seat) ?? [])].find((one) => one.kind === kind);
    if (answer === undefined) return undefined;
    view = foresee(view, seat, answer) ?? view;
    return `${battles.asks(view)[0].kind} of ${battles.asks(view)[0].seats}`;
  };
  expect(take("order")).toBe(`move of ${seat}`);
  expect(take("move")).toBe(`turn of ${1 - seat}`);
});
