import type { SomeState } from "@weirwood/catalogue";
import {
  type Following,
  follow,
  type GameEvent,
  isRefusal,
  ONLOOKER,
  RefusedError,
  startFollowing,
  type Told,
  viewerIndex,
} from "@weirwood/kernel";
import type { Clock, Timer } from "../ports/clock.ts";
import type { DecisionRow } from "../store/schema.ts";
import type { Past } from "../workers/pasts.ts";
import { type AskTimes, askTimes } from "./asks.ts";
import type { Table } from "./table-cache.ts";

/** A decision that delayed onlookers now come to see. */
export interface Shown {
  readonly row: DecisionRow;
  readonly view: SomeState;
  readonly told: Told | undefined;
  readonly asks: Following<SomeState>["asks"];
  readonly askTimes: AskTimes;
  /** What was asked before it. */
  readonly asksBefore: Following<SomeState>["asks"];
}

/**
 * A table as onlookers see it who are kept some time behind, so that nobody can whisper to a player what others do. The
 * past is played again in a worker; what comes to be seen while somebody follows, one decision after the other, here.
 */
export class DelayedView {
  readonly #clock: Clock;
  readonly #delay: number;
  readonly #game: Table["game"];
  readonly #onShown: (shown: Shown) => void;
  readonly #waiting: DecisionRow[] = [];
  readonly #state: SomeState;
  #following: Following<SomeState>;
  #askTimes: AskTimes;
  #last = 0;
  #timer: Timer | undefined;
  #isFollowed = false;

  /** `past` is the table as it stood after the last of these rows, or before any. */
  constructor(
    table: Table,
    { past, last }: { readonly past: Past; readonly last: DecisionRow | undefined },
    clock: Clock,
    onShown: (shown: Shown) => void,
  ) {
    this.#clock = clock;
    this.#delay = table.facts.onlookers.delaySeconds * 1000;
    this.#game = table.game;
    this.#onShown = onShown;
    this.#state = past.state;
    const following = startFollowing(table.game, this.#state);
    const numbers = last === undefined ? following.numbers : (JSON.parse(last.numbers) as number[]);
    this.#following = { ...following, numbers };
    this.#askTimes = past.askTimes;
    this.#last = last?.number ?? 0;
  }

  /** The game as it stands here, to be played further elsewhere. */
  get past(): Past {
    return { state: this.#state, askTimes: this.#askTimes };
  }

  get view(): SomeState {
    return this.#following.views[viewerIndex(ONLOOKER)];
  }

  get asks(): Following<SomeState>["asks"] {
    return this.#following.asks;
  }

  get askTimes(): AskTimes {
    return this.#askTimes;
  }

  get number(): number {
    return this.#following.numbers[viewerIndex(ONLOOKER)];
  }

  /** The number of the last decision that is shown. */
  get shown(): number {
    return this.#last;
  }

  /** The number of the last decision that is known here, shown or not. */
  get newest(): number {
    return this.#waiting.at(-1)?.number ?? this.#last;
  }

  /** Decisions that were made while nobody followed, in order. Those whose time has come are not told one by one. */
  catchUp(rows: readonly DecisionRow[]): void {
    this.#waiting.push(...rows);
    this.#show();
  }

  /** From now on everything is told when its time has come. */
  follow(): void {
    this.#isFollowed = true;
    this.#wait();
  }

  /** A decision that has just been made; each comes once, in order. */
  add(row: DecisionRow): void {
    if (row.number <= this.newest) return;
    this.#waiting.push(row);
    if (this.#timer === undefined) this.#wait();
  }

  rest(): void {
    this.#isFollowed = false;
    this.#timer?.cancel();
    this.#timer = undefined;
    this.#waiting.length = 0;
  }

  #wait(): void {
    if (!this.#isFollowed) return;
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
    const events: GameEvent[] = [];
    const answer = game.parse(row.answer);
    if (isRefusal(answer)) throw new RefusedError(answer);
    game.apply(this.#state, row.seat, answer, (event) => events.push(event));
    const followed = follow(game, this.#following, this.#state, events);
    const asksBefore = this.asks;
    this.#following = followed;
    this.#askTimes = askTimes(this.#askTimes, followed.asks, row.at);
    this.#last = row.number;
    if (!this.#isFollowed) return;
    const { view, asks, askTimes: times } = this;
    this.#onShown({ row, view, told: followed.told[viewerIndex(ONLOOKER)], asks, askTimes: times, asksBefore });
  }
}
