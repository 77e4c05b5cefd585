import { describe, expect, it } from "vitest";
import { optionsBy } from "./form-options.ts";
import { NOBODY } from "./game.ts";
import type { Json } from "./json.ts";
import { layoutOfBytes, pileIn, pilesIn } from "./layout/index.ts";
import { positionsOf } from "./positions.ts";

/** A wargame in small: sides with figures from a reserve, cards from a deck, on hexes. */

const sides = ["first", "second", "third"];
const cards = ["charge", "scout"];
const table = layoutOfBytes();
const SIDES = table.section("sides");
const TURN = table.section("turn", { values: sides });
const RESERVE = table.section("reserve");
const FIGURES = table.section("figures", { keys: [sides, ["hill", "ford"]] });
const BANNER = table.section("banner", { keys: [sides], values: ["hill", "ford"] });
const deck = pileIn(table, "deck", { values: cards, room: 6, sight: "closed" });
const hands = pilesIn(table, "hands", sides, { values: cards, room: 6, sight: "own", isSorted: true });
const layout = table.seal();

const game = {
  ...optionsBy<{ sides: number; map: { hasFord: boolean } }>([
    { name: "sides", kind: "count", rule: "small.sides", values: [{ value: 2 }, { value: 3 }], usual: 2 },
    { name: "map.hasFord", kind: "flag", rule: "small.ford", usual: true },
  ]),
  setup(options: { readonly sides: number; readonly map: { readonly hasFord: boolean } }) {
    const state = layout.blank();
    state[SIDES] = options.sides;
    state[TURN] = 0;
    state[RESERVE] = options.map.hasFord ? 10 : 20;
    for (const card of [0, 0, 1, 1]) deck.put(state, card);
    hands[0].put(state, 0);
    hands[1].put(state, 1);
    state[FIGURES] = 2;
    return state;
  },
  awaited: (state: Uint8Array) => (state[RESERVE] === 0 ? NOBODY : state[TURN]),
  outcome: (state: Uint8Array) => (state[RESERVE] === 0 ? { winners: [1], rule: "small.end" } : undefined),
  seatName: (_: Uint8Array, seat: number) => sides[seat],
};

const positions = positionsOf(layout, game, {
  except: ["sides"],
  absent: (state) => sides.slice(state[SIDES]),
  stock: { figures: "reserve", hands: "deck" },
  given: {
    isLate(state, isLate) {
      if (isLate === true) state[TURN] = 1;
    },
  },
  observed: { isFordHeld: (state) => state[BANNER] === 1 },
  audit: (state) => (state[RESERVE] > 100 ? [`${state[RESERVE]} figures in reserve`] : []),
});
const { given, observe, words } = positions;

describe("positions from a layout", () => {
  it("are as they were dealt where nothing is said, and seen whole", () => {
    expect(observe(given({}))).toEqual({
      turn: "first",
      reserve: 10,
      figures: { first: { hill: 2, ford: 0 }, second: { hill: 0, ford: 0 } },
      banner: { first: null, second: null },
      deck: ["charge", "charge", "scout", "scout"],
      hands: { first: ["charge"], second: ["scout"] },
      awaited: "first",
      winners: [],
      isFordHeld: false,
    });
  });

  it("begin by their options, whatever the options are called", () => {
    expect(observe(given({ sides: 3, map: { hasFord: false } }))).toMatchObject({
      reserve: 20,
      banner: { first: null, second: null, third: null },
    });
  });

  it("take what is given from its stock, and put back what is not", () => {
    const more = observe(given({ figures: { first: { ford: 3 }, second: { hill: 1 } } }));
    expect(more).toMatchObject({ reserve: 6, figures: { first: { hill: 2, ford: 3 }, second: { hill: 1 } } });
    expect(observe(given({ figures: { first: { hill: 0 } } }))).toMatchObject({ reserve: 12 });
    const dealt = observe(given({ hands: { first: ["scout", "charge"], second: [] } }));
    expect(dealt).toMatchObject({ hands: { first: ["charge", "scout"], second: [] } });
    expect([...(dealt.deck as string[])].sort()).toEqual(["charge", "charge", "scout", "scout"]);
  });

  it("leave the stock alone where it is given too", () => {
    expect(observe(given({ reserve: 1, figures: { first: { hill: 9 } } }))).toMatchObject({ reserve: 1 });
  });

  it("know words of the game's own, carried out last", () => {
    expect(observe(given({ isLate: true, turn: "first" }))).toMatchObject({ turn: "second", awaited: "second" });
    expect(observe(given({ banner: { first: "ford" } }))).toMatchObject({ isFordHeld: true });
    expect(observe(given({ reserve: 0 }))).toMatchObject({ awaited: null, winners: ["second"] });
  });

  it("name every word that may be expected", () => {
    expect(words).toEqual({
      turn: [],
      reserve: [],
      figures: [sides, ["hill", "ford"]],
      banner: [sides],
      deck: [],
      hands: [sides],
      awaited: [],
      winners: [],
      isFordHeld: [],
    });
  });

  it.each<[string, Json]>([
    ["a position is a map of names", "first"],
    ["“wolves” is not known", { wolves: 1 }],
    ["sides cannot be chosen so", { sides: 9 }],
    ["map.hasFord cannot be chosen so", { map: { hasFord: 1 } }],
    ["“third” is not in this game", { turn: "third" }],
    ["“third” is not in this game", { figures: { third: { hill: 1 } } }],
    ["figures: no fourth", { figures: { fourth: { hill: 1 } } }],
    ["figures: there are only 12", { figures: { first: { hill: 13 } } }],
    ["figures: names with values are wanted", { figures: [] }],
    ["hands: no scout is left", { hands: { first: ["scout", "scout", "scout"] } }],
    ["hands: a list of 6 at most", { hands: { first: "scout" } }],
    ["200 figures in reserve", { reserve: 200 }],
  ])("are refused: %s", (problem, position) => {
    expect(() => given(position)).toThrow(problem);
  });

  it("need not balance where a scenario says so", () => {
    expect(observe(given({ reserve: 200 }, "unbalanced"))).toMatchObject({ reserve: 200 });
  });
});
