import type { Asker } from "../workers/fair-queue.ts";

/**
 * Wakes a node when something is due. Due times are rows in the Store; a job only saves looking all the time. One that
 * is lost is found by the sweep, and one that comes twice, early or late does no harm: the worker looks at the row.
 */
export interface Jobs {
  /**
   * Replaces an earlier time for the same thing. While its worker is at work, another wake follows when that is done.
   * Never throws and never waits.
   */
  schedule(queue: Queue, id: string, at: number): void;
  /** What is done when something of the queue is due: on one node, at one time. A worker that throws is logged. */
  work(queue: Queue, worker: (id: string) => Promise<void>, how?: HowMuch): void;
  /** No new work is begun; resolves when what was begun is done. */
  close(): Promise<void>;
}

export interface HowMuch {
  /** How much of the queue is done at a time on this node, where it is not as much as of others. */
  readonly atOnce?: number;
  /** Whose turn a thing takes, so that nobody's many keep others' waiting. */
  readonly turnOf?: (id: string) => Asker;
}

/** Tables have clocks, and bots that may think for long; notifications have times to be sent. */
export type Queue = "tables" | "bots" | "notifications";
