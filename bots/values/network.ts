import { exponential } from "./exponential.ts";

/** What was learned, as it is kept: numbers by name, and where they come from. */
export interface Weights {
  readonly game: string;
  /** The command that made it: given again, it makes the same. */
  readonly command: string;
  /** What the rules and the features said in pinned games: where they say something else now, it is time to learn anew. */
  readonly fingerprint: string;
  /** By feature: its id, its mean and its spread over the positions that were learned from. */
  readonly features: readonly string[];
  readonly middle: readonly number[];
  readonly spread: readonly number[];
  /** By feature: what counts by itself. */
  readonly direct: readonly number[];
  /** By hidden unit and feature, by hidden unit, by hidden unit. */
  readonly inner: readonly number[];
  readonly bias: readonly number[];
  readonly outer: readonly number[];
}

/** A score for each seat from its row of features, by the same weights; chances by softmax over the seats. */
export class Network {
  readonly features: number;
  readonly hidden: number;
  readonly middle: Float64Array;
  readonly spread: Float64Array;
  readonly direct: Float64Array;
  readonly inner: Float64Array;
  readonly bias: Float64Array;
  readonly outer: Float64Array;

  constructor(weights: Pick<Weights, "middle" | "spread" | "direct" | "inner" | "bias" | "outer">) {
    this.features = weights.direct.length;
    this.hidden = weights.bias.length;
    this.middle = Float64Array.from(weights.middle);
    this.spread = Float64Array.from(weights.spread);
    this.direct = Float64Array.from(weights.direct);
    this.inner = Float64Array.from(weights.inner);
    this.bias = Float64Array.from(weights.bias);
    this.outer = Float64Array.from(weights.outer);
  }

  /** The chances of all seats, by rows of features one after the other. */
  chances(rows: ArrayLike<number>, seats: number, into: Float64Array): void {
    for (let seat = 0; seat < seats; seat++) into[seat] = this.#score(rows, seat * this.features);
    softmax(into, seats);
  }

  #score(rows: ArrayLike<number>, at: number): number {
    const { features, hidden, middle, spread, direct, inner, bias, outer } = this;
    const row = this.#row;
    let score = 0;
    for (let f = 0; f < features; f++) {
      row[f] = (rows[at + f] - middle[f]) / spread[f];
      score += direct[f] * row[f];
    }
    for (let h = 0, w = 0; h < hidden; h++) {
      let sum = bias[h];
      for (let f = 0; f < features; f++, w++) sum += inner[w] * row[f];
      if (sum > 0) score += outer[h] * sum;
    }
    return score;
  }

  readonly #row = new Float64Array(256);
}

/** Scores into shares of 1. */
export function softmax(scores: Float64Array, count: number): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) most = Math.max(most, scores[i]);
  let sum = 0;
  for (let i = 0; i < count; i++) {
    scores[i] = exponential(scores[i] - most);
    sum += scores[i];
  }
  for (let i = 0; i < count; i++) scores[i] /= sum;
}
