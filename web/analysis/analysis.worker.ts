import { entryNamed } from "@weirwood/catalogue";
import { isRecordProblem, readRecord } from "@weirwood/kernel";
import type { GameAnalysis } from "./analyse.ts";

/** What the page hears while a game is looked back at. */
export type AnalysisNews =
  | { readonly is: "progress"; readonly done: number; readonly of: number }
  | { readonly is: "analysed"; readonly analysis: GameAnalysis }
  | { readonly is: "failed" };

/** Milliseconds between two words about how far it is. */
const PAUSE = 150;

const say = (news: AnalysisNews): void => postMessage(news);

async function lookBack(text: string): Promise<void> {
  const record = readRecord(text);
  const craft = isRecordProblem(record) ? undefined : await entryNamed(record.game)?.craft?.();
  if (isRecordProblem(record) || craft === undefined) return say({ is: "failed" });
  const { analyse } = await import("./analyse.ts");
  const of = record.decisions.length;
  let saidAt = 0;
  const analysis = analyse(craft, record, (done) => {
    if (Date.now() - saidAt < PAUSE) return;
    saidAt = Date.now();
    say({ is: "progress", done, of });
  });
  say(analysis === undefined ? { is: "failed" } : { is: "analysed", analysis });
}

/** Looks back at a record, decision by decision. */
export function analyseRecords(): void {
  addEventListener("message", ({ data: text }: MessageEvent<string>) => void lookBack(text));
}
