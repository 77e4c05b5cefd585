import type { WorkLimits } from "../workers/pool.ts";

/**
 * No limit to what servers of tests have done in threads: a busy machine takes longer than any that suits people, and a clock
 * that is turned passes all of them at once. A test of a limit sets it itself.
 */
export const UNHURRIED: Required<WorkLimits> = {
  longest: Number.POSITIVE_INFINITY,
  loading: Number.POSITIVE_INFINITY,
  patience: Number.POSITIVE_INFINITY,
};
