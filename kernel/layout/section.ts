import type { Json } from "../json.ts";
import type { CellBits, Cells, Run } from "./cells.ts";
import type { VisitName } from "./values.ts";

/**
 * Who sees a section in a view. `open`: everybody. `own`: of what is kept by owner, each their own. `closed`: nobody, unless
 * the game's `reveal` shows it. Of piles that are not open everybody sees how many cards they hold.
 */
export type Sight = "open" | "own" | "closed";

/** One named part of a state: where it lies, how it is written and read, and who may see it. */
export interface Section {
  readonly name: string;
  readonly at: number;
  readonly length: number;
  /** The stretches in which its cells lie, where it does not have all from `at` on to itself. */
  readonly runs?: readonly Run[];
  /** Whether derived cells lie among its own. */
  readonly hasDerived?: boolean;
  readonly sight: Sight;

  /** Puts into a fresh state what is there before anything is. Cells are 0 before. */
  clear(cells: Cells): void;
  /** Undefined where all of it is blank: it is then left out. */
  toJSON(cells: Cells): Json | undefined;
  /** As `toJSON`, with nothing left out: what a scenario may expect, 0 and "none" included. */
  observe(cells: Cells): Json;
  /** The names that may stand under this one, level by level. */
  readonly words: readonly (readonly string[])[];
  /** Reads untrusted input into a blank state; throws an Error that says what would be right. */
  fromJSON(cells: Cells, input: unknown): void;
  /** Visits every name that stands in it; left out where none can be wrong. */
  forEachName?(cells: Cells, visit: VisitName): void;
  /** The merge patch between two states of which this section differs; undefined where nothing is left of it. */
  changes(from: Cells, to: Cells): Json | undefined;
  /** Shows an owner, or with ONLOOKER nobody in particular, what a section that is not open lets them see. */
  show?(cells: Cells, seen: Cells, owner: number): void;
  /** Whether `show` shows this owner more than an onlooker. */
  hasOwn?(cells: Cells, owner: number): boolean;
}

/** The table to which sections of every kind are added. */
export interface SectionTable {
  /** `make` is told where the section lies and how wide the cells are. */
  add<Kind extends Section>(make: (at: number, cellBits: CellBits) => Kind): Kind;
  /** Where the next section will begin. */
  readonly size: number;
  /** Leaves so many cells to sections that were added already. */
  leave(cells: number): void;
}
