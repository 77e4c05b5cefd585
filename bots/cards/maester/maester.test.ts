import { features } from "@weirwood/cards/features";
import { seatsIn } from "@weirwood/cards/questions";
import { type Cards, type CardsDecision, type CardsOptions, cards } from "@weirwood/cards/rules";
import { chanceFrom, chanceOf, NOBODY, type Seat, seedFrom } from "@weirwood/kernel";
import { describe, expect, test } from "vitest";
import { blundersIn, compare, judge, judgeDecision, maesterOf } from "../../search/index.ts";
import { steward } from "../steward/steward.ts";
import { askedIn } from "../testing/positions.ts";
import { type CardsBot, tableOf } from "../testing/tables.ts";
import { glance } from "./glance.ts";
import { craft } from "./index.ts";
import { imagine } from "./worlds.ts";

/** So little thought that whole games are quickly played. */
const hasty: CardsBot = maesterOf(craft, { decisions: 1, candidates: 2 });

interface Moment {
  readonly view: Cards;
  readonly seat: Seat;
  readonly answer: CardsDecision;
}

/** A game that goes on one decision at a time, all bringing the same deck. */
class Table {
  readonly state: Cards;
  readonly made: string[] = [];
  readonly #bots: readonly CardsBot[];
  readonly #deck: number;
  readonly #chance;

  constructor(bots: readonly CardsBot[], deck: number, seed: string, options: CardsOptions = tableOf(bots.length)) {
    this.state = cards.setup(options, seedFrom(seed));
    this.#bots = bots;
    this.#deck = deck;
    this.#chance = chanceOf(seed);
  }

  /** The next decision, checked and made; undefined at the end. */
  next(): Moment | undefined {
    const seat = cards.awaited(this.state);
    if (seat === NOBODY) return undefined;
    const view = cards.view(this.state, seat);
    const answer: CardsDecision =
      cards.asks(view)[0].kind === "deck"
        ? { kind: "deck", deck: this.#deck }
        : this.#bots[seat].choose(view, seat, this.#chance);
    const refusal = cards.check(this.state, seat, answer);
    if (refusal !== undefined) expect.fail(`${cards.print(answer)}: ${refusal.rule}`);
    cards.apply(this.state, seat, answer);
    this.made.push(cards.print(answer));
    return { view, seat, answer };
  }

  play(most: number): this {
    for (let decision = 0; decision < most && this.next() !== undefined; decision++);
    return this;
  }
}

/** Moments of a game of stewards in which there is something to think about. */
function momentsOf(deck: number, every: number): readonly Moment[] {
  const table = new Table([steward, steward], deck, `moments ${deck}`);
  const found: Moment[] = [];
  for (let moment = table.next(); moment !== undefined; moment = table.next())
    if (craft.guide.candidates(moment.view, moment.seat, chanceFrom(1), 8).length > 1) found.push(moment);
  return found.filter((_, place) => place % every === 0);
}

describe("every answer is legal", () => {
  test("in a joust", () => {
    const { state } = new Table([hasty, steward], 5, "joust").play(20_000);
    expect(cards.outcome(state)).toBeDefined();
  });

  test("in a melee of four", () => {
    const { made } = new Table([hasty, steward, hasty, steward], 2, "melee").play(200);
    expect(made).toHaveLength(200);
  });
});

describe("an answer hangs on the view and the chance alone", () => {
  test("the view is left as it was, and what is hidden makes no difference", () => {
    const maester = maesterOf(craft, { decisions: 60, candidates: 4 });
    const moments = momentsOf(3, 15);
    expect(moments.length).toBeGreaterThan(5);
    for (const [index, { view, seat }] of moments.entries()) {
      const shown = cards.clone(view);
      const answer = cards.print(maester.choose(shown, seat, chanceFrom(index)));
      expect(shown.every((cell, at) => cell === view[at])).toBe(true);
      // Another state that looks the same from this seat: other dice, other cards in the other hand.
      const other = cards.view(imagine(view, seedFrom(`other ${index}`)), seat);
      expect(cards.print(maester.choose(other, seat, chanceFrom(index)))).toBe(answer);
    }
  });

  test("two games side by side go as they would go alone", () => {
    const seeds = ["one", "other"];
    const tableFor = (seed: string): Table => new Table([hasty, hasty], 4, seed);
    const alone = seeds.map((seed) => tableFor(seed).play(60).made);
    const tables = seeds.map(tableFor);
    for (let decision = 0; decision < 60; decision++) for (const table of tables) table.next();
    expect(tables.map(({ made }) => made)).toEqual(alone);
  });
});

describe("imagined games", () => {
  test("fit the view, and deal to somebody who shows a ready-made deck the rest of it", () => {
    const { state } = new Table([steward, steward], 1, "worlds").play(160);
    const view = cards.view(state, 0);
    const world = imagine(view, seedFrom("world"));
    expect(cards.changes(view, cards.view(world, 0))).toEqual({});
    const listIn = (game: Cards): unknown => (cards.toJSON(game).list as { readonly two: unknown }).two;
    expect(listIn(world)).toEqual(listIn(state));
    expect(listIn(cards.imagine(view, seedFrom("world")))).not.toEqual(listIn(state));
  });

  test("a glance tells a steward what a view tells him", () => {
    const table = new Table([steward, steward], 6, "glances");
    for (let decision = 0; decision < 400; decision++) {
      const seat = cards.awaited(table.state);
      if (seat === NOBODY) break;
      const [seen, glanced] = [cards.view(table.state, seat), glance(table.state, seat)].map((shown) =>
        cards.print(steward.choose(shown, seat, chanceFrom(decision))),
      );
      expect(glanced).toBe(seen);
      table.next();
    }
  });
});

describe("values", () => {
  test("features are numbers in every position", () => {
    const rows = new Float64Array(6 * features.ids.length);
    for (const players of [2, 6]) {
      const table = new Table(new Array<CardsBot>(players).fill(steward), 7, "features");
      while (table.made.length < 400 && table.next() !== undefined) {
        features.read(table.state, seatsIn(table.state), rows);
        expect(rows.every(Number.isFinite)).toBe(true);
      }
    }
  });

  test("whoever needs one power is likelier to win than whoever needs ten", () => {
    const state = askedIn(
      {
        one: { house: "stark", play: ["core_18"], power: 14 },
        two: { house: "lannister", play: ["core_47"], power: 5 },
      },
      "challenge",
    );
    const chances = new Float64Array(2);
    craft.guide.evaluate(state, 2, chances);
    expect(chances[0]).toBeGreaterThan(0.7);
    expect(chances[0] + chances[1]).toBeCloseTo(1);
  });
});

test("ten times the thought is not weaker", () => {
  const moments = [0, 5].flatMap((deck) => momentsOf(deck, 25)).slice(0, 6);
  const chanceAfter = (decisions: number): number =>
    moments.reduce((sum, { view, seat }, index) => {
      const [{ answer }] = judge(craft, view, seat, chanceFrom(index), { decisions, candidates: 6 }).answers;
      const [{ chances }] = compare(craft, view, seat, chanceOf(`fresh ${index}`), [answer], 40).answers;
      return sum + chances[seat];
    }, 0);
  expect(chanceAfter(800)).toBeGreaterThanOrEqual(chanceAfter(80));
});

test("of a game in which somebody does not take his victory, that is marked", () => {
  const state = askedIn(
    {
      one: { house: "stark", play: ["sansa-stark"], power: 13, hand: ["core_21"] },
      two: { house: "lannister", play: ["the-hound"], power: 14, hand: ["core_48"] },
    },
    "challenge",
  );
  const judged = [];
  for (let decision = 0; decision < 8; decision++) {
    const seat = cards.awaited(state);
    if (seat === NOBODY) break;
    const answer: CardsDecision =
      decision === 0 ? { kind: "finish" } : steward.choose(cards.view(state, seat), seat, chanceFrom(decision));
    const judgement = judgeDecision(craft, state, seat, answer, decision);
    if (judgement !== undefined) judged.push(judgement);
    cards.apply(state, seat, answer);
  }
  const [worst] = blundersIn(judged);
  expect(worst).toMatchObject({ decision: 0, seat: 0, answer: { kind: "finish" }, better: { kind: "challenge" } });
  expect(worst.cost).toBeGreaterThan(0.5);
});
