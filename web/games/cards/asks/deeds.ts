import {
  type Answer,
  abilities,
  abilityNames,
  type Body,
  CARD_SOURCE,
  type Cards,
  cardOf,
  hostOf,
  NONE,
  type Offer,
  offerOf,
  own,
  SECOND_TITLE,
  TITLE,
} from "@weirwood/cards/questions";
import type { Desk } from "../desk/desk.ts";
import { bodyThing, sourceThing, type Thing } from "../desk/things.ts";
import type { CardsText } from "../text/en.ts";

/** Something that the reader may do in a round: an ability of a card, about one occurrence, with every X that can be said. */
export interface Deed {
  readonly key: string;
  readonly thing: Thing;
  readonly card: number;
  readonly body: Body | undefined;
  readonly ability: number;
  /** One for each X; mostly one. */
  readonly answers: readonly Answer<"act">[];
  readonly offer: Offer;
}

const isAct = (answer: { readonly kind: string }): answer is Answer<"act"> => answer.kind === "act";

/** What the reader may do in the open round, in the order of the rules. */
export function deedsOf({ view, seat, answers }: Pick<Desk, "view" | "seat" | "answers">): readonly Deed[] {
  const byKey = new Map<string, Answer<"act">[]>();
  for (const answer of answers) {
    if (!isAct(answer)) continue;
    const key = `${answer.ability} ${answer.source} ${answer.on}`;
    byKey.set(key, [...(byKey.get(key) ?? []), answer]);
  }
  return Array.from(byKey, ([key, all]) => {
    const [{ ability, source }] = all;
    const title = titleOf(view, seat, ability);
    const body = title ?? (source < CARD_SOURCE ? source : undefined);
    return {
      key,
      thing: title === undefined ? sourceThing(view, seat, source) : bodyThing(title),
      card: body === undefined ? source - CARD_SOURCE : cardOf(view, body),
      body,
      ability,
      answers: all,
      offer: offerOf(view, seat, all[0]),
    };
  });
}

/** Rights of titles, which the House card stands for in the rules. */
const ofTitles: ReadonlySet<number> = new Set([own["redirect-attack"], own["take-the-challenge"]]);

/** The title by which something is done; undefined where it is done by none. */
function titleOf(view: Cards, seat: number, ability: number): Body | undefined {
  if (!ofTitles.has(ability)) return undefined;
  return [view[TITLE + seat], view[SECOND_TITLE + seat]].find((body) => body !== NONE);
}

/** An answer in a round as what it does; undefined for a pass. */
export const deedOf = (deeds: readonly Deed[], answer: { readonly kind: string } | undefined): Deed | undefined =>
  answer !== undefined && isAct(answer)
    ? deeds.find(({ key }) => key === `${answer.ability} ${answer.source} ${answer.on}`)
    : undefined;

/** Whether X is announced with it. */
export const hasX = ({ answers: [first, ...others] }: Deed): boolean => others.length > 0 || first.x >= 0;

/** `Bodyguard, on Robb Stark`. */
export function titleOfDeed({ view, words, text }: Desk, { card, body }: Deed): string {
  const host = body === undefined ? NONE : hostOf(view, body);
  const bearer = host === NONE ? undefined : words.body(view, host);
  return bearer === undefined ? words.card(card) : text.asks.on(words.card(card), bearer);
}

/** What the rules let any card do, in a sentence; undefined where it is the text of a card. */
export const ownSentence = ({ text }: Desk, { ability }: Deed): string | undefined =>
  abilities[ability].card === NONE ? text.asks.own[abilityNames[ability] as keyof CardsText["asks"]["own"]] : undefined;

/** The card that what it answers is about. */
export function subjectOfDeed({ view, words, text }: Desk, { offer }: Deed): string | undefined {
  const on = offer.on === undefined ? undefined : words.body(view, offer.on);
  return on && text.asks.about(on);
}
