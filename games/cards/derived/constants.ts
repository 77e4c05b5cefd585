import { abilities, abilitiesOf, type Compiled, opOf } from "../compiled/abilities.ts";
import { NONE } from "../data/names.ts";
import { holds } from "../rules/conditions.ts";
import { type Context, contextOf } from "../rules/context.ts";
import {
  type Body,
  bodiesEnd,
  cardOf,
  controllerOf,
  faces,
  hasStatus,
  hostOf,
  isDuplicate,
  isFaceDown,
  isTaken,
} from "../state/bodies.ts";
import { type Cards, placesOf, REVEALED } from "../state/layout.ts";
import type { Ability, Modifier } from "../words/index.ts";
import { BLANK, KINDS, word } from "./words.ts";

/** Constant texts and lasting effects: whatever changes something as long as it is there. */

type Constant = Extract<Ability, { kind: "constant" }>;

/** The constant abilities that each card prints. */
const constantsOf: readonly (readonly Compiled[])[] = abilitiesOf.map((numbers) =>
  numbers.map((number) => abilities[number]).filter(({ kind }) => kind === "constant"),
);

/** Whether texts of this body are in force at all, blank or not. */
export function isInForce(game: Cards, body: Body): boolean {
  if (isFaceDown(game, body) || isDuplicate(game, body)) return false;
  const { type } = faces[cardOf(game, body)];
  if (type === "plot") return hasStatus(game, body, REVEALED);
  if (type === "event") return hostOf(game, body) !== NONE;
  return true;
}

/** Plots of other titles are blank while a text says so. */
export const [PLOTS_BLANK] = [32];

export function isTextBlank(game: Cards, body: Body): boolean {
  return (word(game, body, KINDS) & BLANK) !== 0;
}

/** Every constant text in force with the context from which it is read, whether or not its condition holds. */
export function forEachConstant(
  game: Cards,
  act: (constant: Constant, context: Context, number: number) => void,
): void {
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++) {
    if (!isTaken(game, body)) continue;
    const card = cardOf(game, body);
    const printed = constantsOf[card];
    if (printed.length === 0 || !isInForce(game, body) || isTextBlank(game, body)) continue;
    const context = contextOf(game, controllerOf(game, body), body, card);
    for (let i = 0; i < printed.length; i++) act(printed[i].ability as Constant, context, printed[i].number);
  }
}

/** The modifiers of one kind that are in force, wherever they come from, with what each is about. */
export function forEachModifier<Kind extends Modifier["mod"]>(
  game: Cards,
  kind: Kind,
  act: (
    mod: Extract<Modifier, { mod: Kind }>,
    context: Context,
    scope: Constant["on"] | { readonly body: Body } | { readonly seat: number },
    amount: number | undefined,
    row: number,
  ) => void,
): void {
  forEachConstant(game, (constant, context) => {
    if (!constant.mods.some(({ mod }) => mod === kind)) return;
    if (constant.while !== undefined && !holds(context, constant.while)) return;
    for (const mod of constant.mods)
      if (mod.mod === kind) act(mod as Extract<Modifier, { mod: Kind }>, context, constant.on, undefined, NONE);
  });
  const { lasting } = placesOf(game);
  const at = lasting.field;
  for (let row = 0; row < lasting.count(game); row++) {
    const cells = lasting.row(row);
    const mod = modifierOf(game[cells + at.ability], game[cells + at.op], game[cells + at.mod]);
    if (mod?.mod !== kind) continue;
    const source = game[cells + at.source];
    const context = contextOf(game, game[cells + at.seat], source, abilities[game[cells + at.ability]].card);
    const scope =
      game[cells + at.subject] === NONE ? { seat: game[cells + at.who] } : { body: game[cells + at.subject] };
    act(mod as Extract<Modifier, { mod: Kind }>, context, scope, game[cells + at.amount] - 32_768, row);
  }
}

/** The modifier that a row of a lasting effect means. */
export function modifierOf(ability: number, op: number, mod: number): Modifier | undefined {
  const word = opOf(ability, op);
  if (word.op !== "do") return undefined;
  const { effect } = word;
  if ("mods" in effect) return effect.mods[mod];
  if ("gives" in effect) return effect.gives[mod];
  return undefined;
}
