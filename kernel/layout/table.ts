import { type CellBits, type Cells, cellBitsOf } from "./cells.ts";
import { DiceSection } from "./dice-section.ts";
import type { FieldShapes } from "./fields.ts";
import { Frames, type FramesShape, type ProcedureShapes } from "./frames.ts";
import { Layout, type LayoutHooks } from "./layout.ts";
import { type Pile, type PileShape, Piles } from "./piles.ts";
import { Places, type PlacesShape, Wide } from "./places.ts";
import { NamedRows, type NamedRowsShape, Rows, type RowsShape } from "./rows.ts";
import type { Section } from "./section.ts";

/** The table of a state of bytes. */
export const layoutOfBytes = (): LayoutTable<Uint8Array> =>
  new LayoutTable<Uint8Array>((length) => new Uint8Array(length));

/** The table of a state of 16-bit words. */
export const layoutOfWords = (): LayoutTable<Uint16Array> =>
  new LayoutTable<Uint16Array>((length) => new Uint16Array(length));

/**
 * The table that gives every cell of a flat state a name. Sections follow each other in the order in which they are named, and
 * everything else is made from them: the blank state, JSON, merge patches, views, equality.
 *
 *     const table = layoutOfBytes();
 *     export const TURN = table.section("turn");
 *     export const POWER = table.section("power", { keys: [houseIds] });             // state[POWER + house]
 *     export const deck = table.pile("deck", { values: cardIds, room: 60, sight: "closed" });
 *     export const layout = table.seal();
 *
 * A game has one table, in one file: were it spread over modules, the order in which they load would decide where things lie.
 */
export class LayoutTable<State extends Cells> {
  readonly #room: (length: number) => State;
  readonly cellBits: CellBits;
  readonly #sections: Section[] = [];
  #size = 0;
  #hasDerived = false;

  /** `room`: so many cells, all 0. */
  constructor(room: (length: number) => State) {
    this.#room = room;
    this.cellBits = cellBitsOf(room(0));
  }

  /** Where the next section will begin. */
  get size(): number {
    return this.#size;
  }

  /** Values that fit a cell: one, a list, or one a name. Says where the first lies. */
  section(name: string, shape: PlacesShape = {}): number {
    const places = new Places(name, this.#size, shape, this.cellBits);
    if (places.value.cells > 1) throw new Error(`${name}: what takes several cells is read and written by \`wide\``);
    return this.#add(places).at;
  }

  /** Values wider than a cell. */
  wide(name: string, shape: PlacesShape): Wide {
    return new Wide(this.#add(new Places(name, this.#size, shape, this.cellBits)));
  }

  /** A counted table of rows. */
  rows<const Shapes extends FieldShapes>(name: string, shape: RowsShape<Shapes>): Rows<Shapes> {
    return this.#add(new Rows(name, this.#size, shape, this.cellBits));
  }

  /** A row for every name. */
  namedRows<const Shapes extends FieldShapes>(name: string, shape: NamedRowsShape<Shapes>): NamedRows<Shapes> {
    return this.#add(new NamedRows(name, this.#size, shape, this.cellBits));
  }

  pile(name: string, shape: PileShape): Pile {
    return this.#add(new Piles(name, this.#size, undefined, shape, this.cellBits)).piles[0];
  }

  /** A pile for each owner. */
  piles(name: string, owners: readonly string[], shape: PileShape): readonly Pile[] {
    return this.#add(new Piles(name, this.#size, owners, shape, this.cellBits)).piles;
  }

  /** The stack of procedures in progress. */
  frames<const Kinds extends ProcedureShapes>(name: string, shape: FramesShape<Kinds>): Frames<Kinds> {
    return this.#add(new Frames(name, this.#size, shape, this.cellBits));
  }

  dice(name: string): number {
    return this.#add(new DiceSection(name, this.#size, this.cellBits)).at;
  }

  /** A cache: cells that follow from the others. They are copied with a state, and are neither written nor compared. */
  derived(length: number): number {
    const at = this.#size;
    this.#size += length;
    this.#hasDerived = true;
    return at;
  }

  /** The layout of all that was named. */
  seal(hooks: LayoutHooks<State> = {}): Layout<State> {
    if (this.#hasDerived && hooks.derive === undefined) throw new Error("what is derived needs `derive`");
    const blank = this.#room(this.#size);
    for (const section of this.#sections) section.clear(blank);
    return new Layout(this.#sections, blank, hooks);
  }

  #add<Kind extends Section>(section: Kind): Kind {
    if (this.#sections.some(({ name }) => name === section.name))
      throw new Error(`two sections called ${section.name}`);
    this.#sections.push(section);
    this.#size += section.length;
    return section;
  }
}
