import { describe, expect, it } from "vitest";
import { placeDice, seedFrom } from "../dice.ts";
import { ONLOOKER } from "../game.ts";
import type { Json } from "../json.ts";
import { patched } from "../patch.ts";
import { RefusedError } from "../refusal.ts";
import { pileIn } from "./piles.ts";
import { rowsIn } from "./rows.ts";
import { layoutOfBytes } from "./table.ts";

const houses = ["lion", "wolf", "stag"];
const lands = ["north", "south"];
const suits = [
  ["sword", "shield"],
  ["fang", "claw"],
];

const table = layoutOfBytes();
const TURN = table.section("turn");
const VARIANTS = table.section("variants", { values: ["long", "short"], isSet: true });
const IS_OPEN = table.section("is-open", { isFlag: true });
const askId = table.wide("ask.id", { width: 16 });
const scores = table.wide("scores", { keys: [houses], width: 32 });
const SEATS = table.section("seats", { length: 3, values: houses });
const UNITS = table.section("units", { keys: [lands, ["foot", "horse"]] });
const OWNER = table.section("owner", { keys: [lands], values: houses });
const HANDS = table.section("hands", {
  keys: [houses],
  isSet: true,
  membersOf: (state) => suits[state[VARIANTS]],
});
const ANSWERED = table.section("answered", { values: houses, isSet: true, sight: "own" });
const BIDS = table.section("bids", { keys: [houses], sight: "own" });
const PLACED = table.section("placed", { keys: [houses, lands], values: ["march", "raid"], sight: "own" });
const EVENT = table.section("event", { values: ["winter", "feast"], sight: "closed" });
const DICE = table.dice("dice");
const SUM = table.derived(2);
const LAST = table.section("last");

const UNKNOWN = 254;
const layout = table.seal({
  reveal(state, seen) {
    seen[EVENT] = state[IS_OPEN] === 1 ? state[EVENT] : UNKNOWN;
  },
  derive(state) {
    state[SUM] = state[UNITS] + state[UNITS + 2];
  },
});

function position(): Uint8Array {
  const state = layout.blank();
  state[TURN] = 3;
  state[VARIANTS] = 1;
  state[IS_OPEN] = 1;
  askId.set(state, 73 + 256);
  scores.set(state, 4_000_000_000, 1);
  state[SEATS + 1] = 2;
  state[UNITS + 3] = 7;
  state[UNITS + 2] = 1;
  state[OWNER] = 0;
  state[HANDS + 2] = 0b10;
  state[ANSWERED] = 0b101;
  state[BIDS] = 5;
  state[BIDS + 2] = 6;
  state[PLACED + 5] = 1;
  state[EVENT] = 1;
  placeDice(state, DICE, seedFrom("layout"));
  state[SUM] = 1;
  state[LAST] = 9;
  return state;
}

const plain = {
  turn: 3,
  variants: ["long"],
  "is-open": true,
  "ask.id": 329,
  scores: { wolf: 4_000_000_000 },
  seats: [null, "stag"],
  units: { south: { foot: 1, horse: 7 } },
  owner: { north: "lion" },
  hands: { stag: ["claw"] },
  answered: ["lion", "stag"],
  bids: { lion: 5, stag: 6 },
  placed: { stag: { south: "raid" } },
  event: "feast",
  last: 9,
};

describe("a table of sections", () => {
  it("writes every section by name, and leaves out what is blank or derived", () => {
    const { dice, ...written } = layout.toJSON(position());
    expect(written).toEqual(plain);
    expect(dice).toMatch(/^[0-9a-f]{72}$/);
    expect(layout.toJSON(layout.blank())).toEqual({});
  });

  it("reads what it wrote, and derives the rest", () => {
    const read = layout.fromJSON(JSON.parse(JSON.stringify(layout.toJSON(position()))));
    expect(read).toEqual(position());
    expect(read[SUM]).toBe(1);
  });

  it("derives in a blank state too", () => {
    const one = layoutOfBytes();
    const SPACES = one.section("spaces", { length: 2 });
    const FREE = one.derived(1);
    const derive = (state: Uint8Array): void => {
      state[FREE] = 2 - state[SPACES] - state[SPACES + 1];
    };
    expect(one.seal({ derive }).blank()[FREE]).toBe(2);
  });

  it("reads and writes wide values as one number", () => {
    const state = position();
    expect([askId.get(state), scores.get(state, 0), scores.get(state, 1)]).toEqual([329, 0, 4_000_000_000]);
    expect([...state.subarray(askId.at, askId.at + 2)]).toEqual([73, 1]);
    for (const wrong of [65_536, -1, 0.5]) expect(() => askId.set(state, wrong)).toThrow("0 to 65535");
  });

  it.each<[string, Json]>([
    ["a position is an object", []],
    ["there is nothing called sum", { sum: 1 }],
    ["turn: a whole number from 0 to 255", { turn: 256 }],
    ["turn: a whole number from 0 to 255", { turn: "?" }],
    ["ask.id: a whole number from 0 to 65535", { "ask.id": [73, 1] }],
    ["is-open: true is wanted, or nothing", { "is-open": 1 }],
    ["seats: a list of 3 at most", { seats: ["lion", "wolf", "stag", "lion"] }],
    ["seats: no crow", { seats: ["crow"] }],
    ["owner: no east", { owner: { east: "lion" } }],
    ["owner: no 1", { owner: { north: 1 } }],
    ["units: names with values are wanted", { units: { north: 3 } }],
    ["units: no cart", { units: { north: { cart: 1 } } }],
    ["hands: no claw", { hands: { lion: ["claw"] } }],
    ["hands: a list of names", { hands: { lion: "claw" } }],
    ["owner: no constructor", { owner: { constructor: "lion" } }],
    ["dice: dice are 72 hexadecimal digits", { dice: "00" }],
  ])("refuses what is no state: %s", (problem, input) => {
    const read = (): unknown => layout.fromJSON(input);
    expect(read).toThrow(RefusedError);
    try {
      read();
    } catch (reason) {
      expect((reason as RefusedError).refusal).toEqual({ rule: "kernel.state", params: { problem } });
    }
  });

  it("tells what changed as a merge patch of the plain forms", () => {
    const [from, to] = [position(), position()];
    expect(layout.changes(from, to)).toEqual({});
    to[SUM] = 200;
    expect(layout.changes(from, to)).toEqual({});
    to[UNITS + 2] = 0;
    to[OWNER] = 255;
    to[SEATS + 1] = 255;
    to[PLACED] = 0;
    to[LAST] = 0;
    askId.set(to, 330);
    const patch = layout.changes(from, to);
    expect(patch).toEqual({
      "ask.id": 330,
      seats: null,
      units: { south: { foot: null } },
      owner: null,
      placed: { lion: { north: "march" } },
      last: null,
    });
    expect(patched(layout.toJSON(from), patch)).toEqual(layout.toJSON(to));
    expect(patched(layout.toJSON(to), layout.changes(to, from))).toEqual(layout.toJSON(from));
  });

  it("shows everybody what is open, each what is their own, and nobody the rest", () => {
    const { dice: _, ...open } = layout.toJSON(layout.view(position(), ONLOOKER));
    const { answered, bids, placed, ...shown } = plain;
    expect(open).toEqual(shown);
    expect(layout.toJSON(layout.view(position(), 2))).toEqual({
      ...shown,
      answered: ["stag"],
      bids: { stag: 6 },
      placed,
    });
    expect(layout.toJSON(layout.view(position(), 1))).toEqual(shown);
    expect([0, 1, 2].map((house) => layout.hasOwn(position(), house))).toEqual([true, false, true]);
  });

  it("lets the game reveal what is hidden on a condition, and derives what the view holds", () => {
    const state = position();
    state[IS_OPEN] = 0;
    const seen = layout.view(state, 0);
    expect(layout.toJSON(seen).event).toBe("?");
    expect(layout.fromJSON(layout.toJSON(seen))).toEqual(seen);
    expect(seen[SUM]).toBe(1);
  });

  it("compares positions without what is derived, and copies them with it", () => {
    const [one, other] = [position(), position()];
    other[SUM] = 77;
    expect(layout.areEqual(one, other)).toBe(true);
    layout.copy(other, one);
    expect([one[SUM], layout.clone(one)[SUM]]).toEqual([77, 77]);
    other[LAST] = 1;
    expect(layout.areEqual(one, other)).toBe(false);
  });

  it("makes a stretch of cells blank again", () => {
    const state = position();
    layout.reset(state, UNITS, HANDS);
    const { units, owner, ...rest } = plain;
    expect(layout.toJSON(state)).toMatchObject(rest);
    expect(layout.toJSON(state)).not.toHaveProperty("units");
    expect(state[OWNER]).toBe(255);
  });

  it("gives a state that survives a structured clone", () => {
    const clone = structuredClone(position());
    expect(clone).toEqual(position());
    expect(layout.toJSON(clone)).toEqual(layout.toJSON(position()));
  });
});

describe("a state that is read", () => {
  const one = layoutOfBytes();
  const LORD = one.section("lord", { values: houses });
  one.section("guests", { values: houses, isSet: true });
  rowsIn(one, "oaths", { most: 3, fields: { by: { values: houses }, count: {} } });
  one.frames("frames", { deepest: 2, kinds: { feast: { registers: { host: { values: houses } } } } });
  const derived: number[] = [];
  const examined = one.seal({
    problem: (state) => (state[LORD] === 0 ? "lord: lions are out" : undefined),
    derive: (state) => derived.push(state[LORD]),
  });

  it("names everything that is not blank, in whatever section", () => {
    const state = examined.fromJSON({
      lord: "stag",
      guests: ["lion", "wolf"],
      oaths: [{ by: "wolf", count: 2 }, { count: 1 }],
      frames: [{ is: "feast", host: "lion" }, { is: "feast" }],
    });
    const named: string[] = [];
    examined.forEachName(state, (names, number, where) => named.push(`${where} ${names[number]}`));
    expect(named).toEqual(["lord stag", "guests lion", "guests wolf", "oaths.by wolf", "frames.host lion"]);
  });

  it("is refused for what the game has against it, before anything is derived", () => {
    derived.length = 0;
    expect(() => examined.fromJSON({ lord: "lion" })).toThrow("lions are out");
    expect(derived).toEqual([]);
    expect(examined.fromJSON({ lord: "wolf" })[LORD]).toBe(1);
  });
});

describe("a table that cannot be", () => {
  it.each<[string, () => unknown]>([
    ["two sections called turn", () => [layoutOfBytes()].map((one) => [one.section("turn"), one.section("turn")])],
    ["read and written by `wide`", () => layoutOfBytes().section("ask", { width: 16 })],
    ["whose own is it?", () => layoutOfBytes().section("bid", { sight: "own" })],
    ["whose own is it?", () => pileIn(layoutOfBytes(), "hand", { values: ["a"], room: 2, sight: "own" })],
    [
      "8 bits are not enough",
      () => layoutOfBytes().section("a", { values: Array.from({ length: 255 }, (_, i) => `${i}`) }),
    ],
    ["8 bits are not enough", () => layoutOfBytes().section("a", { values: [..."abcdefghi"], isSet: true })],
    ["a field takes one cell", () => rowsIn(layoutOfBytes(), "a", { most: 2, fields: { x: { width: 16 } } })],
    ["cannot count 300", () => pileIn(layoutOfBytes(), "deck", { values: ["a"], room: 300 })],
    ["all its bits are the same", () => layoutOfBytes().wide("a", { width: 16, blank: 3 })],
    [
      "cannot be called step",
      () => layoutOfBytes().frames("a", { deepest: 1, kinds: { b: { registers: { step: {} } } } }),
    ],
    [
      "needs `derive`",
      () => {
        const one = layoutOfBytes();
        one.derived(3);
        return one.seal();
      },
    ],
  ])("is refused: %s", (problem, make) => {
    expect(make).toThrow(problem);
  });
});
