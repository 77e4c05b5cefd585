import type { JsonMap, Refusal, Seat } from "@weirwood/kernel";
import { useEffect, useState } from "react";
import type { ReelSummary } from "./reel.ts";
import type { ReelAnswer, ReelRequest } from "./reel-messages.ts";

/** A record on its way to being shown: being played again, broken, or there. */
export type ReelState =
  | { readonly is: "reading"; readonly done: number; readonly of: number }
  | { readonly is: "problem"; readonly line: number; readonly refusal: Refusal }
  | { readonly is: "reel"; readonly summary: ReelSummary; readonly projector: Projector };

/** Shows positions of the record. */
export interface Projector {
  views(at: readonly number[], reader: Seat): Promise<readonly JsonMap[]>;
}

/** Plays a record in a worker that lasts as long as the page. */
export function useReel(text: string | undefined): ReelState | undefined {
  const [state, setState] = useState<ReelState>();
  useEffect(() => {
    if (text === undefined) return;
    const worker = new Worker(new URL("./replay.worker.ts", import.meta.url), { type: "module", name: "replay" });
    const waiting = new Map<number, (views: readonly JsonMap[]) => void>();
    const say = (request: ReelRequest): void => worker.postMessage(request);
    let lastKey = 0;
    const projector: Projector = {
      views(at, reader) {
        const key = ++lastKey;
        say({ do: "view", key, at, reader });
        return new Promise((resolve) => waiting.set(key, resolve));
      },
    };
    worker.addEventListener("message", ({ data }: MessageEvent<ReelAnswer>) => {
      switch (data.is) {
        case "progress":
          setState({ is: "reading", done: data.done, of: data.of });
          return;
        case "problem":
          setState({ is: "problem", line: data.line, refusal: data.refusal });
          return;
        case "reel":
          setState({ is: "reel", summary: data.summary, projector });
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
