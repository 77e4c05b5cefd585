import { closingOf, isRecordProblem, replay, writeRecord } from "@weirwood/kernel";
import type { PlayableGame } from "../games/loaded-game.ts";
import type { GamesResult, GamesTask, WrittenRecord } from "../work/task.ts";
import { addThinking, type PlayedGame, playGame, type Thinking } from "./play-out.ts";
import { addGame, emptyTally } from "./tally.ts";

/** Plays a shift of a simulation, and adds its games up. */
export function playShift(playable: PlayableGame, { simulation, from, to }: GamesTask): GamesResult {
  const tally = emptyTally();
  const thinking: Thinking = {};
  const records: WrittenRecord[] = [];
  for (let game = from; game < to; game++) {
    const made = playGame(playable, simulation, game);
    addGame(tally, made);
    addThinking(thinking, made.thinking);
    const isBroken = made.problem !== undefined;
    const isWanted = isBroken ? simulation.keepsBroken : simulation.keepsRecords;
    if (isWanted) records.push({ game, isBroken, text: recordText(playable, made) });
  }
  return { tally, thinking, records };
}

/** A broken game is written as far as it went, with what went wrong as its last remark. */
function recordText({ game }: PlayableGame, { record, problem }: PlayedGame): string {
  if (problem === undefined) return writeRecord(record);
  const end = replay(game, record);
  const closing = isRecordProblem(end) ? {} : closingOf(game, end.state);
  const remark = `# ${problem.kind} at decision ${problem.decision}: ${problem.message.replace(/\s+/g, " ")}\n`;
  return writeRecord({ ...record, ...closing }) + remark;
}
