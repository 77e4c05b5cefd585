import { describe, expect, it } from "vitest";
import { chanceFrom } from "../chance.ts";
import { ONLOOKER } from "../game.ts";
import { patched } from "../patch.ts";
import { namedRowsIn } from "./rows.ts";
import { rowsBesideIn } from "./rows-beside.ts";
import { sharedPilesIn } from "./shared-piles.ts";
import { layoutOfWords } from "./table.ts";
import { copyOfUsed } from "./used.ts";

/** Much room of which little is used: rows beside each other, bodies with derived cells, piles that share their room. */

const owners = ["one", "two"];
const cards = Array.from({ length: 60 }, (_, card) => `card-${card}`);
const slots = Array.from({ length: 40 }, (_, slot) => `slot-${slot}`);
const table = layoutOfWords();
const END = table.derived(1);
const bodies = namedRowsIn(table, "bodies", {
  keys: slots,
  fields: { card: { values: cards }, power: {} },
  derived: 3,
});
const rest = table.size;
const piles = sharedPilesIn(table, "piles", owners, {
  values: cards,
  room: 20,
  piles: { hand: { sight: "own", isSorted: true }, dead: {}, deck: { sight: "closed" } },
});
const NEAR = 3;
const {
  tables,
  place: placeRows,
  end,
} = rowsBesideIn(table, NEAR, {
  uses: { most: 10, fields: { card: { values: cards }, times: {} } },
  marks: { most: 5, fields: { slot: { values: slots } } },
  few: { most: 2, fields: { a: {}, b: {}, c: {} } },
});
placeRows(table);
const copy = copyOfUsed([
  { from: 0, end: (state) => bodies.row(state[END]) },
  { from: rest, end },
]);
const layout = table.seal({
  derive(state) {
    state[END] = 0;
    for (let slot = 0; slot < slots.length; slot++) {
      if (bodies.isBlank(state, slot)) continue;
      state[END] = slot + 1;
      state[bodies.row(slot) + 2] = 100 + state[bodies.row(slot) + bodies.field.power];
    }
  },
});

function use(state: Uint16Array, card: number, times: number): void {
  const at = tables.uses.add(state);
  state[at + tables.uses.field.card] = card;
  state[at + tables.uses.field.times] = times;
}

function place(state: Uint16Array, slot: number, card: number): void {
  state[bodies.row(slot) + bodies.field.card] = card;
  state[bodies.row(slot) + bodies.field.power] = card;
  if (state[END] <= slot) state[END] = slot + 1;
  state[bodies.row(slot) + 2] = 100 + card;
}

function position(): Uint16Array {
  const state = layout.blank();
  for (let card = 0; card < 5; card++) use(state, card, card * 2);
  state[tables.marks.add(state) + tables.marks.field.slot] = 7;
  place(state, 2, 9);
  for (const card of [5, 3, 4]) piles.hand[0].put(state, card);
  for (const card of [8, 6, 7]) piles.deck[0].put(state, card);
  piles.dead[0].put(state, 1);
  piles.deck[1].put(state, 2);
  return state;
}

const plain = {
  bodies: { "slot-2": { card: "card-9", power: 9 } },
  piles: {
    one: { hand: ["card-3", "card-4", "card-5"], dead: ["card-1"], deck: ["card-8", "card-6", "card-7"] },
    two: { deck: ["card-2"] },
  },
  uses: [
    { card: "card-0" },
    { card: "card-1", times: 2 },
    { card: "card-2", times: 4 },
    { card: "card-3", times: 6 },
    { card: "card-4", times: 8 },
  ],
  marks: [{ slot: "slot-7" }],
};

describe("what shares its room", () => {
  it("is written by name and read back", () => {
    expect(layout.toJSON(position())).toEqual(plain);
    expect(layout.fromJSON(plain)).toEqual(position());
    expect(layout.areEqual(layout.fromJSON(plain), position())).toBe(true);
  });

  it("is taken and put as if each had its own", () => {
    const state = position();
    piles.hand[0].take(state, 4);
    piles.deck[0].putUnder(state, 30);
    expect(piles.deck[0].takeTop(state)).toBe(7);
    piles.dead[0].put(state, 40);
    piles.hand[0].put(state, 1);
    expect(piles.hand[0].all(state)).toEqual([1, 3, 5]);
    expect(piles.dead[0].all(state)).toEqual([1, 40]);
    expect(piles.deck[0].all(state)).toEqual([30, 8, 6]);
    expect(piles.deck[1].all(state)).toEqual([2]);
    piles.dead[0].empty(state);
    expect(piles.deck[0].all(state)).toEqual([30, 8, 6]);
    expect(() => piles.hand[0].set(state, 3, 1)).toThrow("no place 3");
  });

  it("is full when all piles of an owner together are", () => {
    const state = position();
    for (let card = 7; card < 20; card++) piles.dead[0].put(state, card);
    expect(() => piles.hand[0].put(state, 1)).toThrow("room for 20");
    expect(() => piles.dead[1].put(state, 1)).not.toThrow();
    const much = { one: { hand: cards.slice(0, 15), deck: cards.slice(0, 15) } };
    expect(() => layout.fromJSON({ piles: much })).toThrow("room for 20");
    expect(() => layout.fromJSON({ piles: { one: { grave: [] } } })).toThrow("no grave");
    expect(() => layout.fromJSON({ piles: { six: {} } })).toThrow("no six");
  });

  it("shows each pile to whom it may be seen by, and how many to all", () => {
    const own = { hand: plain.piles.one.hand, dead: ["card-1"], deck: 3 };
    expect(layout.toJSON(layout.view(position(), 0)).piles).toEqual({ one: own, two: { deck: 1 } });
    expect(layout.toJSON(layout.view(position(), ONLOOKER)).piles).toEqual({
      one: { ...own, hand: 3 },
      two: { deck: 1 },
    });
    expect([layout.hasOwn(position(), 0), layout.hasOwn(position(), 1)]).toEqual([true, false]);
  });

  it("takes rows out wherever they lie, near or far", () => {
    const state = position();
    tables.uses.remove(state, 1);
    tables.uses.remove(state, 3);
    expect(layout.toJSON(state).uses).toEqual([plain.uses[0], plain.uses[2], plain.uses[3]]);
    tables.uses.empty(state);
    tables.marks.empty(state);
    const { uses: _, marks: __, ...rest } = plain;
    expect(layout.toJSON(state)).toEqual(rest);
    expect(layout.areEqual(state, layout.fromJSON(rest))).toBe(true);
  });
});

/** Any position, with more or less in it than there is room for side by side. */
function random(seed: number): Uint16Array {
  const chance = chanceFrom(seed);
  const state = layout.blank();
  for (let uses = chance.below(9); uses > 0; uses--) use(state, chance.below(60), chance.below(9));
  for (let marks = chance.below(5); marks > 0; marks--)
    state[tables.marks.add(state) + tables.marks.field.slot] = chance.below(40);
  for (let count = chance.below(4); count > 0; count--) place(state, chance.below(40), chance.below(60));
  for (const pile of [...piles.hand, ...piles.dead, ...piles.deck])
    for (let count = chance.below(7); count > 0; count--) pile.put(state, chance.below(60));
  return state;
}

describe("with much room of which little is used", () => {
  it("a copy is the same to the last cell, whatever was there before", () => {
    for (let seed = 0; seed < 300; seed++) {
      const [from, into] = [random(seed), random(seed + 1)];
      copy(from, into);
      expect(into).toEqual(from);
    }
    expect(() => copy(random(1), new Uint16Array(3))).toThrow("do not fit into 3");
  });

  it("a patch leads from any position to any other, and derived cells are in none", () => {
    for (let seed = 0; seed < 300; seed++) {
      const [from, to] = [random(seed), random(seed + 1)];
      expect(patched(layout.toJSON(from), layout.changes(from, to))).toEqual(layout.toJSON(to));
    }
    const changed = position();
    changed[bodies.row(2) + 2] = 7;
    expect(layout.changes(position(), changed)).toEqual({});
    expect(layout.areEqual(position(), changed)).toBe(true);
  });
});
