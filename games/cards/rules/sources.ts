import type { Pile } from "@weirwood/kernel";
import { abilities, abilitiesOf, type Compiled, own } from "../compiled/abilities.ts";
import { bitOf, MOST_SEATS, NONE, phaseIds, zoneIds } from "../data/names.ts";
import { isInForce, isTextBlank } from "../derived/constants.ts";
import { DUPLICATES, GAINED_TEXTS, HAS_GAINED, isSighted, KINDS, word } from "../derived/words.ts";
import {
  type Body,
  bodiesEnd,
  cardOf,
  controllerOf,
  faces,
  hostOf,
  isDuplicate,
  isFaceDown,
  isTaken,
} from "../state/bodies.ts";
import {
  ACTION_POLL,
  ACTIVE,
  type Cards,
  HOUSE,
  MELEE,
  PHASE,
  placesOf,
  RESPONSE_POLL,
  SAVE_POLL,
} from "../state/layout.ts";
import { BODIES_OF_SEAT } from "../state/refs.ts";
import { contextOf } from "./context.ts";
import { compiledAt, isResolve, topLevel } from "./frames.ts";
import { forEachGained } from "./gained.ts";
import { happeningCount } from "./happenings.ts";
import { threatsAt } from "./threats.ts";
import { fits } from "./triggers.ts";

/** Where an act can come from: every source that a player might use in a round, and the occurrences that it might answer. */

export interface Act {
  readonly ability: number;
  /** A body, or behind all bodies a card of a pile. */
  readonly source: number;
  readonly x: number;
  readonly on: number;
}

export const CARD_SOURCE = 6 * BODIES_OF_SEAT;
export const bodyIn = (source: number): Body => (source < CARD_SOURCE ? source : NONE);
export const cardIn = (game: Cards, source: number): number =>
  source < CARD_SOURCE ? cardOf(game, source) : source - CARD_SOURCE;

export const IN_PLAY = bitOf(zoneIds, "play");
export const [IN_HAND, IN_DEAD, IN_DISCARD, IN_SHADOWS] = (["hand", "dead", "discard", "shadows"] as const).map(
  (zone) => bitOf(zoneIds, zone),
);

/** The round that each kind of ability is for; none where nobody chooses to use it. */
export const roundOf: { readonly [kind in Compiled["kind"]]?: number } = {
  action: ACTION_POLL,
  save: SAVE_POLL,
  cancel: SAVE_POLL,
  response: RESPONSE_POLL,
};

const rounds = [ACTION_POLL, SAVE_POLL, RESPONSE_POLL];

/** Abilities that each card prints, by the round that they are for, and in which zone they are used. */
const printedIn = (zone: number): readonly (readonly (readonly number[])[])[] =>
  rounds.map((round) =>
    abilitiesOf.map((numbers) =>
      numbers.filter((number) => roundOf[abilities[number].kind] === round && (abilities[number].from & zone) !== 0),
    ),
  );
const [inPlay, inHand, inDead, inDiscard, inShadows] = [IN_PLAY, IN_HAND, IN_DEAD, IN_DISCARD, IN_SHADOWS].map(
  printedIn,
);
/** Whether a card prints any of them that is used in play: most do not, and this is all that is looked at then. */
const hasInPlay: readonly Uint8Array[] = inPlay.map((byCard) =>
  Uint8Array.from(byCard, (numbers) => Math.min(1, numbers.length)),
);
const isAnyones: readonly boolean[] = abilities.map(({ ability }) => "by" in ability && ability.by === "anyone");

/** Whether a body has an ability now: printed and not blank, gained, or given by a duplicate. */
export function hasAbility(game: Cards, body: Body, ability: number): boolean {
  const { card } = abilities[ability];
  if (ability === own["duplicate-save"]) return hasDuplicate(game, body);
  if (card === cardOf(game, body) && abilitiesOf[card].includes(ability))
    return isInForce(game, body) && !isTextBlank(game, body) && !isFaceDown(game, body);
  let isGained = false;
  if ((word(game, body, KINDS) & HAS_GAINED) !== 0)
    forEachGained(game, body, (gained) => (isGained ||= gained === ability));
  return isGained;
}

function hasDuplicate(game: Cards, host: Body): boolean {
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++)
    if (isTaken(game, body) && hostOf(game, body) === host && isDuplicate(game, body)) return true;
  return false;
}

/** Who has a duplicate, marked with the number of the look: nothing need be wiped between looks. */
const doubled = new Uint32Array(MOST_SEATS * BODIES_OF_SEAT);
let timesMarked = 0;

function markDoubled(game: Cards, end: number): void {
  timesMarked++;
  for (let body = 0; body < end; body++)
    if (isTaken(game, body) && isDuplicate(game, body)) doubled[hostOf(game, body)] = timesMarked;
}

/** Looks at an ability and its source; `true` if no more need be looked at. */
type Look = (ability: number, source: number) => boolean;

/** Everything that a player might do in such a round, legal or not; whether some of it is what is looked for. */
export const someSource = (game: Cards, seat: number, round: number, look: Look): boolean =>
  someInPlay(game, seat, round, look) ||
  someOfPile(game, placesOf(game).piles.hand[seat], usedFromHand(game, seat, round), look) ||
  someInOpenPiles(game, seat, round, look) ||
  someOfPile(game, placesOf(game).piles.shadows[seat], inShadows[round], look) ||
  someRight(game, seat, round, look);

/** The same, only from where everybody sees it. */
export const someOpenSource = (game: Cards, seat: number, round: number, look: Look): boolean =>
  someInPlay(game, seat, round, look) || someInOpenPiles(game, seat, round, look) || someRight(game, seat, round, look);

function someInPlay(game: Cards, seat: number, round: number, look: Look): boolean {
  const printed = inPlay[round];
  const end = bodiesEnd(game);
  const isDoubled = round === SAVE_POLL && isSighted(game, DUPLICATES);
  const isAnyLookedAt = isDoubled || isSighted(game, GAINED_TEXTS);
  const isPrinted = hasInPlay[round];
  if (isDoubled) markDoubled(game, end);
  const times = timesMarked;
  for (let body = 0; body < end; body++) {
    if (!isTaken(game, body) || (!isAnyLookedAt && isPrinted[cardOf(game, body)] === 0)) continue;
    const isOwn = controllerOf(game, body) === seat;
    const list = printed[cardOf(game, body)];
    for (let i = 0; i < list.length; i++) if ((isOwn || isAnyones[list[i]]) && look(list[i], body)) return true;
    if (!isOwn) continue;
    if ((word(game, body, KINDS) & HAS_GAINED) !== 0 && someGained(game, body, round, look)) return true;
    if (isDoubled && doubled[body] === times && look(own["duplicate-save"], body)) return true;
  }
  return false;
}

function someInOpenPiles(game: Cards, seat: number, round: number, look: Look): boolean {
  const { dead, discard } = placesOf(game).piles;
  return someOfPile(game, dead[seat], inDead[round], look) || someOfPile(game, discard[seat], inDiscard[round], look);
}

function someGained(game: Cards, body: Body, round: number, look: Look): boolean {
  let isFound = false;
  forEachGained(game, body, (gained) => {
    isFound ||= roundOf[abilities[gained].kind] === round && look(gained, body);
  });
  return isFound;
}

function someOfPile(game: Cards, pile: Pile, printed: readonly (readonly number[])[], look: Look): boolean {
  const count = pile.count(game);
  for (let place = 0; place < count; place++) {
    const card = pile.get(game, place);
    if (card >= faces.length || printed[card].length === 0 || isBefore(game, pile, place, card)) continue;
    const list = printed[card];
    for (let i = 0; i < list.length; i++) if (look(list[i], CARD_SOURCE + card)) return true;
  }
  return false;
}

/** Whether a copy lies below it in the same pile: which of them is used makes no difference. */
function isBefore(game: Cards, pile: Pile, place: number, card: number): boolean {
  for (let below = 0; below < place; below++) if (pile.get(game, below) === card) return true;
  return false;
}

const MARSHALLING = phaseIds.indexOf("marshalling");
const CHALLENGES = phaseIds.indexOf("challenges");

/** Abilities of cards in hand, and the ways in which they might be played in marshalling and in challenges. */
const inMarshalling: readonly (readonly number[])[] = faces.map(
  ({ type, shadowCost, mayAttachToHouse, unique }, card) =>
    type === "event"
      ? inHand[ACTION_POLL][card]
      : [
          ...inHand[ACTION_POLL][card],
          own.play,
          ...(shadowCost === undefined ? [] : [own["to-shadows"]]),
          ...(mayAttachToHouse ? [own["play-on-house"]] : []),
          ...(unique ? [own.duplicate] : []),
        ],
);
const inChallenges: readonly (readonly number[])[] = faces.map(({ type, keywords }, card) => {
  const printed = inHand[ACTION_POLL][card];
  return type !== "event" && keywords?.includes("ambush") ? [...printed, own.ambush] : printed;
});

function usedFromHand(game: Cards, seat: number, round: number): readonly (readonly number[])[] {
  if (round !== ACTION_POLL) return inHand[round];
  if (game[PHASE] === CHALLENGES) return inChallenges;
  return game[PHASE] === MARSHALLING && game[ACTIVE] === seat ? inMarshalling : inHand[ACTION_POLL];
}

/** Rights that a player has without any card. */
function someRight(game: Cards, seat: number, round: number, look: Look): boolean {
  if (round !== SAVE_POLL) return false;
  const thing = topLevel(game) - 1;
  if (isResolve(game, thing)) {
    const text = compiledAt(game, thing).ability;
    return "cancelledFor" in text && text.cancelledFor !== undefined && look(own["cancel-for"], houseOf(game, seat));
  }
  if (game[MELEE] === 0) return false;
  return look(own["redirect-attack"], houseOf(game, seat)) || look(own["take-the-challenge"], houseOf(game, seat));
}

export const houseOf = (game: Cards, seat: number): number => (game[HOUSE + seat] === NONE ? 0 : game[HOUSE + seat]);

const WITHOUT_OCCURRENCE: readonly number[] = [NONE];
const NO_OCCURRENCE: readonly number[] = [];

/** The occurrences that an ability might answer: happenings, or threats. */
export function occurrencesFor(
  game: Cards,
  seat: number,
  poll: number,
  { ability, kind, waitsFor }: Compiled,
  source: number,
): readonly number[] {
  if (poll === ACTION_POLL || kind === "cancel") return WITHOUT_OCCURRENCE;
  if (kind === "save") return threatsAt(game, topLevel(game) - 1);
  if (ability.kind !== "response") return NO_OCCURRENCE;
  const { happenings } = placesOf(game);
  const count = happeningCount(game);
  let found = NO_OCCURRENCE;
  for (let on = 0; on < count; on++) {
    if (!waitsFor[game[happenings.row(on) + happenings.field.kind]]) continue;
    const context = contextOf(game, seat, bodyIn(source), cardIn(game, source));
    if (fits(context, ability.on, on)) found = [...found, on];
  }
  return found;
}
