import { chanceFrom, NOBODY, type Seat, seedFrom } from "@weirwood/kernel";
import { type Throne, throne } from "@weirwood/throne";
import { describe, expect, test } from "vitest";
import { EVEN, temperOf } from "../temper/index.ts";
import { wilson } from "../testing/match.ts";
import { throneBots } from "./index.ts";
import { playGame, playMatch, tableOf, tempered } from "./testing/tables.ts";

const { random, greedy, steward } = throneBots;
const mixed = [steward, greedy, steward, random, greedy];
const games = 14;

describe("every answer is legal", () => {
  for (const bot of [random, greedy, steward]) {
    for (const players of [3, 4, 5]) {
      test(`${bot.name}, ${players} players`, () => {
        for (let game = 0; game < games; game++) {
          // Among others, and among its like, whose games take other turns.
          const others = game % 2 === 0 ? mixed : mixed.map(() => bot);
          const bots = others
            .slice(0, players)
            .map((other, seat) => tempered(seat === game % players ? bot : other, temperOf(`${game} ${seat}`)));
          playGame(bots, tableOf(players), `legal ${bot.name} ${players} ${game}`, (state, seat, _view, answer) =>
            expect(throne.check(state, seat, answer)).toBeUndefined(),
          );
        }
      });
    }
  }
});

describe("an answer hangs on the view, the chance and the temper alone", () => {
  /** Some moments of some games, as seen by the seat that is asked. */
  function moments(): { view: Throne; seat: Seat; index: number }[] {
    const seen: { view: Throne; seat: Seat; index: number }[] = [];
    for (let game = 0; game < 6; game++) {
      const bots = Array.from({ length: 3 + (game % 3) }, (_, seat) => mixed[seat]);
      let index = 0;
      playGame(bots, tableOf(bots.length), `views ${game}`, (_state, seat, view) =>
        seen.push({ view: throne.clone(view), seat, index: index++ }),
      );
    }
    return seen;
  }

  for (const bot of [random, greedy, steward]) {
    test(bot.name, () => {
      for (const { view, seat, index } of moments()) {
        const shown = throne.clone(view);
        // Every other moment is somebody else's, the rest nobody's in particular.
        const temper = index % 2 === 0 ? EVEN : temperOf(`moment ${index}`);
        const answer = throne.print(bot.choose(shown, seat, chanceFrom(index), temper));
        expect(shown, "the view is left as it was").toEqual(view);
        expect(throne.print(bot.choose(view, seat, chanceFrom(index), temper))).toBe(answer);
        // Another state that looks the same from this seat: other dice, other cards face down.
        const other = throne.view(throne.imagine(view, seedFrom(`other ${index}`)), seat);
        expect(throne.print(bot.choose(other, seat, chanceFrom(index), temper))).toBe(answer);
      }
    });
  }
});

// Seeds are fixed, so these are facts; the bars lie far below what long matches measure, so that a change of the rules
// or of a weight does not trip them. Par is one in so many players.
describe("the better player wins", () => {
  test("a greedy bot among randoms", () =>
    expect(playMatch(greedy, random, tableOf(5), 60, "bar").share).toBeGreaterThan(26));
  test("a steward among randoms", () =>
    expect(playMatch(steward, random, tableOf(5), 40, "bar").share).toBeGreaterThan(35));
  test("a steward among greedy bots", () =>
    expect(playMatch(steward, greedy, tableOf(5), 40, "bar").share).toBeGreaterThan(30));
  test("a steward with four players", () =>
    expect(playMatch(steward, random, tableOf(4), 24, "bar").share).toBeGreaterThan(20));
  test("a steward with three players", () =>
    expect(playMatch(steward, random, tableOf(3), 24, "bar").share).toBeGreaterThan(20));
});

test("Wilson's interval holds what it should", () => {
  const [low, high] = wilson(380, 400);
  expect(low).toBeCloseTo(0.924, 3);
  expect(high).toBeCloseTo(0.967, 3);
  expect(wilson(0, 10)[0]).toBeCloseTo(0);
  expect(wilson(10, 10)[1]).toBeCloseTo(1);
});

test("games that go on at the same time do not disturb each other", () => {
  const options = tableOf(5);
  /** One game after the other, or by turns. */
  const played = (isByTurns: boolean): string[] => {
    const games = ["one", "other"].map((name) => ({
      state: throne.setup(options, seedFrom(name)),
      made: [] as string[],
    }));
    const step = ({ state, made }: (typeof games)[number]): boolean => {
      const seat = throne.awaited(state);
      if (seat === NOBODY) return false;
      const answer = steward.choose(throne.view(state, seat), seat, chanceFrom(made.length), temperOf(`${seat}`));
      throne.apply(state, seat, answer);
      made.push(throne.print(answer));
      return true;
    };
    if (isByTurns) for (let goOn = true; goOn; ) goOn = games.map(step).some((isMade) => isMade);
    else for (const game of games) while (step(game));
    return games.map(({ made }) => made.join("\n"));
  };
  expect(played(true)).toEqual(played(false));
});
