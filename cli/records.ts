import { entryNamed, type SomeAnswer, type SomeGame, type SomeOptions, type SomeState } from "@weirwood/catalogue";
import {
  explain,
  isRecordProblem,
  isRefusal,
  kernelPhrases,
  type RecordFile,
  type RecordProblem,
  type ReplayOptions,
  readRecord,
  replay,
} from "@weirwood/kernel";
import { gameNames } from "./arguments.ts";
import type { Context } from "./context.ts";
import { exitCodes, Failure } from "./failure.ts";
import { readText } from "./files.ts";
import { loadGame } from "./games/index.ts";
import type { LoadedGame } from "./games/loaded-game.ts";

/** Called with the set-up, and then with every decision just after it was applied. */
export type Watcher = Pick<ReplayOptions<SomeState, SomeAnswer>, "onSetup" | "onDecision">;

export interface ReplayedRecord {
  readonly loaded: LoadedGame;
  readonly record: RecordFile;
  /** The record's options as the game reads them: what a record does not say has its default. */
  readonly options: SomeOptions;
  /** The position after the last decision. */
  readonly state: SomeState;
}

/** Reads a record and plays it through. What is wrong with it ends the command, with the line and the reason. */
export async function replayFile(
  path: string,
  here: Context,
  watcherFor: (loaded: LoadedGame) => Watcher = () => ({}),
): Promise<ReplayedRecord> {
  const record = readRecord(readText(path, here));
  if (isRecordProblem(record)) throw badRecord(path, record, undefined, undefined, here);
  // A record may be of any game that there is, offered or not.
  const entry = entryNamed(record.game);
  if (entry === undefined) {
    const message = here.say.replay.unknownGame(path, record.game, gameNames(here));
    throw new Failure("bad-record", message, { file: path }, exitCodes.failed);
  }
  const loaded = await loadGame(entry);
  const { game } = loaded;
  const end = replay(game, record, watcherFor(loaded));
  if (isRecordProblem(end)) throw badRecord(path, end, record, game, here);
  const options = game.readOptions(record.options);
  if (isRefusal(options)) throw new Error("a record that was replayed has its set-up");
  return { loaded, record, options, state: end.state };
}

function badRecord(
  path: string,
  { line, refusal }: RecordProblem,
  record: RecordFile | undefined,
  game: SomeGame | undefined,
  { say, language }: Context,
): Failure {
  const sentence = explain((game?.phrasebooks ?? kernelPhrases)[language], refusal);
  const decision = record?.decisions.find((made) => made.line === line);
  const problem =
    decision === undefined ? sentence : say.replay.notPossible(decision.seat, decision.notation, sentence);
  const facts = { file: path, line, rule: refusal.rule };
  return new Failure("bad-record", say.replay.broken(path, line, problem, refusal.rule), facts, exitCodes.failed);
}
