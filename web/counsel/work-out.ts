import type { SomeAnswer, SomeCraft, SomeState } from "@weirwood/catalogue";
import { counsel } from "@weirwood/catalogue/minds";
import { chanceOf, type GameEvent, isRefusal, type Seat, seedFrom } from "@weirwood/kernel";

/** What counsel is asked for: the reader's open question, from the reader's own view. */
export interface CounselQuestion {
  readonly game: string;
  readonly ask: number;
  /** The plain form of the reader's own view. */
  readonly view: unknown;
  /** Steps that the reader has made since and not sent yet, in notation. */
  readonly held: readonly string[];
  readonly seat: Seat;
}

/** One answer that is advised. */
export interface AdvisedAnswer {
  /** In notation. */
  readonly answer: string;
  /** Each seat's chance to win after it. */
  readonly chances: readonly number[];
  /** What speaks for it and against it, the weightiest first. */
  readonly why: readonly { readonly part: string; readonly gain: number }[];
  /** What it does itself, as its seat would be told. */
  readonly does: readonly GameEvent[];
  /** All answer in secret: what is told says nothing of the answer. */
  readonly isSecret: boolean;
  /** What came after that in a world like most. */
  readonly leadsTo: readonly GameEvent[];
}

/** The best answers to a question, the best first. */
export interface Counsel {
  readonly ask: number;
  readonly answers: readonly AdvisedAnswer[];
}

/** People wait for counsel once, and not at every answer of every bot: it may be thought over. */
const CARE = 3;

/** Counsel about a question, by nothing but the view; undefined where nothing is asked there. The same question gets the same. */
export function counselFor(craft: SomeCraft, question: CounselQuestion): Counsel | undefined {
  const { rules } = craft;
  const { ask, seat } = question;
  const view = viewAfter(craft, question);
  if (view === undefined || !rules.isAwaited(view, seat)) return undefined;
  const budget = { ...craft.budget, decisions: craft.budget.decisions * CARE };
  const isSecret = rules.asks(view).some(({ seats, secret }) => secret && seats.includes(seat));
  const answers = counsel(craft, view, seat, chanceOf(`counsel ${ask}`), budget).map((advice): AdvisedAnswer => {
    const does = doneBy(craft, view, seat, advice.answer);
    return { ...advice, answer: rules.print(advice.answer), does, isSecret };
  });
  return { ask, answers };
}

/** What an answer does by itself in a world that fits the view, as far as its seat would see it. */
export function doneBy({ rules }: SomeCraft, view: SomeState, seat: Seat, answer: SomeAnswer): readonly GameEvent[] {
  const told: GameEvent[] = [];
  rules.apply(rules.imagine(view, seedFrom("an answer")), seat, answer, (event) => {
    if (event.audience === undefined || event.audience.includes(seat)) told.push(event);
  });
  return told;
}

/** The reader's view after the steps that are not sent yet. */
function viewAfter({ rules }: SomeCraft, { view: plain, held, seat }: CounselQuestion): SomeState | undefined {
  const view = rules.fromJSON(plain);
  for (const step of held) {
    const answer = rules.parse(step, view);
    if (isRefusal(answer) || rules.check(view, seat, answer) !== undefined) return undefined;
    rules.apply(view, seat, answer);
  }
  return view;
}
