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
  isDuplicate,
  isFaceDown,
  isLeaving,
  isTaken,
  rowOf,
} from "../state/bodies.ts";
import type { Cards } from "../state/layout.ts";
import type { Face } from "../words/index.ts";
import { type Context, contextOf } from "./context.ts";
import { happen } from "./happenings.ts";
import { hasBecomeAttachment } from "./lasting.ts";
import { leave } from "./leaving.ts";
import { matches } from "./select.ts";
import { nameOfCard, type TellRule } from "./step.ts";

/** Attachments and what they may be attached to (3.20, R-C45). */

const NO_ATTACHMENTS = bitOf(keywordIds, "no-attachments");
const CHARACTER = bitOf(typeIds, "character");

/** Whether an attachment with this print, read by its controller, may lie on a body. */
export function mayBeOn(game: Cards, face: Face, context: Context, host: Body, isBlank: boolean): boolean {
  const restriction = isBlank || face.type !== "attachment" ? undefined : face.attachTo;
  const isFit =
    restriction === undefined
      ? hasType(game, host, CHARACTER) || face.type === "location"
      : matches(context, restriction, host);
  if (!isFit) return false;
  if (hasKeyword(game, host, NO_ATTACHMENTS)) return false;
  const except = isBlanked(game, host) ? undefined : faceOf(game, host).noAttachmentsExcept;
  if (except !== undefined && !hasOwnTrait(game, face, context, except)) return false;
  const { attachMax } = face;
  return attachMax === undefined || isBlank || copiesOn(game, face, host, context.source) < attachMax;
}

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
  happen(game, "attached", { subject: body, other: host, seat: controllerOf(game, body) });
  touch(game);
}

/** Discards at once what may not be where it is; whether anything was. No save, whatever the immunity. */
export function dropIllegal(game: Cards, tell?: TellRule): boolean {
  let isAny = false;
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++) {
    if (!isTaken(game, body) || isLeaving(game, body) || isDuplicate(game, body)) continue;
    const host = hostOf(game, body);
    if (host === NONE || isFaceDown(game, body)) continue;
    const card = cardOf(game, body);
    const face = faces[card];
    const context = contextOf(game, controllerOf(game, body), body, card);
    const isPlacedByText = face.type === "event" || face.type === "character" || hasBecomeAttachment(game, body);
    const isLegal =
      isTaken(game, host) &&
      (isPlacedByText || face.type !== "attachment"
        ? isPlacedByText || face.mayAttachToHouse === true
        : mayBeOn(game, face, context, host, isBlanked(game, body)));
    if (isLegal) continue;
    isAny = true;
    tell?.({ rule: "cards.attachments.illegal", card: nameOfCard(card), body });
    leave(game, body, "discarded", { cause: "framework" }, tell);
  }
  return isAny;
}
