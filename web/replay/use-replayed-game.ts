import type { JsonMap, Seat } from "@weirwood/kernel";
import { useEffect, useState } from "react";
import { openWorker } from "../workers/open-worker.ts";
import type { ReplayAnswer, ReplayRequest } from "./replay-messages.ts";
import type { ReplaySummary } from "./replayed-game.ts";

/** A record on its way to being shown: being played again, broken, or there. */
export type ReplayProgress =
  | { readonly is: "reading"; readonly done: number; readonly of: number }
  | Extract<ReplayAnswer, { is: "problem" }>
  | { readonly is: "replayed"; readonly summary: ReplaySummary; readonly positions: PositionReader };

/** Shows positions of the record. */
export interface PositionReader {
  views(at: readonly number[], reader: Seat): Promise<readonly JsonMap[]>;
}

/** Plays a record in a worker that lasts as long as the page. */
export function useReplayedGame(text: string | undefined): ReplayProgress | undefined {
  const [state, setState] = useState<ReplayProgress>();
  useEffect(() => {
    if (text === undefined) return;
    const worker = openWorker("replay");
    const waiting = new Map<number, (views: readonly JsonMap[]) => void>();
    const say = (request: ReplayRequest): void => worker.postMessage(request);
    let lastKey = 0;
    const positions: PositionReader = {
      views(at, reader) {
        const key = ++lastKey;
        say({ do: "view", key, at, reader });
        return new Promise((resolve) => waiting.set(key, resolve));
      },
    };
    worker.addEventListener("message", ({ data }: MessageEvent<ReplayAnswer>) => {
      switch (data.is) {
        case "progress":
          setState({ is: "reading", done: data.done, of: data.of });
          return;
        case "problem":
          setState(data);
          return;
        case "replayed":
          setState({ is: "replayed", summary: data.summary, positions });
          return;
        case "view":
          waiting.get(data.key)?.(data.views);
          waiting.delete(data.key);
      }
    });
    setState({ is: "reading", done: 0, of: 0 });
    say({ do: "read", text });
    return () => worker.terminate();
  }, [text]);
  return text === undefined ? undefined : state;
}
