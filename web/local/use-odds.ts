import { useCallback, useEffect, useRef, useState } from "react";
import { loadOdds } from "../games/odds.ts";
import { openWorker } from "../workers/open-worker.ts";
import type { GameOdds, OddsQuestion, Tally } from "./odds.ts";
import type { OddsSoFar } from "./odds.worker.ts";

/** Odds that are being worked out, or are. */
export interface Odds {
  readonly tallies: readonly Tally[];
  readonly done: number;
  readonly of: number;
}

/** Works odds out in a worker that is ended as soon as nobody waits for it. */
export function useOdds(game: string | undefined): {
  /** What the game brings for it; undefined where it has no odds, and until that is known. */
  readonly gameOdds: GameOdds | undefined;
  readonly odds: Odds | undefined;
  ask(question: OddsQuestion): void;
  stop(): void;
} {
  const [gameOdds, setGameOdds] = useState<GameOdds>();
  const [odds, setOdds] = useState<Odds>();
  const worker = useRef<Worker>(undefined);
  const end = useCallback((): void => {
    worker.current?.terminate();
    worker.current = undefined;
  }, []);
  useEffect(() => end, [end]);
  useEffect(() => {
    if (game === undefined) return;
    let isGone = false;
    void loadOdds(game).then((found) => !isGone && setGameOdds(found));
    return () => {
      isGone = true;
    };
  }, [game]);
  const ask = useCallback(
    (question: OddsQuestion): void => {
      end();
      const started = openWorker("odds");
      worker.current = started;
      setOdds({ tallies: [], done: 0, of: question.samples });
      started.addEventListener("message", ({ data }: MessageEvent<OddsSoFar>) => {
        setOdds({ tallies: data.tallies, done: data.done, of: question.samples });
        if (data.done === question.samples) end();
      });
      started.postMessage(question);
    },
    [end],
  );
  const stop = useCallback((): void => {
    end();
    setOdds(undefined);
  }, [end]);
  return { gameOdds, odds, ask, stop };
}
