import type { Json } from "../json.ts";
import type { CellBits, Cells } from "./cells.ts";
import { shortened } from "./reading.ts";

/** Bits of one value, whatever the cell: a value wider than its cell takes several, the lowest first. */
export type Width = 8 | 16 | 32;

/** What one place in a state can hold, and how it is written. */
export interface ValueShape {
  /** Names of the values, by number; plain numbers where there are none. */
  readonly values?: readonly string[];
  /** Several of the names at once, one bit each. */
  readonly isSet?: boolean;
  /** Members of a set, where they depend on the state and the place: the cards of a house in this game's set of cards. */
  membersOf?(cells: Cells, place: number): readonly string[];
  /** Yes or no: 1 or 0. */
  readonly isFlag?: boolean;
  /** What an empty place holds and JSON leaves out. Without it: the highest number for a name, 0 for all else. */
  readonly blank?: number;
  /** As wide as its cell if nothing is said. */
  readonly width?: Width;
}

/** In JSON, in the place of anything that a view may not show. */
export const UNKNOWN_WORD = "?";

/** In the place of a name: there is none. */
export const noneOf = (width: Width): number => 2 ** width - 1;
/** In a view, in the place of anything: the viewer may not know. */
export const unknownOf = (width: Width): number => 2 ** width - 2;

/** Meets a name by its number in the table of its names, with the words by which its place is known. */
export type VisitName = (names: readonly string[], number: number, where: string) => void;

/** One value of a state: where it lies is told with every call. */
export class Value {
  /** How many cells it takes. */
  readonly cells: number;
  readonly blank: number;
  /** What each of its cells holds when it is blank. */
  readonly blankCell: number;
  // Fields of its own and not the shape's: shapes differ in what they say, and reading them is slow in the hot path.
  readonly #names: readonly string[] | undefined;
  readonly #isSet: boolean;
  readonly #isFlag: boolean;
  readonly #membersOf: ValueShape["membersOf"];
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #cellBits: CellBits;
  readonly #most: number;
  readonly #unknown: number;

  /** An open number is never unknown, and may take any value. */
  constructor(shape: ValueShape, cellBits: CellBits, isOpen: boolean) {
    const { values = [], width = cellBits, isSet = false, isFlag = false } = shape;
    const isName = shape.values !== undefined && !isSet;
    this.#names = shape.values;
    this.#isSet = isSet;
    this.#isFlag = isFlag;
    this.#membersOf = shape.membersOf;
    this.#cellBits = cellBits;
    this.#numbers = new Map(values.map((name, number) => [name, number]));
    this.cells = Math.max(1, width / cellBits);
    this.#most = isFlag ? 1 : noneOf(width);
    this.#unknown = isSet || isFlag || (isOpen && !isName) ? -1 : unknownOf(width);
    this.blank = shape.blank ?? (isName ? noneOf(width) : 0);
    this.blankCell = this.cells === 1 ? this.blank : this.blank === 0 ? 0 : noneOf(cellBits);
    if (this.cells > 1 && this.blank !== 0 && this.blank !== noneOf(width)) {
      throw new RangeError("a value of several cells is blank when all its bits are the same");
    }
    if (values.length > (isSet ? width : unknownOf(width))) throw new RangeError(`${width} bits are not enough`);
  }

  get(cells: Cells, at: number): number {
    let value = cells[at];
    for (let i = 1; i < this.cells; i++) value += (cells[at + i] << (i * this.#cellBits)) >>> 0;
    return value;
  }

  set(cells: Cells, at: number, value: number): void {
    if (!(Number.isInteger(value) && value >= 0 && value <= this.#most)) {
      throw new RangeError(`a whole number from 0 to ${this.#most}, not ${value}`);
    }
    cells[at] = value;
    for (let i = 1; i < this.cells; i++) cells[at + i] = value >>> (i * this.#cellBits);
  }

  /** Undefined where the place is blank. */
  toJSON(cells: Cells, at: number, place: number): Json | undefined {
    const value = this.cells === 1 ? cells[at] : this.get(cells, at);
    if (value === this.blank) return undefined;
    if (this.#isSet) return this.#members(cells, place).filter((_, member) => (value >>> member) & 1);
    if (value === this.#unknown) return UNKNOWN_WORD;
    if (this.#isFlag) return true;
    return this.#names === undefined ? value : this.#names[value];
  }

  /** What is there, blank or not: null where a name, or a number that is not blank at 0, is missing. */
  observe(cells: Cells, at: number, place: number): Json {
    return this.toJSON(cells, at, place) ?? this.#nothing();
  }

  #nothing(): Json {
    if (this.#isSet) return [];
    if (this.#isFlag) return false;
    if (this.#names !== undefined) return this.#names[this.blank] ?? null;
    return this.blank === 0 ? 0 : null;
  }

  /** Visits what it names: nothing where it is blank or a plain number, each member of a set. */
  forEachName(cells: Cells, at: number, where: string, visit: VisitName): void {
    const value = this.get(cells, at);
    if (this.#names === undefined || value === this.blank) return;
    if (!this.#isSet) visit(this.#names, value, where);
    else
      for (let member = 0; member < this.#names.length; member++)
        if ((value >>> member) & 1) visit(this.#names, member, where);
  }

  /** Reads untrusted input; throws an Error that says what would be right. */
  fromJSON(cells: Cells, at: number, place: number, input: unknown): void {
    this.set(cells, at, this.#read(cells, place, input));
  }

  #read(cells: Cells, place: number, input: unknown): number {
    if (this.#isSet) return readSet(this.#members(cells, place), input);
    if (input === UNKNOWN_WORD && this.#unknown >= 0) return this.#unknown;
    if (this.#isFlag) {
      if (input !== true) throw new Error("true is wanted, or nothing");
      return 1;
    }
    if (this.#names !== undefined) {
      const number = typeof input === "string" ? this.#numbers.get(input) : undefined;
      if (number === undefined) throw new Error(`no ${shortened(input)}`);
      return number;
    }
    if (typeof input !== "number" || !Number.isInteger(input) || input < 0 || input > this.#most) {
      throw new Error(`a whole number from 0 to ${this.#most}`);
    }
    return input;
  }

  #members(cells: Cells, place: number): readonly string[] {
    return this.#membersOf?.(cells, place) ?? this.#names ?? [];
  }
}

function readSet(members: readonly string[], input: unknown): number {
  if (!Array.isArray(input)) throw new Error("a list of names");
  let set = 0;
  for (const name of input as unknown[]) {
    const member = members.indexOf(name as string);
    if (member < 0) throw new Error(`no ${shortened(name)}`);
    set |= 1 << member;
  }
  return set >>> 0;
}
