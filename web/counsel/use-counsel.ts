import { useCallback, useEffect, useRef, useState } from "react";
import { openWorker } from "../workers/open-worker.ts";
import type { Counsel, CounselQuestion } from "./work-out.ts";

/** Counsel about the open question: being thought over, given, or given up. */
export interface CounselAsked {
  readonly counsel: Counsel | undefined;
  readonly isThinking: boolean;
  /** Why there is none: it was called off, or the worker is broken. */
  readonly end: "cancelled" | "failed" | undefined;
  cancel(): void;
  again(): void;
}

/** What makes another question: another ask, or another step on the way to its answer. */
const keyOf = (question: CounselQuestion | undefined): string =>
  question === undefined ? "" : [question.game, question.ask, ...question.held].join("\n");

/** Counsel for a question, worked out in a worker; anew when the question changes. */
export function useCounsel(question: CounselQuestion | undefined): CounselAsked {
  const worker = useRef<Worker>(undefined);
  const isBusy = useRef(false);
  const [given, setGiven] = useState<{ readonly key: string; readonly counsel: Counsel }>();
  const [ended, setEnded] = useState<{ readonly key: string; readonly end: "cancelled" | "failed" }>();
  const open = useRef(question);
  open.current = question;
  const key = keyOf(question);

  const stop = useCallback((): void => {
    worker.current?.terminate();
    worker.current = undefined;
    isBusy.current = false;
  }, []);
  const ask = useCallback((): void => {
    const asked = open.current;
    // Who still thinks about another question would answer that one first.
    if (isBusy.current) stop();
    setEnded(undefined);
    if (asked === undefined) return;
    const thinker = worker.current ?? openWorker("counsel");
    worker.current = thinker;
    isBusy.current = true;
    thinker.onmessage = ({ data: counsel }: MessageEvent<Counsel>) => {
      isBusy.current = false;
      setGiven({ key: keyOf(asked), counsel });
    };
    thinker.onerror = () => {
      stop();
      setEnded({ key: keyOf(asked), end: "failed" });
    };
    thinker.postMessage(asked);
  }, [stop]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when the question is another.
  useEffect(ask, [key, ask]);
  useEffect(() => stop, [stop]);

  const counsel = given?.key === key ? given.counsel : undefined;
  const end = ended?.key === key ? ended.end : undefined;
  return {
    counsel,
    isThinking: key !== "" && counsel === undefined && end === undefined,
    end,
    cancel() {
      stop();
      setEnded({ key, end: "cancelled" });
    },
    again: ask,
  };
}
