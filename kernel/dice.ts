import type { Cells } from "./layout/cells.ts";
import { hex, sha256, unhex, utf8 } from "./sha256.ts";

/**
 * Dice that live inside a game's state: a 32-byte seed and a count of the words drawn so far. The words are ChaCha's
 * keystream under the seed, so nobody can work out the next roll from all the open ones, and a state that is copied,
 * written out or read back rolls the same numbers on any machine.
 */
export type Seed = Uint8Array;

const SEED_BYTES = 32;

/** The room that dice take in a flat state, and of it the count of the words drawn. */
export const DICE_BYTES = SEED_BYTES + 4;

/** An open seed, for practice, tests and simulations: the hash of any text. */
export function seedFrom(text: string): Seed {
  return sha256(utf8(text));
}

/** A seed as records write it, or undefined where the text is not 64 hexadecimal digits. */
export function seedFromHex(text: string): Seed | undefined {
  const bytes = unhex(text);
  return bytes?.length === SEED_BYTES ? bytes : undefined;
}

/** The seed of a fair table: neither the server nor any seat can steer it alone. */
export function fairSeed(serverSeed: Seed, nonces: readonly string[]): Seed {
  // Each nonce is hashed by itself, so that no two lists of nonces run together into the same bytes.
  const whole = new Uint8Array(serverSeed.length + SEED_BYTES * nonces.length);
  whole.set(serverSeed);
  for (const [i, nonce] of nonces.entries()) whole.set(sha256(utf8(nonce)), serverSeed.length + SEED_BYTES * i);
  return sha256(whole);
}

/** What a fair table's server publishes before anybody adds a nonce. */
export function seedHash(serverSeed: Seed): string {
  return hex(sha256(serverSeed));
}

/** Puts fresh dice into a state. */
export function placeDice(cells: Cells, at: number, seed: Seed): void {
  if (seed.length !== SEED_BYTES) throw new RangeError(`a seed has ${SEED_BYTES} bytes, not ${seed.length}`);
  const dice = new Uint8Array(DICE_BYTES);
  dice.set(seed);
  setDiceBytes(cells, at, dice);
}

/**
 * Where the highest bit of the count is set, the seed's own bytes are a row of throws that a position has laid, and the
 * rest of the count is how many of them have fallen. After the row the keystream goes on under the same bytes. No game
 * draws so many words that its count gets there.
 */
const LAID = 0x8000_0000;
const COUNT = 0x7fff_ffff;

/** A byte of a laid row below this is the number that a throw shows; from here on, so many throws that fall as they may. */
const FREE = 224;
const ROW_END = 255;

/**
 * Lays what the next throws show, counted from 0, where a position wants rare ones; `undefined` falls as it may. It costs
 * nothing, however rare the row is. A number that the die thrown does not have falls as it may too.
 */
export function layThrows(cells: Cells, at: number, throws: readonly (number | undefined)[]): void {
  const row: number[] = [];
  for (const shown of throws) {
    const last = row.at(-1);
    if (shown === undefined && last !== undefined && last >= FREE && last < ROW_END - 1) row[row.length - 1]++;
    else if (shown === undefined) row.push(FREE);
    else if (Number.isInteger(shown) && shown >= 0 && shown < FREE) row.push(shown);
    else throw new RangeError(`no throw shows ${shown}`);
  }
  if (row.length > SEED_BYTES) throw new RangeError("so long a row of throws is not laid");
  const dice = diceBytes(cells, at);
  dice.set(row.length < SEED_BYTES ? [...row, ROW_END] : row);
  dice.set([0, 0, 0, LAID >>> 24], SEED_BYTES);
  setDiceBytes(cells, at, dice);
}

/** The next throw of a laid row; undefined where it falls as it may. Beyond its end the row is forgotten. */
function laidThrow(cells: Cells, at: number, drawn: number): number | undefined {
  const row = diceBytes(cells, at);
  const counter = at + SEED_BYTES / cells.BYTES_PER_ELEMENT;
  let before = drawn & COUNT;
  for (const byte of row.subarray(0, SEED_BYTES)) {
    if (byte === ROW_END) break;
    const length = byte < FREE ? 1 : byte - FREE + 1;
    if (before < length) return byte < FREE ? byte : undefined;
    before -= length;
  }
  setWord(cells, counter, drawn & COUNT);
  return undefined;
}

/** Dice as bytes, the same whatever the cells of the state are. */
export function diceBytes(cells: Cells, at: number): Uint8Array {
  const bytes = new Uint8Array(DICE_BYTES);
  const width = cells.BYTES_PER_ELEMENT;
  for (let i = 0; i < DICE_BYTES; i++) bytes[i] = cells[at + Math.trunc(i / width)] >>> (8 * (i % width));
  return bytes;
}

export function setDiceBytes(cells: Cells, at: number, bytes: Uint8Array): void {
  const width = cells.BYTES_PER_ELEMENT;
  for (let i = 0; i < DICE_BYTES; i += width) {
    cells[at + i / width] = width === 1 ? bytes[i] : bytes[i] | (bytes[i + 1] << 8);
  }
}

/** A whole number from 0 to sides − 1, each exactly equally likely. */
export function roll(cells: Cells, at: number, sides: number): number {
  if (!(sides >= 1 && sides <= 0x1_0000_0000 && Number.isInteger(sides))) {
    throw new RangeError(`no die has ${sides} sides`);
  }
  if (sides === 1) return 0;
  const counter = at + SEED_BYTES / cells.BYTES_PER_ELEMENT;
  const drawn = wordAt(cells, counter);
  const isLaid = drawn < 0;
  if (isLaid) {
    const shown = laidThrow(cells, at, drawn);
    if (shown !== undefined && shown < sides) {
      setWord(cells, counter, drawn + 1);
      return shown;
    }
  }
  // Words past the last whole multiple of `sides` would favour the low numbers; they are drawn again. That ends: fewer than
  // half of all words are such, and a keystream of nothing else cannot be had by choosing a seed.
  const fair = 0x1_0000_0000 - (0x1_0000_0000 % sides);
  for (;;) {
    const word = nextWord(cells, at);
    // A place in a laid row is one word.
    if (word < fair || isLaid) return word % sides;
  }
}

/** Puts `length` cells of a deck into random order; the deck is part of the same state unless another is given. */
export function shuffle(cells: Cells, at: number, from: number, length: number, deck: Cells = cells): void {
  for (let i = length - 1; i > 0; i--) {
    const j = roll(cells, at, i + 1);
    const kept = deck[from + i];
    deck[from + i] = deck[from + j];
    deck[from + j] = kept;
  }
}

const ROUNDS = 12;

// The block made last, kept because a shuffle draws sixteen words from each. It is recognised by its whole key and its
// number, so it can only ever save time: 60 ns a draw instead of 270.
const key = new Int32Array(8);
let keptBlock = -1;
const block = new Int32Array(16);
const start = new Int32Array(16);

function nextWord(cells: Cells, at: number): number {
  const wordCells = 4 / cells.BYTES_PER_ELEMENT;
  const counter = at + 8 * wordCells;
  const drawn = wordAt(cells, counter);
  const number = (drawn & COUNT) >>> 4;
  let isKept = number === keptBlock;
  for (let i = 0; i < 8; i++) {
    const word = wordAt(cells, at + wordCells * i);
    if (word !== key[i]) {
      key[i] = word;
      isKept = false;
    }
  }
  if (!isKept) {
    start[0] = 0x61707865;
    start[1] = 0x3320646e;
    start[2] = 0x79622d32;
    start[3] = 0x6b206574;
    start.set(key, 4);
    start[12] = number;
    start.fill(0, 13);
    chachaBlock(start, ROUNDS, block);
    keptBlock = number;
  }
  setWord(cells, counter, drawn + 1);
  return block[drawn & 15] >>> 0;
}

function wordAt(cells: Cells, at: number): number {
  if (cells.BYTES_PER_ELEMENT === 2) return cells[at] | (cells[at + 1] << 16);
  return cells[at] | (cells[at + 1] << 8) | (cells[at + 2] << 16) | (cells[at + 3] << 24);
}

function setWord(cells: Cells, at: number, word: number): void {
  cells[at] = word;
  if (cells.BYTES_PER_ELEMENT === 2) {
    cells[at + 1] = word >>> 16;
    return;
  }
  cells[at + 1] = word >>> 8;
  cells[at + 2] = word >>> 16;
  cells[at + 3] = word >>> 24;
}

/** ChaCha's block function (RFC 8439, section 2.3) with any even number of rounds: sixteen words in, sixteen out. */
export function chachaBlock(from: Int32Array, rounds: number, into: Int32Array): void {
  into.set(from);
  for (let round = 0; round < rounds; round += 2) {
    quarterRound(into, 0, 4, 8, 12);
    quarterRound(into, 1, 5, 9, 13);
    quarterRound(into, 2, 6, 10, 14);
    quarterRound(into, 3, 7, 11, 15);
    quarterRound(into, 0, 5, 10, 15);
    quarterRound(into, 1, 6, 11, 12);
    quarterRound(into, 2, 7, 8, 13);
    quarterRound(into, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) into[i] += from[i];
}

function quarterRound(words: Int32Array, a: number, b: number, c: number, d: number): void {
  let wa = words[a];
  let wb = words[b];
  let wc = words[c];
  let wd = words[d];
  wa = (wa + wb) | 0;
  wd ^= wa;
  wd = (wd << 16) | (wd >>> 16);
  wc = (wc + wd) | 0;
  wb ^= wc;
  wb = (wb << 12) | (wb >>> 20);
  wa = (wa + wb) | 0;
  wd ^= wa;
  wd = (wd << 8) | (wd >>> 24);
  wc = (wc + wd) | 0;
  wb ^= wc;
  wb = (wb << 7) | (wb >>> 25);
  words[a] = wa;
  words[b] = wb;
  words[c] = wc;
  words[d] = wd;
}
