import type { BattlePlan } from "@weirwood/battles/plans";
import { useCallback, useEffect, useRef, useState } from "react";
import { noTrials, playedIn, type Trials, type TrialWish } from "./model/trials.ts";

/** Games of bots that are being played, or were. */
export interface TrialRun {
  readonly trials: Trials;
  /** The version of the plan that they are played on. */
  readonly plan: BattlePlan;
  readonly begunAt: number;
  /** Milliseconds since it began, when it was last heard of. */
  readonly took: number;
}

export interface TrialRunner {
  readonly run: TrialRun | undefined;
  readonly isRunning: boolean;
  start(wish: TrialWish): void;
  /** Ends it; what was played so far stays. */
  cancel(): void;
}

/** Plays games of bots in a worker, which is ended when they are played, given up, or the page is left. */
export function useTrials(): TrialRunner {
  const [run, setRun] = useState<TrialRun>();
  const [isRunning, setIsRunning] = useState(false);
  const worker = useRef<Worker>(undefined);
  const cancel = useCallback((): void => {
    worker.current?.terminate();
    worker.current = undefined;
    setIsRunning(false);
  }, []);
  useEffect(() => () => worker.current?.terminate(), []);
  const start = ({ plan, of }: TrialWish): void => {
    cancel();
    const begunAt = Date.now();
    const started = new Worker(new URL("./trial.worker.ts", import.meta.url), { type: "module", name: "trials" });
    worker.current = started;
    setIsRunning(true);
    setRun({ trials: noTrials(of), plan, begunAt, took: 0 });
    started.addEventListener("message", ({ data: trials }: MessageEvent<Trials>) => {
      setRun({ trials, plan, begunAt, took: Date.now() - begunAt });
      if (playedIn(trials) === of) cancel();
    });
    started.addEventListener("error", cancel);
    started.postMessage({ plan, of } satisfies TrialWish);
  };
  return { run, isRunning, start, cancel };
}
