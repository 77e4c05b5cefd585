import { abilities, abilitiesOf, opOf } from "../compiled/abilities.ts";
import { touch } from "../derived/words.ts";
import {
  at,
  type Body,
  bodiesEnd,
  cardOf,
  controllerOf,
  forEachOn,
  hostOf,
  isDuplicate,
  isTaken,
  rowOf,
} from "../state/bodies.ts";
import { type Cards, placesOf, untilIds } from "../state/layout.ts";
import { happen } from "./happenings.ts";
import { removeFromChallenge } from "./participants.ts";
import { nameOfCard, nameOfSeat, type TellRule } from "./step.ts";
import { whyNotUnique } from "./uniqueness.ts";

/**
 * Control (3.25, 3.26, R-C46): duplicates go along, attachments keep their controllers, a participant leaves the challenge. Of
 * several lasting changes the youngest holds; one without duration ends with the next change.
 */
export function changeControl(game: Cards, body: Body, to: number, tell?: TellRule): boolean {
  if (controllerOf(game, body) === to) return false;
  game[rowOf(body) + at.controller] = to;
  const end = bodiesEnd(game);
  for (let other = 0; other < end; other++)
    if (isTaken(game, other) && hostOf(game, other) === body && isDuplicate(game, other))
      game[rowOf(other) + at.controller] = to;
  removeFromChallenge(game, body, tell);
  happen(game, "control-changed", { subject: body, seat: to });
  touch(game);
  tell?.({ rule: "cards.control.changed", card: nameOfCard(cardOf(game, body)), player: nameOfSeat(to), body });
  return true;
}

/** Whether a player may take a body over: a unique card of which he has another he may not (3.27). */
export const mayControl = (game: Cards, body: Body, seat: number): boolean =>
  whyNotUnique(game, seat, cardOf(game, body), body) === undefined;

/** Lasting changes without duration of this body end: control has changed again. */
export function endPermanent(game: Cards, body: Body): void {
  const { lasting } = placesOf(game);
  for (let row = lasting.count(game) - 1; row >= 0; row--) {
    const cells = lasting.row(row);
    const op = opOf(game[cells + lasting.field.ability], game[cells + lasting.field.op]);
    const isControl = op.op === "do" && op.effect.do === "take-control";
    const isPermanent = untilIds[game[cells + lasting.field.until]] === "game";
    if (isControl && isPermanent && game[cells + lasting.field.subject] === body) lasting.remove(game, row);
  }
}

/** Cards whose text gives control of something. */
export const givesControl: readonly boolean[] = abilitiesOf.map((numbers) =>
  numbers.some((number) => {
    const { ability } = abilities[number];
    return ability.kind === "constant" && ability.mods.some(({ mod }) => mod === "controlled-by");
  }),
);

/**
 * What was just attached to a body may give control of it: of several such attachments the youngest holds, which has it from
 * now on (3.26).
 */
export function takeOver(game: Cards, attached: Body, tell?: TellRule): void {
  if (!givesControl[cardOf(game, attached)]) return;
  const host = hostOf(game, attached);
  const to = controllerOf(game, attached);
  game[rowOf(attached) + at.elders] = eldersOn(game, host, attached);
  if (mayControl(game, host, to)) changeControl(game, host, to, tell);
}

/** More than whatever gives control of a body already has: rows are taken again, and tell nothing of age. */
function eldersOn(game: Cards, host: Body, but: Body): number {
  let elders = 0;
  forEachOn(game, host, (other) => {
    if (other !== but && givesControl[cardOf(game, other)])
      elders = Math.max(elders, game[rowOf(other) + at.elders] + 1);
  });
  return elders;
}
