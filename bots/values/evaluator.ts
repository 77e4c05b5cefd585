import type { Features } from "@weirwood/kernel";
import { Network, type Weights } from "./network.ts";

/** Each seat's chance to win, by what was learned. Throws where it was learned by other features. */
export function evaluatorOf<State>(
  features: Features<State>,
  weights: Weights,
): (state: State, seats: number, into: Float64Array) => void {
  if (weights.features.join() !== features.ids.join())
    throw new Error(`the weights of ${weights.game} were learned by other features: ${weights.command}`);
  const network = new Network(weights);
  let rows = new Float64Array(8 * network.features);
  return (state, seats, into) => {
    if (rows.length < seats * network.features) rows = new Float64Array(seats * network.features);
    features.read(state, seats, rows);
    network.chances(rows, seats, into);
  };
}
