import { battles } from "@weirwood/battles";
import { features } from "@weirwood/battles/features";
import type { Battle, BattleDecision } from "@weirwood/battles/rules";
import { chanceFrom, NOBODY, type Seat, seedFrom } from "@weirwood/kernel";
import { describe, expect, test } from "vitest";
import type { Bot } from "../../bot.ts";
import { type Budget, compare, judge, maesterOf } from "../../search/index.ts";
import { battlesBots } from "../index.ts";
import { everyBattle, playGame, position, tableOf } from "../testing/tables.ts";
import { craft } from "./index.ts";

const { random, steward } = battlesBots;

/** Little thought, so that many games can be played. */
const hasty: Budget = { ...craft.budget, decisions: 20, candidates: 2 };
const hastyMaester = maesterOf(craft, hasty);

/** Thinks at one decision in so many, and else plays by rules of thumb. */
function nowAndThen(every: number): Bot<Battle, BattleDecision> {
  let asked = 0;
  return {
    name: "now and then",
    choose: (view, seat, chance) => (asked++ % every === 0 ? hastyMaester : steward).choose(view, seat, chance),
  };
}

describe("every answer is legal, hangs on what the seat sees alone, and leaves the view as it was", () => {
  test.each(everyBattle)("in %s", (plan) => {
    const bot = nowAndThen(37);
    let decision = 0;
    playGame([bot, bot], tableOf(plan), "maester", (state, seat, view, answer) => {
      expect(battles.check(state, seat, answer)).toBeUndefined();
      if (decision++ % 90 !== 45) return;
      const shown = battles.clone(view);
      const thought = battles.print(hastyMaester.choose(shown, seat, chanceFrom(decision)));
      expect(
        shown.every((cell, at) => cell === view[at]),
        "the view is left as it was",
      ).toBe(true);
      // Another state that looks the same from this seat: other dice, other cards in the foe's hand.
      const other = battles.view(battles.imagine(view, seedFrom(`other ${decision}`)), seat);
      expect(battles.print(hastyMaester.choose(other, seat, chanceFrom(decision)))).toBe(thought);
    });
  });
});

test("features are numbers in every battle, also after blunders, and where there is hardly anything", () => {
  const rows = new Float64Array(2 * features.ids.length);
  const expectNumbers = (state: Battle): void => {
    features.read(state, 2, rows);
    expect(rows.every(Number.isFinite)).toBe(true);
  };
  for (const plan of everyBattle) {
    let decision = 0;
    playGame([random, steward], tableOf(plan), "features", (state) => {
      if (decision++ % 5 === 0) expectNumbers(state);
    });
  }
  expectNumbers(position({ units: { h3: "green war-host" } }));
});

/** What a steward is asked in a game, at every so many decisions. */
function positionsIn(plan: string, every: number): { readonly view: Battle; readonly seat: Seat }[] {
  const found: { view: Battle; seat: Seat }[] = [];
  let decision = 0;
  playGame([steward, steward], tableOf(plan), "pinned", (_state, seat, view) => {
    if (decision++ % every === every - 1) found.push({ view: battles.clone(view), seat });
  });
  return found;
}

test("who thinks ten times as long answers no worse on pinned positions", () => {
  const little: Budget = { decisions: 50, candidates: 4 };
  const much: Budget = { decisions: 500, candidates: 4 };
  let gain = 0;
  for (const { view, seat } of ["kingsroad", "harrenhal", "lions-toll"].flatMap((plan) => positionsIn(plan, 50))) {
    const [quick, slow] = [little, much].map(
      (budget) => judge(craft, view, seat, chanceFrom(1), budget).answers[0].answer,
    );
    if (battles.print(quick) === battles.print(slow)) continue;
    const { answers } = compare(craft, view, seat, chanceFrom(2), [quick, slow], 40);
    const chanceAfter = (of: BattleDecision): number => answers.find(({ answer }) => answer === of)?.chances[seat] ?? 0;
    gain += chanceAfter(slow) - chanceAfter(quick);
  }
  expect(gain).toBeGreaterThanOrEqual(0);
});

test("games that go on side by side do not disturb each other", () => {
  const begin = (plan: string, seed: string) => {
    const state = battles.setup(tableOf(plan), seedFrom(seed));
    const bot = nowAndThen(17);
    const chance = chanceFrom(3);
    const said: string[] = [];
    return {
      said,
      step() {
        const seat = battles.awaited(state);
        if (seat === NOBODY || said.length >= 80) return false;
        const answer = bot.choose(battles.view(state, seat), seat, chance);
        said.push(battles.print(answer));
        battles.apply(state, seat, answer);
        return true;
      },
    };
  };
  const alone = ["red-fork", "green-fork"].map((plan) => {
    const game = begin(plan, "side by side");
    while (game.step());
    return game.said;
  });
  const together = ["red-fork", "green-fork"].map((plan) => begin(plan, "side by side"));
  while (together.map((game) => game.step()).includes(true));
  expect(together.map(({ said }) => said)).toEqual(alone);
});
