import { abilities, opOf } from "../compiled/abilities.ts";
import { NONE, phaseIds } from "../data/names.ts";
import { forEachConstant, modifierOf } from "../derived/constants.ts";
import { MOST_MODS } from "../derived/derive.ts";
import { HAS_IMMUNITY, hasType, KINDS, word, ZERO } from "../derived/words.ts";
import { holds } from "../rules/conditions.ts";
import { bodyOf, type Context, contextOf, seatsOf } from "../rules/context.ts";
import { isImmune } from "../rules/immunity.ts";
import { fitsReading } from "../rules/select.ts";
import { type Body, cardOf, faces, hostOf, isTaken } from "../state/bodies.ts";
import { type Cards, PHASE, placesOf } from "../state/layout.ts";
import type { RuleId } from "../text/en.ts";
import type { Effect, Modifier } from "../words/index.ts";

/** Who says what about a card or a player: the same texts that `derived/` sums, one by one and with their names. */

/** One thing that a number consists of. */
export interface Part {
  readonly is: "printed" | "constant" | "lasting" | "attachment" | "plot" | "title" | "house" | "counter" | "rule";
  readonly card?: number;
  /** Where that card lies, while it is on the table. */
  readonly body?: Body;
  readonly rule?: RuleId;
  readonly amount: number;
}

export type Origin = Omit<Part, "amount">;

/** A modifier that is in force; `amount` is what was counted when a lasting effect began. */
export interface Given {
  readonly mod: Modifier;
  readonly context: Context;
  readonly amount: number | undefined;
  readonly origin: Origin;
}

/** An effect that lasts and is no modifier. */
interface Lasting {
  readonly effect: Effect;
  /** Of keywords that change hands: whether they are gained. */
  readonly isGained: boolean;
  readonly amount: number;
  readonly origin: Origin;
}

/** As what a card on the table contributes. */
export function originOf(view: Cards, body: Body): Origin {
  const card = cardOf(view, body);
  const { type } = faces[card];
  const is =
    hostOf(view, body) !== NONE
      ? "attachment"
      : type === "plot" || type === "title"
        ? type
        : type === "house" || type === "agenda"
          ? "house"
          : "constant";
  return { is, card, body };
}

/** Every modifier of a card on the table. */
export function givenTo(view: Cards, body: Body): readonly Given[] {
  const given: Given[] = [];
  forEachConstant(view, (text, context) => {
    const { on, mods, while: condition } = text.ability;
    const isMeant =
      text.scope !== undefined
        ? hasType(view, body, text.scope.types) && fitsReading(context, text.scope, body)
        : on !== "game" && (typeof on === "string" || "that" in on) && bodyOf(context, on) === body;
    if (!isMeant || (condition !== undefined && !holds(context, condition))) return;
    const isGuarded = body !== context.source && (word(view, body, KINDS) & HAS_IMMUNITY) !== 0;
    if (isGuarded && isImmune(view, body, context)) return;
    for (const mod of mods) given.push({ mod, context, amount: undefined, origin: originOf(view, context.source) });
  });
  forEachLasting(view, (row) => {
    if (row.mod !== undefined && row.subject === body) given.push({ ...row, mod: row.mod });
  });
  return given;
}

/** Every modifier of a player's numbers. */
export function givenToSeat(view: Cards, seat: number): readonly Given[] {
  const given: Given[] = [];
  forEachConstant(view, ({ ability: { on, mods, while: condition } }, context) => {
    if (typeof on !== "object" || !("seats" in on) || ((seatsOf(context, on.seats) >> seat) & 1) === 0) return;
    if (condition !== undefined && !holds(context, condition)) return;
    const here = { ...context, each: seat };
    if (on.if !== undefined && !holds(here, on.if)) return;
    for (const mod of mods)
      given.push({ mod, context: here, amount: undefined, origin: originOf(view, context.source) });
  });
  forEachLasting(view, (row) => {
    if (row.mod !== undefined && row.subject === NONE && row.who === seat) given.push({ ...row, mod: row.mod });
  });
  return given;
}

/** What else lasts on a card: that it is a character, has another STR, or keywords of others. */
export function lastingOn(view: Cards, body: Body): readonly Lasting[] {
  const found: Lasting[] = [];
  forEachLasting(view, ({ effect, subject, mod, amount, place, origin }) => {
    if (mod === undefined && subject === body) found.push({ effect, isGained: place !== 0, amount, origin });
  });
  return found;
}

interface Row {
  readonly effect: Effect;
  readonly mod: Modifier | undefined;
  readonly place: number;
  readonly subject: Body;
  readonly who: number;
  readonly amount: number;
  readonly context: Context;
  readonly origin: Origin;
}

const itself: readonly Effect["do"][] = ["become-character", "swap-base-str", "take-keywords"];

/** The effects that last and are in force. */
function forEachLasting(view: Cards, act: (row: Row) => void): void {
  const { lasting } = placesOf(view);
  const at = lasting.field;
  for (let row = 0; row < lasting.count(view); row++) {
    const cells = lasting.row(row);
    const [ability, source, place] = [view[cells + at.ability], view[cells + at.source], view[cells + at.mod]];
    const op = opOf(ability, view[cells + at.op]);
    if (op.op !== "do" || place === MOST_MODS) continue;
    const { effect } = op;
    if (effect.do === "give" && effect.only !== undefined && view[PHASE] !== phaseIds.indexOf(effect.only)) continue;
    const { card } = abilities[ability];
    // Whoever began it may have left, and something else lie in his place.
    const isThere = source !== NONE && isTaken(view, source) && cardOf(view, source) === card;
    act({
      effect,
      mod: itself.includes(effect.do) ? undefined : modifierOf(ability, view[cells + at.op], place),
      place,
      subject: view[cells + at.subject],
      who: view[cells + at.who],
      amount: view[cells + at.amount] - ZERO,
      context: contextOf(view, view[cells + at.seat], source, card),
      origin: { is: "lasting", ...(card !== NONE && { card }), ...(isThere && { body: source }) },
    });
  }
}

export const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { amount }) => sum + amount, 0);
