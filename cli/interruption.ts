import { setTimeout as pause } from "node:timers/promises";

/** What is still to be done when Ctrl-C ends the process: short, and not waited for longer than people would. */
const PATIENCE = 2_000;

const works = new Set<() => Promise<void>>();

/** To be done before Ctrl-C ends the process, until it is called off. */
export function onInterrupt(work: () => Promise<void>): () => void {
  works.add(work);
  return () => works.delete(work);
}

export async function finishInterrupted(): Promise<void> {
  if (works.size === 0) return;
  await Promise.race([Promise.allSettled([...works].map((work) => work())), pause(PATIENCE)]);
}
