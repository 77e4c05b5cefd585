import { parentPort } from "node:worker_threads";
import { chanceFrom } from "@weirwood/kernel";
import { games } from "../games.ts";
import type { Task } from "./crew.ts";

/** One thread of the crew: a task in, an answer out. */
parentPort?.on("message", ({ game, bot, view, seat, chance }: Task) => {
  try {
    parentPort?.postMessage({ answer: games[game].bots[bot].choose(view, seat, chanceFrom(chance)) });
  } catch (reason) {
    parentPort?.postMessage({ problem: reason instanceof Error ? (reason.stack ?? reason.message) : String(reason) });
  }
});
