import { describe, expect, it } from "vitest";
import {
  chachaBlock,
  DICE_BYTES,
  diceBytes,
  fairSeed,
  layThrows,
  placeDice,
  roll,
  seedFrom,
  seedFromHex,
  seedHash,
  setDiceBytes,
  shuffle,
} from "./dice.ts";
import type { Cells } from "./layout/cells.ts";
import { hex, sha256, unhex } from "./sha256.ts";

const SEED_BYTES = 32;

const diceFrom = (text: string, at = 0): Uint8Array => {
  const bytes = new Uint8Array(at + DICE_BYTES);
  placeDice(bytes, at, seedFrom(text));
  return bytes;
};

const rolls = (bytes: Uint8Array, sides: number, count: number): number[] =>
  Array.from({ length: count }, () => roll(bytes, 0, sides));

describe("the ChaCha block function", () => {
  const wordsOf = (digits: string): Int32Array => new Int32Array((unhex(digits) as Uint8Array).slice().buffer);

  it("agrees with RFC 8439, section 2.3.2, in twenty rounds", () => {
    const start = wordsOf(
      "657870616e642033322d62797465206b" + // the constants
        "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f" + // the key
        "01000000" + // the block's number
        "000000090000004a00000000", // the nonce
    );
    const block = new Int32Array(16);
    chachaBlock(start, 20, block);
    expect(hex(new Uint8Array(block.buffer))).toBe(
      "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e" +
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e",
    );
  });

  it("agrees with the published all-zero vectors in eight and twelve rounds", () => {
    const start = wordsOf(`657870616e642033322d62797465206b${"00".repeat(48)}`);
    const block = new Int32Array(16);
    chachaBlock(start, 8, block);
    expect(hex(new Uint8Array(block.buffer)).slice(0, 64)).toBe(
      "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e",
    );
    chachaBlock(start, 12, block);
    expect(hex(new Uint8Array(block.buffer)).slice(0, 64)).toBe(
      "9bf49a6a0755f953811fce125f2683d50429c3bb49e074147e0089a52eae155f",
    );
  });
});

describe("dice", () => {
  it("roll the same numbers from the same bytes, wherever they lie", () => {
    const near = diceFrom("winter");
    const far = diceFrom("winter", 100);
    for (let i = 0; i < 100; i++) expect(roll(near, 0, 6)).toBe(roll(far, 100, 6));
  });

  it("roll the same whatever was rolled in between elsewhere", () => {
    const alone = rolls(diceFrom("winter"), 20, 100);
    const [dice, others] = [diceFrom("winter"), diceFrom("summer")];
    const between = Array.from({ length: 100 }, () => {
      roll(others, 0, 20);
      return roll(dice, 0, 20);
    });
    expect(between).toEqual(alone);
  });

  it("roll the same numbers in bytes and in words", () => {
    const bytes = diceFrom("winter", 3);
    const words = new Uint16Array(5 + DICE_BYTES / 2);
    placeDice(words, 5, seedFrom("winter"));
    // Past 65,536 draws the count fills a second word.
    bytes.set([250, 255], 3 + SEED_BYTES);
    setDiceBytes(words, 5, diceBytes(bytes, 3));
    for (let i = 0; i < 40; i++) expect(roll(words, 5, 1000)).toBe(roll(bytes, 3, 1000));
    expect(diceBytes(words, 5)).toEqual(diceBytes(bytes, 3));
    expect([...words.subarray(0, 5)]).toEqual([0, 0, 0, 0, 0]);
  });

  it("go on where a copy was taken", () => {
    const dice = diceFrom("winter");
    rolls(dice, 6, 37);
    const copy = dice.slice();
    expect(rolls(copy, 6, 50)).toEqual(rolls(dice, 6, 50));
  });

  it("are pinned for ever: a change here breaks every record", () => {
    expect(rolls(diceFrom("winter"), 6, 24)).toEqual([
      0, 5, 3, 0, 3, 2, 5, 1, 0, 5, 1, 0, 3, 3, 4, 2, 0, 0, 2, 5, 5, 0, 4, 1,
    ]);
  });

  it("draw one word a roll from the keystream, low word first", () => {
    const dice = diceFrom("winter");
    const start = new Int32Array(16);
    const constants = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
    start.set([...constants, ...new Int32Array(seedFrom("winter").buffer), 1, 0, 0, 0]);
    const block = new Int32Array(16);
    chachaBlock(start, 12, block);
    rolls(dice, 2, 16);
    expect(rolls(dice, 0x1_0000_0000, 16)).toEqual([...new Uint32Array(block.buffer)]);
  });

  it("are fair", () => {
    for (const sides of [2, 3, 6, 7, 52, 100]) {
      const dice = diceFrom(`fair ${sides}`);
      const counts = new Array<number>(sides).fill(0);
      const count = 2000 * sides;
      for (let i = 0; i < count; i++) counts[roll(dice, 0, sides)]++;
      const chiSquare = counts.reduce((sum, n) => sum + (n - 2000) ** 2 / 2000, 0);
      // Mean `sides − 1`, deviation √(2(sides − 1)): five deviations are never seen with fair dice.
      expect(chiSquare).toBeLessThan(sides - 1 + 5 * Math.sqrt(2 * (sides - 1)) + 10);
    }
  });

  it("draw again rather than favour the low numbers", () => {
    // With 3·2^30 sides a plain remainder would give the lowest third twice as often.
    const dice = diceFrom("unbiased");
    const sides = 3 * 2 ** 30;
    const low = rolls(dice, sides, 3000).filter((n) => n < 2 ** 30).length;
    expect(low).toBeGreaterThan(850);
    expect(low).toBeLessThan(1150);
  });

  it("with one side draw nothing", () => {
    const dice = diceFrom("winter");
    const before = dice.slice();
    expect(roll(dice, 0, 1)).toBe(0);
    expect(dice).toEqual(before);
  });

  it("have a whole number of sides", () => {
    for (const sides of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 33]) {
      expect(() => roll(diceFrom("winter"), 0, sides)).toThrow("sides");
    }
  });
});

describe("shuffling", () => {
  it("keeps every card, and touches none outside the section", () => {
    const bytes = new Uint8Array(DICE_BYTES + 60);
    placeDice(bytes, 0, seedFrom("deck"));
    for (let i = 0; i < 60; i++) bytes[DICE_BYTES + i] = i;
    shuffle(bytes, 0, DICE_BYTES + 4, 52);
    const deck = [...bytes.subarray(DICE_BYTES)];
    expect(deck.slice(0, 4)).toEqual([0, 1, 2, 3]);
    expect(deck.slice(56)).toEqual([56, 57, 58, 59]);
    expect(deck.slice(4, 56)).not.toEqual(Array.from({ length: 52 }, (_, i) => i + 4));
    expect([...deck].sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, i) => i));
  });

  it("of words is that of bytes", () => {
    const [words, deck] = [diceFrom("deck"), new Uint16Array(60)];
    const bytes = new Uint8Array(60);
    for (let i = 0; i < 60; i++) deck[i] = bytes[i] = i;
    shuffle(words, 0, 0, 60, deck);
    shuffle(diceFrom("deck"), 0, 0, 60, bytes);
    expect([...deck]).toEqual([...bytes]);
  });

  it("makes every order equally likely", () => {
    const dice = diceFrom("orders");
    const counts = new Map<string, number>();
    const deck = new Uint8Array(4);
    for (let i = 0; i < 24_000; i++) {
      deck.set([1, 2, 3, 4]);
      shuffle(dice, 0, 0, 4, deck);
      counts.set(deck.join(""), (counts.get(deck.join("")) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    for (const count of counts.values()) {
      expect(count).toBeGreaterThan(840);
      expect(count).toBeLessThan(1160);
    }
  });
});

describe("seeds", () => {
  it("are read from 64 hexadecimal digits and from nothing else", () => {
    const seed = seedFrom("open");
    expect(seedFromHex(hex(seed))).toEqual(seed);
    for (const text of ["", "00", "zz".repeat(32), "00".repeat(33)]) expect(seedFromHex(text)).toBeUndefined();
    expect(() => placeDice(new Uint8Array(100), 0, new Uint8Array(16))).toThrow("32 bytes");
  });

  it("at a fair table hang on the server and on every nonce, wherever one nonce ends", () => {
    const server = seedFrom("server");
    const seeds = [["ab", "c"], ["a", "bc"], ["abc"], ["c", "ab"], ["ab", "c", ""], []].map((nonces) =>
      hex(fairSeed(server, nonces)),
    );
    seeds.push(hex(fairSeed(seedFrom("another"), ["ab", "c"])));
    expect(new Set(seeds).size).toBe(seeds.length);
    expect(seedHash(server)).toBe(hex(sha256(server)));
  });
});

describe("a row of throws that a position lays", () => {
  const fresh = (cells: Cells): Cells => {
    placeDice(cells, 0, seedFrom("a position"));
    return cells;
  };

  it.each([
    ["bytes", () => new Uint8Array(DICE_BYTES)],
    ["words", () => new Uint16Array(DICE_BYTES / 2)],
  ])("falls as it was laid, however rare it is, among others that fall as they may: in %s", (_, room) => {
    const dice = fresh(room());
    const rare = Array.from({ length: 20 }, (_, i) => (7 * i) % 8);
    layThrows(dice, 0, [...Array<undefined>(70).fill(undefined), ...rare, undefined, 3]);
    const free = Array.from({ length: 70 }, () => roll(dice, 0, 8));
    expect(new Set(free).size).toBe(8);
    expect(rare.map(() => roll(dice, 0, 8))).toEqual(rare);
    roll(dice, 0, 8);
    expect(roll(dice, 0, 4)).toBe(3);
    // Beyond the row the dice roll on like any others, and are never laid again.
    const after = Array.from({ length: 400 }, () => roll(dice, 0, 8));
    for (let side = 0; side < 8; side++) expect(after.filter((one) => one === side).length).toBeGreaterThan(20);
  });

  it("is copied and written out with the state, half fallen too", () => {
    const dice = fresh(new Uint8Array(DICE_BYTES));
    layThrows(dice, 0, [5, undefined, 6, 7]);
    expect([roll(dice, 0, 8), roll(dice, 0, 8)][0]).toBe(5);
    const copy = new Uint8Array(DICE_BYTES);
    setDiceBytes(copy, 0, diceBytes(dice, 0));
    const rest = (cells: Cells): number[] => Array.from({ length: 50 }, () => roll(cells, 0, 8));
    const said = rest(dice);
    expect(said.slice(0, 2)).toEqual([6, 7]);
    expect(rest(copy)).toEqual(said);
  });

  it("shows nothing that the die thrown does not have, and is refused where it is too long", () => {
    const dice = fresh(new Uint8Array(DICE_BYTES));
    layThrows(dice, 0, [7, 2]);
    expect(roll(dice, 0, 6)).toBeLessThan(6);
    expect(roll(dice, 0, 6)).toBe(2);
    expect(() => layThrows(dice, 0, Array<number>(33).fill(1))).toThrow(RangeError);
    expect(() => layThrows(dice, 0, [224])).toThrow(RangeError);
  });
});
