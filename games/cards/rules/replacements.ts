import { abilities, abilitiesOf, laterNumber, opOf, shieldBehind } from "../compiled/abilities.ts";
import { bitOf, NONE, zoneIds } from "../data/names.ts";
import { isInForce, isTextBlank } from "../derived/constants.ts";
import { type Body, bodiesEnd, cardOf, controllerOf, isTaken } from "../state/bodies.ts";
import { type Cards, placesOf } from "../state/layout.ts";
import { type CauseId, causeIds } from "../words/index.ts";
import { holds } from "./conditions.ts";
import { contextOf } from "./context.ts";
import { happen, happeningCount } from "./happenings.ts";
import { leave, mayLeave } from "./leaving.ts";
import { queue, stopWaiting, type Waiting, waitingAt, waitingOf } from "./pending.ts";
import type { TellRule } from "./step.ts";
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

/**
 * Queues the lasting effects by which a body is not killed, and notes the death that they replace; whether there are any. Each is
 * looked at again when its turn comes: where one character after another is shielded by the same card, it may shield but one (R-C24).
 */
export function queueShields(
  game: Cards,
  body: Body,
  death: { readonly cause: CauseId; readonly by: number },
): boolean {
  const { lasting } = placesOf(game);
  const at = lasting.field;
  const shields: Waiting[] = [];
  for (let row = 0; row < lasting.count(game); row++) {
    const cells = lasting.row(row);
    if (game[cells + at.subject] !== body) continue;
    const op = opOf(game[cells + at.ability], game[cells + at.op]);
    if (op.op !== "do" || op.effect.do !== "shield") continue;
    const shield = {
      ability: laterNumber(op.effect),
      source: game[cells + at.source],
      seat: game[cells + at.seat],
      on: happeningCount(game),
      target: body,
    };
    if (isShielding(game, shield)) shields.push(shield);
  }
  if (shields.length === 0) return false;
  happen(game, "would-die", { subject: body, seat: controllerOf(game, body), ...death });
  for (const shield of shields) queue(game, shield);
  return true;
}

/** Whether a shield holds as things are now. */
export function isShielding(
  game: Cards,
  { ability, source, seat }: Pick<Waiting, "ability" | "source" | "seat">,
): boolean {
  const condition = shieldBehind(ability)?.while;
  return condition === undefined || holds(contextOf(game, seat, source, abilities[ability].card), condition);
}

/** A death that is replaced is replaced once: whatever else would have shielded the body waits no longer. */
export function spare(game: Cards, level: number, body: Body): void {
  for (const row of waitingAt(game, level).reverse()) if (isShieldOf(game, row, body)) stopWaiting(game, row);
}

const isShieldOf = (game: Cards, row: number, body: Body): boolean => {
  const { ability, target } = waitingOf(game, row);
  return target === body && shieldBehind(ability) !== undefined;
};

/** Nothing shields it any more: it is killed after all. */
export function killAfterAll(game: Cards, { target, on }: Required<Waiting>, tell?: TellRule): void {
  if (!mayLeave(game, target, "killed")) return;
  const { happenings } = placesOf(game);
  const death = happenings.row(on);
  const cause = causeIds[game[death + happenings.field.cause]];
  const from = happeningCount(game);
  leave(game, target, "killed", { cause, by: game[death + happenings.field.by] }, tell);
  queueReplacements(game, from);
}
