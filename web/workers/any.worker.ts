import { analyseRecords } from "../analysis/analysis.worker.ts";
import { giveCounsel } from "../counsel/counsel.worker.ts";
import { giveAdvice } from "../learn/advice.worker.ts";
import { playGames } from "../local/game.worker.ts";
import { workOutOdds } from "../local/odds.worker.ts";
import { replayRecords } from "../replay/replay.worker.ts";
import { playTrialGames } from "../trials/trial.worker.ts";
import type { WorkerKind } from "./open-worker.ts";

const starts: { readonly [kind in WorkerKind]: () => void } = {
  game: playGames,
  advice: giveAdvice,
  analysis: analyseRecords,
  counsel: giveCounsel,
  odds: workOutOdds,
  replay: replayRecords,
  trials: playTrialGames,
};

starts[self.name as WorkerKind]();
