import { writeSync } from "node:fs";
import { workerData } from "node:worker_threads";
import type { WatchdogOptions } from "./watchdog.ts";

const { heartbeat, seconds } = workerData as WatchdogOptions;
const STANDARD_ERROR = 2;

/** Of the time for which it may stand still, how much it must have been at work: else it only waits for the processor. */
const AT_WORK = 1 / 2;
/** After so many times as long it is ended at any rate: what hangs on a disk or a lock does no work either. */
const PATIENT = 4;
const MICROSECONDS = 1_000_000;

let last = -1;
let still = 0;
let before = 0;

/** Processor time of the process: on a machine that is busy with other things it stands still as well. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / MICROSECONDS;
}

// Its own ticks are counted, not the time: while the machine sleeps, or the process is stopped, this thread stands still too.
setInterval(() => {
  const beats = Atomics.load(heartbeat, 0);
  still = beats === last ? still + 1 : 0;
  if (still === 0) before = worked();
  last = beats;
  const hasWorked = worked() - before >= seconds * AT_WORK;
  if (still >= seconds * (hasWorked ? 1 : PATIENT)) endProcess();
}, 1000);

function endProcess(): void {
  const msg = `the event loop has stood still for ${still} s: the watchdog ends this process`;
  const line = { level: "fatal", time: new Date().toISOString(), msg };
  try {
    // Straight to the file: what a thread logs otherwise is passed on by the event loop.
    writeSync(STANDARD_ERROR, `${JSON.stringify(line)}\n`);
  } finally {
    process.kill(process.pid, "SIGKILL");
  }
}
