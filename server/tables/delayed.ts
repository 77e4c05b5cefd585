import type { GameEvent } from "@weirwood/kernel";
import { ONLOOKER } from "@weirwood/kernel";
import type { Clock, Timer } from "../ports/clock.ts";
import type { DecisionRow } from "../store/schema.ts";
import { firstState } from "./seating.ts";
import type { Table } from "./shelf.ts";
import { type Change, changesFor } from "./sights.ts";

/** A decision that delayed onlookers now come to see. */
export interface Shown {
  readonly row: DecisionRow;
  readonly view: unknown;
  readonly change: Change | undefined;
  readonly state: unknown;
}

/**
 * A table as onlookers see it who are kept some time behind, so that nobody can whisper to a player what others do. The
 * past is played again from the beginning, which is only done while such onlookers are there.
 */
export class DelayedSight {
  readonly #clock: Clock;
  readonly #delay: number;
  readonly #game: Table["game"];
  readonly #onShown: (shown: Shown) => void;
  readonly #waiting: DecisionRow[] = [];
  #state: unknown;
  #view: unknown;
  #number = 0;
  #last = 0;
  #timer: Timer | undefined;

  constructor(table: Table, rows: readonly DecisionRow[], clock: Clock, onShown: (shown: Shown) => void) {
    this.#clock = clock;
    this.#delay = table.facts.onlookers.delaySeconds * 1000;
    this.#game = table.game;
    this.#onShown = () => undefined;
    this.#state = firstState(table.game, table.facts);
    this.#view = table.game.view(this.#state, ONLOOKER);
    for (const row of rows) this.add(row);
    this.#show();
    this.#onShown = onShown;
  }

  get state(): unknown {
    return this.#state;
  }

  get view(): unknown {
    return this.#view;
  }

  get number(): number {
    return this.#number;
  }

  /** The number of the last decision that is shown. */
  get shown(): number {
    return this.#last;
  }

  /** A decision that has just been made; each comes once, in order. */
  add(row: DecisionRow): void {
    const newest = this.#waiting.at(-1)?.number ?? this.#last;
    if (row.number <= newest) return;
    this.#waiting.push(row);
    if (this.#timer === undefined) this.#wait();
  }

  end(): void {
    this.#timer?.cancel();
  }

  #wait(): void {
    const next = this.#waiting[0];
    this.#timer = next === undefined ? undefined : this.#clock.at(next.at + this.#delay, () => this.#show());
  }

  #show(): void {
    this.#timer?.cancel();
    while (this.#waiting.length > 0 && this.#waiting[0].at + this.#delay <= this.#clock.now()) {
      this.#apply(this.#waiting.shift() as DecisionRow);
    }
    this.#wait();
  }

  #apply(row: DecisionRow): void {
    const game = this.#game;
    const before = { view: this.#view, asks: this.#asks() };
    const events: GameEvent[] = [];
    const answer = game.parse(row.answer);
    game.apply(this.#state, row.seat, answer as never, (event) => events.push(event));
    this.#view = game.view(this.#state, ONLOOKER);
    const [change] = changesFor(game, [before.view], [this.#view], events, before.asks !== this.#asks());
    if (change !== undefined) this.#number++;
    this.#last = row.number;
    this.#onShown({ row, view: this.#view, change, state: this.#state });
  }

  #asks(): string {
    return this.#game
      .asks(this.#state)
      .map(({ id }) => id)
      .join();
  }
}
