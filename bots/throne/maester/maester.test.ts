import { chanceFrom, type Json, type Seat, seedFrom } from "@weirwood/kernel";
import { type Throne, type ThroneDecision, throne } from "@weirwood/throne";
import { features } from "@weirwood/throne/features";
import { askKind, TURN } from "@weirwood/throne/questions";
import { describe, expect, test } from "vitest";
import {
  type Budget,
  blundersIn,
  compare,
  type JudgedDecision,
  judge,
  judgeDecision,
  maesterOf,
} from "../../search/index.ts";
import { throneBots } from "../index.ts";
import { everything, playGame, position, tableOf } from "../testing/tables.ts";
import { craft } from "./index.ts";

const { random, steward } = throneBots;
/** Thinks as little as a maester can. */
const hasty = maesterOf(craft, { decisions: 1, candidates: 3 });

const tables = [
  [3, []],
  [4, everything],
  [5, []],
  [6, everything],
] as const;

describe("every answer is legal", () => {
  for (const [players, variants] of tables) {
    test(`${players} players, ${variants.length} variants`, () => {
      const others = Array.from({ length: players }, (_, seat) => (seat % 2 === 0 ? steward : random));
      const bots = others.map((other, seat) => (seat === players - 2 ? hasty : other));
      playGame(bots, tableOf(players, variants), `maester ${players}`, (state, seat, _view, answer) =>
        expect(throne.check(state, seat, answer)).toBeUndefined(),
      );
    });
  }
});

interface Moment {
  readonly state: Throne;
  readonly view: Throne;
  readonly seat: Seat;
}

/** Some moments of a game among stewards, one in so many of those that take a choice. */
function momentsOf(players: number, seed: string, oneIn: number): Moment[] {
  const bots = Array.from({ length: players }, () => steward);
  const variants = players === 6 ? everything : [];
  const moments: Moment[] = [];
  let index = 0;
  playGame(bots, tableOf(players, variants), seed, (state, seat, view) => {
    if (index++ % oneIn === 0) moments.push({ state: throne.clone(state), view, seat });
  });
  return moments;
}

test("an answer hangs on the view and the chance alone", () => {
  for (const [index, { view, seat }] of [...momentsOf(5, "views", 17), ...momentsOf(6, "views", 17)].entries()) {
    const shown = throne.clone(view);
    const answer = throne.print(hasty.choose(shown, seat, chanceFrom(index)));
    expect(shown, "the view is left as it was").toEqual(view);
    // Another state that looks the same from this seat: other dice, other cards and single-use orders face down.
    const other = throne.view(throne.imagine(view, seedFrom(`other ${index}`)), seat);
    expect(throne.print(hasty.choose(other, seat, chanceFrom(index)))).toBe(answer);
  }
});

test("an answer is judged at the end of its turn, or of the game", () => {
  const { guide } = craft;
  for (const { state, view, seat } of momentsOf(4, "horizon", 13)) {
    const [answer] = guide.candidates(view, seat, chanceFrom(1), 1);
    compare(craft, view, seat, chanceFrom(2), [answer], 1, (end) => {
      if (throne.outcome(end.state) === undefined) expect(end.state[TURN]).toBe(state[TURN] + 1);
    });
  }
});

test("orders that are looked at are legal, and more than stewards think of", () => {
  const kinds = new Set<string>();
  for (const { view, seat } of momentsOf(6, "candidates", 3)) {
    if (askKind(view) !== "orders") continue;
    const found = craft.guide.candidates(view, seat, chanceFrom(1), 12);
    const texts = found.map((answer) => throne.print(answer));
    expect(new Set(texts).size).toBe(found.length);
    expect(texts[0]).toBe(throne.print(steward.choose(view, seat, chanceFrom(1))));
    for (const answer of found) expect(throne.check(view, seat, answer)).toBeUndefined();
    for (const text of texts) kinds.add(text);
  }
  expect(kinds.size).toBeGreaterThan(100);
});

/**
 * Each pinned position is answered with a tenth of the maester's budget, and with all of it; both answers are then judged
 * in fresh worlds, the same for both. What is compared is the sum of the chances that they leave, over all positions.
 */
test("ten times the thought is not weaker", () => {
  const pinned = momentsOf(5, "pinned", 1).filter(
    ({ view }) => askKind(view) === "orders" || askKind(view) === "march",
  );
  let little = 0;
  let much = 0;
  for (const [index, { view, seat }] of pinned.filter((_, at) => at % 9 === 0).entries()) {
    const answerWith = (budget: Budget): ThroneDecision =>
      judge(craft, view, seat, chanceFrom(index), budget).answers[0].answer;
    const answers = [answerWith({ decisions: craft.budget.decisions / 10, candidates: 2 }), answerWith(craft.budget)];
    const judged = compare(craft, view, seat, chanceFrom(1000 + index), answers, 24).answers;
    const chanceAfter = (answer: ThroneDecision): number =>
      judged.find((one) => one.answer === answer)?.chances[seat] ?? Number.NaN;
    little += chanceAfter(answers[0]);
    much += chanceAfter(answers[1]);
  }
  expect(much).toBeGreaterThanOrEqual(little);
});

describe("what a position is judged by", () => {
  test("is a number, whatever the table", () => {
    for (const players of [3, 4, 5, 6]) {
      for (const variants of [[], everything]) {
        const rows = new Float64Array(players * features.ids.length);
        const bots = Array.from({ length: players }, () => random);
        playGame(bots, tableOf(players, variants), `features ${players}`, (state) => {
          features.read(state, players, rows);
          expect(rows.every(Number.isFinite)).toBe(true);
        });
      }
    }
  });

  test("has a name for people", () => {
    for (const { names } of Object.values(throne.phrasebooks))
      expect(Object.keys(names.part).sort()).toEqual([...new Set(features.parts)].sort());
  });
});

/** Stark and Tyrell each want a seventh castle and have an empty one before them; Stark is first. */
const race: Json = {
  players: ["stark", "greyjoy", "lannister", "baratheon", "tyrell"],
  phase: "march",
  turn: 6,
  units: {
    winterfell: "stark 1F",
    seagard: "stark 2F",
    pyke: "greyjoy 1F",
    blackwater: "lannister 1F",
    dragonstone: "baratheon 1F",
    highgarden: "tyrell 1F",
    "searoad-marches": "tyrell 2F",
  },
  tokens: {
    "white-harbor": "stark",
    "moat-cailin": "stark",
    "the-eyrie": "stark",
    "crackclaw-point": "stark",
    "kings-landing": "tyrell",
    "storms-end": "tyrell",
    "the-reach": "tyrell",
    oldtown: "tyrell",
    sunspear: "tyrell",
  },
  orders: { seagard: "march", "searoad-marches": "march" },
};

test("who could win by a march and stays at home has blundered", () => {
  const state = position(race);
  const judged: JudgedDecision<ThroneDecision>[] = [];
  const game = ["march seagard: none", "march searoad-marches: 1F > lannisport"];
  for (const [decision, text] of game.entries()) {
    const seat = throne.awaited(state);
    const answer = throne.parse(text) as ThroneDecision;
    const one = judgeDecision(craft, state, seat, answer, decision, { decisions: 100, candidates: 12 });
    if (one !== undefined) judged.push(one);
    throne.apply(state, seat, answer);
  }
  expect(throne.outcome(state)?.winners.map((seat) => throne.seatName(state, seat))).toEqual(["tyrell"]);
  const blunders = blundersIn(judged);
  expect(blunders.map(({ decision }) => decision)).toEqual([0]);
  expect(blunders[0].cost).toBeGreaterThan(0.5);
  expect(throne.print(blunders[0].better)).toContain("> riverrun");
});
