import { opOf } from "../compiled/abilities.ts";
import { bitOf, NONE, typeIds } from "../data/names.ts";
import { forEachModifier } from "../derived/constants.ts";
import { settle } from "../derived/derive.ts";
import { ATTACHED, DIRTY, gameWord, hasType, isBlanked, isSighted, OTHERS_CARDS } from "../derived/words.ts";
import {
  at,
  type Body,
  bodiesEnd,
  cardOf,
  controllerOf,
  faces,
  hostOf,
  isDuplicate,
  isFaceDown,
  isLeaving,
  isTaken,
  ownerOf,
  rowOf,
} from "../state/bodies.ts";
import { type Cards, GAME_DERIVED, placesOf } from "../state/layout.ts";
import { CHARACTER, mayBeOn, mayBePutOn } from "./attaching.ts";
import { contextOf, seatOf } from "./context.ts";
import { changeControl, mayControl } from "./control.ts";
import { isAbout } from "./immunity.ts";
import { bearerByText } from "./lasting.ts";
import { leave } from "./leaving.ts";
import { nameOfCard, type TellRule } from "./step.ts";

/** After every change: derived values, who controls what, and attachments that may not be where they are; until all is right. */
export function settleAll(game: Cards, tell?: TellRule): void {
  if (gameWord(game, DIRTY) === 0) return;
  for (;;) {
    settle(game);
    const isChanged = settleControl(game, tell);
    if (isChanged) settle(game);
    if (!dropIllegal(game, tell) && !isChanged) break;
  }
  game[GAME_DERIVED + DIRTY] = 0;
}

/** Puts every body under whoever controls it by what is in force; whether anything changed. */
function settleControl(game: Cards, tell?: TellRule): boolean {
  if (!isAnyDisputed(game)) return false;
  let isChanged = false;
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++) {
    if (!isTaken(game, body) || isDuplicate(game, body)) continue;
    const to = holderOf(game, body);
    if (to !== controllerOf(game, body) && mayControl(game, body, to))
      isChanged = changeControl(game, body, to, tell) || isChanged;
  }
  return isChanged;
}

/** Whether any card is not its owner's, or is claimed by somebody. */
function isAnyDisputed(game: Cards): boolean {
  if (isSighted(game, OTHERS_CARDS)) return true;
  const { lasting } = placesOf(game);
  for (let row = 0; row < lasting.count(game); row++) {
    const op = opOf(game[lasting.row(row) + lasting.field.ability], game[lasting.row(row) + lasting.field.op]);
    if (op.op === "do" && op.effect.do === "take-control") return true;
  }
  return false;
}

/** Who controls a body: by the youngest lasting change, else by the youngest attachment that is in force, else its owner. */
function holderOf(game: Cards, body: Body): number {
  const { lasting } = placesOf(game);
  const field = lasting.field;
  for (let row = lasting.count(game) - 1; row >= 0; row--) {
    const cells = lasting.row(row);
    if (game[cells + field.subject] !== body) continue;
    const op = opOf(game[cells + field.ability], game[cells + field.op]);
    if (op.op === "do" && op.effect.do === "take-control") return game[cells + field.who];
  }
  let [holder, youngest] = [ownerOf(game, body), 0];
  forEachModifier(game, "controlled-by", (mod, context, scope) => {
    if (!isAbout(context, scope, body)) return;
    const seat = seatOf(context, mod.who);
    const elders = context.source === NONE ? 0 : game[rowOf(context.source) + at.elders];
    if (seat === NONE || elders < youngest || !mayControl(game, body, seat)) return;
    [holder, youngest] = [seat, elders];
  });
  return holder;
}

/** Discards at once what may not be where it is; whether anything was. No save, whatever the immunity. */
export function dropIllegal(game: Cards, tell?: TellRule): boolean {
  if (!isSighted(game, ATTACHED)) return false;
  let isAny = false;
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++) {
    if (!isTaken(game, body) || isLeaving(game, body) || isDuplicate(game, body)) continue;
    const host = hostOf(game, body);
    if (host === NONE || (isTaken(game, host) && mayStayOn(game, body, host))) continue;
    isAny = true;
    tell?.({ rule: "cards.attachments.illegal", card: nameOfCard(cardOf(game, body)), body });
    leave(game, body, "discarded", { cause: "framework" }, tell);
  }
  return isAny;
}

/** Whether what lies on a body may still lie there: on a character, unless its own text or the one that put it there says otherwise. */
function mayStayOn(game: Cards, body: Body, host: Body): boolean {
  if (isFaceDown(game, body)) return hasType(game, host, CHARACTER) && mayBePutOn(game, host);
  const card = cardOf(game, body);
  const face = faces[card];
  const isBlank = isBlanked(game, body);
  const isOfHouse = face.mayAttachToHouse === true && !hasType(game, host, CHARACTER);
  const bearer = bearerByText(game, body) ?? (face.type === "attachment" || isOfHouse ? undefined : "character");
  if (bearer !== undefined)
    return hasType(game, host, isBlank ? CHARACTER : bitOf(typeIds, bearer)) && mayBePutOn(game, host, body);
  if (face.type !== "attachment") return !isBlank;
  return mayBeOn(game, face, contextOf(game, controllerOf(game, body), body, card), host, isBlank);
}
