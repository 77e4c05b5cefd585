import { chanceFrom, type Decision, NOBODY, type Outcome, type Rules, type Seat, seedFrom } from "@weirwood/kernel";
import type { Bot } from "../index.ts";

/** Games between bots, for tests and for measuring how good they are. */
export interface Matches<State, Answer, Options> {
  playGame(
    bots: readonly Bot<State, Answer>[],
    options: Options,
    seed: string,
    everyDecision?: EveryDecision<State, Answer>,
  ): Outcome;
  playMatch(
    one: Bot<State, Answer>,
    others: Bot<State, Answer>,
    options: Options,
    games: number,
    seed: string,
  ): MatchResult;
}

/** Called with the state before each decision is applied. */
export type EveryDecision<State, Answer> = (state: State, seat: Seat, view: State, answer: Answer) => void;

export interface MatchResult {
  readonly games: number;
  /** Games that the one bot won alone or with others. */
  readonly wins: number;
  /** The same, a shared victory counting for its share only. */
  readonly share: number;
}

export function matchesOf<State, Answer extends Decision, Options>(
  game: Rules<State, Answer, Options>,
): Matches<State, Answer, Options> {
  /** One game; each seat sees only its view and has chance of its own. */
  const playGame: Matches<State, Answer, Options>["playGame"] = (bots, options, seed, everyDecision) => {
    const bytes = seedFrom(seed);
    const state = game.setup(options, bytes);
    const chances = bots.map((_, seat) => chanceFrom((bytes[0] | (bytes[1] << 8) | (bytes[2] << 16)) * 8 + seat));
    for (let seat = game.awaited(state); seat !== NOBODY; seat = game.awaited(state)) {
      const view = game.view(state, seat);
      const answer = bots[seat].choose(view, seat, chances[seat]);
      everyDecision?.(state, seat, view, answer);
      game.apply(state, seat, answer);
    }
    const outcome = game.outcome(state);
    if (!outcome) throw new Error(`nobody is awaited, and the game is not over: ${seed}`);
    return outcome;
  };

  /** One bot among others of a kind, sitting at every seat in turn. */
  const playMatch: Matches<State, Answer, Options>["playMatch"] = (one, others, options, games, seed) => {
    const players = game.seats(options).length;
    let wins = 0;
    let share = 0;
    for (let number = 0; number < games; number++) {
      const seat = number % players;
      const bots = Array.from({ length: players }, (_, other) => (other === seat ? one : others));
      const { winners } = playGame(bots, options, `${seed} ${number}`);
      if (!winners.includes(seat)) continue;
      wins++;
      share += 1 / winners.length;
    }
    return { games, wins, share };
  };

  return { playGame, playMatch };
}

/** Wilson's interval for a share of successes, 95 %. */
export function wilson(successes: number, trials: number): readonly [low: number, high: number] {
  const z = 1.96;
  const rate = successes / trials;
  const middle = rate + (z * z) / (2 * trials);
  const spread = z * Math.sqrt((rate * (1 - rate)) / trials + (z * z) / (4 * trials * trials));
  const scale = 1 + (z * z) / trials;
  return [(middle - spread) / scale, (middle + spread) / scale];
}
