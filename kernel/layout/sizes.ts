import type { JsonMap } from "../json.ts";
import type { Cells } from "./cells.ts";
import type { Layout } from "./layout.ts";
import { isMap, refuseState } from "./reading.ts";

/** A layout, and whatever else a game names in making it: places, rows, piles. */
export interface Sized<State extends Cells> {
  readonly layout: Layout<State>;
}

/**
 * The layouts of a game whose states differ in length by something chosen at set-up, such as the number of seats. There is
 * one for each size; the size is an open number in the same cell of all of them, so a state says which is its own.
 */
export class LayoutSizes<State extends Cells, Made extends Sized<State>> {
  readonly #name: string;
  readonly #at: number;
  readonly #made: ReadonlyMap<number, Made>;

  /** `name` and `at`: the section that holds the size. */
  constructor(name: string, at: number, sizes: readonly number[], make: (size: number) => Made) {
    this.#name = name;
    this.#at = at;
    this.#made = new Map(sizes.map((size) => [size, make(size)]));
  }

  /** A blank state of a size. */
  blank(size: number): State {
    const state = this.#ofSize(size).layout.blank();
    state[this.#at] = size;
    return state;
  }

  /** The layout of a state, and what was made with it. */
  of(state: State): Made {
    return this.#ofSize(state[this.#at]);
  }

  readonly clone = (state: State): State => state.slice() as State;
  readonly toJSON = (state: State): JsonMap => this.of(state).layout.toJSON(state);
  readonly changes = (from: State, to: State): JsonMap => this.of(to).layout.changes(from, to);

  readonly fromJSON = (input: unknown): State => {
    const size = isMap(input) && Object.hasOwn(input, this.#name) ? input[this.#name] : undefined;
    const made = this.#made.get(size as number);
    if (made === undefined) refuseState(`${this.#name}: one of ${[...this.#made.keys()].join(", ")}`);
    return made.layout.fromJSON(input);
  };

  #ofSize(size: number): Made {
    const made = this.#made.get(size);
    if (made === undefined) throw new RangeError(`there is no state with ${this.#name} ${size}`);
    return made;
  }
}
