import type { Weights } from "../../values/index.ts";

export const weights: Weights = {
  game: "ravens-wager",
  command: "weirwood train ravens-wager",
  fingerprint: "",
  features: ["coins", "lead", "cards", "rounds-left"],
  middle: [0, 0, 0, 0],
  spread: [1, 1, 1, 1],
  direct: [0.1, 0.1, 0.02, 0],
  inner: [],
  bias: [],
  outer: [],
};
