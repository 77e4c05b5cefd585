import { type CardsDecision, cards } from "@weirwood/cards/playing";
import type { AskKind, Cards } from "@weirwood/cards/questions";
import { type Ask, isRefusal, type Refusal, type Seat } from "@weirwood/kernel";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { Reason } from "../../../table/ask/asking.ts";
import type { BoardProps } from "../../../table/game-client.ts";
import type { Desk } from "./desk.ts";
import { readAnswer } from "./read-answer.ts";
import type { Reading } from "./reading.ts";
import type { Thing } from "./things.ts";

/** What lies on the desk besides the draft; a new question finds it empty. */
interface Touch {
  readonly at: Cards;
  readonly selected: Thing | undefined;
  readonly hand: unknown;
  readonly explained: Refusal | Reason | undefined;
}

const untouched = (at: Cards): Touch => ({ at, selected: undefined, hand: undefined, explained: undefined });

/** The desk of the reader's open question; undefined where there is none. */
export function useDeskOf(props: BoardProps<Cards>, reading: Reading, say: (words: string) => void): Desk | undefined {
  const {
    view,
    seat,
    ask,
    told,
    draft: kept,
    onDraft,
    onDecide,
    isSending,
    isWhatIf,
    held,
    takeBack,
    tools,
    table,
  } = props;
  const [stored, setTouch] = useState(() => untouched(view));
  const touch = stored.at === view ? stored : untouched(view);
  const asked = useMemo(() => (ask === undefined ? undefined : asking(view, seat, ask)), [view, seat, ask]);
  const redo = useRedo(props);

  return useMemo(() => {
    if (asked === undefined) return undefined;
    const put = (changes: Partial<Touch>): void =>
      setTouch((before) => ({ ...(before.at === view ? before : untouched(view)), ...changes }));
    const explain: Desk["explain"] = (why) => put({ explained: why });
    const read = kept === undefined ? undefined : readAnswer(kept, view, seat);
    const draft =
      read === undefined || isRefusal(read) || cards.check(view, seat, read) !== undefined ? undefined : read;
    return {
      ...reading,
      ...asked,
      told,
      draft,
      change(next, said) {
        put({ explained: undefined });
        onDraft(next && cards.print(next));
        if (said !== undefined) say(said);
      },
      why: (answer) => cards.check(view, seat, answer),
      send(answer: CardsDecision | undefined = draft) {
        if (answer === undefined || isSending) return;
        const refusal = cards.check(view, seat, answer);
        if (refusal !== undefined) return explain(refusal);
        onDecide(cards.print(answer));
      },
      isSending,
      isWhatIf,
      table: table ?? "",
      held,
      takeBack,
      redo,
      selected: touch.selected,
      select: (thing) => put({ selected: thing, explained: undefined }),
      hand: touch.hand,
      pickUp: (hand) => put({ hand, explained: undefined }),
      explained: touch.explained,
      explain,
      say,
      tools,
    };
  }, [
    asked,
    reading,
    view,
    seat,
    told,
    kept,
    onDraft,
    onDecide,
    isSending,
    isWhatIf,
    held,
    takeBack,
    redo,
    table,
    touch,
    say,
    tools,
  ]);
}

interface Redoing {
  /** The held steps as they are to be. */
  readonly wanted: readonly string[];
  readonly tries: number;
}

/** A step that does not go is given up. */
const MOST_TRIES = 60;

/** Steps that are taken back and made otherwise, one a rendering, until those that are wanted are held. */
function useRedo({ view, seat, ask, held, isSending, takeBack, onDecide }: BoardProps<Cards>): Desk["redo"] {
  const [left, setLeft] = useState<Redoing>();
  useEffect(() => {
    if (left === undefined) return;
    const { wanted, tries } = left;
    const isDone = held.length === wanted.length && held.every((step, place) => step === wanted[place]);
    if (isDone || isSending || ask === undefined || tries === MOST_TRIES) return setLeft(undefined);
    setLeft({ wanted, tries: tries + 1 });
    const next = wanted[held.length];
    if (next === undefined || held.some((step, place) => step !== wanted[place])) return takeBack?.();
    const decision = cards.parse(next, view);
    if (!isRefusal(decision) && cards.check(view, seat, decision) === undefined) onDecide(next);
  }, [left, view, seat, ask, held, isSending, takeBack, onDecide]);
  return useCallback(
    (back, steps) => {
      const kept = held.slice(0, held.length - back);
      setLeft({ wanted: [...kept, ...steps.map((step) => cards.print(step))], tries: 0 });
    },
    [held],
  );
}

/** The question itself. */
const asking = (view: Cards, seat: Seat, ask: Ask): Pick<Desk, "ask" | "kind" | "answers" | "kept"> => ({
  ask,
  kind: ask.kind as AskKind,
  kept: cards.kept(view, seat),
  answers: [...(cards.options(view, seat) ?? [])],
});
