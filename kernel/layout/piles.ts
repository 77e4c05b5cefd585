import type { Json } from "../json.ts";
import type { CellBits, Cells } from "./cells.ts";
import { mapOf, Pile, PileForm, PileRoom, type PileShape, readMap } from "./pile.ts";
import type { Section, SectionTable, Sight } from "./section.ts";

/** One pile, or one for each owner. */
class Piles implements Section {
  readonly name: string;
  readonly at: number;
  readonly length: number;
  readonly sight: Sight;
  readonly piles: readonly Pile[];
  readonly #form: PileForm;
  readonly #owners: readonly string[] | undefined;

  constructor(name: string, at: number, owners: readonly string[] | undefined, shape: PileShape, cellBits: CellBits) {
    const { room, sight = "open", isSorted = false } = shape;
    if (sight === "own" && owners === undefined) throw new Error(`${name}: whose own is it? It has no keys`);
    const count = owners?.length ?? 1;
    this.name = name;
    this.at = at;
    this.sight = sight;
    this.length = count * (1 + room);
    this.piles = Array.from(
      { length: count },
      (_, index) => new Pile(new PileRoom(at + index * (1 + room), 1, room), 0, isSorted),
    );
    this.#form = new PileForm(name, shape, cellBits);
    this.#owners = owners;
  }

  clear(): void {}

  toJSON(cells: Cells): Json | undefined {
    if (this.#owners === undefined) return this.#form.write(cells, this.piles[0]);
    return mapOf(this.#owners, (index) => this.#form.write(cells, this.piles[index]));
  }

  get words(): readonly (readonly string[])[] {
    return this.#owners === undefined ? [] : [this.#owners];
  }

  observe(cells: Cells): Json {
    const whole = (index: number): Json => this.#form.write(cells, this.piles[index]) ?? [];
    return this.#owners === undefined
      ? whole(0)
      : Object.fromEntries(this.#owners.map((owner, index) => [owner, whole(index)]));
  }

  changes(from: Cells, to: Cells): Json | undefined {
    if (this.#owners === undefined) return this.#form.write(to, this.piles[0]);
    if (this.piles.every((pile) => pile.count(to) === 0)) return undefined;
    return mapOf(this.#owners, (index) => {
      const pile = this.piles[index];
      return this.#form.areEqual(from, to, pile) ? undefined : (this.#form.write(to, pile) ?? null);
    });
  }

  fromJSON(cells: Cells, input: unknown): void {
    if (this.#owners === undefined) this.#form.read(cells, this.piles[0], input);
    else readMap(this.#owners, input, (index, pile) => this.#form.read(cells, this.piles[index], pile));
  }

  show(cells: Cells, seen: Cells, owner: number): void {
    for (const [index, pile] of this.piles.entries())
      this.#form.show(cells, seen, pile, this.sight === "own" && index === owner);
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
