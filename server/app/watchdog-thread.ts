import { writeSync } from "node:fs";
import { workerData } from "node:worker_threads";
import type { WatchdogOptions } from "./watchdog.ts";

const { heartbeat, seconds } = workerData as WatchdogOptions;
const STANDARD_ERROR = 2;

let last = -1;
let still = 0;

// Its own ticks are counted, not the time: while the machine sleeps, or the process is stopped, this thread stands still too.
setInterval(() => {
  const beats = Atomics.load(heartbeat, 0);
  still = beats === last ? still + 1 : 0;
  last = beats;
  if (still >= seconds) endProcess();
}, 1000);

function endProcess(): void {
  const msg = `the event loop has stood still for ${seconds} s: the watchdog ends this process`;
  const line = { level: "fatal", time: new Date().toISOString(), msg };
  try {
    // Straight to the file: what a thread logs otherwise is passed on by the event loop.
    writeSync(STANDARD_ERROR, `${JSON.stringify(line)}\n`);
  } finally {
    process.kill(process.pid, "SIGKILL");
  }
}
