import { describe, expect, it } from "vitest";
import { placeDice, seedFrom } from "../dice.ts";
import { ONLOOKER } from "../game.ts";
import { patched } from "../patch.ts";
import { pileIn, pilesIn } from "./piles.ts";
import { namedRowsIn, rowsIn } from "./rows.ts";
import { LayoutSizes } from "./sizes.ts";
import { layoutOfBytes, layoutOfWords } from "./table.ts";

/** Layouts as a hex wargame and a card game need them, small. */

const numbers = (count: number): string[] => Array.from({ length: count }, (_, i) => String(i));

describe("a wargame in bytes: hexes, units as rows, cards in piles", () => {
  const sides = ["first", "second"];
  const hexes = numbers(165);
  const cards = numbers(70).map((card) => `card-${card}`);
  const table = layoutOfBytes();
  const TERRAIN = table.section("terrain", { keys: [hexes], values: ["plain", "hill", "wood"], blank: 0 });
  const units = rowsIn(table, "units", {
    most: 40,
    fields: { kind: { values: ["spear", "bow"] }, hex: { values: hexes }, side: { values: sides }, figures: {} },
  });
  const deck = pileIn(table, "deck", { values: cards, room: 70, sight: "closed" });
  const hands = pilesIn(table, "hands", sides, { values: cards, room: 12, sight: "own", isSorted: true });
  const used = pileIn(table, "used", { values: cards, room: 70 });
  const DICE = table.dice("dice");
  const layout = table.seal();

  function position(): Uint8Array {
    const state = layout.blank();
    placeDice(state, DICE, seedFrom("hexes"));
    state[TERRAIN + 7] = 2;
    for (const [kind, hex] of [
      [0, 16],
      [1, 0],
      [0, 164],
    ]) {
      const at = units.add(state);
      state[at + units.field.kind] = kind;
      state[at + units.field.hex] = hex;
      state[at + units.field.side] = kind;
      state[at + units.field.figures] = kind * 3;
    }
    for (let card = 0; card < 10; card++) deck.put(state, card);
    deck.shuffle(state, DICE);
    for (const card of [33, 11, 22]) hands[1].put(state, card);
    used.put(state, 69);
    return state;
  }

  it("is written by name, defaults left out", () => {
    const plain = layout.toJSON(position());
    expect(plain).toMatchObject({
      terrain: { "7": "wood" },
      units: [
        { kind: "spear", hex: "16", side: "first" },
        { kind: "bow", hex: "0", side: "second", figures: 3 },
        { kind: "spear", hex: "164", side: "first" },
      ],
      hands: { second: ["card-11", "card-22", "card-33"] },
      used: ["card-69"],
    });
    expect(layout.fromJSON(plain)).toEqual(position());
  });

  it("takes rows out of the middle and leaves no trace", () => {
    const state = position();
    units.remove(state, 1);
    expect(units.count(state)).toBe(2);
    expect(state[units.row(1) + units.field.hex]).toBe(164);
    units.remove(state, 1);
    units.remove(state, 0);
    expect(layout.toJSON(state)).not.toHaveProperty("units");
    expect([...state.subarray(units.at, units.at + units.length)]).toEqual(new Array(1 + 4 * 40).fill(0));
    expect(() => units.remove(state, 0)).toThrow("no row 0");
    for (let i = 0; i < 40; i++) units.add(state);
    expect(() => units.add(state)).toThrow("more than 40 rows");
  });

  it("shows a hidden pile as its count, and everybody their own", () => {
    const seen = layout.view(position(), 1);
    expect(layout.toJSON(seen)).toMatchObject({ deck: 10, hands: { second: ["card-11", "card-22", "card-33"] } });
    const other = layout.view(position(), ONLOOKER);
    expect(layout.toJSON(other)).toMatchObject({ deck: 10, hands: { second: 3 }, used: ["card-69"] });
    expect(layout.fromJSON(layout.toJSON(other))).toEqual(other);
    expect([0, 1].map((side) => layout.hasOwn(position(), side))).toEqual([false, true]);
  });

  it("tells of piles and rows what changed", () => {
    const [from, to] = [position(), position()];
    used.put(to, hands[1].takeAt(to, 0));
    hands[0].put(to, deck.takeTop(to));
    units.remove(to, 0);
    const patch = layout.changes(from, to);
    expect(patch).toMatchObject({ used: ["card-69", "card-11"], hands: { second: ["card-22", "card-33"] } });
    expect(patched(layout.toJSON(from), patch)).toEqual(layout.toJSON(to));
    expect(patched(layout.toJSON(to), layout.changes(to, from))).toEqual(layout.toJSON(from));
    const hidden = layout.changes(layout.view(from, ONLOOKER), layout.view(to, ONLOOKER));
    expect(hidden).toMatchObject({ deck: 9, hands: { first: 1, second: 2 } });
  });

  it("refuses rows and piles that are none", () => {
    for (const [problem, input] of [
      ["units: a list of 40 at most", { units: {} }],
      ["units: no mood", { units: [{ mood: 3 }] }],
      ["units: kind: no cart", { units: [{ kind: "cart" }] }],
      ["hands: no third", { hands: { third: [] } }],
      ["hands: a list of 12 at most", { hands: { first: 13 } }],
      ["deck: no card-70", { deck: ["card-70"] }],
      ["deck: a list of 70 at most", { deck: 0.5 }],
    ] as const) {
      expect(() => layout.fromJSON(input)).toThrow(problem);
    }
  });

  it("is seen whole, with nothing left out", () => {
    const seen = layout.observe(position());
    expect(seen.terrain).toMatchObject({ "6": "plain", "7": "wood" });
    expect(seen.units).toContainEqual({ kind: "spear", hex: "16", side: "first", figures: 0 });
    expect(seen.hands).toEqual({ first: [], second: ["card-11", "card-22", "card-33"] });
    expect(layout.observe(layout.blank())).toMatchObject({ units: [], deck: [], used: [], dice: null });
    expect(layout.words).toEqual({ terrain: [hexes], units: [], deck: [], hands: [sides], used: [], dice: [] });
  });

  it("holds no more than there is room for", () => {
    const state = position();
    for (let i = 3; i < 12; i++) hands[1].put(state, i);
    expect(() => hands[1].put(state, 1)).toThrow("room for 12");
    expect(() => hands[0].takeTop(state)).toThrow("a pile of 0");
    expect(() => hands[0].take(state, 3)).toThrow("a pile of 0");
    expect([hands[1].has(state, 22), hands[1].countOf(state, 5), hands[1].get(state, 0)]).toEqual([true, 1, 3]);
    hands[1].take(state, 22);
    expect(hands[1].all(state)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 11, 33]);
  });
});

describe("a card game in words: as many slots as there are seats", () => {
  const SLOTS = 80;
  const seatNames = ["one", "two", "three", "four", "five", "six"];
  const cards = numbers(2000).map((card) => `set_${card}`);
  const abilities = cards.flatMap((card) => [`${card}/1`, `${card}/2`]);

  function make(seats: number) {
    const table = layoutOfWords();
    const slots = numbers(seats * SLOTS);
    const SEATS = table.section("seats");
    const DICE = table.dice("dice");
    const stack = table.frames("stack", {
      deepest: 32,
      kinds: {
        window: { steps: ["a", "b", "c"], registers: { starter: { values: seatNames }, passes: {} } },
        effect: { registers: { ability: { values: abilities }, source: { values: slots }, counter: {}, x: {} } },
      },
    });
    const lasting = rowsIn(table, "lasting", { most: 96, fields: { source: { values: cards }, amount: {} } });
    const bodies = namedRowsIn(table, "bodies", {
      keys: slots,
      fields: { card: { values: cards }, owner: { values: seatNames }, power: {}, isKneeling: { isFlag: true } },
    });
    const DERIVED = table.derived(slots.length);
    const piles = { values: cards, room: SLOTS };
    const decks = pilesIn(table, "decks", seatNames.slice(0, seats), { ...piles, sight: "closed" });
    const hands = pilesIn(table, "hands", seatNames.slice(0, seats), { ...piles, sight: "own" });
    const kept = namedRowsIn(table, "kept", {
      keys: seatNames.slice(0, seats),
      fields: { ability: { values: abilities }, x: {} },
      sight: "own",
    });
    const layout = table.seal({
      derive(state) {
        for (let slot = 0; slot < slots.length; slot++) {
          state[DERIVED + slot] = 10 + state[bodies.row(slot) + bodies.field.power];
        }
      },
    });
    return { layout, SEATS, DICE, stack, lasting, bodies, DERIVED, decks, hands, kept };
  }

  const { SEATS, DICE, stack, lasting, bodies } = make(2);
  const sizes = new LayoutSizes<Uint16Array, ReturnType<typeof make>>("seats", SEATS, [2, 3, 4, 5, 6], make);

  function position(seats: number): Uint16Array {
    const state = sizes.blank(seats);
    const { decks, hands, kept } = sizes.of(state);
    placeDice(state, DICE, seedFrom("cards"));
    stack.push(state, stack.kinds.window);
    stack.set(state, stack.registers.window.starter, 1);
    stack.setStep(state, stack.steps.window.c);
    stack.push(state, stack.kinds.effect);
    stack.set(state, stack.registers.effect.ability, 3999);
    state[lasting.add(state) + lasting.field.source] = 1999;
    const free = bodies.firstBlank(state);
    state[bodies.row(free) + bodies.field.card] = 300;
    state[bodies.row(free) + bodies.field.isKneeling] = 1;
    decks[1].put(state, 1500);
    decks[1].put(state, 0);
    hands[0].put(state, 700);
    state[kept.row(1) + kept.field.ability] = 4;
    state[kept.row(1) + kept.field.x] = 40_000;
    return state;
  }

  const plain = {
    stack: [
      { is: "window", step: "c", starter: "two" },
      { is: "effect", ability: "set_1999/2" },
    ],
    lasting: [{ source: "set_1999" }],
    bodies: { "0": { card: "set_300", isKneeling: true } },
    decks: { two: ["set_1500", "set_0"] },
    hands: { one: ["set_700"] },
    kept: { two: { ability: "set_2/1", x: 40_000 } },
  };

  it.each([2, 6])("with %i seats is written by name and read back", (seats) => {
    const state = position(seats);
    expect(sizes.toJSON(state)).toMatchObject({ seats, ...plain });
    const read = sizes.fromJSON(JSON.parse(JSON.stringify(sizes.toJSON(state))));
    expect(sizes.toJSON(read)).toEqual(sizes.toJSON(state));
    const { DERIVED, layout } = sizes.of(read);
    expect(layout.areEqual(read, state)).toBe(true);
    expect(read[DERIVED]).toBe(10);
  });

  it("is longer the more seats there are, what comes before the slots in the same cells", () => {
    expect(position(6).length).toBe(position(2).length + 4 * (SLOTS * 5 + 2 * (1 + SLOTS) + 2));
    for (const seats of [3, 4, 5, 6]) expect(make(seats).bodies.at).toBe(bodies.at);
  });

  it("shows counts of hidden cards and each seat its own", () => {
    const state = position(2);
    const { layout } = sizes.of(state);
    expect(layout.toJSON(layout.view(state, 1))).toMatchObject({
      decks: { two: 2 },
      hands: { one: 1 },
      kept: plain.kept,
    });
    expect(layout.toJSON(layout.view(state, 0))).toMatchObject({ decks: { two: 2 }, hands: plain.hands });
    expect(layout.toJSON(layout.view(state, 0))).not.toHaveProperty("kept");
  });

  it("tells of bodies which fields changed", () => {
    const [from, to] = [position(2), position(2)];
    to[bodies.row(0) + bodies.field.isKneeling] = 0;
    to[bodies.row(0) + bodies.field.power] = 2;
    to[bodies.row(5) + bodies.field.card] = 0;
    const patch = sizes.changes(from, to);
    expect(patch).toEqual({ bodies: { "0": { power: 2, isKneeling: null }, "5": { card: "set_0" } } });
    expect(patched(sizes.toJSON(from), patch)).toEqual(sizes.toJSON(to));
    bodies.clearRow(to, 0);
    bodies.clearRow(to, 5);
    expect(sizes.changes(from, to)).toEqual({ bodies: null });
  });

  it("refuses a size that it does not have", () => {
    expect(() => sizes.fromJSON({ seats: 7 })).toThrow("seats: one of 2, 3, 4, 5, 6");
    expect(() => sizes.fromJSON(null)).toThrow("seats: one of 2, 3, 4, 5, 6");
    expect(() => sizes.blank(7)).toThrow("no state with seats 7");
  });
});
