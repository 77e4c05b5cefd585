import type { Json } from "@weirwood/kernel";

/** Games of bots that are wanted: of which game, with which options, and how many. */
export interface TrialWish {
  readonly game: string;
  /** As the game understands them. */
  readonly options: Json;
  readonly of: number;
  /**
   * What each side answers when it is asked for the first time. Then sides are called by their place in this list and
   * change seats after every game; else each seat is a side and called as the game calls it.
   */
  readonly openings?: readonly string[];
}

/** How they ended. */
export interface Trials {
  readonly of: number;
  /** By side. */
  readonly won: { readonly [side: string]: number };
  /** Nobody won, or several. */
  readonly drawn: number;
}

export const noTrials = (of: number): Trials => ({ of, won: {}, drawn: 0 });
export const wonBy = ({ won }: Trials, side: string): number => won[side] ?? 0;
export const playedIn = ({ won, drawn }: Trials): number =>
  Object.values(won).reduce((sum, count) => sum + count, drawn);

/** The same with one more game, which one side has won, or nobody. */
export const withGame = (trials: Trials, winner: string | undefined): Trials =>
  winner === undefined
    ? { ...trials, drawn: trials.drawn + 1 }
    : { ...trials, won: { ...trials.won, [winner]: wonBy(trials, winner) + 1 } };

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
