import type { Ask, Seat } from "@weirwood/kernel";
import type { Refused } from "@weirwood/protocol";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { TableSession } from "../session/table-session.ts";
import type { GameClient } from "./game-client.ts";
import { type HeldAnswer, withHeld } from "./held-answers.ts";

interface Position {
  readonly client: GameClient;
  readonly session: TableSession;
  readonly view: unknown;
  readonly seat: Seat;
  /** The reader's open question there, or undefined. */
  readonly ask: Ask | undefined;
}

/** What the reader does about the open question, held back as long as it can be taken back. */
export interface Answering {
  /** The position, and the question, after the held answers. */
  readonly view: unknown;
  readonly ask: Ask | undefined;
  readonly held: readonly string[];
  readonly takeBack: (() => void) | undefined;
  /** Sends what is held, where nothing more is asked of the reader. */
  readonly finish: (() => void) | undefined;
  readonly isSending: boolean;
  readonly draft: string | undefined;
  /** Why the last answer was not taken. */
  readonly refused: Refused | undefined;
  decide(answer: string): void;
  keepDraft(answer: string | undefined): void;
}

const none: readonly HeldAnswer[] = [];

/** A refusal is about one question; the next one starts afresh. Answers that were held are told as they are made, not again. */
export function useHeldAnswers({ client, session, view, seat, ask: open }: Position, foreseen: Set<number>): Answering {
  const [given, setGiven] = useState(none);
  const [refused, setRefused] = useState<{ readonly ask: number; readonly why: Refused }>();
  const [draft, setDraft] = useState<HeldAnswer>();
  const [isSending, setIsSending] = useState(false);
  const position = useMemo(
    () => (open === undefined ? { view, ask: undefined, held: none } : withHeld(client, view, seat, given)),
    [client, view, seat, open, given],
  );
  const { held } = position;
  const ask = held.length === 0 ? open : position.ask;

  // Another question than those that were held back for: they are of yesterday.
  useEffect(() => {
    if (open !== undefined && held.length === 0) setGiven(none);
  }, [open, held]);

  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);

  const send = useCallback(
    async (line: readonly HeldAnswer[]) => {
      setIsSending(true);
      for (const one of held) foreseen.add(one.ask);
      for (const one of line) {
        const why = await session.decide(one.ask, one.answer);
        if (isClosed.current) return;
        if (why === undefined) continue;
        setGiven(none);
        setRefused({ ask: one.ask, why });
        break;
      }
      setIsSending(false);
    },
    [session, held, foreseen],
  );
  const decide = useCallback(
    (answer: string) => {
      if (ask === undefined || isSending) return;
      setRefused(undefined);
      const next = { ask: ask.id, answer };
      if (client.foresee?.(position.view, seat, answer) === undefined) return void send([...held, next]);
      setGiven([...held, next]);
      // A clock that runs out takes the first of them.
      if (held.length === 0) session.keepDraft(ask.id, answer);
    },
    [client, session, seat, position, held, ask, isSending, send],
  );
  const keepDraft = useCallback(
    (answer: string | undefined) => {
      if (ask === undefined) return;
      // The server knows nothing of a question that comes after held answers.
      if (held.length === 0) session.keepDraft(ask.id, answer ?? null);
      else setDraft(answer === undefined ? undefined : { ask: ask.id, answer });
    },
    [session, ask, held],
  );
  const takeBack = useCallback(() => {
    setGiven(held.slice(0, -1));
    setRefused(undefined);
    if (held.length === 1) session.keepDraft(held[0].ask, null);
  }, [session, held]);
  const answers = useMemo(() => held.map(({ answer }) => answer), [held]);

  return {
    view: position.view,
    ask,
    held: answers,
    takeBack: held.length === 0 || isSending ? undefined : takeBack,
    finish: held.length === 0 || isSending || ask !== undefined ? undefined : () => void send(held),
    isSending,
    draft: held.length > 0 && draft?.ask === ask?.id ? draft?.answer : undefined,
    refused: refused?.ask === ask?.id ? refused?.why : undefined,
    decide,
    keepDraft,
  };
}
