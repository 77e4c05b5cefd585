import { chanceFrom, isRefusal, NOBODY, type Outcome, type Seat, seedFrom } from "@weirwood/kernel";
import { type Throne, type ThroneDecision, throne } from "@weirwood/throne";
import type { Bot } from "../index.ts";

/** Games between bots, for tests and for measuring how good they are. */

export type ThroneBot = Bot<Throne, ThroneDecision>;

export interface Watch {
  /** Called with the state before each decision is applied. */
  readonly everyDecision?: (state: Throne, seat: Seat, view: Throne, answer: ThroneDecision) => void;
}

/** One game with houses drawn by the seed; each seat sees only its view and has chance of its own. */
export function playGame(bots: readonly ThroneBot[], seed: string, watch: Watch = {}): Outcome {
  const options = throne.readOptions({ players: bots.length });
  if (isRefusal(options)) throw new Error(`${options.rule}: ${bots.length} bots`);
  const bytes = seedFrom(seed);
  const state = throne.setup(options, bytes);
  const chances = bots.map((_, seat) => chanceFrom((bytes[0] | (bytes[1] << 8) | (bytes[2] << 16)) * 8 + seat));
  for (let seat = throne.awaited(state); seat !== NOBODY; seat = throne.awaited(state)) {
    const view = throne.view(state, seat);
    const answer = bots[seat].choose(view, seat, chances[seat]);
    watch.everyDecision?.(state, seat, view, answer);
    throne.apply(state, seat, answer);
  }
  const outcome = throne.outcome(state);
  if (!outcome) throw new Error(`nobody is awaited, and the game is not over: ${seed}`);
  return outcome;
}

export interface MatchResult {
  readonly games: number;
  /** Games that the one bot won alone or with others. */
  readonly wins: number;
  /** The same, a shared victory counting for its share only. */
  readonly share: number;
}

/** One bot among others of a kind, sitting at every seat in turn. */
export function playMatch(
  one: ThroneBot,
  others: ThroneBot,
  players: number,
  games: number,
  seed: string,
): MatchResult {
  let wins = 0;
  let share = 0;
  for (let game = 0; game < games; game++) {
    const seat = game % players;
    const bots = Array.from({ length: players }, (_, other) => (other === seat ? one : others));
    const { winners } = playGame(bots, `${seed} ${game}`);
    if (!winners.includes(seat)) continue;
    wins++;
    share += 1 / winners.length;
  }
  return { games, wins, share };
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
