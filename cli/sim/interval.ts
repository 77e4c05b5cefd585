/** A share of games, with the range in which the true share lies 95 times out of 100. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The 97.5 % point of the normal distribution. */
const Z = 1.959963984540054;

/** Wilson's score interval: honest for few games and for shares near 0 and 1, where the textbook one is not. */
export function wilson(wins: number, games: number): Share {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const share = wins / games;
  const z2 = Z * Z;
  const centre = (share + z2 / (2 * games)) / (1 + z2 / games);
  const half = (Z / (1 + z2 / games)) * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games * games));
  return { share, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}
