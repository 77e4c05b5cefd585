import { bitOf, keywordIds, NONE, traitIds, typeIds } from "../data/names.ts";
import { hasKeyword, hasTrait, hasType, isBlanked, touch } from "../derived/words.ts";
import {
  at,
  type Body,
  bodiesEnd,
  cardOf,
  controllerOf,
  faceOf,
  faces,
  hostOf,
  isLeaving,
  isTaken,
  rowOf,
} from "../state/bodies.ts";
import type { Cards } from "../state/layout.ts";
import type { Face } from "../words/index.ts";
import { type Context, contextOf } from "./context.ts";
import { endPermanent, givesControl, mayControl } from "./control.ts";
import { happen } from "./happenings.ts";
import { matches } from "./select.ts";

/** Attachments and what they may be attached to (3.20, R-C45). */

const NO_ATTACHMENTS = bitOf(keywordIds, "no-attachments");
export const CHARACTER = bitOf(typeIds, "character");

/** Whether an attachment with this print, read by its controller, may lie on a body. */
export function mayBeOn(game: Cards, face: Face, context: Context, host: Body, isBlank: boolean): boolean {
  const restriction = isBlank || face.type !== "attachment" ? undefined : face.attachTo;
  const isFit =
    restriction === undefined
      ? hasType(game, host, CHARACTER) || face.type === "location"
      : matches(context, restriction, host);
  if (!isFit || !bears(game, host, (trait) => hasOwnTrait(game, face, context, trait))) return false;
  const { attachMax } = face;
  return attachMax === undefined || isBlank || copiesOn(game, face, host, context.source) < attachMax;
}

/** Whether a body bears attachments, of whatever kind they came to be some: none, or only those of a trait. */
function bears(game: Cards, host: Body, hasTraitOf: (trait: (typeof traitIds)[number]) => boolean): boolean {
  if (hasKeyword(game, host, NO_ATTACHMENTS)) return false;
  const except = isBlanked(game, host) ? undefined : faceOf(game, host).noAttachmentsExcept;
  return except === undefined || hasTraitOf(except);
}

/** Whether a card that a text attaches may lie on a body; a face-down one has no trait that would excuse it. */
export const mayBePutOn = (game: Cards, host: Body, attached: Body = NONE): boolean =>
  bears(game, host, (trait) => attached !== NONE && hasTrait(game, attached, traitIds.indexOf(trait)));

const hasOwnTrait = (game: Cards, face: Face, { source }: Context, trait: (typeof traitIds)[number]): boolean =>
  source === NONE ? (face.traits?.includes(trait) ?? false) : hasTrait(game, source, traitIds.indexOf(trait));

function copiesOn(game: Cards, { title }: Face, host: Body, except: Body): number {
  let count = 0;
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++)
    if (body !== except && isTaken(game, body) && hostOf(game, body) === host && faceOf(game, body).title === title)
      count++;
  return count;
}

/** Every body that an attachment from a pile may be attached to. */
export function hostsFor(game: Cards, seat: number, card: number): Body[] {
  const context = contextOf(game, seat, NONE, card);
  const hosts: Body[] = [];
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++)
    if (isTaken(game, body) && !isLeaving(game, body) && mayBeOn(game, faces[card], context, body, false))
      hosts.push(body);
  return hosts;
}

export function attachTo(game: Cards, body: Body, host: Body): void {
  game[rowOf(body) + at.host] = host;
  // Control without a duration lasts until control changes again by a card (3.26), and such an attachment changes it.
  if (givesControl[cardOf(game, body)] && mayControl(game, host, controllerOf(game, body))) endPermanent(game, host);
  happen(game, "attached", { subject: body, other: host, seat: controllerOf(game, body) });
  touch(game);
}
