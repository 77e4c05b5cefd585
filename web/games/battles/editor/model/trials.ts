import type { BattlePlan } from "@weirwood/battles/plans";

/** Games of bots on a plan: how many were wanted, how they ended. */
export interface Trials {
  readonly of: number;
  readonly stark: number;
  readonly lannister: number;
  /** Nobody won, or both. */
  readonly drawn: number;
}

/** What the worker is asked. */
export interface TrialWish {
  readonly plan: BattlePlan;
  readonly of: number;
}

export const noTrials = (of: number): Trials => ({ of, stark: 0, lannister: 0, drawn: 0 });
export const playedIn = ({ stark, lannister, drawn }: Trials): number => stark + lannister + drawn;

/** Of so many games, the share that somebody has won, and between which shares the true one very likely lies. */
export interface Share {
  readonly share: number;
  readonly least: number;
  readonly most: number;
}

/** Nineteen times out of twenty. */
const Z = 1.96;

/** The interval of Wilson, which is right for few games and for shares near nothing or all. */
export function shareOf(won: number, of: number): Share {
  if (of === 0) return { share: 0, least: 0, most: 1 };
  const share = won / of;
  const scale = 1 + Z ** 2 / of;
  const middle = (share + Z ** 2 / (2 * of)) / scale;
  const reach = (Z / scale) * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  return { share, least: Math.max(0, middle - reach), most: Math.min(1, middle + reach) };
}
