import type { Entry, SomeCraft } from "@weirwood/catalogue";
import { type JudgedDecision, judgeDecision } from "@weirwood/catalogue/minds";
import { isRecordProblem, readRecord, replay } from "@weirwood/kernel";
import { RecordReel } from "../record-reel.ts";
import type { DecisionsResult, DecisionsTask } from "../work/task.ts";

/** A record that was replayed before, with all of its positions. */
export async function reelOf(text: string, entry: Entry): Promise<RecordReel> {
  const game = await entry.game();
  const record = readRecord(text);
  const reel = new RecordReel(game);
  const end = isRecordProblem(record) ? record : replay(game, record, reel);
  if (isRecordProblem(end)) throw new Error(`line ${end.line}: ${end.refusal.rule}`);
  return reel;
}

/** Judges the decisions of a shift, each by what its seat could know. */
export function judgedIn(craft: SomeCraft, reel: RecordReel, { from, to, seats }: DecisionsTask): DecisionsResult {
  const judged: JudgedDecision<string>[] = [];
  for (let decision = from; decision < to; decision++) {
    const { seat, answer } = reel.decisionAt(decision);
    if (seats !== undefined && !seats.includes(seat)) continue;
    const one = judgeDecision(craft, reel.stateAt(decision), seat, answer, decision);
    if (one === undefined) continue;
    judged.push({ ...one, answer: craft.rules.print(one.answer), better: craft.rules.print(one.better) });
  }
  return { judged };
}
