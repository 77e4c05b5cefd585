import type { Json } from "../json.ts";
import { areEqualIn, type CellBits, type Cells, type Run } from "./cells.ts";
import { type FieldPlaces, type FieldShapes, Fields } from "./fields.ts";
import { OutOfRoom } from "./out-of-room.ts";
import { isMap, shortened } from "./reading.ts";
import type { Section, SectionTable, Sight } from "./section.ts";
import { noneOf, type VisitName } from "./values.ts";

export interface RowsShape<Shapes extends FieldShapes> {
  /** The most rows at once. */
  readonly most: number;
  readonly fields: Shapes;
  readonly sight?: Exclude<Sight, "own">;
}

/** Where rows lie that have others beside them: the first so many with a stride, the rest behind each other elsewhere. */
export interface RowPlaces {
  first: number;
  readonly stride: number;
  readonly near: number;
  far: number;
}

/**
 * A counted table: so many rows of named fields. Written as a list of maps.
 *
 *     const at = lasting.add(state);
 *     state[at + lasting.field.amount] = 2;
 */
export class Rows<Shapes extends FieldShapes> implements Section {
  readonly name: string;
  readonly at: number;
  readonly length: number;
  readonly sight: Sight;
  readonly field: FieldPlaces<Shapes>;
  /** The most rows at once. */
  readonly most: number;
  readonly #fields: Fields;
  readonly #width: number;
  readonly #places: RowPlaces;

  constructor(
    name: string,
    at: number,
    { most, fields, sight = "open" }: RowsShape<Shapes>,
    cellBits: CellBits,
    beside?: RowPlaces,
  ) {
    if (most > noneOf(cellBits)) throw new RangeError(`${name}: a cell cannot count ${most} rows`);
    this.name = name;
    this.at = at;
    this.sight = sight;
    this.#fields = new Fields(fields, cellBits, sight === "open");
    this.most = most;
    this.field = this.#fields.places as FieldPlaces<Shapes>;
    const width = this.#fields.length;
    this.#width = width;
    this.length = beside === undefined ? 1 + most * width : 1;
    this.#places = beside ?? { first: at + 1, stride: width, near: most, far: 0 };
  }

  get runs(): readonly Run[] {
    const rows = Array.from({ length: this.most }, (_, row): Run => [this.row(row), this.row(row) + this.#width]);
    return [[this.at, this.at + 1], ...rows];
  }

  count(cells: Cells): number {
    return cells[this.at];
  }

  /** Where a row begins. */
  row(row: number): number {
    const { first, stride, near, far } = this.#places;
    return row < near ? first + row * stride : far + (row - near) * this.#width;
  }

  /** Adds a blank row at the end, and says where it begins. */
  add(cells: Cells): number {
    const count = cells[this.at];
    if (count >= this.most) throw new OutOfRoom(`${this.name}: more than ${this.most} rows`);
    cells[this.at] = count + 1;
    this.#fields.clear(cells, this.row(count));
    return this.row(count);
  }

  /** Takes a row out; those after it move up. */
  remove(cells: Cells, row: number): void {
    const last = cells[this.at] - 1;
    if (!(row >= 0 && row <= last)) throw new RangeError(`${this.name}: no row ${row}`);
    for (let above = row + 1; above <= last; above++) {
      const [from, to] = [this.row(above), this.row(above - 1)];
      for (let i = 0; i < this.#width; i++) cells[to + i] = cells[from + i];
    }
    this.#wipe(cells, last);
    cells[this.at] = last;
  }

  /** Takes all rows out. */
  empty(cells: Cells): void {
    for (let row = cells[this.at] - 1; row >= 0; row--) this.#wipe(cells, row);
    cells[this.at] = 0;
  }

  #wipe(cells: Cells, row: number): void {
    const at = this.row(row);
    for (let i = at; i < at + this.#width; i++) cells[i] = 0;
  }

  /** Rows that are not there are all 0. */
  clear(): void {}

  toJSON(cells: Cells): Json | undefined {
    if (cells[this.at] === 0) return undefined;
    return Array.from({ length: cells[this.at] }, (_, row) => this.#fields.toJSON(cells, this.row(row)));
  }

  readonly words = [];

  observe(cells: Cells): Json {
    return Array.from({ length: cells[this.at] }, (_, row) => this.#fields.observe(cells, this.row(row)));
  }

  changes(_from: Cells, to: Cells): Json | undefined {
    return this.toJSON(to);
  }

  forEachName(cells: Cells, visit: VisitName): void {
    for (let row = 0; row < cells[this.at]; row++) this.#fields.forEachName(cells, this.row(row), this.name, visit);
  }

  fromJSON(cells: Cells, input: unknown): void {
    if (!Array.isArray(input) || input.length > this.most) throw new Error(`a list of ${this.most} at most`);
    for (const row of input as unknown[]) this.#fields.fromJSON(cells, this.add(cells), row);
  }
}

/** Adds a counted table of rows. */
export function rowsIn<const Shapes extends FieldShapes>(
  table: SectionTable,
  name: string,
  shape: RowsShape<Shapes>,
): Rows<Shapes> {
  return table.add((at, cellBits) => new Rows(name, at, shape, cellBits));
}

export interface NamedRowsShape<Shapes extends FieldShapes> {
  /** Names of the rows; owners, where the sight is `own`. */
  readonly keys: readonly string[];
  readonly fields: Shapes;
  /** Derived cells behind the fields of each row: a cache that the game computes anew. */
  readonly derived?: number;
  readonly sight?: Sight;
}

/** A table with a row for every name, empty ones left out. Written as a map of maps. */
export class NamedRows<Shapes extends FieldShapes> implements Section {
  readonly name: string;
  readonly at: number;
  readonly length: number;
  readonly sight: Sight;
  readonly field: FieldPlaces<Shapes>;
  readonly runs?: readonly Run[];
  readonly hasDerived: boolean;
  readonly #fields: Fields;
  readonly #stride: number;
  readonly #keys: readonly string[];
  readonly #numbers: ReadonlyMap<string, number>;

  constructor(
    name: string,
    at: number,
    { keys, fields, derived = 0, sight = "open" }: NamedRowsShape<Shapes>,
    cellBits: CellBits,
  ) {
    this.name = name;
    this.at = at;
    this.sight = sight;
    this.#fields = new Fields(fields, cellBits, sight === "open");
    this.#keys = keys;
    this.#numbers = new Map(keys.map((key, row) => [key, row]));
    this.field = this.#fields.places as FieldPlaces<Shapes>;
    const width = this.#fields.length;
    this.#stride = width + derived;
    this.hasDerived = derived > 0;
    this.length = keys.length * this.#stride;
    if (derived > 0) this.runs = keys.map((_, row) => [this.row(row), this.row(row) + width]);
  }

  /** Where a row begins. */
  row(row: number): number {
    return this.at + row * this.#stride;
  }

  isBlank(cells: Cells, row: number): boolean {
    return this.#fields.isBlank(cells, this.row(row));
  }

  /** The first row that is blank. Taking always the lowest keeps equal positions equal. */
  firstBlank(cells: Cells): number {
    for (let row = 0; row < this.#keys.length; row++) if (this.isBlank(cells, row)) return row;
    throw new RangeError(`${this.name}: all ${this.#keys.length} rows are taken`);
  }

  clearRow(cells: Cells, row: number): void {
    this.#fields.clear(cells, this.row(row));
  }

  clear(cells: Cells): void {
    for (let row = 0; row < this.#keys.length; row++) this.clearRow(cells, row);
  }

  toJSON(cells: Cells): Json | undefined {
    const map: Record<string, Json> = {};
    let isEmpty = true;
    for (let row = 0; row < this.#keys.length; row++) {
      if (this.isBlank(cells, row)) continue;
      map[this.#keys[row]] = this.#fields.toJSON(cells, this.row(row));
      isEmpty = false;
    }
    return isEmpty ? undefined : map;
  }

  get words(): readonly (readonly string[])[] {
    return [this.#keys, this.#fields.names];
  }

  observe(cells: Cells): Json {
    return Object.fromEntries(this.#keys.map((key, row) => [key, this.#fields.observe(cells, this.row(row))]));
  }

  /** Rows that changed, and in each the fields that did. */
  changes(from: Cells, to: Cells): Json | undefined {
    const patch: Record<string, Json> = {};
    let isEmpty = true;
    for (let row = 0; row < this.#keys.length; row++) {
      const isGone = this.isBlank(to, row);
      isEmpty &&= isGone;
      const at = this.row(row);
      if (areEqualIn(from, to, at, this.#fields.length)) continue;
      patch[this.#keys[row]] = isGone ? null : this.#fields.changes(from, to, at);
    }
    return isEmpty ? undefined : patch;
  }

  forEachName(cells: Cells, visit: VisitName): void {
    for (let row = 0; row < this.#keys.length; row++)
      if (!this.isBlank(cells, row)) this.#fields.forEachName(cells, this.row(row), this.name, visit);
  }

  fromJSON(cells: Cells, input: unknown): void {
    if (!isMap(input)) throw new Error("names with values are wanted");
    for (const [name, fields] of Object.entries(input)) {
      const row = this.#numbers.get(name);
      if (row === undefined) throw new Error(`no ${shortened(name)}`);
      this.#fields.fromJSON(cells, this.row(row), fields);
    }
  }

  show(cells: Cells, seen: Cells, owner: number): void {
    if (this.sight !== "own" || owner < 0) return;
    const at = this.row(owner);
    for (let i = at; i < at + this.#fields.length; i++) seen[i] = cells[i];
  }

  hasOwn(cells: Cells, owner: number): boolean {
    return this.sight === "own" && !this.isBlank(cells, owner);
  }
}

/** Adds a row for every name. */
export function namedRowsIn<const Shapes extends FieldShapes>(
  table: SectionTable,
  name: string,
  shape: NamedRowsShape<Shapes>,
): NamedRows<Shapes> {
  return table.add((at, cellBits) => new NamedRows(name, at, shape, cellBits));
}
