import { laterNumber, opOf, shieldBehind } from "../compiled/abilities.ts";
import { type Body, controllerOf } from "../state/bodies.ts";
import { type Cards, placesOf } from "../state/layout.ts";
import { type CauseId, causeIds } from "../words/index.ts";
import { happen, happeningCount } from "./happenings.ts";
import { leave, mayLeave } from "./leaving.ts";
import { queue, stopWaiting, type Waiting, waitingAt, waitingOf } from "./pending.ts";
import { isShielding, queueReplacements } from "./replacements.ts";
import type { TellRule } from "./step.ts";

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
