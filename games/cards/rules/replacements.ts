import { abilities, abilitiesOf, shieldBehind } from "../compiled/abilities.ts";
import { bitOf, NONE, zoneIds } from "../data/names.ts";
import { isInForce, isTextBlank } from "../derived/constants.ts";
import { bodiesEnd, cardOf, controllerOf, isTaken } from "../state/bodies.ts";
import { type Cards, placesOf } from "../state/layout.ts";
import { holds } from "./conditions.ts";
import { contextOf } from "./context.ts";
import { happeningCount } from "./happenings.ts";
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

function queueFor(game: Cards, on: number): void {
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++) {
    if (!isTaken(game, body)) continue;
    const card = cardOf(game, body);
    if (replacing[card].length === 0 || !isInForce(game, body) || isTextBlank(game, body)) continue;
    for (const ability of replacing[card]) {
      if ((abilities[ability].from & FROM_PLAY) === 0) continue;
      const context = contextOf(game, controllerOf(game, body), body, card);
      if (isReplaced(context, ability, on)) queue(game, { ability, source: body, on, seat: context.seat });
    }
  }
  queueForPile(game, on);
}

/** A card that is discarded from hand or deck may itself say what happens instead. */
function queueForPile(game: Cards, on: number): void {
  const { happenings } = placesOf(game);
  const at = happenings.row(on);
  const card = game[at + happenings.field.card];
  const seat = game[at + happenings.field.seat];
  if (card === NONE || game[at + happenings.field.subject] !== NONE || seat === NONE) return;
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
