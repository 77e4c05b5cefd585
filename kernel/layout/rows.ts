import type { Json } from "../json.ts";
import { areEqualIn, type CellBits, type Cells } from "./cells.ts";
import { type FieldPlaces, type FieldShapes, Fields } from "./fields.ts";
import { isMap, shortened } from "./reading.ts";
import type { Section, SectionTable, Sight } from "./section.ts";
import { noneOf } from "./values.ts";

export interface RowsShape<Shapes extends FieldShapes> {
  /** The most rows at once. */
  readonly most: number;
  readonly fields: Shapes;
  readonly sight?: Exclude<Sight, "own">;
}

/**
 * A counted table: so many rows, one after the other, of named fields. Written as a list of maps.
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
  readonly #fields: Fields;
  readonly #most: number;

  constructor(name: string, at: number, { most, fields, sight = "open" }: RowsShape<Shapes>, cellBits: CellBits) {
    if (most > noneOf(cellBits)) throw new RangeError(`${name}: a cell cannot count ${most} rows`);
    this.name = name;
    this.at = at;
    this.sight = sight;
    this.#fields = new Fields(fields, cellBits, sight === "open");
    this.#most = most;
    this.field = this.#fields.places as FieldPlaces<Shapes>;
    this.length = 1 + most * this.#fields.length;
  }

  count(cells: Cells): number {
    return cells[this.at];
  }

  /** Where a row begins. */
  row(row: number): number {
    return this.at + 1 + row * this.#fields.length;
  }

  /** Adds a blank row at the end, and says where it begins. */
  add(cells: Cells): number {
    const count = cells[this.at];
    if (count >= this.#most) throw new RangeError(`${this.name}: more than ${this.#most} rows`);
    cells[this.at] = count + 1;
    this.#fields.clear(cells, this.row(count));
    return this.row(count);
  }

  /** Takes a row out; those after it move up. */
  remove(cells: Cells, row: number): void {
    const end = this.row(cells[this.at]);
    if (!(row >= 0 && row < cells[this.at])) throw new RangeError(`${this.name}: no row ${row}`);
    cells.copyWithin(this.row(row), this.row(row + 1), end);
    cells.fill(0, end - this.#fields.length, end);
    cells[this.at]--;
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

  fromJSON(cells: Cells, input: unknown): void {
    if (!Array.isArray(input) || input.length > this.#most) throw new Error(`a list of ${this.#most} at most`);
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
  readonly sight?: Sight;
}

/** A table with a row for every name, empty ones left out. Written as a map of maps. */
export class NamedRows<Shapes extends FieldShapes> implements Section {
  readonly name: string;
  readonly at: number;
  readonly length: number;
  readonly sight: Sight;
  readonly field: FieldPlaces<Shapes>;
  readonly #fields: Fields;
  readonly #keys: readonly string[];
  readonly #numbers: ReadonlyMap<string, number>;

  constructor(name: string, at: number, { keys, fields, sight = "open" }: NamedRowsShape<Shapes>, cellBits: CellBits) {
    this.name = name;
    this.at = at;
    this.sight = sight;
    this.#fields = new Fields(fields, cellBits, sight === "open");
    this.#keys = keys;
    this.#numbers = new Map(keys.map((key, row) => [key, row]));
    this.field = this.#fields.places as FieldPlaces<Shapes>;
    this.length = keys.length * this.#fields.length;
  }

  /** Where a row begins. */
  row(row: number): number {
    return this.at + row * this.#fields.length;
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
    for (let i = this.row(owner); i < this.row(owner + 1); i++) seen[i] = cells[i];
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
