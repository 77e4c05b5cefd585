import { abilities, abilitiesOf, opOf } from "../compiled/abilities.ts";
import { NONE } from "../data/names.ts";
import { holds } from "../rules/conditions.ts";
import { type Context, contextOf } from "../rules/context.ts";
import { type Reading, readingOf } from "../rules/select.ts";
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
import { readsOf } from "./reads.ts";
import { BLANK, CHANGED_COSTS, isSighted, KINDS, word } from "./words.ts";

/** Constant texts and lasting effects: whatever changes something as long as it is there. */

type Constant = Extract<Ability, { kind: "constant" }>;

/** A constant text with what is known of it beforehand. */
export interface ConstantText {
  readonly ability: Constant;
  /** Derived words that it looks at, see `reads.ts`. */
  readonly reads: number;
  /** The selector of the cards that it is about, where it is about all that fit. */
  readonly scope: Reading | undefined;
}

function textOf(ability: Constant): ConstantText {
  const { on } = ability;
  const isSelector = typeof on === "object" && !("seats" in on) && !("that" in on);
  return { ability, reads: readsOf(ability), scope: isSelector ? readingOf(on) : undefined };
}

/** Texts by card, and a 1 for each card that has any: most have none, and that is looked at first. */
interface TextsByCard {
  readonly texts: readonly (readonly ConstantText[])[];
  readonly isAny: Uint8Array;
}

const byCard = (texts: readonly (readonly ConstantText[])[]): TextsByCard => ({
  texts,
  isAny: Uint8Array.from(texts, (list) => Math.min(1, list.length)),
});

/** The constant texts that each card prints. */
const constantsOf: TextsByCard = byCard(
  abilitiesOf.map((numbers) =>
    numbers.flatMap((number) => {
      const { ability } = abilities[number];
      return ability.kind === "constant" ? [textOf(ability)] : [];
    }),
  ),
);

/** Those of them that have a modifier of a kind. */
const constantsWith = new Map<Modifier["mod"], TextsByCard>();

function constantsOfKind(kind: Modifier["mod"]): TextsByCard {
  let known = constantsWith.get(kind);
  if (known === undefined) {
    const hasKind = ({ ability }: ConstantText): boolean => ability.mods.some(({ mod }) => mod === kind);
    known = byCard(constantsOf.texts.map((texts) => texts.filter(hasKind)));
    constantsWith.set(kind, known);
  }
  return known;
}

/** Whether texts of this body are in force at all, blank or not. */
export function isInForce(game: Cards, body: Body): boolean {
  if (isFaceDown(game, body) || isDuplicate(game, body)) return false;
  const { type } = faces[cardOf(game, body)];
  if (type === "plot") return hasStatus(game, body, REVEALED);
  if (type === "event") return hostOf(game, body) !== NONE;
  return true;
}

export function isTextBlank(game: Cards, body: Body): boolean {
  return (word(game, body, KINDS) & BLANK) !== 0;
}

/** Every constant text in force with the context from which it is read, whether or not its condition holds. */
export function forEachConstant(
  game: Cards,
  act: (text: ConstantText, context: Context) => void,
  { texts, isAny }: TextsByCard = constantsOf,
): void {
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++) {
    if (!isTaken(game, body)) continue;
    const card = cardOf(game, body);
    if (isAny[card] === 0 || !isInForce(game, body) || isTextBlank(game, body)) continue;
    const printed = texts[card];
    const context = contextOf(game, controllerOf(game, body), body, card);
    for (let i = 0; i < printed.length; i++) act(printed[i], context);
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
  const actBy = ({ ability }: ConstantText, context: Context): void => {
    if (ability.while !== undefined && !holds(context, ability.while)) return;
    for (const mod of ability.mods)
      if (mod.mod === kind) act(mod as Extract<Modifier, { mod: Kind }>, context, ability.on, undefined, NONE);
  };
  if (kind !== "play-cost" || isSighted(game, CHANGED_COSTS)) forEachConstant(game, actBy, constantsOfKind(kind));
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
