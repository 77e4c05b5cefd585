import { type Cards, type CardsDecision, cards } from "@weirwood/cards/playing";
import { type AskKind, PHASE, phaseIds, powerToWin, totalPower } from "@weirwood/cards/questions";
import { isRefusal, type Seat } from "@weirwood/kernel";
import type { Anchor, GuideMoment } from "../../../learn/guide.ts";
import { type Thing, thingOf } from "../desk/things.ts";
import { type CardsWords, cardsWords } from "../words.ts";
import type { LearnText } from "./text/en.ts";
import { learnTextIn } from "./text/learn-text.ts";

/** A moment of Cards, with the words that a hint about it needs. */
export interface HintMoment {
  readonly view: Cards;
  readonly seat: Seat;
  readonly ask: { readonly id: number; readonly kind: AskKind } | undefined;
  /** What a good bot would answer. */
  readonly advice: CardsDecision | undefined;
  readonly round: number;
  /** The phase of the round: `challenges`; undefined before the first. */
  readonly phase: string | undefined;
  readonly words: CardsWords;
  readonly learn: LearnText;
}

export function hintMoment({ view, seat, ask, advice, language }: GuideMoment<Cards>): HintMoment {
  return {
    view,
    seat,
    ask: ask && { id: ask.id, kind: ask.kind as AskKind },
    advice: readAnswer(view, advice),
    round: cards.round(view),
    phase: phaseIds[view[PHASE]],
    words: cardsWords(language),
    learn: learnTextIn(language),
  };
}

function readAnswer(view: Cards, answer: string | undefined): CardsDecision | undefined {
  const read = answer === undefined ? undefined : cards.parse(answer, view);
  return read === undefined || isRefusal(read) ? undefined : read;
}

/** The reader's power, and how much wins. */
export const powerIn = ({ view, seat }: HintMoment): readonly [power: number, needed: number] => [
  totalPower(view, seat),
  powerToWin(view, seat),
];

/** Whether nothing but a pass is possible: such a question goes by itself. */
export function isForced({ view, seat, ask }: HintMoment): boolean {
  if (ask?.kind === "deck") return false;
  const [first, ...others] = cards.options(view, seat) ?? [];
  return first?.kind === "pass" && others.length === 0;
}

/** Where a thing of the table is drawn. */
export const onThing = (thing: Thing): Anchor => ({ selector: `[data-thing="${thing}"]` });

/** What an answer is about on the table, or else the question. */
export function anchorsOf({ view, seat }: HintMoment, answer: CardsDecision): readonly Anchor[] {
  const thing = thingOf(view, seat, answer);
  return thing === undefined ? [{ part: "panel" }] : [onThing(thing)];
}
