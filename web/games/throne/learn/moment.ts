import { isRefusal } from "@weirwood/kernel";
import {
  type AskKind,
  castlesOf,
  castlesToWin,
  type OrdersDecision,
  playersOf,
  supplyOf,
  supplyTrack,
} from "@weirwood/throne/questions";
import { type Throne, type ThroneDecision, throne } from "@weirwood/throne/rules";
import { useSettings } from "../../../app/settings.ts";
import type { GuideMoment } from "../../../learn/guide.ts";
import { noOrders } from "../draft/orders.ts";
import { type Seated, seatedAt } from "../draft/seated.ts";
import type { ThroneText } from "../text/en.ts";
import { throneTextIn } from "../text/use-throne-text.ts";
import { type ThroneWords, throneWords } from "../words.ts";
import type { LearnText } from "./text/en.ts";
import { learnTextIn } from "./text/learn-text.ts";

/** A moment of Throne, with the words that a hint about it needs. */
export interface HintMoment {
  readonly at: Seated;
  readonly ask: { readonly id: number; readonly kind: AskKind } | undefined;
  /** The answer that is being prepared. */
  readonly draft: ThroneDecision | undefined;
  /** What a good bot would answer. */
  readonly advice: ThroneDecision | undefined;
  readonly round: number;
  readonly words: ThroneWords;
  readonly text: ThroneText;
  readonly learn: LearnText;
}

export function hintMoment({ view, seat, ask, draft, advice, language }: GuideMoment<Throne>): HintMoment {
  return {
    at: seatedAt(view, seat),
    ask: ask && { id: ask.id, kind: ask.kind as AskKind },
    draft: readAnswer(view, draft),
    advice: readAnswer(view, advice),
    round: throne.round(view),
    words: throneWords(language, useSettings.getState().placeNames),
    text: throneTextIn(language),
    learn: learnTextIn(language),
  };
}

function readAnswer(view: Throne, answer: string | undefined): ThroneDecision | undefined {
  const read = answer === undefined ? undefined : throne.parse(answer, view);
  return read === undefined || isRefusal(read) ? undefined : read;
}

/** The orders that are being prepared. */
export const ordersIn = ({ draft }: HintMoment): OrdersDecision => (draft?.kind === "orders" ? draft : noOrders);

/** Castles that the reader holds, and how many win. */
export const castlesIn = ({ at: { view, house } }: HintMoment): readonly [held: number, needed: number] => [
  castlesOf(view, house),
  castlesToWin[playersOf(view)],
];

/** The reader's supply, and the armies that it feeds: "4, 3, 2, 2". */
export function supplyIn({ at: { view, house } }: HintMoment): readonly [level: number, armies: string] {
  const level = supplyOf(view, house);
  return [level, supplyTrack[level].join(", ")];
}

/** Where an area of the map is drawn. */
export const onMap = (area: number) => ({ selector: `.area-button[data-area="${area}"]` });
