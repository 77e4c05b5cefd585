import type { Json } from "../json.ts";
import type { CellBits, Cells } from "./cells.ts";
import { isMap, shortened } from "./reading.ts";
import { Value, type ValueShape, type VisitName } from "./values.ts";

/** Values of different shapes under names of their own: what a row or a frame is about. Each takes one cell. */
export type FieldShapes = { readonly [field: string]: ValueShape };

/** Where each field lies, counted from the first. */
export type FieldPlaces<Shapes extends FieldShapes> = { readonly [Field in keyof Shapes]: number };

export class Fields {
  readonly names: readonly string[];
  readonly #values: readonly Value[];

  constructor(shapes: FieldShapes, cellBits: CellBits, isOpen: boolean) {
    this.names = Object.keys(shapes);
    this.#values = this.names.map((name) => new Value(shapes[name], cellBits, isOpen));
    const wide = this.names.find((_, field) => this.#values[field].cells > 1);
    if (wide !== undefined) throw new Error(`${wide}: a field takes one cell`);
  }

  get length(): number {
    return this.names.length;
  }

  get places(): { readonly [field: string]: number } {
    return Object.fromEntries(this.names.map((name, field) => [name, field]));
  }

  clear(cells: Cells, at: number): void {
    for (let field = 0; field < this.#values.length; field++) cells[at + field] = this.#values[field].blank;
  }

  isBlank(cells: Cells, at: number): boolean {
    return this.#values.every((value, field) => cells[at + field] === value.blank);
  }

  /** Adds the fields that hold something to a map. */
  writeInto(map: Record<string, Json>, cells: Cells, at: number): void {
    for (let field = 0; field < this.#values.length; field++) {
      const json = this.#values[field].toJSON(cells, at + field, field);
      if (json !== undefined) map[this.names[field]] = json;
    }
  }

  toJSON(cells: Cells, at: number): Json {
    const map: Record<string, Json> = {};
    this.writeInto(map, cells, at);
    return map;
  }

  /** Every field, blank or not. */
  observe(cells: Cells, at: number): Json {
    const seen = this.#values.map((value, field) => [this.names[field], value.observe(cells, at + field, field)]);
    return Object.fromEntries(seen) as Json;
  }

  /** What changed from one state to another, fields that are blank now as gone. */
  changes(from: Cells, to: Cells, at: number): Json {
    const patch: Record<string, Json> = {};
    for (let field = 0; field < this.#values.length; field++) {
      if (from[at + field] === to[at + field]) continue;
      patch[this.names[field]] = this.#values[field].toJSON(to, at + field, field) ?? null;
    }
    return patch;
  }

  forEachName(cells: Cells, at: number, where: string, visit: VisitName): void {
    for (let field = 0; field < this.#values.length; field++)
      this.#values[field].forEachName(cells, at + field, `${where}.${this.names[field]}`, visit);
  }

  /** Reads untrusted input into blank fields. */
  fromJSON(cells: Cells, at: number, input: unknown): void {
    if (!isMap(input)) throw new Error("names with values are wanted");
    for (const [name, json] of Object.entries(input)) {
      const field = this.names.indexOf(name);
      if (field < 0) throw new Error(`no ${shortened(name)}`);
      try {
        this.#values[field].fromJSON(cells, at + field, field, json);
      } catch (reason) {
        throw new Error(`${name}: ${(reason as Error).message}`);
      }
    }
  }
}
