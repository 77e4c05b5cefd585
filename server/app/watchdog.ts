import { Worker } from "node:worker_threads";

/** What the thread is started with. */
export interface WatchdogOptions {
  /** A counter in shared memory, which the event loop raises as long as it turns. */
  readonly heartbeat: Int32Array;
  /** For how many seconds it may stand still. */
  readonly seconds: number;
}

export interface Watchdog {
  close(): Promise<void>;
}

const BEAT = 250;

/**
 * Ends the process when its event loop stands still: nothing else could, not even SIGTERM is heard then. Whoever runs
 * the server starts it again, and what was acknowledged is on disk. Zero seconds: nobody watches.
 */
export function startWatchdog(seconds: number): Watchdog {
  if (seconds === 0) return { close: async () => undefined };
  const heartbeat = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const beating = setInterval(() => Atomics.add(heartbeat, 0, 1), BEAT).unref();
  const workerData: WatchdogOptions = { heartbeat, seconds };
  const thread = new Worker(threadScript, { workerData, execArgv: [] });
  thread.unref();
  return {
    async close() {
      await thread.terminate();
      clearInterval(beating);
    },
  };
}

/** Threads run what was built, also where the server itself runs from its sources in a test. */
const threadScript = new URL(
  import.meta.url.endsWith(".ts") ? "../dist/app/watchdog-thread.js" : "./watchdog-thread.js",
  import.meta.url,
);
