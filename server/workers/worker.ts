import { parentPort } from "node:worker_threads";
import { type Entry, entryNamed, type SomeAnswer } from "@weirwood/catalogue";
import { chanceFrom } from "@weirwood/kernel";
import type { BotTask } from "../bots/bot-pool.ts";
import { type BeginningTask, type Begun, begun } from "./beginnings.ts";
import { type Replayed, type ReplayTask, replayed } from "./replays.ts";

/** One thread of a pool: a task in, an answer or a problem out. It loads the games that its tasks name, and no others. */
parentPort?.on("message", (task: Task) => {
  answerTo(task).then(
    (answer) => parentPort?.postMessage({ answer }),
    (reason) =>
      parentPort?.postMessage({ problem: reason instanceof Error ? (reason.stack ?? reason.message) : String(reason) }),
  );
});

type Task = BotTask | BeginningTask | ReplayTask;

async function answerTo(task: Task): Promise<SomeAnswer | Begun | Replayed> {
  const entry = knownEntry(task.game);
  if ("record" in task) return replayed(await entry.game(), task.record);
  if ("position" in task || "seed" in task) return begun(await entry.game(), task);
  const bots = await entry.bots([task.bot]);
  return bots[task.bot].choose(task.view, task.seat, chanceFrom(task.chance), task.temper);
}

function knownEntry(game: string): Entry {
  const entry = entryNamed(game);
  if (entry === undefined) throw new Error(`no game is called ${game}`);
  return entry;
}
