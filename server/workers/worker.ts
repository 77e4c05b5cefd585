import { parentPort } from "node:worker_threads";
import { type Entry, entryNamed, type SomeAnswer } from "@weirwood/catalogue";
import { chanceFrom } from "@weirwood/kernel";
import type { BotTask } from "../bots/bot-pool.ts";
import { type BeginningTask, type Begun, begun } from "./beginnings.ts";
import { type Past, type PastTask, playedFurther } from "./pasts.ts";
import { type Replayed, type ReplayTask, replayed } from "./replays.ts";

/** One thread of a pool: a task in, an answer or a problem out. It loads the games that its tasks name, and no others. */
parentPort?.on("message", (task: Task) => {
  answerTo(task).then(
    (answer) => parentPort?.postMessage({ answer }),
    (reason) =>
      parentPort?.postMessage({ problem: reason instanceof Error ? (reason.stack ?? reason.message) : String(reason) }),
  );
});

type Task = BotTask | BeginningTask | ReplayTask | PastTask;

async function answerTo(task: Task): Promise<SomeAnswer | Begun | Replayed | Past> {
  const entry = knownEntry(task.game);
  if ("bot" in task) {
    const bots = await entry.bots([task.bot]);
    return bots[task.bot].choose(task.view, task.seat, chanceFrom(task.chance), task.temper);
  }
  const game = await entry.game();
  // What follows is the task's own time; loading is the machine's.
  parentPort?.postMessage({ begins: true });
  if ("record" in task) return replayed(game, task.record);
  if ("decisions" in task) return playedFurther(game, task);
  return begun(game, task);
}

function knownEntry(game: string): Entry {
  const entry = entryNamed(game);
  if (entry === undefined) throw new Error(`no game is called ${game}`);
  return entry;
}
