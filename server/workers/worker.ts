import { parentPort } from "node:worker_threads";
import { chanceFrom } from "@weirwood/kernel";
import type { BotTask } from "../bots/bot-pool.ts";
import { games } from "../games.ts";
import { type BeginningTask, begun } from "./beginnings.ts";

/** One thread of a pool: a task in, an answer or a problem out. */
parentPort?.on("message", (task: BotTask | BeginningTask) => {
  try {
    parentPort?.postMessage({ answer: "bot" in task ? choice(task) : begun(games[task.game].game, task) });
  } catch (reason) {
    parentPort?.postMessage({ problem: reason instanceof Error ? (reason.stack ?? reason.message) : String(reason) });
  }
});

function choice({ game, bot, view, seat, chance }: BotTask): unknown {
  return games[game].bots[bot].choose(view, seat, chanceFrom(chance));
}
