import { type CardsDecision, cards } from "@weirwood/cards/playing";
import type { AskKind, Cards } from "@weirwood/cards/questions";
import { type Ask, isRefusal, type Refusal, type Seat } from "@weirwood/kernel";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { Reason } from "../../../table/ask/asking.ts";
import type { BoardProps } from "../../../table/game-client.ts";
import type { Desk } from "./desk.ts";
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
    const read = kept === undefined ? undefined : cards.parse(kept, view);
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
  readonly back: number;
  readonly steps: readonly string[];
}

/** Steps that are taken back and made otherwise, one a rendering: each begins where the one before has led. */
function useRedo({ view, ask, isSending, takeBack, onDecide, seat }: BoardProps<Cards>): Desk["redo"] {
  const [left, setLeft] = useState<Redoing>();
  useEffect(() => {
    if (left === undefined || isSending) return;
    const { back, steps } = left;
    if (back > 0 && takeBack !== undefined) {
      setLeft({ back: back - 1, steps });
      takeBack();
      return;
    }
    const [step, ...others] = steps;
    setLeft(others.length === 0 ? undefined : { back: 0, steps: others });
    if (step === undefined || ask === undefined) return;
    const decision = cards.parse(step, view);
    if (!isRefusal(decision) && cards.check(view, seat, decision) === undefined) onDecide(step);
  }, [left, view, seat, ask, isSending, takeBack, onDecide]);
  return useCallback((back, steps) => setLeft({ back, steps: steps.map((step) => cards.print(step)) }), []);
}

/** The question itself. */
const asking = (view: Cards, seat: Seat, ask: Ask): Pick<Desk, "ask" | "kind" | "answers" | "kept"> => ({
  ask,
  kind: ask.kind as AskKind,
  kept: cards.kept(view, seat),
  answers: [...(cards.options(view, seat) ?? [])],
});
