import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { entryNamed } from "@weirwood/catalogue";
import { closingOf, isRecordProblem, replay, writeRecord } from "@weirwood/kernel";
import { loadPlayable } from "../games/index.ts";
import { type PlayedGame, playGame } from "./play-out.ts";
import type { ShiftResult, Task } from "./shift.ts";
import { addGame, emptyTally } from "./tally.ts";

/** One thread for simulations of a game: plays the shifts it is given, and hands back sums. */
const game = workerData as string;
const entry = entryNamed(game);
if (entry === undefined) throw new Error(`there is no game ${game}`);
const played = await loadPlayable(entry);

parentPort?.on("message", (task: Task) => {
  parentPort?.postMessage(play(task));
});

function play({ simulation, from, to }: Task): ShiftResult {
  const tally = emptyTally();
  for (let index = from; index < to; index++) {
    const made = playGame(played, simulation, index);
    addGame(tally, made);
    const folder = made.problem === undefined ? simulation.recordsIn : simulation.brokenIn;
    if (folder === undefined) continue;
    const path = join(folder, `${String(index).padStart(6, "0")}.weir`);
    try {
      mkdirSync(folder, { recursive: true });
      writeFileSync(path, recordText(made));
    } catch (error) {
      return { cannotWrite: path, code: (error as NodeJS.ErrnoException).code ?? String(error) };
    }
  }
  return { tally };
}

/** A broken game is written as far as it went, with what went wrong as its last remark. */
function recordText({ record, problem }: PlayedGame): string {
  if (problem === undefined) return writeRecord(record);
  const end = replay(played.game, record);
  const closing = isRecordProblem(end) ? {} : closingOf(played.game, end.state);
  const remark = `# ${problem.kind} at decision ${problem.decision}: ${problem.message.replace(/\s+/g, " ")}\n`;
  return writeRecord({ ...record, ...closing }) + remark;
}
