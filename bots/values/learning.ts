import { type Chance, chanceOf, shuffled } from "@weirwood/kernel";
import type { Lesson } from "./lessons.ts";
import { Network, softmax, type Weights } from "./network.ts";

/** What is learned, and how well it foretells games that were held apart. */
export interface Learned {
  readonly weights: Pick<Weights, "middle" | "spread" | "direct" | "inner" | "bias" | "outer">;
  readonly errors: readonly ErrorAt[];
}

/** How wrong the value is in a round (0: over all of them), on games that it never saw. */
export interface ErrorAt {
  readonly round: number;
  readonly positions: number;
  /** The mean of −ln of the chance that the winner was given, and the same for one who gives all seats the same. */
  readonly loss: number;
  readonly blindLoss: number;
  /** How often the likeliest seat won. */
  readonly hits: number;
}

interface Settings {
  readonly hidden: number;
  readonly passes: number;
  readonly seed: string;
  /** Told after each pass over the games: how many are done. */
  onPass?(done: number, loss: number): void;
}

/** Of ten games, one is for the error that is told, one chooses the pass that is kept, and eight are learned from. */
const FOLD = 10;
const isForTelling = ({ game }: Lesson): boolean => game % FOLD === 0;
const isForChoosing = ({ game }: Lesson): boolean => game % FOLD === 1;

/** Positions after which the weights take a step. */
const BATCH = 32;
const FIRST_STEP = 0.003;
const LAST_STEP = 0.0003;
/** How strongly weights are drawn to nothing. */
const DECAY = 1e-4;
/** Adam's memory of the slope and of its square. */
const [SLOPE_MEMORY, SQUARE_MEMORY, EPSILON] = [0.9, 0.999, 1e-8];
/** Digits that a kept number has. */
const DIGITS = 4;

/** Learns from lessons in the order of their games: the same lessons and settings give the same weights. */
export function learn(given: readonly Lesson[], settings: Settings): Learned {
  // A game that is over before its first moment teaches nothing.
  const lessons = given.filter(({ rounds }) => rounds.length > 0);
  const learned = lessons.filter((lesson) => !isForTelling(lesson) && !isForChoosing(lesson));
  const pupil = new Pupil(learned, settings);
  const choosing = lessons.filter(isForChoosing);
  let best = pupil.weights();
  let least = Number.POSITIVE_INFINITY;
  for (let pass = 0; pass < settings.passes; pass++) {
    pupil.pass(FIRST_STEP + ((LAST_STEP - FIRST_STEP) * pass) / settings.passes);
    const weights = pupil.weights();
    const { loss } = errorsOf(new Network(weights), choosing)[0];
    settings.onPass?.(pass + 1, loss);
    if (loss >= least) continue;
    least = loss;
    best = weights;
  }
  return { weights: best, errors: errorsOf(new Network(best), lessons.filter(isForTelling)) };
}

/** Errors over all positions, then round by round. */
export function errorsOf(network: Network, lessons: readonly Lesson[]): ErrorAt[] {
  const sums = new Map<number, { positions: number; loss: number; blindLoss: number; hits: number }>();
  for (const { seats, shares, rounds, rows } of lessons) {
    const chances = new Float64Array(seats);
    const length = seats * network.features;
    for (const [at, round] of rounds.entries()) {
      network.chances(rows.subarray(at * length, (at + 1) * length), seats, chances);
      let loss = 0;
      for (const [seat, share] of shares.entries())
        if (share > 0) loss -= share * Math.log(Math.max(1e-9, chances[seat]));
      const likeliest = chances.indexOf(Math.max(...chances));
      for (const key of [0, round]) {
        const sum = sums.get(key) ?? { positions: 0, loss: 0, blindLoss: 0, hits: 0 };
        sums.set(key, sum);
        sum.positions++;
        sum.loss += loss;
        sum.blindLoss += Math.log(seats);
        sum.hits += shares[likeliest] > 0 ? 1 : 0;
      }
    }
  }
  return [...sums]
    .sort(([a], [b]) => a - b)
    .map(([round, { positions, loss, blindLoss, hits }]) => ({
      round,
      positions,
      loss: loss / positions,
      blindLoss: blindLoss / positions,
      hits: hits / positions,
    }));
}

interface Position {
  readonly lesson: Lesson;
  readonly at: number;
}

/** Weights while they are being learned, by Adam. */
class Pupil {
  readonly #positions: Position[];
  readonly #features: number;
  readonly #hidden: number;
  readonly #middle: Float64Array;
  readonly #spread: Float64Array;
  /** All in one row: direct, inner, bias, outer. */
  readonly #weights: Float64Array;
  readonly #slopes: Float64Array;
  readonly #slopeMemory: Float64Array;
  readonly #squareMemory: Float64Array;
  readonly #chance: Chance;
  #slopeFade = 1;
  #squareFade = 1;

  constructor(lessons: readonly Lesson[], { hidden, seed }: Settings) {
    const [first] = lessons;
    if (first === undefined) throw new Error("there is nothing to learn from");
    this.#features = first.rows.length / (first.rounds.length * first.seats);
    this.#hidden = hidden;
    this.#positions = lessons.flatMap((lesson) => lesson.rounds.map((_, at) => ({ lesson, at })));
    this.#chance = chanceOf(`learning ${seed}`);
    [this.#middle, this.#spread] = middleAndSpread(lessons, this.#features);
    const size = this.#features * (1 + hidden) + 2 * hidden;
    this.#weights = new Float64Array(size);
    const inner = Math.sqrt(2 / this.#features);
    for (let w = this.#features; w < this.#features * (1 + hidden); w++) this.#weights[w] = inner * this.#unit();
    for (let w = size - hidden; w < size; w++) this.#weights[w] = 0.3 * this.#unit();
    this.#slopes = new Float64Array(size);
    this.#slopeMemory = new Float64Array(size);
    this.#squareMemory = new Float64Array(size);
  }

  /** From −1 to 1. */
  #unit(): number {
    return this.#chance.below(2_000_001) / 1_000_000 - 1;
  }

  /** Once over all positions, in an order of their own. */
  pass(step: number): void {
    shuffled(this.#positions, this.#chance);
    for (const [index, position] of this.#positions.entries()) {
      this.#addSlopes(position);
      if ((index + 1) % BATCH === 0) this.#step(step);
    }
  }

  #addSlopes({ lesson: { seats, shares, rows }, at }: Position): void {
    const features = this.#features;
    const hidden = this.#hidden;
    const weights = this.#weights;
    const bias = features * (1 + hidden);
    const outer = bias + hidden;
    const x = new Float64Array(seats * features);
    const sums = new Float64Array(seats * hidden);
    const chances = new Float64Array(seats);
    const start = at * seats * features;
    for (let seat = 0; seat < seats; seat++) {
      const row = seat * features;
      let score = 0;
      for (let f = 0; f < features; f++) {
        x[row + f] = (rows[start + row + f] - this.#middle[f]) / this.#spread[f];
        score += weights[f] * x[row + f];
      }
      for (let h = 0, w = features; h < hidden; h++) {
        let sum = weights[bias + h];
        for (let f = 0; f < features; f++, w++) sum += weights[w] * x[row + f];
        sums[seat * hidden + h] = sum;
        if (sum > 0) score += weights[outer + h] * sum;
      }
      chances[seat] = score;
    }
    softmax(chances, seats);
    for (let seat = 0; seat < seats; seat++) {
      const error = chances[seat] - shares[seat];
      const row = seat * features;
      for (let f = 0; f < features; f++) this.#slopes[f] += error * x[row + f];
      for (let h = 0; h < hidden; h++) {
        const sum = sums[seat * hidden + h];
        if (sum <= 0) continue;
        this.#slopes[outer + h] += error * sum;
        const back = error * weights[outer + h];
        this.#slopes[bias + h] += back;
        for (let f = 0, w = features * (1 + h); f < features; f++, w++) this.#slopes[w] += back * x[row + f];
      }
    }
  }

  #step(step: number): void {
    this.#slopeFade *= SLOPE_MEMORY;
    this.#squareFade *= SQUARE_MEMORY;
    const weights = this.#weights;
    for (let w = 0; w < weights.length; w++) {
      const slope = this.#slopes[w] / BATCH;
      this.#slopeMemory[w] = SLOPE_MEMORY * this.#slopeMemory[w] + (1 - SLOPE_MEMORY) * slope;
      this.#squareMemory[w] = SQUARE_MEMORY * this.#squareMemory[w] + (1 - SQUARE_MEMORY) * slope * slope;
      const mean = this.#slopeMemory[w] / (1 - this.#slopeFade);
      const square = this.#squareMemory[w] / (1 - this.#squareFade);
      weights[w] -= step * (mean / (Math.sqrt(square) + EPSILON) + DECAY * weights[w]);
    }
    this.#slopes.fill(0);
  }

  /** As they are kept: with a few digits each. */
  weights(): Learned["weights"] {
    const features = this.#features;
    const hidden = this.#hidden;
    const part = (from: number, length: number): number[] => kept(this.#weights.subarray(from, from + length));
    return {
      middle: kept(this.#middle),
      spread: kept(this.#spread),
      direct: part(0, features),
      inner: part(features, features * hidden),
      bias: part(features * (1 + hidden), hidden),
      outer: part(features * (1 + hidden) + hidden, hidden),
    };
  }
}

const kept = (numbers: Float64Array): number[] => Array.from(numbers, (number) => Number(number.toPrecision(DIGITS)));

function middleAndSpread(lessons: readonly Lesson[], features: number): [Float64Array, Float64Array] {
  const sums = new Float64Array(features);
  const squares = new Float64Array(features);
  let count = 0;
  for (const { rows } of lessons) {
    for (let at = 0; at < rows.length; at += features, count++) {
      for (let f = 0; f < features; f++) {
        sums[f] += rows[at + f];
        squares[f] += rows[at + f] * rows[at + f];
      }
    }
  }
  const middle = sums.map((sum) => sum / Math.max(1, count));
  // What never changes says nothing: it counts as it is, and not times a million.
  const spread = squares.map((square, f) => {
    const variance = square / Math.max(1, count) - middle[f] * middle[f];
    return variance > 1e-6 ? Math.sqrt(variance) : 1;
  });
  return [middle, spread];
}
