import type { Rules, Seat, Vocabulary } from "../game.ts";
import type { Json, JsonMap } from "../json.ts";
import { areEqualIn, type Cells, joined, type Run } from "./cells.ts";
import { isMap, refuseState, shortened } from "./reading.ts";
import type { Section } from "./section.ts";
import type { VisitName } from "./values.ts";

/** What a game adds to its layout. */
export interface LayoutHooks<State extends Cells> {
  /** Shows in a view what is hidden only on a condition: a card that lies open, an order that has been revealed. */
  reveal?(state: State, seen: State, owner: number): void;
  /** What cannot be in a state that was read and whose every word is known; it is refused for that, before anything is derived. */
  problem?(state: State): string | undefined;
  /** Computes the derived cells anew from the others, in a state that was read or in a view. */
  derive?(state: State): void;
}

/** What `Rules` says about states, where a seat's own things are those of its number. */
type StateRules<State> = Pick<
  Rules<State>,
  "clone" | "copy" | "toJSON" | "fromJSON" | "changes" | "view" | "hasSecrets"
>;

/** Everything about a flat state that follows from the table of its sections. Made by `LayoutTable.seal`. */
export class Layout<State extends Cells> {
  readonly #sections: readonly Section[];
  readonly #names: ReadonlySet<string>;
  readonly #openRuns: readonly Run[];
  readonly #hidden: readonly Section[];
  readonly #keptRuns: readonly Run[];
  /** The section of each cell; none where it is derived. */
  readonly #sectionOf: readonly (Section | undefined)[];
  readonly #blank: State;
  readonly #hooks: LayoutHooks<State>;

  constructor(sections: readonly Section[], blank: State, hooks: LayoutHooks<State>) {
    this.#sections = sections;
    this.#names = new Set(sections.map(({ name }) => name));
    this.#openRuns = joined(sections.filter(({ sight }) => sight === "open").flatMap(runsOf));
    this.#hidden = sections.filter(({ show, sight }) => show !== undefined && sight !== "open");
    this.#keptRuns = joined(sections.flatMap(runsOf));
    const sectionOf = new Array<Section | undefined>(blank.length).fill(undefined);
    for (const section of sections) for (const [from, to] of runsOf(section)) sectionOf.fill(section, from, to);
    this.#sectionOf = sectionOf;
    this.#blank = blank;
    this.#hooks = hooks;
  }

  /** A state in which nothing is yet. */
  readonly blank = (): State => this.clone(this.#blank);

  readonly clone = (state: State): State => state.slice() as State;

  /** Overwrites `into` with `from`. */
  readonly copy = (from: State, into: State): void => into.set(from);

  /** Makes the cells from one place up to another as they are in a blank state. */
  reset(state: State, from: number, to: number): void {
    for (let i = from; i < to; i++) state[i] = this.#blank[i];
  }

  /** Whether two states are the same position; what is derived is not looked at. */
  areEqual(one: State, other: State): boolean {
    return one.length === other.length && this.#keptRuns.every(([from, to]) => areEqualIn(one, other, from, to - from));
  }

  /** The plain form: every section by name, what is blank left out. What is unknown in a view is "?". */
  readonly toJSON = (state: State): JsonMap => {
    const plain: Record<string, Json> = {};
    for (const section of this.#sections) {
      const json = section.toJSON(state);
      if (json !== undefined) plain[section.name] = json;
    }
    return plain;
  };

  /** The whole position by name: the plain form with nothing left out. */
  observe(state: State): JsonMap {
    return Object.fromEntries(this.#sections.map((section) => [section.name, section.observe(state)]));
  }

  /** The names of all sections, and those that may stand under each. */
  get words(): Vocabulary {
    return Object.fromEntries(this.#sections.map(({ name, words }) => [name, words]));
  }

  /**
   * What changed, as a merge patch of the plain forms. A server compares two views for every seat and every decision, so
   * only what differs is looked at: cells first, then the names of the places that changed.
   */
  readonly changes = (from: State, to: State): JsonMap => {
    const patch: Record<string, Json> = {};
    for (let cell = 0; cell < to.length; cell++) {
      if (from[cell] === to[cell]) continue;
      const section = this.#sectionOf[cell];
      if (section === undefined || Object.hasOwn(patch, section.name)) continue;
      patch[section.name] = section.changes(from, to) ?? null;
    }
    return patch;
  };

  /** Reads untrusted input, section by section in the order of the table; throws an error that bears the refusal. */
  readonly fromJSON = (input: unknown): State => {
    if (!isMap(input)) refuseState("a position is an object");
    for (const name of Object.keys(input)) {
      if (!this.#names.has(name)) refuseState(`there is nothing called ${shortened(name)}`);
    }
    const state = this.blank();
    for (const section of this.#sections) {
      const json = Object.hasOwn(input, section.name) ? input[section.name] : undefined;
      if (json === undefined) continue;
      try {
        section.fromJSON(state, json);
      } catch (problem) {
        refuseState(`${section.name}: ${problem instanceof Error ? problem.message : "unreadable"}`);
      }
    }
    const problem = this.#hooks.problem?.(state);
    if (problem !== undefined) refuseState(problem);
    this.#hooks.derive?.(state);
    return state;
  };

  /** Visits every name that stands in a state, piles apart. Whoever reads states from outside asks whether all are there. */
  forEachName(state: State, visit: VisitName): void {
    for (const section of this.#sections) section.forEachName?.(state, visit);
  }

  /** What an owner may know, or with ONLOOKER what everybody may: a blank state, filled with what is shown. */
  view(state: State, owner: number): State {
    const seen = this.blank();
    for (const [from, to] of this.#openRuns) seen.set(state.subarray(from, to), from);
    for (const section of this.#hidden) section.show?.(state, seen, owner);
    this.#hooks.reveal?.(state, seen, owner);
    this.#hooks.derive?.(seen);
    return seen;
  }

  /** Whether the table shows an owner anything that it does not show to everybody. */
  hasOwn(state: State, owner: number): boolean {
    return this.#hidden.some((section) => section.hasOwn?.(state, owner));
  }

  get rules(): StateRules<State> {
    const { clone, copy, toJSON, fromJSON, changes } = this;
    const view = (state: State, viewer: Seat): State => this.view(state, viewer);
    const hasSecrets = (state: State, seat: Seat): boolean => this.hasOwn(state, seat);
    return { clone, copy, toJSON, fromJSON, changes, view, hasSecrets };
  }
}

const runsOf = ({ runs, at, length }: Section): readonly Run[] => runs ?? [[at, at + length]];
