import { opOf } from "../compiled/abilities.ts";
import { bitOf, NONE, type TypeId, typeIds } from "../data/names.ts";
import { hasType, touch } from "../derived/words.ts";
import type { Body } from "../state/bodies.ts";
import { setStatus } from "../state/bodies.ts";
import { type Cards, placesOf, STR_CHANGED, untilIds } from "../state/layout.ts";
import type { Modifier, Until } from "../words/index.ts";
import { amountOf } from "./amounts.ts";
import type { Context } from "./context.ts";

/** Effects that last: for a challenge, a phase, a round, or as long as something lies where it lies. */

export interface Lasting {
  readonly op: number;
  readonly mod?: number;
  readonly subject?: Body;
  readonly who?: number;
  readonly amount?: number;
  readonly until: Until | "attached";
  readonly uses?: number;
}

const CHARACTER = bitOf(typeIds, "character");

export function addLasting(context: Context, what: Lasting): void {
  const { game } = context;
  const { lasting } = placesOf(game);
  const at = lasting.add(game);
  const field = lasting.field;
  game[at + field.ability] = context.ability;
  game[at + field.op] = what.op;
  game[at + field.mod] = what.mod ?? 0;
  game[at + field.seat] = context.seat;
  game[at + field.source] = context.source;
  game[at + field.subject] = what.subject ?? NONE;
  game[at + field.who] = what.who ?? NONE;
  game[at + field.amount] = 32_768 + (what.amount ?? 0);
  game[at + field.until] = untilIds.indexOf(what.until);
  game[at + field.uses] = what.uses ?? 0;
  touch(game);
}

/** What bears a body that a text has made an attachment of another kind: what it prints of bearers no longer holds. */
export function bearerByText(game: Cards, body: Body): TypeId | undefined {
  const { lasting } = placesOf(game);
  const attached = untilIds.indexOf("attached");
  for (let row = 0; row < lasting.count(game); row++) {
    const at = lasting.row(row);
    if (game[at + lasting.field.source] !== body || game[at + lasting.field.until] !== attached) continue;
    const op = opOf(game[at + lasting.field.ability], game[at + lasting.field.op]);
    if (op.op === "do" && op.effect.do === "become-attachment") return op.effect.bearer ?? "character";
  }
  return undefined;
}

/** What a modifier counts is counted once, when the effect begins (3.11). */
export function amountIn(context: Context, mod: Modifier): number {
  if (mod.mod === "str" || mod.mod === "dominance-str" || (mod.mod === "number" && "by" in mod))
    return amountOf(context, mod.by);
  return 0;
}

/** Notes that an effect has raised or lowered STR in this phase (Stannis's Northern Cavalry). */
export function noteStr(game: Cards, body: Body, mod: Modifier, amount: number): void {
  if (mod.mod === "str" && amount !== 0 && hasType(game, body, CHARACTER)) setStatus(game, body, STR_CHANGED, true);
}

/** Ends whatever lasts until then; what waits for the end itself is kept until that has come. */
export function endLasting(
  game: Cards,
  until: "challenge" | "phase" | "round",
  which: "but what waits for it" | "all" = "all",
): void {
  const { lasting } = placesOf(game);
  const number = untilIds.indexOf(until);
  for (let row = lasting.count(game) - 1; row >= 0; row--) {
    const at = lasting.row(row);
    if (game[at + lasting.field.until] !== number) continue;
    const op = opOf(game[at + lasting.field.ability], game[at + lasting.field.op]);
    const waits = op.op === "do" && op.effect.do === "later" && op.effect.on.on === "phase-ends";
    if (waits && which !== "all") continue;
    lasting.remove(game, row);
    touch(game);
  }
}
