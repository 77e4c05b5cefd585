import { type Chance, oneOf } from "../chance.ts";
import { seedFrom } from "../dice.ts";
import type { Decision, Game, Rules } from "../game.ts";
import type { JsonMap } from "../json.ts";
import { isRecordProblem, type RecordFile, readRecord, writeRecord } from "../record.ts";
import { replay } from "../replay.ts";
import { Mutations } from "./mutated.ts";
import { playOut } from "./play.ts";

/** Checksums would tell of every change; records written by hand have none. */
const CHECKSUM = / {2}~[0-9a-f]{4}$/;
const OF_JSON = /^(options|position): /;

/** In how many pieces a game is recorded, and how many decisions each has at most. */
const PIECES = 6;
const LENGTH = 40;

/** A random game as short records: one from the seed, and some from positions further on. */
export function recordsOfGame<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  options: JsonMap,
  seedText: string,
): readonly RecordFile[] {
  const { state, decisions } = playOut(game, options, seedText);
  const seed = seedFrom(seedText);
  const heading = { game: game.name, rules: game.rulesVersion, options, headers: [] };
  const made = decisions.map(({ seat, answer }) => ({
    seat: game.seatName(state, seat),
    notation: game.print(answer),
  }));
  return Array.from({ length: PIECES }, (_, piece) => {
    const upTo = Math.floor((made.length * piece) / PIECES);
    const short = { ...heading, decisions: made.slice(upTo, upTo + LENGTH) };
    if (piece === 0) return { ...short, seed };
    const middle = replay(game, { ...heading, seed, decisions: made }, { upTo });
    if (isRecordProblem(middle)) throw new Error(middle.problem);
    return { ...short, position: game.toJSON(middle.state) };
  });
}

/**
 * Records as somebody changes them by hand, read and replayed: each comes to a state or has a problem. What is thrown
 * instead goes to the caller, behind the record.
 */
export function replayChangedRecords<State, Answer extends Decision, Options>(
  game: Rules<State, Answer, Options>,
  records: readonly RecordFile[],
  chance: Chance,
  times: number,
): { readonly played: number; readonly problems: ReadonlySet<string> } {
  const texts = records.map((record) => writeRecord(record).trimEnd().split("\n"));
  const positions = new Mutations(records.flatMap(({ position }) => position ?? []));
  const options = new Mutations(records.map((record) => record.options));
  const words = texts.flat().flatMap((line) => line.replace(CHECKSUM, "").split(" "));
  const problems = new Set<string>();
  let played = 0;
  for (let time = 0; time < times; time++) {
    const lines = (oneOf(texts, chance) as string[]).map((line) => line.replace(CHECKSUM, ""));
    for (let changes = 1 + chance.below(3); changes > 0; changes--) change(lines);
    const text = lines.join("\n");
    try {
      const record = readRecord(text);
      const end = isRecordProblem(record) ? record : replay(game, record);
      if (isRecordProblem(end)) problems.add(end.refusal.rule);
      else played++;
    } catch (cause) {
      throw new Error(`a changed record throws:\n${text}`, { cause });
    }
  }
  return { played, problems };

  /** Most records are decisions, and most problems lie in what stands above them. */
  function change(lines: string[]): void {
    const at = chance.below(chance.below(2) === 0 ? Math.min(8, lines.length) : lines.length);
    const [, name] = OF_JSON.exec(lines[at]) ?? [];
    if (name !== undefined) {
      const made = (name === "options" ? options : positions).next(chance);
      lines[at] = `${name}: ${JSON.stringify(made)}`;
      return;
    }
    const way = chance.below(6);
    if (way === 0) lines.splice(at, 1);
    else if (way === 1) lines.splice(chance.below(lines.length + 1), 0, lines[at]);
    else if (way === 2) lines[at] = lines[at].slice(0, chance.below(lines[at].length + 1));
    else {
      const parts = lines[at].split(" ");
      parts[chance.below(parts.length)] = oneOf(words, chance) ?? "";
      lines[at] = parts.join(" ");
    }
  }
}
