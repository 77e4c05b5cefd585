import type { Json } from "../json.ts";
import { areEqualIn, type CellBits, type Cells } from "./cells.ts";
import { isMap, shortened } from "./reading.ts";
import type { Section, Sight } from "./section.ts";
import { Value, type ValueShape, type VisitName } from "./values.ts";

export interface PlacesShape extends ValueShape {
  /** Names of the places, the outermost level first; owners, where the sight is `own`. */
  readonly keys?: readonly (readonly string[])[];
  /** A list of so many places without names. */
  readonly length?: number;
  readonly sight?: Sight;
}

/** Values of one shape: a single one, a list, or one for every name, level by level. */
export class Places implements Section {
  readonly name: string;
  readonly at: number;
  readonly length: number;
  readonly sight: Sight;
  readonly value: Value;
  readonly #keys: readonly (readonly string[])[];
  readonly #numbers: readonly ReadonlyMap<string, number>[];
  /** How many cells one name of each level stands for. */
  readonly #strides: readonly number[];
  readonly #isSetOfOwners: boolean;

  constructor(name: string, at: number, shape: PlacesShape, cellBits: CellBits) {
    const { keys = [], sight = "open" } = shape;
    this.name = name;
    this.at = at;
    this.sight = sight;
    this.value = new Value(shape, cellBits, sight === "open");
    this.#keys = keys;
    this.#numbers = keys.map((names) => new Map(names.map((key, index) => [key, index])));
    this.#strides = keys.map((_, level) =>
      keys.slice(level + 1).reduce((stride, names) => stride * names.length, this.value.cells),
    );
    const places = shape.length ?? keys.reduce((product, names) => product * names.length, 1);
    this.length = places * this.value.cells;
    this.#isSetOfOwners = shape.isSet === true && keys.length === 0 && this.length === 1;
    if (sight === "own" && keys.length === 0 && !this.#isSetOfOwners) {
      throw new Error(`${name}: whose own is it? It has no keys`);
    }
  }

  clear(cells: Cells): void {
    cells.fill(this.value.blankCell, this.at, this.at + this.length);
  }

  toJSON(cells: Cells): Json | undefined {
    if (this.#keys.length > 0) return this.#named(cells, this.at, 0);
    return this.length === this.value.cells ? this.value.toJSON(cells, this.at, 0) : this.#list(cells);
  }

  /** Up to the last place that holds something; blanks between are null. */
  #list(cells: Cells): Json | undefined {
    const list: Json[] = [];
    for (let place = 0, at = this.at; at < this.at + this.length; place++, at += this.value.cells) {
      const value = this.value.toJSON(cells, at, place);
      if (value === undefined) continue;
      while (list.length < place) list.push(null);
      list.push(value);
    }
    return list.length === 0 ? undefined : list;
  }

  /** One level of names; a level below is nested, and what is blank is left out. */
  #named(cells: Cells, at: number, level: number): Json | undefined {
    const names = this.#keys[level];
    const stride = this.#strides[level];
    if (this.#isBlank(cells, at, names.length * stride)) return undefined;
    const isLast = level === this.#keys.length - 1;
    const map: Record<string, Json> = {};
    for (let index = 0; index < names.length; index++) {
      const below = at + index * stride;
      const value = isLast ? this.#valueAt(cells, below) : this.#named(cells, below, level + 1);
      if (value !== undefined) map[names[index]] = value;
    }
    return map;
  }

  get words(): readonly (readonly string[])[] {
    return this.#keys;
  }

  observe(cells: Cells): Json {
    if (this.#keys.length > 0) return this.#observeNamed(cells, this.at, 0);
    return this.length === this.value.cells ? this.value.observe(cells, this.at, 0) : (this.#list(cells) ?? []);
  }

  #observeNamed(cells: Cells, at: number, level: number): Json {
    if (level === this.#keys.length) return this.value.observe(cells, at, (at - this.at) / this.value.cells);
    const stride = this.#strides[level];
    return Object.fromEntries(
      this.#keys[level].map((name, index) => [name, this.#observeNamed(cells, at + index * stride, level + 1)]),
    );
  }

  #valueAt(cells: Cells, at: number): Json | undefined {
    return this.value.toJSON(cells, at, (at - this.at) / this.value.cells);
  }

  #isBlank(cells: Cells, at: number, length: number): boolean {
    const { blankCell } = this.value;
    for (let i = at; i < at + length; i++) if (cells[i] !== blankCell) return false;
    return true;
  }

  changes(from: Cells, to: Cells): Json | undefined {
    return this.#keys.length > 0 ? this.#namedChanges(from, to, this.at, 0) : this.toJSON(to);
  }

  /** The names of one level under which something changed; undefined where nothing is left of all of it. */
  #namedChanges(from: Cells, to: Cells, at: number, level: number): Json | undefined {
    const names = this.#keys[level];
    const stride = this.#strides[level];
    if (this.#isBlank(to, at, names.length * stride)) return undefined;
    const isLast = level === this.#keys.length - 1;
    const patch: Record<string, Json> = {};
    for (let index = 0; index < names.length; index++) {
      const below = at + index * stride;
      if (areEqualIn(from, to, below, stride)) continue;
      const value = isLast ? this.#valueAt(to, below) : this.#namedChanges(from, to, below, level + 1);
      patch[names[index]] = value ?? null;
    }
    return patch;
  }

  forEachName(cells: Cells, visit: VisitName): void {
    for (let at = this.at; at < this.at + this.length; at += this.value.cells)
      this.value.forEachName(cells, at, this.name, visit);
  }

  fromJSON(cells: Cells, input: unknown): void {
    if (this.#keys.length > 0) this.#readNamed(cells, input, this.at, 0);
    else if (this.length === this.value.cells) this.value.fromJSON(cells, this.at, 0, input);
    else this.#readList(cells, input);
  }

  #readList(cells: Cells, input: unknown): void {
    const most = this.length / this.value.cells;
    if (!Array.isArray(input) || input.length > most) throw new Error(`a list of ${most} at most`);
    for (let place = 0; place < input.length; place++) {
      const value: unknown = input[place];
      if (value !== null) this.value.fromJSON(cells, this.at + place * this.value.cells, place, value);
    }
  }

  #readNamed(cells: Cells, input: unknown, at: number, level: number): void {
    if (!isMap(input)) throw new Error("names with values are wanted");
    for (const [name, value] of Object.entries(input)) {
      const index = this.#numbers[level].get(name);
      if (index === undefined) throw new Error(`no ${shortened(name)}`);
      const below = at + index * this.#strides[level];
      if (level < this.#keys.length - 1) this.#readNamed(cells, value, below, level + 1);
      else this.value.fromJSON(cells, below, (below - this.at) / this.value.cells, value);
    }
  }

  show(cells: Cells, seen: Cells, owner: number): void {
    if (this.sight !== "own" || owner < 0) return;
    if (this.#isSetOfOwners) {
      seen[this.at] = cells[this.at] & (1 << owner);
      return;
    }
    const from = this.at + owner * this.#strides[0];
    for (let i = from; i < from + this.#strides[0]; i++) seen[i] = cells[i];
  }

  hasOwn(cells: Cells, owner: number): boolean {
    if (this.sight !== "own") return false;
    if (this.#isSetOfOwners) return ((cells[this.at] >>> owner) & 1) === 1;
    return !this.#isBlank(cells, this.at + owner * this.#strides[0], this.#strides[0]);
  }
}

/** Values wider than a cell: read and written as one number. */
export class Wide {
  readonly at: number;
  readonly #value: Value;

  constructor(places: Places) {
    this.at = places.at;
    this.#value = places.value;
  }

  get(cells: Cells, place = 0): number {
    return this.#value.get(cells, this.at + place * this.#value.cells);
  }

  set(cells: Cells, value: number, place = 0): void {
    this.#value.set(cells, this.at + place * this.#value.cells, value);
  }
}
