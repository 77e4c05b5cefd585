import type { SomeOptions } from "@weirwood/catalogue";
import { type Chance, chanceOf } from "@weirwood/kernel";

/** How often the laws are looked at while bots play. */
export const audits = ["every", "sample", "none"] as const;
type Audit = (typeof audits)[number];

/** A run of games, as plain data: it is sent to threads, and to other machines. */
export interface Simulation {
  readonly game: string;
  readonly options: SomeOptions;
  readonly seats: number;
  /** Dealt round the seats: one name fills all. */
  readonly bots: readonly string[];
  /** Every game has the same bots in the same seats; else they move on by one seat a game. */
  readonly areSeatsFixed: boolean;
  /**
   * By seat: what it answers to its first question, by name and in notation; without notation it is drawn for each game anew.
   * None: its bot answers that too.
   */
  readonly openings: readonly { readonly word: string; readonly notation?: string }[];
  readonly seed: string;
  readonly audit: Audit;
  /** By the name under which they are reported: the rules whose events are counted. */
  readonly counted: { readonly [name: string]: string };
  /** Whether the records of all games are wanted, and those of broken ones. */
  readonly keepsRecords: boolean;
  readonly keepsBroken: boolean;
}

/** The bot in each seat of a game. */
export function botsAt({ bots, seats, areSeatsFixed }: Simulation, index: number): string[] {
  const turned = areSeatsFixed ? 0 : index;
  return Array.from({ length: seats }, (_, seat) => bots[((seat + turned) % seats) % bots.length]);
}

/** The seed of a game hangs on the simulation's seed and the game's number alone, so any game can be played again. */
export function seedOfGame({ seed }: Simulation, index: number): string {
  return `${seed}/${index}`;
}

/** The bots' own choices, apart from the dice: nobody's answers change what the dice will show. */
export function botChance(seedText: string): Chance {
  return chanceOf(`bots at ${seedText}`);
}
