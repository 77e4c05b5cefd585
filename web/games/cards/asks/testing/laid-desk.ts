import { type CardsDecision, cards } from "@weirwood/cards/playing";
import type { AskKind, Cards } from "@weirwood/cards/questions";
import type { Ask, Refusal, Seat } from "@weirwood/kernel";
import type { Reason } from "../../../../table/ask/asking.ts";
import type { Desk } from "../../desk/desk.ts";
import type { Thing } from "../../desk/things.ts";
import { cardsTextIn } from "../../text/use-cards-text.ts";
import { cardsWords } from "../../words.ts";

/** What a reader has touched on a desk, and what they have sent. */
export interface Touched {
  readonly selected?: Thing | undefined;
  readonly hand?: unknown;
  readonly draft?: CardsDecision | undefined;
  readonly explained?: Refusal | Reason | undefined;
  readonly sent?: CardsDecision | undefined;
}

/** A desk on which a question lies, without a page around it: `touched` is told what every press leaves behind. */
export function laidDesk(view: Cards, seat: Seat, before: Touched, touched: (after: Touched) => void): Desk {
  const ask = cards.asks(view).find(({ seats }) => seats.includes(seat)) as Ask;
  let now = before;
  const put = (changes: Touched): void => {
    now = { ...now, ...changes };
    touched(now);
  };
  const isLegal = (answer: CardsDecision | undefined): boolean =>
    answer !== undefined && cards.check(view, seat, answer) === undefined;
  return {
    view,
    seat,
    words: cardsWords("en"),
    text: cardsTextIn("en"),
    openRule: () => {},
    isNarrow: false,
    ask,
    kind: ask.kind as AskKind,
    told: [],
    answers: [...(cards.options(view, seat) ?? [])],
    kept: cards.kept(view, seat),
    draft: isLegal(before.draft) ? before.draft : undefined,
    change: (draft) => put({ draft, explained: undefined }),
    why: (answer) => cards.check(view, seat, answer),
    send(answer = before.draft) {
      if (answer === undefined) return;
      const refusal = cards.check(view, seat, answer);
      put(refusal === undefined ? { sent: answer } : { explained: refusal });
    },
    isSending: false,
    isWhatIf: false,
    table: "a table",
    held: [],
    takeBack: undefined,
    redo: () => {},
    selected: before.selected,
    select: (selected) => put({ selected, explained: undefined }),
    hand: before.hand,
    pickUp: (hand) => put({ hand, explained: undefined }),
    explained: before.explained,
    explain: (explained) => put({ explained }),
    say: () => {},
    tools: null,
  };
}
