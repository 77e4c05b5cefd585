import { type CellBits, type Cells, cellBitsOf } from "./cells.ts";
import { DiceSection } from "./dice-section.ts";
import { Frames, type FramesShape, type ProcedureShapes } from "./frames.ts";
import { Layout, type LayoutHooks } from "./layout.ts";
import { Places, type PlacesShape, Wide } from "./places.ts";
import type { Section, SectionTable } from "./section.ts";

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
 *     export const deck = pileIn(table, "deck", { values: cardIds, room: 60, sight: "closed" });
 *     export const layout = table.seal();
 *
 * A game has one table, in one file: were it spread over modules, the order in which they load would decide where things lie.
 */
export class LayoutTable<State extends Cells> implements SectionTable {
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
    const places = this.add((at, cellBits) => new Places(name, at, shape, cellBits));
    if (places.value.cells > 1) throw new Error(`${name}: what takes several cells is read and written by \`wide\``);
    return places.at;
  }

  /** Values wider than a cell. */
  wide(name: string, shape: PlacesShape): Wide {
    return new Wide(this.add((at, cellBits) => new Places(name, at, shape, cellBits)));
  }

  /** The stack of procedures in progress. */
  frames<const Kinds extends ProcedureShapes>(name: string, shape: FramesShape<Kinds>): Frames<Kinds> {
    return this.add((at, cellBits) => new Frames(name, at, shape, cellBits));
  }

  dice(name: string): number {
    return this.add((at, cellBits) => new DiceSection(name, at, cellBits)).at;
  }

  /** A cache: cells that follow from the others. They are copied with a state, and are neither written nor compared. */
  derived(length: number): number {
    const at = this.#size;
    this.#size += length;
    this.#hasDerived = true;
    return at;
  }

  leave(cells: number): void {
    this.#size += cells;
  }

  /** The layout of all that was named. */
  seal(hooks: LayoutHooks<State> = {}): Layout<State> {
    if (this.#hasDerived && hooks.derive === undefined) throw new Error("what is derived needs `derive`");
    const blank = this.#room(this.#size);
    for (const section of this.#sections) section.clear(blank);
    hooks.derive?.(blank);
    return new Layout(this.#sections, blank, hooks);
  }

  /** A section of any kind. Rows and piles are added so: a page then loads the kinds that its game has. */
  add<Kind extends Section>(make: (at: number, cellBits: CellBits) => Kind): Kind {
    const section = make(this.#size, this.cellBits);
    if (this.#sections.some(({ name }) => name === section.name))
      throw new Error(`two sections called ${section.name}`);
    this.#sections.push(section);
    this.#size += section.length;
    this.#hasDerived ||= section.hasDerived ?? false;
    return section;
  }
}
