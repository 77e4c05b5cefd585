import { useCallback, useEffect, useRef, useState } from "react";
import { openWorker } from "../workers/open-worker.ts";
import type { GameAnalysis } from "./analyse.ts";
import type { AnalysisNews } from "./analysis.worker.ts";

/** How far looking back at a game has come. */
export interface AnalysisProgress {
  readonly done: number;
  readonly of: number;
  /** Milliseconds since it began, when it was last heard of. */
  readonly took: number;
}

/** Looking back at one game: what was found, or how far it is. */
export interface Analysing {
  readonly analysis: GameAnalysis | undefined;
  readonly progress: AnalysisProgress | undefined;
  readonly hasFailed: boolean;
  start(): void;
  /** Ends it; nothing is kept. */
  cancel(): void;
}

/** Seconds until the last decision, if all take as long as those before; undefined as long as that is a mere guess. */
export function secondsLeft({ done, of, took }: AnalysisProgress): number | undefined {
  return done < FEW ? undefined : Math.ceil(((took / done) * (of - done)) / 1000);
}
const FEW = 5;

/** What was found, by the record: a game that is opened again is not looked through again. */
const found = new Map<string, GameAnalysis>();

/** Looks back at a record in a worker, which is ended when it is done, given up, or the page is left. */
export function useAnalysis(record: string): Analysing {
  const [analysis, setAnalysis] = useState(() => found.get(record));
  const [progress, setProgress] = useState<AnalysisProgress>();
  const [hasFailed, setHasFailed] = useState(false);
  const worker = useRef<Worker>(undefined);
  const cancel = useCallback((): void => {
    worker.current?.terminate();
    worker.current = undefined;
    setProgress(undefined);
  }, []);
  useEffect(() => () => worker.current?.terminate(), []);
  const start = (): void => {
    cancel();
    setHasFailed(false);
    const begunAt = Date.now();
    const started = openWorker("analysis");
    worker.current = started;
    setProgress({ done: 0, of: 0, took: 0 });
    const fail = (): void => {
      cancel();
      setHasFailed(true);
    };
    started.addEventListener("message", ({ data }: MessageEvent<AnalysisNews>) => {
      if (data.is === "failed") return fail();
      if (data.is === "progress") {
        setProgress({ done: data.done, of: data.of, took: Date.now() - begunAt });
        return;
      }
      found.set(record, data.analysis);
      setAnalysis(data.analysis);
      cancel();
    });
    started.addEventListener("error", fail);
    started.postMessage(record);
  };
  return { analysis, progress, hasFailed, start, cancel };
}
