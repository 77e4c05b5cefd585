import {
  explain,
  isRecordProblem,
  isRefusal,
  kernelPhrases,
  type RecordFile,
  type RecordProblem,
  type Replayed,
  readRecord,
  replay,
} from "@weirwood/kernel";
import type { Throne, ThroneDecision, ThroneOptions } from "@weirwood/throne";
import { games } from "./arguments.ts";
import { exitCodes, Failure } from "./failure.ts";
import { readText } from "./files.ts";
import type { Surroundings } from "./surroundings.ts";

type SomeGame = (typeof games)[keyof typeof games];

/** Called with the set-up, and then with every decision just after it was applied. */
export interface Watcher {
  onSetup?(state: Throne): void;
  onDecision?(moment: Replayed<Throne, ThroneDecision>): void;
}

export interface ReplayedRecord {
  readonly game: SomeGame;
  readonly record: RecordFile;
  /** The record's options as the game reads them: what a record does not say has its default. */
  readonly options: ThroneOptions;
  /** The position after the last decision. */
  readonly state: Throne;
}

/** Reads a record and plays it through. What is wrong with it ends the command, with the line and the reason. */
export function replayFile(path: string, here: Surroundings, watcher: Watcher = {}): ReplayedRecord {
  const record = readRecord(readText(path, here));
  if (isRecordProblem(record)) throw badRecord(path, record, undefined, here);
  if (!Object.hasOwn(games, record.game)) {
    const message = here.say.replay.unknownGame(path, record.game, Object.keys(games));
    throw new Failure("bad-record", message, { file: path }, exitCodes.failed);
  }
  const game = games[record.game as keyof typeof games];
  const end = replay(game, record, watcher);
  if (isRecordProblem(end)) throw badRecord(path, end, record, here);
  const options = game.readOptions(record.options);
  if (isRefusal(options)) throw new Error("a record that was replayed has its set-up");
  return { game, record, options, state: end.state };
}

function badRecord(
  path: string,
  { line, refusal }: RecordProblem,
  record: RecordFile | undefined,
  { say, language }: Surroundings,
): Failure {
  const known = record && Object.hasOwn(games, record.game) ? games[record.game as keyof typeof games] : undefined;
  const sentence = explain((known?.phrasebooks ?? kernelPhrases)[language], refusal);
  const decision = record?.decisions.find((made) => made.line === line);
  const problem =
    decision === undefined ? sentence : say.replay.notPossible(decision.seat, decision.notation, sentence);
  const facts = { file: path, line, rule: refusal.rule };
  return new Failure("bad-record", say.replay.broken(path, line, problem, refusal.rule), facts, exitCodes.failed);
}
