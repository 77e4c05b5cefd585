import type { Seat } from "@weirwood/kernel";
import { useEffect, useRef, useState } from "react";
import { openWorker } from "../workers/open-worker.ts";

/** What a bot is asked in a reader's place. */
export interface AdviceQuestion {
  readonly game: string;
  readonly ask: number;
  /** The plain form of the reader's own view. */
  readonly view: unknown;
  /** Steps that the reader has made since and not sent yet, in notation. */
  readonly held: readonly string[];
  readonly seat: Seat;
}

/** What it would answer, in notation. */
export interface Advice {
  readonly ask: number;
  readonly answer: string;
}

/** What a good bot would answer to the reader's question; it thinks in a worker, once for each question. */
export function useAdvice(question: AdviceQuestion | undefined): string | undefined {
  const worker = useRef<Worker | undefined>(undefined);
  const [advice, setAdvice] = useState<Advice>();
  const open = useRef(question);
  open.current = question;
  const ask = question?.ask;
  useEffect(() => {
    if (ask === undefined) return;
    worker.current ??= openWorker("advice");
    worker.current.onmessage = ({ data }: MessageEvent<Advice>) => setAdvice(data);
    worker.current.postMessage(open.current);
  }, [ask]);
  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = undefined;
    },
    [],
  );
  return advice !== undefined && advice.ask === ask ? advice.answer : undefined;
}
