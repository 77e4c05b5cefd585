import { shuffle } from "../dice.ts";
import type { Json } from "../json.ts";
import type { CellBits, Cells } from "./cells.ts";
import { isMap, shortened } from "./reading.ts";
import type { Sight } from "./section.ts";
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

/** Where piles lie one behind the other: a count for each, then what is in them, pile by pile. Free room is 0. */
export class PileRoom {
  readonly at: number;
  readonly #piles: number;
  readonly #most: number;

  constructor(at: number, piles: number, most: number) {
    this.at = at;
    this.#piles = piles;
    this.#most = most;
  }

  get length(): number {
    return this.#piles + this.#most;
  }

  /** Where the lowest of a pile lies. */
  first(cells: Cells, pile: number): number {
    let first = this.at + this.#piles;
    for (let before = this.at; before < this.at + pile; before++) first += cells[before];
    return first;
  }

  /** Makes room for one at a place; what lies behind it moves up. */
  open(cells: Cells, at: number): void {
    const end = this.first(cells, this.#piles);
    if (end >= this.at + this.length) throw new RangeError(`a pile has room for ${this.#most}`);
    if (at < end) cells.copyWithin(at + 1, at, end);
  }

  /** Closes the gap at a place. */
  close(cells: Cells, at: number): void {
    const end = this.first(cells, this.#piles);
    cells.copyWithin(at, at + 1, end);
    cells[end - 1] = 0;
  }
}

/** A deck, a hand, a discard pile: a count, and so many numbers from the bottom to the top. */
export class Pile {
  readonly #room: PileRoom;
  readonly #pile: number;
  /** Where its count lies. */
  readonly #at: number;
  readonly #isSorted: boolean;

  constructor(room: PileRoom, pile: number, isSorted: boolean) {
    this.#room = room;
    this.#pile = pile;
    this.#at = room.at + pile;
    this.#isSorted = isSorted;
  }

  count(cells: Cells): number {
    return cells[this.#at];
  }

  /** What lies at a place, counted from the bottom, which is 0. */
  get(cells: Cells, place: number): number {
    return cells[this.#first(cells) + place];
  }

  /** Puts something in place of what lies there. */
  set(cells: Cells, place: number, id: number): void {
    if (!(place >= 0 && place < cells[this.#at])) throw new RangeError(`a pile has no place ${place}`);
    cells[this.#first(cells) + place] = id;
  }

  /** All of it, from the bottom to the top. */
  all(cells: Cells): number[] {
    const first = this.#first(cells);
    return Array.from(cells.subarray(first, first + cells[this.#at]));
  }

  /** How often something lies in it. */
  countOf(cells: Cells, id: number): number {
    const first = this.#first(cells);
    let count = 0;
    for (let i = first; i < first + cells[this.#at]; i++) if (cells[i] === id) count++;
    return count;
  }

  has(cells: Cells, id: number): boolean {
    return this.countOf(cells, id) > 0;
  }

  /** Puts one on top, or where it belongs in a pile that is sorted. */
  put(cells: Cells, id: number): void {
    const first = this.#first(cells);
    let at = first + cells[this.#at];
    if (this.#isSorted) while (at > first && cells[at - 1] > id) at--;
    this.#insert(cells, at, id);
  }

  /** Puts one under all others. */
  putUnder(cells: Cells, id: number): void {
    if (this.#isSorted) this.put(cells, id);
    else this.#insert(cells, this.#first(cells), id);
  }

  /** Takes the one on top. */
  takeTop(cells: Cells): number {
    return this.takeAt(cells, cells[this.#at] - 1);
  }

  /** Takes the one on top; where none is left, the used ones are shuffled first. Undefined where there are none either. */
  draw(cells: Cells, used: Pile, dice: number): number | undefined {
    if (cells[this.#at] === 0) {
      while (used.count(cells) > 0) this.put(cells, used.takeTop(cells));
      this.shuffle(cells, dice);
    }
    return cells[this.#at] === 0 ? undefined : this.takeTop(cells);
  }

  /** Takes what lies at a place, and closes the gap. */
  takeAt(cells: Cells, place: number): number {
    const count = cells[this.#at];
    if (!(place >= 0 && place < count)) throw new RangeError(`a pile of ${count} has no place ${place}`);
    const at = this.#first(cells) + place;
    const id = cells[at];
    this.#room.close(cells, at);
    cells[this.#at] = count - 1;
    return id;
  }

  /** Takes the lowest of these numbers. */
  take(cells: Cells, id: number): void {
    const first = this.#first(cells);
    let place = 0;
    while (place < cells[this.#at] && cells[first + place] !== id) place++;
    this.takeAt(cells, place);
  }

  /** Takes all of it away. */
  empty(cells: Cells): void {
    while (cells[this.#at] > 0) this.takeTop(cells);
  }

  /** Puts the pile into random order. */
  shuffle(cells: Cells, dice: number): void {
    shuffle(cells, dice, this.#first(cells), cells[this.#at]);
  }

  /** Turns unknown contents into known ones, where a hidden pile is imagined. */
  fillUnknown(cells: Cells, unknown: number, next: () => number): void {
    const first = this.#first(cells);
    const end = first + cells[this.#at];
    for (let i = first; i < end; i++) if (cells[i] === unknown) cells[i] = next();
    if (this.#isSorted) cells.subarray(first, end).sort();
  }

  #insert(cells: Cells, at: number, id: number): void {
    this.#room.open(cells, at);
    cells[at] = id;
    cells[this.#at]++;
  }

  #first(cells: Cells): number {
    return this.#room.first(cells, this.#pile);
  }
}

/** How one pile is written, read and shown. */
export class PileForm {
  readonly #values: readonly string[];
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #room: number;
  readonly #unknown: number;

  constructor(name: string, { values, room }: Pick<PileShape, "values" | "room">, cellBits: CellBits) {
    if (room > noneOf(cellBits)) throw new RangeError(`${name}: a cell cannot count ${room}`);
    if (values.length > unknownOf(cellBits)) throw new RangeError(`${name}: ${cellBits} bits are not enough`);
    this.#values = values;
    this.#numbers = new Map(values.map((value, number) => [value, number]));
    this.#room = room;
    this.#unknown = unknownOf(cellBits);
  }

  /** A list of names, from the bottom to the top; its count where nothing is known of it. Undefined where it is empty. */
  write(cells: Cells, pile: Pile): Json | undefined {
    const count = pile.count(cells);
    if (count === 0) return undefined;
    if (pile.countOf(cells, this.#unknown) === count) return count;
    return pile.all(cells).map((id) => (id === this.#unknown ? UNKNOWN_WORD : this.#values[id]));
  }

  read(cells: Cells, pile: Pile, input: unknown): void {
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

  areEqual(from: Cells, to: Cells, pile: Pile): boolean {
    const count = pile.count(from);
    if (pile.count(to) !== count) return false;
    for (let place = 0; place < count; place++) if (pile.get(from, place) !== pile.get(to, place)) return false;
    return true;
  }

  /** Everybody sees how many there are; who may see the pile, what they are. `seen` has nothing of it yet. */
  show(cells: Cells, seen: Cells, pile: Pile, isShown: boolean): void {
    const count = pile.count(cells);
    for (let place = 0; place < count; place++) pile.put(seen, isShown ? pile.get(cells, place) : this.#unknown);
  }
}

/** What is there of these names; undefined where nothing is. */
export function mapOf(names: readonly string[], of: (index: number) => Json | undefined): Json | undefined {
  const map: Record<string, Json> = {};
  let isEmpty = true;
  for (let index = 0; index < names.length; index++) {
    const json = of(index);
    if (json === undefined) continue;
    map[names[index]] = json;
    isEmpty = false;
  }
  return isEmpty ? undefined : map;
}

export function readMap(names: readonly string[], input: unknown, read: (index: number, json: unknown) => void): void {
  if (!isMap(input)) throw new Error("names with values are wanted");
  for (const [name, json] of Object.entries(input)) {
    const index = names.indexOf(name);
    if (index < 0) throw new Error(`no ${shortened(name)}`);
    read(index, json);
  }
}
