import type { Json } from "../json.ts";
import type { CellBits, Cells } from "./cells.ts";
import { mapOf, Pile, PileForm, PileRoom, type PileShape, readMap } from "./pile.ts";
import type { Section, SectionTable } from "./section.ts";

export interface SharedPilesShape<Name extends string> {
  readonly values: readonly string[];
  /** The most that can lie in all piles of one owner together. */
  readonly room: number;
  readonly piles: { readonly [name in Name]: Pick<PileShape, "sight" | "isSorted"> };
}

/**
 * Several piles for each owner that share their room: what lies in one lies in no other, so that room for all of it is enough. Those
 * that are looked at most are named first. Written as a map of owners, and for each a map of piles.
 */
class SharedPiles<Name extends string> implements Section {
  readonly name: string;
  readonly at: number;
  readonly length: number;
  readonly sight = "own";
  readonly piles: { readonly [name in Name]: readonly Pile[] };
  readonly #names: readonly Name[];
  readonly #shapes: SharedPilesShape<Name>["piles"];
  readonly #owners: readonly string[];
  readonly #form: PileForm;

  constructor(name: string, at: number, owners: readonly string[], shape: SharedPilesShape<Name>, cellBits: CellBits) {
    this.name = name;
    this.at = at;
    this.#names = Object.keys(shape.piles) as Name[];
    this.#shapes = shape.piles;
    this.#owners = owners;
    this.#form = new PileForm(name, shape, cellBits);
    const cells = this.#names.length + shape.room;
    this.length = owners.length * cells;
    const rooms = owners.map((_, owner) => new PileRoom(at + owner * cells, this.#names.length, shape.room));
    const piles: [string, readonly Pile[]][] = this.#names.map((pile, index) => [
      pile,
      rooms.map((room) => new Pile(room, index, shape.piles[pile].isSorted ?? false)),
    ]);
    this.piles = Object.fromEntries(piles) as unknown as SharedPiles<Name>["piles"];
  }

  clear(): void {}

  toJSON(cells: Cells): Json | undefined {
    return this.#map((pile) => this.#form.write(cells, pile));
  }

  #map(of: (pile: Pile) => Json | undefined): Json | undefined {
    return mapOf(this.#owners, (owner) => mapOf(this.#names, (pile) => of(this.#pile(pile, owner))));
  }

  #pile(index: number, owner: number): Pile {
    return this.piles[this.#names[index]][owner];
  }

  get words(): readonly (readonly string[])[] {
    return [this.#owners, this.#names];
  }

  observe(cells: Cells): Json {
    return this.#map((pile) => this.#form.write(cells, pile) ?? []) ?? {};
  }

  changes(from: Cells, to: Cells): Json | undefined {
    if (this.toJSON(to) === undefined) return undefined;
    return mapOf(this.#owners, (owner) => {
      const piles = this.#names.map((_, index) => this.#pile(index, owner));
      if (piles.every((pile) => this.#form.areEqual(from, to, pile))) return undefined;
      if (piles.every((pile) => pile.count(to) === 0)) return null;
      return mapOf(this.#names, (index) =>
        this.#form.areEqual(from, to, piles[index]) ? undefined : (this.#form.write(to, piles[index]) ?? null),
      );
    });
  }

  fromJSON(cells: Cells, input: unknown): void {
    readMap(this.#owners, input, (owner, piles) =>
      readMap(this.#names, piles, (pile, json) => this.#form.read(cells, this.#pile(pile, owner), json)),
    );
  }

  show(cells: Cells, seen: Cells, viewer: number): void {
    for (const name of this.#names) {
      const { sight = "open" } = this.#shapes[name];
      for (const [owner, pile] of this.piles[name].entries())
        this.#form.show(cells, seen, pile, sight === "open" || (sight === "own" && owner === viewer));
    }
  }

  hasOwn(cells: Cells, owner: number): boolean {
    return this.#names.some((name) => this.#shapes[name].sight === "own" && this.piles[name][owner].count(cells) > 0);
  }
}

/** Adds piles that share their room, for each owner. */
export function sharedPilesIn<Name extends string>(
  table: SectionTable,
  name: string,
  owners: readonly string[],
  shape: SharedPilesShape<Name>,
): { readonly [name in Name]: readonly Pile[] } {
  return table.add((at, cellBits) => new SharedPiles(name, at, owners, shape, cellBits)).piles;
}
