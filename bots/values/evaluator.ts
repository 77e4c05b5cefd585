import type { Features } from "@weirwood/kernel";
import { Network, type Weights } from "./network.ts";

/**
 * Each seat's chance to win, by what was learned. Throws where it was learned by other features: not before it is asked,
 * because learning anew takes all of a game's craft but this.
 */
export function evaluatorOf<State>(
  features: Features<State>,
  weights: Weights,
): (state: State, seats: number, into: Float64Array) => void {
  let network: Network | undefined;
  let rows = new Float64Array(0);
  return (state, seats, into) => {
    network ??= networkFor(features, weights);
    if (rows.length < seats * network.features) rows = new Float64Array(seats * network.features);
    features.read(state, seats, rows);
    network.chances(rows, seats, into);
  };
}

function networkFor<State>(features: Features<State>, weights: Weights): Network {
  if (weights.features.join() !== features.ids.join())
    throw new Error(`the weights of ${weights.game} were learned by other features: ${weights.command}`);
  return new Network(weights);
}
