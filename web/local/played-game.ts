import type { SomeAnswer, SomeRules, SomeState } from "@weirwood/catalogue";
import {
  type Following,
  follow,
  type GameEvent,
  isRefusal,
  RefusedError,
  type Seat,
  startFollowing,
  viewerIndex,
} from "@weirwood/kernel";
import type { LogEntry } from "@weirwood/protocol";
import type { KeptGame } from "./kept-game.ts";
import { seedOf } from "./seed.ts";

/** A game as far as it has been played, with what every viewer has been told of it. */
export class PlayedGame {
  readonly #rules: SomeRules;
  readonly #state: SomeState;
  #following: Following<SomeState>;
  readonly #logs: LogEntry[][];
  /** The round in which each decision was taken; 0 where it was before the position that the game goes on from. */
  readonly rounds: number[];

  /** Plays a kept game of these rules from its beginning. Throws a RefusedError where set-up or a decision is not legal. */
  constructor(rules: SomeRules, kept: KeptGame) {
    const { base, decisions } = kept;
    this.#rules = rules;
    this.#state = beginningOf(rules, kept);
    this.#following = startFollowing(rules, this.#state);
    this.#logs = this.#following.views.map(() => []);
    const first = base?.after ?? 0;
    this.rounds = decisions.slice(0, first).map(() => 0);
    for (const { seat, notation, at } of decisions.slice(first))
      this.play(seat, readAnswer(rules, this.#state, seat, notation), at);
  }

  get state(): SomeState {
    return this.#state;
  }

  get asks() {
    return this.#following.asks;
  }

  viewOf(viewer: Seat): SomeState {
    return this.#following.views[viewerIndex(viewer)];
  }

  /** How many changes a viewer was told of. */
  numberOf(viewer: Seat): number {
    return this.#following.numbers[viewerIndex(viewer)];
  }

  logOf(viewer: Seat): readonly LogEntry[] {
    return this.#logs[viewerIndex(viewer)];
  }

  /** Applies an answer that `check` has found legal, and tells every viewer what it may see of it. */
  play(seat: Seat, answer: SomeAnswer, at: number): void {
    const events: GameEvent[] = [];
    const round = this.#rules.round(this.#state);
    this.#rules.apply(this.#state, seat, answer, (event) => events.push(event));
    this.rounds.push(round);
    const followed = follow(this.#rules, this.#following, this.#state, events);
    for (const [index, told] of followed.told.entries()) {
      if (told === undefined || told.events.length === 0) continue;
      this.#logs[index].push({ number: followed.numbers[index], round, at, events: [...told.events] });
    }
    this.#following = followed;
  }
}

/** The answer that a notation means. Throws a RefusedError where it is not legal. */
export function readAnswer(rules: SomeRules, state: SomeState, seat: Seat, notation: string): SomeAnswer {
  const answer = rules.parse(notation, state);
  if (isRefusal(answer)) throw new RefusedError(answer);
  const refusal = rules.check(state, seat, answer);
  if (refusal !== undefined) throw new RefusedError(refusal);
  return answer;
}

function beginningOf(rules: SomeRules, { base, options: chosen, seed }: KeptGame): SomeState {
  if (base !== undefined) return rules.fromJSON(base.state);
  const options = rules.readOptions(chosen);
  if (isRefusal(options)) throw new RefusedError(options);
  return rules.setup(options, seedOf(seed));
}
