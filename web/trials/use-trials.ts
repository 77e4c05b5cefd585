import { useCallback, useEffect, useRef, useState } from "react";
import { openWorker } from "../workers/open-worker.ts";
import { noTrials, playedIn, type Trials, type TrialWish } from "./trials.ts";

/** Games of bots that are being played, or were. */
export interface TrialRun<About> {
  readonly trials: Trials;
  /** What they try out, as it was when they began. */
  readonly about: About;
  readonly begunAt: number;
  /** Milliseconds since it began, when it was last heard of. */
  readonly took: number;
}

export interface TrialRunner<About> {
  readonly run: TrialRun<About> | undefined;
  readonly isRunning: boolean;
  start(wish: TrialWish, about: About): void;
  /** Ends it; what was played so far stays. */
  cancel(): void;
}

/** Seconds until the last game, if all take as long as those before. */
export const secondsLeft = ({ trials, took }: TrialRun<unknown>): number => {
  const done = playedIn(trials);
  return Math.ceil(((took / Math.max(1, done)) * (trials.of - done)) / 1000);
};

/** Plays games of bots in a worker, which is ended when they are played, given up, or the page is left. */
export function useTrials<About>(): TrialRunner<About> {
  const [run, setRun] = useState<TrialRun<About>>();
  const [isRunning, setIsRunning] = useState(false);
  const worker = useRef<Worker>(undefined);
  const cancel = useCallback((): void => {
    worker.current?.terminate();
    worker.current = undefined;
    setIsRunning(false);
  }, []);
  useEffect(() => () => worker.current?.terminate(), []);
  const start = (wish: TrialWish, about: About): void => {
    cancel();
    const begunAt = Date.now();
    const started = openWorker("trials");
    worker.current = started;
    setIsRunning(true);
    setRun({ trials: noTrials(wish.of), about, begunAt, took: 0 });
    started.addEventListener("message", ({ data: trials }: MessageEvent<Trials>) => {
      setRun({ trials, about, begunAt, took: Date.now() - begunAt });
      if (playedIn(trials) === wish.of) cancel();
    });
    started.addEventListener("error", cancel);
    started.postMessage(wish);
  };
  return { run, isRunning, start, cancel };
}
