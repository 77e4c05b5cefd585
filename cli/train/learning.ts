import { Worker } from "node:worker_threads";
import type { Learned, Lesson } from "@weirwood/catalogue/minds";

export interface LearningSettings {
  readonly hidden: number;
  readonly passes: number;
  readonly seed: string;
}

/** What the thread says: after each pass, and at the end. */
export type Told = { readonly passes: number } | { readonly learned: Learned };

/** Learns in a thread, so that the process hears Ctrl-C meanwhile. The lessons are given away to it. */
export async function learnInThread(
  lessons: readonly Lesson[],
  settings: LearningSettings,
  onPass: (passes: number) => void,
): Promise<Learned> {
  const thread = new Worker(new URL("./learning-thread.js", import.meta.url), {
    workerData: { lessons, settings },
    transferList: lessons.map(({ rows }) => rows.buffer as ArrayBuffer),
  });
  try {
    return await new Promise<Learned>((resolve, reject) => {
      thread.on("error", reject);
      thread.on("exit", () => reject(new Error("the thread that learns ended too early")));
      thread.on("message", (told: Told) => {
        if ("learned" in told) resolve(told.learned);
        else onPass(told.passes);
      });
    });
  } finally {
    await thread.terminate();
  }
}
