import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { entryNamed } from "@weirwood/catalogue";
import { closingOf, isRecordProblem, replay, writeRecord } from "@weirwood/kernel";
import { type Played, type PlayedGame, playGame } from "./play-out.ts";
import type { Shift, ShiftResult } from "./shift.ts";
import type { Simulation } from "./simulation.ts";
import { addGame, emptyTally } from "./tally.ts";

/** One thread of a simulation: plays the shifts it is given, and hands back sums. */
const simulation = workerData as Simulation;
const entry = entryNamed(simulation.game);
if (entry === undefined) throw new Error(`there is no game ${simulation.game}`);
const played: Played = { game: await entry.game(), bots: await entry.bots() };

parentPort?.on("message", ({ from, to }: Shift) => {
  parentPort?.postMessage(play(from, to));
});

function play(from: number, to: number): ShiftResult {
  const tally = emptyTally();
  for (let index = from; index < to; index++) {
    const game = playGame(played, simulation, index);
    addGame(tally, game);
    const folder = game.problem === undefined ? simulation.recordsIn : simulation.brokenIn;
    if (folder === undefined) continue;
    const path = join(folder, `${String(index).padStart(6, "0")}.weir`);
    try {
      mkdirSync(folder, { recursive: true });
      writeFileSync(path, recordText(game));
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
