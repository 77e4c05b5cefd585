/**
 * A stack of procedures in progress inside a flat state: a battle inside a march, a response inside an action. Each
 * frame is a few bytes of plain data: its kind (which procedure), its step (how far it is) and registers (what it is
 * about). What a step does is code in the file of its chapter, never in the frame.
 *
 *     const procedures = frames(AT, { deepest: 8, size: 8 });   // once, where the state is laid out
 *     procedures.push(bytes, MARCH);                            // step 0, all registers 0
 *     procedures.set(bytes, FROM, lannisport);
 *     if (procedures.kind(bytes) === BATTLE) …
 *
 * Nothing here allocates. An empty frame is all zeroes, so equal positions are equal bytes whatever came before.
 */
export function frames(at: number, shape: FramesShape): Frames {
  return new Frames(at, shape.deepest, shape.size);
}

export interface FramesShape {
  /** The most frames at once. */
  readonly deepest: number;
  /** Bytes a frame: its kind, its step, and size − 2 registers. */
  readonly size: number;
}

/** The kind of the top frame when there is none. Real kinds are 1 to 255. */
export const NO_FRAME = 0;

const KIND = 0;
const STEP = 1;
const REGISTERS = 2;

/** A class and not a bundle of closures because its fields then cost one load each in the hot path. */
export class Frames {
  readonly #at: number;
  readonly #deepest: number;
  readonly #size: number;

  constructor(at: number, deepest: number, size: number) {
    if (!(size > REGISTERS && size < 256)) throw new RangeError("a frame needs a kind, a step and a register or more");
    if (!(deepest > 0 && deepest < 256)) throw new RangeError("a stack is 1 to 255 frames deep");
    this.#at = at;
    this.#deepest = deepest;
    this.#size = size;
  }

  /** The room that the stack takes in a flat state. */
  get byteLength(): number {
    return 1 + this.#deepest * this.#size;
  }

  /** How many procedures are in progress. */
  depth(bytes: Uint8Array): number {
    return bytes[this.#at];
  }

  /** Begins a procedure at step 0 with all registers 0. */
  push(bytes: Uint8Array, kind: number): void {
    const depth = bytes[this.#at];
    if (depth >= this.#deepest) throw new RangeError(`more than ${this.#deepest} procedures inside one another`);
    if (kind === NO_FRAME || (kind & 255) !== kind) throw new RangeError(`a frame's kind is 1 to 255, not ${kind}`);
    bytes[this.#at + 1 + depth * this.#size] = kind;
    bytes[this.#at] = depth + 1;
  }

  /** Ends the innermost procedure and forgets its registers. */
  pop(bytes: Uint8Array): void {
    const top = this.top(bytes);
    bytes.fill(0, top, top + this.#size);
    bytes[this.#at]--;
  }

  /** Where the innermost frame begins in the state's bytes. */
  top(bytes: Uint8Array): number {
    const depth = bytes[this.#at];
    if (depth === 0) throw new RangeError("no procedure is in progress");
    return this.#at + 1 + (depth - 1) * this.#size;
  }

  /** Where a frame begins, counted from the outermost, which is 0. */
  frame(bytes: Uint8Array, level: number): number {
    if (!(level >= 0 && level < bytes[this.#at])) throw new RangeError(`no procedure at level ${level}`);
    return this.#at + 1 + level * this.#size;
  }

  /** The kind of the innermost procedure, or NO_FRAME. */
  kind(bytes: Uint8Array): number {
    return bytes[this.#at] === 0 ? NO_FRAME : bytes[this.top(bytes) + KIND];
  }

  step(bytes: Uint8Array): number {
    return bytes[this.top(bytes) + STEP];
  }

  setStep(bytes: Uint8Array, step: number): void {
    bytes[this.top(bytes) + STEP] = byteOf(step);
  }

  /** A register of the innermost procedure. */
  get(bytes: Uint8Array, register: number): number {
    return bytes[this.top(bytes) + this.#register(register)];
  }

  set(bytes: Uint8Array, register: number, value: number): void {
    bytes[this.top(bytes) + this.#register(register)] = byteOf(value);
  }

  /** A register of the frame at a level counted from the outermost: what an inner procedure asks of an outer one. */
  getAt(bytes: Uint8Array, level: number, register: number): number {
    return bytes[this.frame(bytes, level) + this.#register(register)];
  }

  setAt(bytes: Uint8Array, level: number, register: number, value: number): void {
    bytes[this.frame(bytes, level) + this.#register(register)] = byteOf(value);
  }

  kindAt(bytes: Uint8Array, level: number): number {
    return bytes[this.frame(bytes, level) + KIND];
  }

  stepAt(bytes: Uint8Array, level: number): number {
    return bytes[this.frame(bytes, level) + STEP];
  }

  /** Ends every procedure: the game is over, or a position is set up anew. */
  clear(bytes: Uint8Array): void {
    bytes.fill(0, this.#at, this.#at + this.byteLength);
  }

  /** Every frame from the outermost in, as [kind, step, …registers]: the stack's plain form. Allocates. */
  toRows(bytes: Uint8Array): number[][] {
    const rows: number[][] = [];
    for (let level = 0; level < this.depth(bytes); level++) {
      const from = this.frame(bytes, level);
      rows.push([...bytes.subarray(from, from + this.#size)]);
    }
    return rows;
  }

  /** The stack that `toRows` wrote out. Throws where the rows are none of its own. */
  fromRows(bytes: Uint8Array, rows: unknown): void {
    this.clear(bytes);
    if (!Array.isArray(rows) || rows.length > this.#deepest) throw new TypeError("frames: a list of frames is wanted");
    for (const row of rows as unknown[]) {
      if (!Array.isArray(row) || row.length !== this.#size) {
        throw new TypeError(`frames: a frame is a list of ${this.#size} numbers`);
      }
      this.push(bytes, row[KIND] as number);
      const top = this.top(bytes);
      for (let i = STEP; i < this.#size; i++) bytes[top + i] = byteOf(row[i] as number);
    }
  }

  #register(register: number): number {
    if (!(register >= 0 && register < this.#size - REGISTERS))
      throw new RangeError(`a frame has no register ${register}`);
    return REGISTERS + register;
  }
}

function byteOf(value: number): number {
  if ((value & 255) !== value) throw new RangeError(`a frame holds whole numbers from 0 to 255, not ${value}`);
  return value;
}
