import { availableParallelism } from "node:os";
import { wholeNumber } from "../arguments.ts";
import type { Context } from "../context.ts";
import type { Pool } from "./pool.ts";
import { ThreadPool } from "./thread-pool.ts";

/** Who is to do the work, as commands are told it. */
export interface WorkArguments {
  readonly jobs?: string;
  readonly farm?: string;
}

export const jobsGiven = (text: string | undefined, here: Context): number =>
  text === undefined ? availableParallelism() : wholeNumber("--jobs", text, 1, 256, here);

/** Threads of this process, or a farm where one is named. */
export async function poolFor({ jobs, farm }: WorkArguments, here: Context): Promise<Pool> {
  const threads = jobsGiven(jobs, here);
  if (farm === undefined) return new ThreadPool(threads);
  // Only farms need Redis.
  const { FarmPool } = await import("../farm/farm-pool.ts");
  return FarmPool.open(farm, here);
}
