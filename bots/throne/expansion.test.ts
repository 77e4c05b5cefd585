import { chanceFrom, seedFrom } from "@weirwood/kernel";
import { type Throne, type ThroneDecision, throne } from "@weirwood/throne";
import { type CastleMuster, isPort, NONE } from "@weirwood/throne/questions";
import { describe, expect, test } from "vitest";
import { temperOf } from "../temper/index.ts";
import { throneBots } from "./index.ts";
import { everything, playGame, playMatch, tableOf, tempered } from "./testing/tables.ts";

const { random, greedy, steward } = throneBots;
const mixed = [steward, greedy, steward, random, greedy, steward];

describe("every answer is legal with everything on, and with six", () => {
  for (const bot of [random, greedy, steward]) {
    for (const [players, variants] of [
      [3, everything],
      [4, everything],
      [5, everything],
      [6, everything],
      [6, []],
    ] as const) {
      test(`${bot.name}, ${players} players, ${variants.length} variants`, () => {
        for (let game = 0; game < 4; game++) {
          const others = game % 2 === 0 ? mixed : mixed.map(() => bot);
          const bots = others
            .slice(0, players)
            .map((other, seat) => tempered(seat === game % players ? bot : other, temperOf(`${game} ${seat}`)));
          const everyDecision = (state: Throne, seat: number, _view: Throne, answer: ThroneDecision): void =>
            expect(throne.check(state, seat, answer)).toBeUndefined();
          playGame(bots, tableOf(players, variants), `legal ${bot.name} ${players} ${game}`, everyDecision);
        }
      });
    }
  }

  // A variant by itself leaves out what another would have brought.
  for (const variant of everything) {
    test(`steward, ${variant} alone`, () => {
      for (let game = 0; game < 3; game++) {
        const everyDecision = (state: Throne, seat: number, _view: Throne, answer: ThroneDecision): void =>
          expect(throne.check(state, seat, answer)).toBeUndefined();
        const bots = mixed.slice(0, 4 + game).map((bot, seat) => tempered(bot, temperOf(`${variant} ${game} ${seat}`)));
        playGame(bots, tableOf(4 + game, [variant]), `alone ${variant} ${game}`, everyDecision);
      }
    });
  }
});

test("an answer hangs on the view and the chance alone, single-use orders face down", () => {
  for (let game = 0; game < 2; game++) {
    let index = 0;
    const everyDecision = (_state: Throne, seat: number, view: Throne): void => {
      const chance = index++;
      for (const bot of [greedy, steward]) {
        const shown = throne.clone(view);
        const answer = throne.print(bot.choose(shown, seat, chanceFrom(chance)));
        expect(shown, "the view is left as it was").toEqual(view);
        const other = throne.view(throne.imagine(view, seedFrom(`other ${chance}`)), seat);
        expect(throne.print(bot.choose(other, seat, chanceFrom(chance)))).toBe(answer);
      }
    };
    playGame(mixed.slice(0, 5 + game), tableOf(5 + game, everything), `views ${game}`, everyDecision);
  }
});

/** What a steward does with the expansion over some games among its like. */
function usesOf(games: number): { readonly [use: string]: number } {
  const uses: { [use: string]: number } = {};
  const count = (use: string, times = 1): void => {
    uses[use] = (uses[use] ?? 0) + times;
  };
  const countMuster = ({ engines, fleet }: CastleMuster): void => {
    count("engines", engines);
    for (const { sea, ships } of fleet) if (isPort(sea)) count("ships in port", ships);
  };
  const everyDecision = (_state: Throne, _seat: number, _view: Throne, answer: ThroneDecision): void => {
    count(answer.kind);
    if (answer.kind === "single" && answer.area !== NONE) count("singles");
    if (answer.kind === "consolidate" && answer.fort) count("forts");
    if (answer.kind === "muster" || answer.kind === "use-muster")
      for (const castle of answer.castles) countMuster(castle);
    if (answer.kind === "march") for (const { engines } of answer.moves) count("engines on the march", engines);
  };
  for (let game = 0; game < games; game++) {
    const bots = Array.from({ length: 5 + (game % 2) }, () => steward);
    playGame(bots, tableOf(bots.length, everything), `uses ${game}`, everyDecision);
  }
  return uses;
}

test("the steward uses what is on", () => {
  const games = 8;
  const uses = usesOf(games);
  for (const use of ["singles", "use-muster", "forts", "ships in port", "engines", "engines on the march"]) {
    expect(uses[use] ?? 0, use).toBeGreaterThan(games);
  }
  for (const use of ["use-caravan", "use-lion", "use-young-wolf", "three-cards"]) {
    expect(uses[use] ?? 0, use).toBeGreaterThan(0);
  }
});

// As in the base game: fixed seeds, and bars far below what long matches measure.
describe("the better player wins with everything on", () => {
  test("a steward among four randoms", () =>
    expect(playMatch(steward, random, tableOf(5, everything), 20, "bar").share).toBeGreaterThan(16));
  test("a steward among five randoms", () =>
    expect(playMatch(steward, random, tableOf(6, everything), 24, "bar").share).toBeGreaterThan(19));
  test("a steward among five greedy bots", () =>
    expect(playMatch(steward, greedy, tableOf(6, everything), 24, "bar").share).toBeGreaterThan(16));
});
