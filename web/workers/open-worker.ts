/** What a worker does, said by its name. */
export type WorkerKind = "game" | "advice" | "analysis" | "counsel" | "odds" | "replay" | "trials";

/** Starts a worker. All are one build, so that rules and bots are fetched once, whoever needs them. */
export const openWorker = (kind: WorkerKind): Worker =>
  new Worker(new URL("./any.worker.ts", import.meta.url), { type: "module", name: kind });
