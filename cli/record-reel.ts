import type { SomeAnswer, SomeGame, SomeState } from "@weirwood/catalogue";
import type { GameEvent, RecordedDecision, Seat } from "@weirwood/kernel";
import type { Watcher } from "./records.ts";

/** A place in a record: what was decided to get there, and what that brought about. */
export interface Moment {
  readonly round: number;
  /** Missing for the set-up. */
  readonly recorded?: RecordedDecision;
  readonly events: readonly GameEvent[];
}

/** Every so many positions are kept; those between them are played again from the one before. */
const KEPT_POSITIONS = 32;

/** What a record tells while it is replayed, and any of its positions. */
export class RecordReel implements Watcher {
  readonly moments: Moment[] = [];
  readonly #game: SomeGame;
  readonly #kept: SomeState[] = [];
  readonly #decisions: { readonly seat: Seat; readonly answer: SomeAnswer }[] = [];

  constructor(game: SomeGame) {
    this.#game = game;
  }

  readonly onSetup: NonNullable<Watcher["onSetup"]> = (state) => {
    this.#kept.push(this.#game.clone(state));
    this.moments.push({ round: this.#game.round(state), events: [] });
  };

  readonly onDecision: NonNullable<Watcher["onDecision"]> = ({ recorded, seat, answer, events, state }) => {
    const begun = events.map((event) => this.#game.roundBegunBy(event)).filter((round) => round !== undefined);
    this.#decisions.push({ seat, answer });
    this.moments.push({ round: begun.at(-1) ?? this.moments[this.last].round, recorded, events });
    if (this.last % KEPT_POSITIONS === 0) this.#kept.push(this.#game.clone(state));
  };

  /** The number of the last moment. */
  get last(): number {
    return this.moments.length - 1;
  }

  /** The position at a moment, for the caller to keep. */
  stateAt(moment: number): SomeState {
    const state = this.#game.clone(this.#kept[Math.floor(moment / KEPT_POSITIONS)]);
    for (let at = moment - (moment % KEPT_POSITIONS); at < moment; at++) {
      const { seat, answer } = this.#decisions[at];
      this.#game.apply(state, seat, answer);
    }
    return state;
  }

  /** Who decided what at a moment, which brought about the next one. */
  decisionAt(moment: number): { readonly seat: Seat; readonly answer: SomeAnswer } {
    return this.#decisions[moment];
  }

  /** The first moment of a round, or -1. */
  startOf(round: number): number {
    return this.moments.findIndex((moment) => moment.round === round);
  }

  /** Events worth a mark, with the number of the moment in which they happened. */
  get marks(): readonly { readonly moment: number; readonly event: GameEvent }[] {
    return this.moments.flatMap(({ events }, moment) =>
      events.filter(({ rule }) => Object.hasOwn(this.#game.notable, rule)).map((event) => ({ moment, event })),
    );
  }
}
