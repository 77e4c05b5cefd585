import { shuffle } from "../dice.ts";
import type { Json } from "../json.ts";
import { areEqualIn, type CellBits, type Cells } from "./cells.ts";
import { isMap, shortened } from "./reading.ts";
import type { Section, SectionTable, Sight } from "./section.ts";
import { noneOf, UNKNOWN_WORD, unknownOf } from "./values.ts";

export interface PileShape {
  /** Names of what can lie in it, by number. */
  readonly values: readonly string[];
  /** The most that can lie in it. */
  readonly room: number;
  readonly sight?: Sight;
  /** Kept in the order of its numbers: the order in which cards came to a hand is nobody's business. */
  readonly isSorted?: boolean;
}

/** A deck, a hand, a discard pile: a count, and so many numbers from the bottom to the top. Free room is 0. */
export class Pile {
  /** Where its count lies; what is in it follows. */
  readonly at: number;
  readonly #room: number;
  readonly #isSorted: boolean;

  constructor(at: number, room: number, isSorted: boolean) {
    this.at = at;
    this.#room = room;
    this.#isSorted = isSorted;
  }

  count(cells: Cells): number {
    return cells[this.at];
  }

  /** What lies at a place, counted from the bottom, which is 0. */
  get(cells: Cells, place: number): number {
    return cells[this.#first + place];
  }

  /** All of it, from the bottom to the top. */
  all(cells: Cells): number[] {
    return Array.from(cells.subarray(this.#first, this.#first + cells[this.at]));
  }

  /** How often something lies in it. */
  countOf(cells: Cells, id: number): number {
    let count = 0;
    for (let i = this.#first; i < this.#first + cells[this.at]; i++) if (cells[i] === id) count++;
    return count;
  }

  has(cells: Cells, id: number): boolean {
    return this.countOf(cells, id) > 0;
  }

  /** Puts one on top, or where it belongs in a pile that is sorted. */
  put(cells: Cells, id: number): void {
    let at = this.#first + this.#grow(cells);
    if (this.#isSorted) for (; at > this.#first && cells[at - 1] > id; at--) cells[at] = cells[at - 1];
    cells[at] = id;
  }

  /** Takes the one on top. */
  takeTop(cells: Cells): number {
    return this.takeAt(cells, cells[this.at] - 1);
  }

  /** Takes the one on top; where none is left, the used ones are shuffled first. Undefined where there are none either. */
  draw(cells: Cells, used: Pile, dice: number): number | undefined {
    if (cells[this.at] === 0) {
      while (used.count(cells) > 0) this.put(cells, used.takeTop(cells));
      this.shuffle(cells, dice);
    }
    return cells[this.at] === 0 ? undefined : this.takeTop(cells);
  }

  /** Takes what lies at a place, and closes the gap. */
  takeAt(cells: Cells, place: number): number {
    const count = cells[this.at];
    if (!(place >= 0 && place < count)) throw new RangeError(`a pile of ${count} has no place ${place}`);
    const id = cells[this.#first + place];
    cells.copyWithin(this.#first + place, this.#first + place + 1, this.#first + count);
    cells[this.#first + count - 1] = 0;
    cells[this.at] = count - 1;
    return id;
  }

  /** Takes the lowest of these numbers. */
  take(cells: Cells, id: number): void {
    let place = 0;
    while (place < cells[this.at] && cells[this.#first + place] !== id) place++;
    this.takeAt(cells, place);
  }

  /** Puts the pile into random order. */
  shuffle(cells: Cells, dice: number): void {
    shuffle(cells, dice, this.#first, cells[this.at]);
  }

  /** Turns unknown contents into known ones, where a hidden pile is imagined. */
  fillUnknown(cells: Cells, unknown: number, next: () => number): void {
    for (let i = this.#first; i < this.#first + cells[this.at]; i++) if (cells[i] === unknown) cells[i] = next();
    if (this.#isSorted) cells.subarray(this.#first, this.#first + cells[this.at]).sort();
  }

  /** Makes room for one more, and says at which place. */
  #grow(cells: Cells): number {
    const count = cells[this.at];
    if (count >= this.#room) throw new RangeError(`a pile has room for ${this.#room}`);
    cells[this.at] = count + 1;
    return count;
  }

  get #first(): number {
    return this.at + 1;
  }
}

/**
 * One pile, or one for each owner. Written as a list of names, from the bottom to the top; a pile of which nothing is known
 * is written as its count.
 */
class Piles implements Section {
  readonly name: string;
  readonly at: number;
  readonly length: number;
  readonly sight: Sight;
  readonly piles: readonly Pile[];
  readonly #values: readonly string[];
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #owners: readonly string[] | undefined;
  readonly #room: number;
  readonly #unknown: number;

  constructor(
    name: string,
    at: number,
    owners: readonly string[] | undefined,
    { values, room, sight = "open", isSorted = false }: PileShape,
    cellBits: CellBits,
  ) {
    if (room > noneOf(cellBits)) throw new RangeError(`${name}: a cell cannot count ${room}`);
    if (values.length > unknownOf(cellBits)) throw new RangeError(`${name}: ${cellBits} bits are not enough`);
    if (sight === "own" && owners === undefined) throw new Error(`${name}: whose own is it? It has no keys`);
    const count = owners?.length ?? 1;
    this.name = name;
    this.at = at;
    this.sight = sight;
    this.length = count * (1 + room);
    this.piles = Array.from({ length: count }, (_, index) => new Pile(at + index * (1 + room), room, isSorted));
    this.#values = values;
    this.#numbers = new Map(values.map((value, number) => [value, number]));
    this.#owners = owners;
    this.#room = room;
    this.#unknown = unknownOf(cellBits);
  }

  clear(): void {}

  toJSON(cells: Cells): Json | undefined {
    if (this.#owners === undefined) return this.#write(cells, 0);
    const map: Record<string, Json> = {};
    let isEmpty = true;
    for (let owner = 0; owner < this.#owners.length; owner++) {
      const pile = this.#write(cells, owner);
      if (pile === undefined) continue;
      map[this.#owners[owner]] = pile;
      isEmpty = false;
    }
    return isEmpty ? undefined : map;
  }

  get words(): readonly (readonly string[])[] {
    return this.#owners === undefined ? [] : [this.#owners];
  }

  observe(cells: Cells): Json {
    if (this.#owners === undefined) return this.#write(cells, 0) ?? [];
    return Object.fromEntries(this.#owners.map((owner, index) => [owner, this.#write(cells, index) ?? []]));
  }

  #write(cells: Cells, index: number): Json | undefined {
    const pile = this.piles[index];
    const count = pile.count(cells);
    if (count === 0) return undefined;
    if (pile.countOf(cells, this.#unknown) === count) return count;
    return pile.all(cells).map((id) => (id === this.#unknown ? UNKNOWN_WORD : this.#values[id]));
  }

  changes(from: Cells, to: Cells): Json | undefined {
    if (this.#owners === undefined) return this.#write(to, 0);
    const patch: Record<string, Json> = {};
    let isEmpty = true;
    for (let owner = 0; owner < this.#owners.length; owner++) {
      const at = this.at + owner * (1 + this.#room);
      isEmpty &&= to[at] === 0;
      if (!areEqualIn(from, to, at, 1 + this.#room)) patch[this.#owners[owner]] = this.#write(to, owner) ?? null;
    }
    return isEmpty ? undefined : patch;
  }

  fromJSON(cells: Cells, input: unknown): void {
    if (this.#owners === undefined) {
      this.#read(cells, 0, input);
      return;
    }
    if (!isMap(input)) throw new Error("names with values are wanted");
    for (const [name, pile] of Object.entries(input)) {
      const owner = this.#owners.indexOf(name);
      if (owner < 0) throw new Error(`no ${shortened(name)}`);
      this.#read(cells, owner, pile);
    }
  }

  #read(cells: Cells, index: number, input: unknown): void {
    const pile = this.piles[index];
    const ids = typeof input === "number" ? this.#unknowns(input) : input;
    if (!Array.isArray(ids) || ids.length > this.#room) throw new Error(`a list of ${this.#room} at most`);
    for (const name of ids as unknown[]) {
      const id = name === UNKNOWN_WORD ? this.#unknown : this.#numbers.get(name as string);
      if (id === undefined) throw new Error(`no ${shortened(name)}`);
      pile.put(cells, id);
    }
  }

  #unknowns(count: number): string[] | undefined {
    const isGood = Number.isInteger(count) && count > 0 && count <= this.#room;
    return isGood ? new Array<string>(count).fill(UNKNOWN_WORD) : undefined;
  }

  /** Everybody sees how many there are; who may see the pile, what they are. */
  show(cells: Cells, seen: Cells, owner: number): void {
    for (let index = 0; index < this.piles.length; index++) {
      const at = this.at + index * (1 + this.#room);
      const count = cells[at];
      const isShown = this.sight === "own" && index === owner;
      seen[at] = count;
      for (let i = at + 1; i <= at + count; i++) seen[i] = isShown ? cells[i] : this.#unknown;
    }
  }

  hasOwn(cells: Cells, owner: number): boolean {
    return this.sight === "own" && this.piles[owner].count(cells) > 0;
  }
}

/** Adds one pile. */
export function pileIn(table: SectionTable, name: string, shape: PileShape): Pile {
  return table.add((at, cellBits) => new Piles(name, at, undefined, shape, cellBits)).piles[0];
}

/** Adds a pile for each owner. */
export function pilesIn(
  table: SectionTable,
  name: string,
  owners: readonly string[],
  shape: PileShape,
): readonly Pile[] {
  return table.add((at, cellBits) => new Piles(name, at, owners, shape, cellBits)).piles;
}
