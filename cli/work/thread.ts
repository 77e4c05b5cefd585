import { parentPort } from "node:worker_threads";
import { perform } from "./workshop.ts";

/** One thread: does the tasks it is given, one at a time, and hands back what comes of them. */
parentPort?.on("message", async (task) => {
  parentPort?.postMessage(await perform(task));
});
