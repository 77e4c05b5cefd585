import type { Refusal, Seat } from "@weirwood/kernel";
import { abilities, abilitiesOf, own } from "../compiled/abilities.ts";
import { NONE } from "../data/names.ts";
import { cards } from "../playing.ts";
import { refuse } from "../refusal.ts";
import { actsOf, whyNot } from "../rules/acts.ts";
import { forEachGained } from "../rules/gained.ts";
import { whyNotPlay } from "../rules/playing-cards.ts";
import {
  CARD_SOURCE,
  hasAbility,
  IN_DEAD,
  IN_DISCARD,
  IN_HAND,
  IN_PLAY,
  IN_SHADOWS,
  occurrencesFor,
  roundOf,
} from "../rules/sources.ts";
import { nameOfCard } from "../rules/step.ts";
import { type Body, bodiesEnd, cardOf, controllerOf, faces, isFaceDown, isTaken } from "../state/bodies.ts";
import { type Cards, pollKinds } from "../state/layout.ts";
import { cardOfRef, isBodyRef, isCardRef, pileOfRef } from "../state/refs.ts";

/** Why nothing can be done with a card just now: the rules' own refusals, and which of them says most. */

/** Questions that are answered by choosing things one by one. */
const choosing: ReadonlySet<string> = new Set([
  "first",
  "title",
  "attackers",
  "stealth",
  "defenders",
  "target",
  "pay",
  "choice",
  "name",
  "redirect",
  "stack",
]);

/**
 * The most telling reason why nothing can be done now with a card in hand or on the table. Undefined where something can, or where
 * the question is not about cards. Reads nothing but the view.
 */
export function whyNotThing(view: Cards, seat: Seat, ref: number): Refusal | undefined {
  const asked = cards.asks(view).find(({ seats }) => seats.includes(seat));
  if (asked === undefined || !isThere(view, ref)) return undefined;
  if (choosing.has(asked.kind)) return cards.check(view, seat, { kind: "choose", what: ref });
  if (asked.kind === "place" && isCardRef(ref) && pileOfRef(ref)?.zone === "hand")
    return cards.check(view, seat, { kind: "place", cards: [cardOfRef(ref)] });
  const poll = (pollKinds as readonly string[]).indexOf(asked.kind);
  return poll < 0 ? undefined : whyNoAct(view, seat, poll, ref);
}

const isThere = (view: Cards, ref: number): boolean =>
  isBodyRef(ref) ? ref < bodiesEnd(view) && isTaken(view, ref) : isCardRef(ref) && cardOfRef(ref) < faces.length;

function whyNoAct(view: Cards, seat: Seat, poll: number, ref: number): Refusal | undefined {
  const source = isBodyRef(ref) ? ref : CARD_SOURCE + cardOfRef(ref);
  if (isBodyRef(ref) && isFaceDown(view, ref)) return refuse("cards.acts.face-down");
  if (actsOf(view, seat, poll).some((act) => act.source === source)) return undefined;
  const card = nameOfCard(isBodyRef(ref) ? cardOf(view, ref) : cardOfRef(ref));
  const reasons = isBodyRef(ref) ? whyNotBody(view, seat, poll, ref) : whyNotCard(view, seat, poll, ref);
  return mostTelling(reasons) ?? refuse("cards.acts.no-use", { card });
}

/** Everything that speaks against using the texts of a card on the table. */
function whyNotBody(view: Cards, seat: Seat, poll: number, body: Body): readonly Refusal[] {
  const isOwn = controllerOf(view, body) === seat;
  const texts = [...abilitiesOf[cardOf(view, body)]];
  forEachGained(view, body, (gained) => texts.push(gained));
  if (isOwn && hasAbility(view, body, own["duplicate-save"])) texts.push(own["duplicate-save"]);
  const used = texts.filter((ability) => isUsed(ability) && (abilities[ability].from & IN_PLAY) !== 0);
  if (!isOwn && !used.some(isAnyones))
    return [refuse("cards.acts.not-yours", { card: nameOfCard(cardOf(view, body)) })];
  return used.flatMap((ability) => whyNotUsed(view, seat, poll, ability, body));
}

const isAnyones = (number: number): boolean => {
  const { ability } = abilities[number];
  return "by" in ability && ability.by === "anyone";
};

/** Whether a player chooses to use it; everything else works by itself. */
const isUsed = (ability: number): boolean => roundOf[abilities[ability].kind] !== undefined;

const pileBits: { readonly [pile: string]: number } = {
  hand: IN_HAND,
  dead: IN_DEAD,
  discard: IN_DISCARD,
  shadows: IN_SHADOWS,
};

/** Everything that speaks against using a card of a pile, or playing it. */
function whyNotCard(view: Cards, seat: Seat, poll: number, ref: number): readonly Refusal[] {
  const card = cardOfRef(ref);
  const zone = pileOfRef(ref)?.zone ?? "hand";
  const from = pileBits[zone] ?? 0;
  const texts = abilitiesOf[card].filter((ability) => isUsed(ability) && (abilities[ability].from & from) !== 0);
  const plays = zone === "hand" && faces[card].type !== "event" ? waysToPlay(card) : [];
  return [
    ...plays.flatMap((ability) => whyNotPlayed(view, seat, poll, ability, card)),
    ...texts.flatMap((ability) => whyNotUsed(view, seat, poll, ability, CARD_SOURCE + card)),
  ];
}

/** As what a card can be played from hand, the usual way first. */
function waysToPlay(card: number): readonly number[] {
  const { keywords, shadowCost, mayAttachToHouse, unique } = faces[card];
  return [
    own.play,
    ...(mayAttachToHouse ? [own["play-on-house"]] : []),
    ...(keywords?.includes("ambush") ? [own.ambush] : []),
    ...(shadowCost === undefined ? [] : [own["to-shadows"]]),
    ...(unique ? [own.duplicate] : []),
  ];
}

/** In a round that is not for actions, that says most, unless it is not even the phase or the turn for it. */
function whyNotPlayed(view: Cards, seat: Seat, poll: number, ability: number, card: number): readonly Refusal[] {
  const refusal = whyNotPlay(view, seat, ability, card, 0);
  const isUntimely = refusal?.rule === "cards.play.phase" || refusal?.rule === "cards.marshalling.active";
  const act = { ability, source: CARD_SOURCE + card, x: 0, on: NONE };
  const most = isUntimely ? refusal : (whyNot(view, seat, poll, act) ?? refusal);
  return most === undefined ? [] : [most];
}

/** Why an ability cannot be used, for each of the occurrences that it might answer. */
function whyNotUsed(view: Cards, seat: Seat, poll: number, ability: number, source: number): readonly Refusal[] {
  const compiled = abilities[ability];
  const x = "x" in compiled.ability ? (compiled.ability.x?.least ?? 0) : 0;
  const isOfRound = roundOf[compiled.kind] === poll;
  const occurrences = isOfRound ? occurrencesFor(view, seat, poll, compiled, source) : [];
  return (occurrences.length === 0 ? [NONE] : occurrences).flatMap(
    (on) => whyNot(view, seat, poll, { ability, source, x, on }) ?? [],
  );
}

/** How near to being possible an act was that is refused by such a rule; the first that fits counts, and what fits none was nearest. */
const nearness: readonly (readonly [rules: RegExp, near: number])[] = [
  [/^cards\.acts\.(not-there|no-ability|not-yours|nothing-there)$|^cards\.(duplicates\.host|play\.type|own\.)/, 0],
  [/^cards\.acts\.other-round$/, 1],
  [/^cards\.acts\.(no-occasion|nothing-to-cancel)$|^cards\.saves\.no-danger$/, 2],
  [/^cards\.(acts\.(phase|segment)|play\.phase)$/, 3],
  [/^cards\.marshalling\.active$|^cards\.saves\.(not-this|other-danger)$/, 4],
  [/^cards\.acts\.restriction$/, 5],
  [/^cards\.(acts|keywords|unique|attachments|saves|immunity)\./, 6],
  [/^cards\.(costs|marshalling)\./, 7],
];
const nearnessOf = (rule: string): number => nearness.find(([rules]) => rules.test(rule))?.[1] ?? 8;

const mostTelling = (refusals: readonly Refusal[]): Refusal | undefined =>
  refusals.reduce<Refusal | undefined>(
    (best, one) => (best === undefined || nearnessOf(one.rule) > nearnessOf(best.rule) ? one : best),
    undefined,
  );
