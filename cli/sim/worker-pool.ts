import { Worker } from "node:worker_threads";
import type { Shift, ShiftResult } from "./shift.ts";
import type { Simulation } from "./simulation.ts";
import { emptyTally, merge, type Tally } from "./tally.ts";

/** A record could not be written; the games themselves are fine. */
export class CannotWriteRecord extends Error {
  readonly path: string;
  readonly code: string;

  constructor(path: string, code: string) {
    super(`${path}: ${code}`);
    this.path = path;
    this.code = code;
  }
}

/** Shifts small enough that all threads end at about the same time, and that progress is seen to move. */
const SHIFTS_A_JOB = 40;
const LONGEST_SHIFT = 200;

/** Plays the games from the first number up to the last, shared out among threads, and adds them up. */
export async function playAll(
  simulation: Simulation,
  { from, to }: Shift,
  jobs: number,
  onProgress: (tally: Tally) => void,
): Promise<Tally> {
  const tally = emptyTally();
  const length = Math.max(1, Math.min(LONGEST_SHIFT, Math.ceil((to - from) / jobs / SHIFTS_A_JOB)));
  let next = from;
  const nextShift = (): Shift | undefined => {
    if (next >= to) return undefined;
    const shift = { from: next, to: Math.min(next + length, to) };
    next = shift.to;
    return shift;
  };
  const add = (part: Tally): void => {
    merge(tally, part);
    onProgress(tally);
  };
  const workers = Array.from({ length: Math.min(jobs, to - from) }, () => startWorker(simulation));
  try {
    await Promise.all(workers.map((worker) => work(worker, nextShift, add)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return tally;
}

function startWorker(simulation: Simulation): Worker {
  return new Worker(new URL("./worker.js", import.meta.url), { workerData: simulation });
}

/** Gives a thread one shift after another until there is none left. */
function work(worker: Worker, nextShift: () => Shift | undefined, onDone: (tally: Tally) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveNext = (): void => {
      const shift = nextShift();
      if (shift === undefined) resolve();
      else worker.postMessage(shift);
    };
    worker.on("message", (result: ShiftResult) => {
      if ("cannotWrite" in result) {
        reject(new CannotWriteRecord(result.cannotWrite, result.code));
        return;
      }
      onDone(result.tally);
      giveNext();
    });
    worker.on("error", reject);
    worker.on("exit", () => reject(new Error("a worker thread ended too early")));
    giveNext();
  });
}
