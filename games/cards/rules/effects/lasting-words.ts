import { opOf } from "../../compiled/abilities.ts";
import { bindingNumber } from "../../compiled/bindings.ts";
import { keywordIds, NONE } from "../../data/names.ts";
import { KEYWORDS, word } from "../../derived/words.ts";
import { type Body, cardOf, faces, isLeaving } from "../../state/bodies.ts";
import { type Cards, placesOf } from "../../state/layout.ts";
import { cardOfRef, isBodyRef } from "../../state/refs.ts";
import type { Effect } from "../../words/index.ts";
import { amountOf } from "../amounts.ts";
import { bodyOf, boundTo, type Context, eachSeat, refsOf, seatOf, seatsOf } from "../context.ts";
import { changeControl, endPermanent, mayControl } from "../control.ts";
import { addLasting, amountIn, noteStr } from "../lasting.ts";
import { printedStr } from "../select.ts";
import { nameOfCard, nameOfSeat, type TellRule } from "../step.ts";
import { bodiesMeant } from "./picking.ts";

/** Effects that last. */

export function give(context: Context, effect: Extract<Effect, { do: "give" }>, pc: number, tell?: TellRule): boolean {
  const { game } = context;
  const bodies = bodiesMeant(context, effect.to);
  for (const body of bodies) {
    for (const [mod, modifier] of effect.mods.entries()) {
      const amount = amountIn(context, modifier);
      addLasting(context, { op: pc, mod, subject: body, amount, until: effect.until });
      noteStr(game, body, modifier, amount);
    }
    tell?.({
      rule: "cards.effects.lasting",
      card: nameOfCard(cardOf(game, body)),
      body,
      until: effect.until,
      mods: effect.mods.map(({ mod }) => mod),
    });
  }
  return bodies.length > 0;
}

export function giveSeat(
  context: Context,
  effect: Extract<Effect, { do: "give-seat" }>,
  pc: number,
  tell?: TellRule,
): boolean {
  const seats = eachSeat(context.game, seatsOf(context, effect.to));
  for (const who of seats) {
    for (const [mod, modifier] of effect.mods.entries())
      addLasting(context, { op: pc, mod, who, amount: amountIn(context, modifier), until: effect.until });
    tell?.({
      rule: "cards.effects.on-player",
      player: nameOfSeat(who),
      until: effect.until,
      mods: effect.mods.map(({ mod }) => mod),
    });
  }
  return seats.length > 0;
}

/** The one loses these keywords, and the other gains those that it had. */
export function takeKeywords(context: Context, effect: Extract<Effect, { do: "take-keywords" }>, pc: number): boolean {
  const { game } = context;
  const [from, to] = [bodyOf(context, effect.from), bodyOf(context, effect.to)];
  if (from === NONE || to === NONE) return false;
  const wanted = effect.keywords.reduce((set, keyword) => set | (1 << keywordIds.indexOf(keyword)), 0);
  const taken = word(game, from, KEYWORDS) & wanted;
  addLasting(context, { op: pc, mod: 0, subject: from, amount: taken, until: effect.until });
  addLasting(context, { op: pc, mod: 1, subject: to, amount: taken, until: effect.until });
  return taken !== 0;
}

/** STR before modifiers: as printed, unless another base was given. */
function baseStr(game: Cards, body: Body): number {
  const { lasting } = placesOf(game);
  let base = printedStr(faces[cardOf(game, body)]);
  for (let row = 0; row < lasting.count(game); row++) {
    const at = lasting.row(row);
    const op = opOf(game[at + lasting.field.ability], game[at + lasting.field.op]);
    const isBase = op.op === "do" && (op.effect.do === "swap-base-str" || op.effect.do === "become-character");
    if (isBase && game[at + lasting.field.subject] === body) base = game[at + lasting.field.amount] - 32_768;
  }
  return base;
}

export function swapBaseStr(context: Context, effect: Extract<Effect, { do: "swap-base-str" }>, pc: number): boolean {
  const [one, other] = refsOf(context, effect.of).filter(isBodyRef);
  if (one === undefined || other === undefined) return false;
  const [first, second] = [baseStr(context.game, one), baseStr(context.game, other)];
  addLasting(context, { op: pc, subject: one, amount: second, until: effect.until });
  addLasting(context, { op: pc, subject: other, amount: first, until: effect.until });
  return true;
}

export function becomeCharacter(
  context: Context,
  effect: Extract<Effect, { do: "become-character" }>,
  pc: number,
): boolean {
  const body = bodyOf(context, effect.what);
  if (body === NONE) return false;
  addLasting(context, { op: pc, subject: body, amount: amountOf(context, effect.str), until: effect.until });
  return true;
}

export function reduceNext(
  context: Context,
  effect: Extract<Effect, { do: "reduce-next" }>,
  pc: number,
  tell?: TellRule,
): boolean {
  const amount = amountOf(context, effect.by);
  addLasting(context, { op: pc, who: context.seat, amount, until: effect.until, uses: effect.uses ?? 1 });
  tell?.({ rule: "cards.costs.next-cheaper", player: nameOfSeat(context.seat), count: amount });
  return true;
}

export function takeControl(
  context: Context,
  effect: Extract<Effect, { do: "take-control" }>,
  pc: number,
  tell?: TellRule,
): boolean {
  const { game } = context;
  const who = seatOf(context, effect.who ?? "you");
  let isDone = false;
  for (const body of bodiesMeant(context, effect.of)) {
    if (who === NONE || !mayControl(game, body, who)) continue;
    endPermanent(game, body);
    addLasting(context, { op: pc, subject: body, who, until: effect.until ?? "game" });
    changeControl(game, body, who, tell);
    isDone = true;
  }
  return isDone;
}

export function shield(context: Context, effect: Extract<Effect, { do: "shield" }>, pc: number): boolean {
  const body = bodyOf(context, effect.what);
  if (body === NONE || isLeaving(context.game, body)) return false;
  addLasting(context, { op: pc, subject: body, until: effect.until });
  return true;
}

/** What waits remembers the title that was named, and the card that was chosen for it. */
export function later(context: Context, effect: Extract<Effect, { do: "later" }>, pc: number): boolean {
  const name = effect.on.named;
  const [ref] = name === undefined ? [] : boundTo(context.game, context.level, bindingNumber(name));
  const subject = speaksOfTarget(effect.effects) ? bodyOf(context, "target") : NONE;
  addLasting(context, { op: pc, subject, until: effect.until, amount: ref === undefined ? 0 : cardOfRef(ref) + 1 });
  return true;
}

const speaksOfTarget = (words: unknown): boolean =>
  typeof words === "object" && words !== null ? Object.values(words).some(speaksOfTarget) : words === "target";
