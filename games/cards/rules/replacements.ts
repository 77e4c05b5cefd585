import { abilities, abilitiesOf, own, shieldBehind } from "../compiled/abilities.ts";
import { bitOf, NONE, zoneIds } from "../data/names.ts";
import { isInForce, isTextBlank } from "../derived/constants.ts";
import {
  at,
  type Body,
  bodiesEnd,
  cardOf,
  controllerOf,
  destinationOf,
  faceOf,
  isFaceDown,
  isLeaving,
  isTaken,
  rowOf,
} from "../state/bodies.ts";
import { type Cards, placesOf, TO_DEAD, TO_DISCARD, TO_TOP } from "../state/layout.ts";
import { holds } from "./conditions.ts";
import { contextOf } from "./context.ts";
import { happeningCount, happeningNumber, wentElsewhere } from "./happenings.ts";
import { queue, type Waiting } from "./pending.ts";
import { fits } from "./triggers.ts";
import { whyNotUnique } from "./uniqueness.ts";

/**
 * Replacement effects are typed by what they replace and wait in a row of their own: where several apply, the first player
 * takes them one after the other, and each looks at what the one before has made of it (R-C24).
 */

/** Replacements that each card prints. */
const replacing: readonly (readonly number[])[] = abilitiesOf.map((numbers) =>
  numbers.filter((number) => abilities[number].kind === "replace"),
);
const FROM_PLAY = bitOf(zoneIds, "play");

/** Queues whatever replaces something that happened from this row on. */
export function queueReplacements(game: Cards, from: number): void {
  for (let on = from; on < happeningCount(game); on++) queueFor(game, on);
}

/**
 * A keyword that changes where a card goes is one of them (R-C79). It applies at once where no text would change that too; else it
 * waits among these, which look at where the card would go without it.
 */
function queueFor(game: Cards, on: number): void {
  const keyword = keywordBehind(game, on);
  if (keyword === undefined) {
    queueTexts(game, on);
    return;
  }
  const { body, ability, usual, changed } = keyword;
  wentElsewhere(game, on, usual);
  if (!queueTexts(game, on)) {
    wentElsewhere(game, on, changed);
    return;
  }
  game[rowOf(body) + at.destination] = usual;
  queue(game, { ability, source: body, on, seat: controllerOf(game, body) });
}

const [KILLED, DISCARDED, PLAYED] = (["killed", "discarded", "played"] as const).map(happeningNumber);

/** Where a card goes that was killed, discarded or played; undefined where that is not what has happened. */
function usualPile(game: Cards, on: number): { readonly body: Body; readonly pile: number } | undefined {
  const { happenings } = placesOf(game);
  const cells = happenings.row(on);
  const [kind, body] = [game[cells + happenings.field.kind], game[cells + happenings.field.subject]];
  if (![KILLED, DISCARDED, PLAYED].includes(kind) || body === NONE) return undefined;
  if (!isTaken(game, body) || !isLeaving(game, body) || isFaceDown(game, body)) return undefined;
  return { body, pile: kind === KILLED && faceOf(game, body).type === "character" ? TO_DEAD : TO_DISCARD };
}

/** The keyword that has changed where a card goes. */
function keywordBehind(game: Cards, on: number) {
  const usual = usualPile(game, on);
  if (usual === undefined) return undefined;
  const { body, pile } = usual;
  const changed = destinationOf(game, body);
  if (pile === TO_DEAD && changed === TO_TOP) return { body, ability: own.stalwart, usual: pile, changed };
  if (pile === TO_DISCARD && changed === TO_DEAD) return { body, ability: own.deathbound, usual: pile, changed };
  return undefined;
}

/** Of several that would change where a card goes one applies: by now it goes elsewhere, and the others replace nothing. */
export const isGoingElsewhere = (game: Cards, on: number): boolean => {
  const usual = on === NONE ? undefined : usualPile(game, on);
  return usual !== undefined && destinationOf(game, usual.body) !== usual.pile;
};

/** Whether any text replaces it. */
function queueTexts(game: Cards, on: number): boolean {
  let isAny = false;
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++) {
    if (!isTaken(game, body)) continue;
    const card = cardOf(game, body);
    if (replacing[card].length === 0 || !isInForce(game, body) || isTextBlank(game, body)) continue;
    for (const ability of replacing[card]) {
      if ((abilities[ability].from & FROM_PLAY) === 0) continue;
      const context = contextOf(game, controllerOf(game, body), body, card);
      if (!isReplaced(context, ability, on)) continue;
      queue(game, { ability, source: body, on, seat: context.seat });
      isAny = true;
    }
  }
  queueForPile(game, on);
  return isAny;
}

/** A card that is discarded from hand or deck may itself say what happens instead. */
function queueForPile(game: Cards, on: number): void {
  const { happenings } = placesOf(game);
  const cells = happenings.row(on);
  const card = game[cells + happenings.field.card];
  const seat = game[cells + happenings.field.seat];
  if (card === NONE || game[cells + happenings.field.subject] !== NONE || seat === NONE) return;
  for (const ability of replacing[card] ?? []) {
    if ((abilities[ability].from & FROM_PLAY) !== 0) continue;
    const context = contextOf(game, seat, NONE, card);
    if (isReplaced(context, ability, on) && whyNotUnique(game, seat, card) === undefined)
      queue(game, { ability, source: NONE, card, on, seat });
  }
}

function isReplaced(context: ReturnType<typeof contextOf>, ability: number, on: number): boolean {
  const text = abilities[ability].ability;
  if (text.kind !== "replace" || !fits(context, text.on, on)) return false;
  context.on = on;
  return text.when === undefined || holds(context, text.when);
}

/** Whether a shield holds as things are now. */
export function isShielding(
  game: Cards,
  { ability, source, seat }: Pick<Waiting, "ability" | "source" | "seat">,
): boolean {
  const condition = shieldBehind(ability)?.while;
  return condition === undefined || holds(contextOf(game, seat, source, abilities[ability].card), condition);
}
