import type { Weights } from "../../values/index.ts";

/** Learned, not written: `command` makes this file again. Whoever changes it by hand loses that. */
export const weights: Weights = {
  game: "ravens-wager",
  command: "weirwood train ravens-wager --games 400 --seed 1 --hidden 4 --passes 8",
  fingerprint: "28ea80dc36ab6e5d",
  features: ["coins", "lead", "cards", "rounds-left"],
  middle: [3.978, -2.006, 3.265, 2.278],
  spread: [3.519, 4.6, 1.262, 1.96],
  direct: [0.1376, 0.07474, 0.06059, -3.732e-12],
  inner: [
    0.5897, 0.2492, 0.02516, 0.2879, -0.08965, -0.4873, 0.1069, 0.4951, 0.7903, 0.3788, -0.4233, -0.7577, -0.5965,
    -0.1972, -0.1017, -0.389,
  ],
  bias: [-0.0758, -0.07648, 0.1343, -0.05789],
  outer: [-0.2257, 0.1983, 0.1209, -0.3142],
};
