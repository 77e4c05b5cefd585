import { parentPort, workerData } from "node:worker_threads";
import { entryNamed } from "@weirwood/catalogue";
import { workshopFor } from "./workshop.ts";

/** One thread for the work of a game: does the tasks it is given, and hands back what comes of them. */
const name = workerData as string;
const entry = entryNamed(name);
if (entry === undefined) throw new Error(`there is no game ${name}`);
const perform = workshopFor(entry);

parentPort?.on("message", async (task) => {
  parentPort?.postMessage(await perform(task));
});
