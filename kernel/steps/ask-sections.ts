import type { Cells } from "../layout/cells.ts";
import type { LayoutTable } from "../layout/table.ts";
import { noneOf } from "../layout/values.ts";
import type { Player } from "./step.ts";
import type { OpenAsk } from "./steps-game.ts";

export interface AskSectionsShape<State, Kind extends string> {
  /** The kinds of asks, each by its number. */
  readonly kinds: readonly Kind[];
  /** Names of the players, by number. */
  readonly players: readonly string[];
  /** The players whose secret answers are in, where the answers themselves tell; else a section keeps them. */
  answered?(state: State): number;
}

/** The sections of a state that keep the ask that is open: `ask.kind`, `ask.seats`, `ask.answered` and `ask.id`. */
export class AskSections<State extends Cells, Kind extends string> implements OpenAsk<State> {
  readonly kinds: readonly Kind[];
  readonly #kind: number;
  readonly #asked: number;
  readonly #answered: number;
  readonly #id: { get(state: State): number; set(state: State, value: number): void };
  readonly #told: ((state: State) => number) | undefined;
  readonly #none: number;

  constructor(table: LayoutTable<State>, { kinds, players, answered }: AskSectionsShape<State, Kind>) {
    const set = { values: players, isSet: true };
    this.kinds = kinds;
    this.#kind = table.section("ask.kind", { values: kinds });
    this.#asked = table.section("ask.seats", set);
    this.#told = answered;
    this.#answered = answered ? -1 : table.section("ask.answered", { ...set, sight: "own" });
    this.#id = table.wide("ask.id", { width: 32 });
    this.#none = noneOf(table.cellBits);
  }

  /** Asks some players, each a bit of the set. The ask has a new number. */
  open(state: State, kind: Kind, players: number): void {
    state[this.#kind] = this.kinds.indexOf(kind);
    state[this.#asked] = players;
    this.#id.set(state, this.#id.get(state) + 1);
  }

  /** Asks one player. */
  askOne(state: State, kind: Kind, player: Player): void {
    this.open(state, kind, 1 << player);
  }

  close(state: State): void {
    state[this.#kind] = this.#none;
    state[this.#asked] = 0;
    this.setAnswered(state, 0);
  }

  isOpen(state: State): boolean {
    return state[this.#kind] !== this.#none;
  }

  id(state: State): number {
    return this.#id.get(state);
  }

  kind(state: State): number {
    return state[this.#kind];
  }

  asked(state: State): number {
    return state[this.#asked];
  }

  answered(state: State): number {
    return this.#told === undefined ? state[this.#answered] : this.#told(state);
  }

  setAnswered(state: State, players: number): void {
    if (this.#told === undefined) state[this.#answered] = players;
  }
}
