import { seedFrom } from "@weirwood/kernel";
import { describe, expect, it } from "vitest";
import { cardIds, UNITS } from "../data/ids.ts";
import { LANNISTER, STARK } from "../data/names.ts";
import { skirmishIds } from "../data/overviews.ts";
import { hexNames } from "../field/hexes.ts";
import { planIds, plans } from "../plans/index.ts";
import { decks, states } from "../state/layout.ts";
import { figuresOf, isOnField, typeOf, unitIn } from "../state/units.ts";
import { type BattleOptions, setUpBattle } from "./setup.ts";

const usual: BattleOptions = { plan: "kingsroad", houses: "seated", directionalRetreat: false, rangeByDistance: false };
const set = (options: Partial<BattleOptions> = {}, seed = "setup") =>
  setUpBattle({ ...usual, ...options }, seedFrom(seed));
const hex = (name: string): number => hexNames.indexOf(name);

describe("Clash on the Kingsroad", () => {
  const game = set();
  const plain = states.toJSON(game);

  it("begins in round 1 of 5 with the marker on the start space and three command tokens each", () => {
    expect(plain).toMatchObject({ round: 1, rounds: 5, morale: "start", momentum: "stark" });
    expect(plain).toMatchObject({ command: { stark: 3, lannister: 3 }, "order-value": { stark: 3, lannister: 3 } });
    expect(plain.rout).toEqual({ stark: true, lannister: true });
    expect(plain.frames).toEqual([{ is: "round" }]);
  });

  it("lays the field, and Stark holds both objectives", () => {
    expect(plain.terrain).toMatchObject({ e1: "road", h0: "river", m4: "hills" });
    expect(plain.tokens).toMatchObject({ g3: "ford", j5: "ford", l6: "ford" });
    expect(plain.objectives).toEqual([
      { hex: "h3", kind: "place", owner: "stark" },
      { hex: "k5", kind: "place", owner: "stark" },
    ]);
  });

  it("gives a commander the place of one figure: 61 figures in all", () => {
    let figures = 0;
    for (let unit = 0; unit < UNITS; unit++) if (isOnField(game, unit)) figures += figuresOf(game, unit);
    expect(figures).toBe(61);
    expect(figuresOf(game, unitIn(game, hex("e2")))).toBe(typeOf(game, unitIn(game, hex("e2"))).strength);
    expect(plain.commanders).toMatchObject({ maege: { card: "maege", unit: "s1" }, rickard: { card: "rickard" } });
  });

  it("builds Stark's deck of 20 cards, none of Robb's, Eddard's or the Greatjon's", () => {
    const cards = decks[STARK].all(game).map((card) => cardIds[card]);
    const numbers = cards.map((id) => Number(id.slice(2))).sort((a, b) => a - b);
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30]);
    expect(cards).not.toEqual([...cards].sort());
    expect(decks[LANNISTER].count(game)).toBe(20);
  });
});

describe("every plan", () => {
  it.each(planIds)("%s is set up whole, and is read back as it was", (plan) => {
    const game = set({ plan });
    let formed = 0;
    for (let unit = 0; unit < UNITS; unit++) if (isOnField(game, unit)) formed++;
    expect(formed).toBe(plans[plan].units.length);
    expect(states.areEqual(states.fromJSON(states.toJSON(game)), game)).toBe(true);
    const first = plans[plan].prepare === undefined ? "round" : "preparing";
    expect(states.toJSON(game).frames).toEqual([{ is: first }]);
  });
});

it("A plan of one's own takes the place of the chosen one", () => {
  const battle = { ...plans.harrenhal, rounds: 3 };
  expect(states.toJSON(set({ battle }))).toMatchObject({ rounds: 3, board: "landscape" });
});

it("Words of a plan become rows", () => {
  const wood = states.toJSON(set({ plan: "whispering-wood" }));
  expect(wood.scores).toEqual([
    { houses: ["stark", "lannister"], when: "event", points: 1, for: "eliminated" },
    { houses: ["stark", "lannister"], when: "end", points: 1, for: "enemy-morale" },
    { houses: ["lannister"], when: "event", points: 5, for: "prize" },
  ]);
  expect(wood.wins).toEqual([{ houses: ["stark", "lannister"], instant: true, general: true, points: 5 }]);
  expect(wood.generals).toEqual({ stark: "robb", lannister: "jaime" });
  expect(wood.markers).toContainEqual({ kind: "archers", hex: "e3", house: "stark", dice: 2, range: 3 });
  const fork = states.toJSON(set({ plan: "red-fork" }));
  expect(fork.scores).toContainEqual({
    houses: ["lannister"],
    when: "end",
    points: 1,
    for: "fire-on",
    what: 0,
    "is-token": true,
  });
});

describe("a skirmish", () => {
  it.each(skirmishIds)("%s begins on an open plain without units", (plan) => {
    const game = set({ plan });
    const plain = states.toJSON(game);
    expect(plain).toMatchObject({ skirmish: plan, frames: [{ is: "skirmish" }], morale: "start" });
    expect(plain.units).toBeUndefined();
    expect(new Set(Object.values(plain.terrain as object))).toEqual(new Set(["plains"]));
  });
});

it("Houses are drawn by lot where both players want the same", () => {
  const seats = Array.from({ length: 20 }, (_, game) => states.toJSON(set({ houses: "lot" }, `lot ${game}`)).seats);
  expect(new Set(seats.map(String))).toEqual(new Set(["stark,lannister", "lannister,stark"]));
  expect(states.toJSON(set()).seats).toEqual(["stark", "lannister"]);
});
