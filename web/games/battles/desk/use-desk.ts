import { type BattleDecision, battles } from "@weirwood/battles/playing";
import type { AskKind, Battle, Hex } from "@weirwood/battles/questions";
import { type Ask, isRefusal, type Refusal } from "@weirwood/kernel";
import { useMemo, useState } from "react";
import type { Reason } from "../../../table/ask/asking.ts";
import type { BoardProps } from "../../../table/game-client.ts";
import type { Desk } from "./desk.ts";
import type { Reading } from "./reading.ts";

/** What lies on the desk besides the draft; a new question finds it empty. */
interface Touch {
  readonly at: Battle;
  readonly selected: Hex | undefined;
  readonly hand: unknown;
  readonly explained: Refusal | Reason | undefined;
}

const untouched = (at: Battle): Touch => ({ at, selected: undefined, hand: undefined, explained: undefined });

/** The desk of the reader's open question; undefined where there is none. */
export function useDeskOf(props: BoardProps<Battle>, reading: Reading, say: (words: string) => void): Desk | undefined {
  const { view, seat, ask, told, draft: kept, onDraft, onDecide, isSending, isWhatIf, held, takeBack, tools } = props;
  const [stored, setTouch] = useState(() => untouched(view));
  const touch = stored.at === view ? stored : untouched(view);
  const asked = useMemo(() => (ask === undefined ? undefined : asking(view, seat, ask)), [view, seat, ask]);

  return useMemo(() => {
    if (asked === undefined) return undefined;
    const put = (changes: Partial<Touch>): void =>
      setTouch((before) => ({ ...(before.at === view ? before : untouched(view)), ...changes }));
    const explain: Desk["explain"] = (why) => put({ explained: why });
    const read = kept === undefined ? undefined : battles.parse(kept, view);
    const draft =
      read === undefined || isRefusal(read) || battles.check(view, seat, read) !== undefined ? undefined : read;
    return {
      ...reading,
      ...asked,
      seat,
      told,
      draft,
      change(next, said) {
        put({ explained: undefined });
        onDraft(next && battles.print(next));
        if (said !== undefined) say(said);
      },
      why: (answer) => battles.check(view, seat, answer),
      send(answer: BattleDecision | undefined = draft) {
        if (answer === undefined || isSending) return;
        const refusal = battles.check(view, seat, answer);
        if (refusal !== undefined) return explain(refusal);
        onDecide(battles.print(answer));
      },
      isSending,
      isWhatIf,
      held: held.length,
      made: held.map((step) => battles.parse(step, view)).filter((step): step is BattleDecision => !isRefusal(step)),
      takeBack,
      selected: touch.selected,
      select: (hex) => put({ selected: hex, explained: undefined }),
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
    touch,
    say,
    tools,
  ]);
}

/** The question itself. */
function asking(view: Battle, seat: number, ask: Ask): Pick<Desk, "ask" | "kind" | "answers" | "answersOf"> {
  const answers = [...(battles.options(view, seat) ?? [])];
  return {
    ask,
    kind: ask.kind as AskKind,
    answers,
    answersOf: (...kinds) =>
      answers.filter((answer): answer is Extract<BattleDecision, { kind: (typeof kinds)[number] }> =>
        (kinds as readonly string[]).includes(answer.kind),
      ),
  };
}
