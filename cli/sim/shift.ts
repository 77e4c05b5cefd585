import type { Simulation } from "./simulation.ts";
import type { Tally } from "./tally.ts";

/** Games to play: from the first number up to, not including, the last. */
export interface Shift {
  readonly from: number;
  readonly to: number;
}

/** A shift of a simulation, as a thread is given it. */
export interface Task extends Shift {
  readonly simulation: Simulation;
}

/** What came of a shift, or which record could not be written. */
export type ShiftResult = { readonly tally: Tally } | { readonly cannotWrite: string; readonly code: string };
