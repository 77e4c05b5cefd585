import type { Ask, GameEvent, Refusal } from "@weirwood/kernel";
import type { Area, Troop } from "@weirwood/throne/questions";
import type { ThroneDecision } from "@weirwood/throne/rules";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { Reason } from "../../../table/ask/asking.ts";
import { openingDraft, readDraft, writeDraft } from "../draft/draft.ts";
import { refusalOf, type Seated } from "../draft/seated.ts";
import { type Desk, standingOf } from "./desk.ts";
import type { Reading } from "./reading.ts";

/** What the frame gives to whoever is asked. */
interface Asked {
  readonly at: Seated | undefined;
  readonly ask: Ask | undefined;
  readonly told: readonly GameEvent[];
  readonly draft: string | undefined;
  readonly onDraft: (answer: string | undefined) => void;
  readonly onDecide: (answer: string) => void;
  readonly isSending: boolean;
  readonly isWhatIf: boolean;
  readonly tools: ReactNode;
  readonly say: (words: string) => void;
}

/** What lies on the desk besides the draft; a new question finds it empty. */
interface Touch {
  readonly ask: number;
  readonly selected: Area | undefined;
  readonly hand: Troop | undefined;
  readonly explained: Refusal | Reason | undefined;
  readonly isStageOpen: boolean;
  /** Drafts that changes have replaced, the latest last. */
  readonly past: readonly (string | undefined)[];
}

const untouched = (ask: number): Touch => ({
  ask,
  selected: undefined,
  hand: undefined,
  explained: undefined,
  isStageOpen: true,
  past: [],
});

export function useDeskOf(asked: Asked, { words, text, isNarrow }: Reading): Desk | undefined {
  const { at, ask, told, draft: kept, onDraft, onDecide, isSending, isWhatIf, tools, say } = asked;
  const [stored, setTouch] = useState(() => untouched(-1));
  const id = ask?.id ?? -1;
  const touch = stored.ask === id ? stored : untouched(id);
  const written = useRef(kept);
  // An answer that comes from elsewhere, suggested or typed, is seen in the list: what was open is about another.
  useEffect(() => {
    if (kept === written.current) return;
    written.current = kept;
    setTouch((before) => (before.ask === id ? { ...before, selected: undefined } : before));
  }, [kept, id]);

  return useMemo(() => {
    if (at === undefined || ask === undefined) return undefined;
    const draft = (kept === undefined ? undefined : readDraft(at, kept)) ?? openingDraft(at);
    const put = (changes: Partial<Touch>): void =>
      setTouch((before) => ({ ...(before.ask === id ? before : untouched(id)), ...changes }));
    const explain: Desk["explain"] = (why) => put({ explained: why });
    return {
      at,
      ask,
      told,
      ...standingOf(at, draft),
      isSending,
      isWhatIf,
      change(next, said) {
        put({ past: [...touch.past, kept], explained: undefined });
        written.current = next && writeDraft(next);
        onDraft(written.current);
        if (said !== undefined) say(said);
      },
      undo:
        touch.past.length === 0
          ? undefined
          : () => {
              put({ past: touch.past.slice(0, -1), hand: undefined, explained: undefined });
              written.current = touch.past.at(-1);
              onDraft(written.current);
            },
      send(answer: ThroneDecision | undefined = draft) {
        const refusal = answer && refusalOf(at, answer);
        if (answer === undefined || isSending) return;
        if (refusal !== undefined) return explain(refusal);
        onDecide(writeDraft(answer));
      },
      selected: touch.selected,
      select: (area) => put({ selected: area, explained: undefined }),
      hand: touch.hand,
      pickUp: (troop) => put({ hand: troop }),
      explained: touch.explained,
      explain,
      say,
      words,
      text: text.play,
      tools,
      isNarrow,
      isStageOpen: touch.isStageOpen,
      setStageOpen: (isOpen) => put({ isStageOpen: isOpen }),
    };
  }, [at, ask, told, id, kept, onDraft, onDecide, isSending, isWhatIf, tools, say, touch, words, text, isNarrow]);
}
