/** Where a farm keeps things in Redis. Whatever belongs to a run or a worker expires by itself if nobody removes it. */

export const PREFIX = "weirwood:farm";

/** Shifts for one build of the program: who has another one never sees them. */
export const queueOf = (build: string): string => `shifts-${build}`;

/** What a run is about; there as long as whoever asked for it is. */
export const runKey = (run: string): string => `${PREFIX}:run:${run}`;

/** What came of its shifts, until it is fetched. */
export const resultsKey = (run: string): string => `${PREFIX}:results:${run}`;

/** The ids of workers, and what each says about itself. */
export const WORKERS = `${PREFIX}:workers`;
export const workerKey = (id: string): string => `${PREFIX}:worker:${id}`;

/** A shift as it waits in the queue. */
export interface QueuedShift {
  readonly run: string;
  readonly number: number;
  readonly from: number;
  readonly to: number;
}

/** What a worker says about itself. */
export interface WorkerCard {
  readonly host: string;
  readonly jobs: number;
  readonly version: string;
  readonly build: string;
}
