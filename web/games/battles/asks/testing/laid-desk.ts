import { type AskKind, type Battle, type Hex, NONE, SEAT_HOUSE } from "@weirwood/battles/questions";
import { type BattleDecision, battles } from "@weirwood/battles/rules";
import { type Ask, ONLOOKER, type Refusal, type Seat } from "@weirwood/kernel";
import type { Reason } from "../../../../table/ask/asking.ts";
import type { Desk } from "../../desk/desk.ts";
import { battlesTextIn } from "../../text/use-battles-text.ts";
import { battleWords } from "../../words.ts";

/** What a reader has touched on a desk, and what they have sent. */
export interface Touched {
  readonly selected?: Hex | undefined;
  readonly hand?: unknown;
  readonly draft?: BattleDecision | undefined;
  readonly explained?: Refusal | Reason | undefined;
  readonly sent?: BattleDecision | undefined;
}

/** A desk on which a question lies, without a page around it: `touched` is told what every press leaves behind. */
export function laidDesk(view: Battle, seat: Seat, before: Touched, touched: (after: Touched) => void): Desk {
  const answers = [...(battles.options(view, seat) ?? [])];
  const ask = battles.asks(view)[0] as Ask;
  let now = before;
  const put = (changes: Touched): void => {
    now = { ...now, ...changes };
    touched(now);
  };
  return {
    view,
    reader: seat === ONLOOKER ? NONE : view[SEAT_HOUSE + seat],
    words: battleWords("en"),
    text: battlesTextIn("en"),
    openRule: () => {},
    isNarrow: false,
    seat,
    ask,
    kind: ask.kind as AskKind,
    told: [],
    answers,
    answersOf: (...kinds) =>
      answers.filter((answer): answer is Extract<BattleDecision, { kind: (typeof kinds)[number] }> =>
        (kinds as readonly string[]).includes(answer.kind),
      ),
    draft: before.draft,
    change: (draft) => put({ draft, explained: undefined }),
    why: (answer) => battles.check(view, seat, answer),
    send(answer = before.draft) {
      if (answer === undefined) return;
      const refusal = battles.check(view, seat, answer);
      put(refusal === undefined ? { sent: answer } : { explained: refusal });
    },
    isSending: false,
    isWhatIf: false,
    held: 0,
    made: [],
    takeBack: undefined,
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
