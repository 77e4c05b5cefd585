import { abilities } from "../compiled/abilities.ts";
import { bitOf, NONE, traitIds, typeIds } from "../data/names.ts";
import { forEachModifier } from "../derived/constants.ts";
import { HAS_CHOICE_BAN, HAS_IMMUNITY, hasTrait, hasType, isBlanked, KINDS, word } from "../derived/words.ts";
import { type Body, cardOf, controllerOf, faces } from "../state/bodies.ts";
import type { Cards } from "../state/layout.ts";
import type { SourceFilter } from "../words/index.ts";
import type { Context } from "./context.ts";
import { isMeant } from "./select.ts";

/**
 * Immunity: a card ignores effects of some sources, and cannot be chosen by them. Effects only: it may be knelt to pay for
 * them, and restrictions see it (3.14–3.18). A card is never immune to itself.
 */
export function isImmune(game: Cards, body: Body, source: Context): boolean {
  if ((word(game, body, KINDS) & HAS_IMMUNITY) === 0 || source.source === body || isOfKeyword(source)) return false;
  const printed = isBlanked(game, body) ? undefined : faces[cardOf(game, body)].immune;
  if (printed?.some((filter) => fits(game, filter, source, controllerOf(game, body)))) return true;
  let isFound = false;
  forEachModifier(game, "immune", (mod, context, scope) => {
    if (isFound || !isAbout(context, scope, body)) return;
    isFound = fits(game, mod.to, source, context.seat);
  });
  return isFound;
}

type ScopeOf = Parameters<Parameters<typeof forEachModifier>[2]>[2];

export function isAbout(context: Context, scope: ScopeOf, body: Body): boolean {
  if (typeof scope === "object" && "body" in scope) return scope.body === body;
  if (scope === "game" || (typeof scope === "object" && ("seat" in scope || "seats" in scope))) return false;
  return isMeant(context, scope, body);
}

/** Whether a card may not be chosen by this source. */
export function isOutOfReach(game: Cards, body: Body, source: Context): boolean {
  if (isImmune(game, body, source)) return true;
  if ((word(game, body, KINDS) & HAS_CHOICE_BAN) === 0 || isOfKeyword(source)) return false;
  let isFound = false;
  forEachModifier(game, "cannot", (mod, context, scope) => {
    if (isFound || mod.verb !== "be-chosen" || mod.by === undefined || !isAbout(context, scope, body)) return;
    isFound = fits(game, mod.by, source, context.seat);
  });
  return isFound;
}

const CHARACTER = bitOf(typeIds, "character");
const LOCATION = bitOf(typeIds, "location");
const ATTACHMENT = bitOf(typeIds, "attachment");

/** What kind of thing the source of an effect is. */
export function kindOfSource(game: Cards, source: Context): NonNullable<SourceFilter["of"]>[number] | undefined {
  if (source.source !== NONE) {
    const type = faces[cardOf(game, source.source)].type;
    if (type === "event") return "event";
    if (hasType(game, source.source, ATTACHMENT)) return "attachment";
    if (hasType(game, source.source, CHARACTER)) return "character";
    if (hasType(game, source.source, LOCATION)) return "location";
    return type === "plot" || type === "agenda" ? type : undefined;
  }
  if (source.card === NONE) return undefined;
  const { type } = faces[source.card];
  return type === "house" || type === "title" || type === "duplicate" ? undefined : type;
}

/** `whose`: whose card grants the immunity: opponents are his. */
function fits(game: Cards, filter: SourceFilter, source: Context, whose: number): boolean {
  if (filter.of !== undefined) {
    const kind = kindOfSource(game, source);
    if (kind === undefined || !filter.of.includes(kind)) return false;
  }
  if (filter.by === "opponent") {
    const seat = source.source === NONE ? source.seat : controllerOf(game, source.source);
    if (seat === whose) return false;
  }
  if (filter.triggered && !isTriggered(source.ability)) return false;
  if (filter.notTrait !== undefined && hasSourceTrait(game, source, filter.notTrait)) return false;
  return filter.notTitle === undefined || source.card === NONE || faces[source.card].title !== filter.notTitle;
}

function hasSourceTrait(game: Cards, source: Context, trait: (typeof traitIds)[number]): boolean {
  if (source.source !== NONE) return hasTrait(game, source.source, traitIds.indexOf(trait));
  return source.card !== NONE && (faces[source.card].traits?.includes(trait) ?? false);
}

/** What a keyword does is no card's ability (3.7). */
const isOfKeyword = ({ ability }: Context): boolean => ability !== NONE && abilities[ability].card === NONE;

/** Whether somebody chooses to use it: an event, or an ability with a phase or "Response". */
export function isTriggered(ability: number): boolean {
  if (ability === NONE) return false;
  const { kind, isEvent } = abilities[ability];
  return isEvent || kind === "action" || kind === "response" || kind === "save" || kind === "cancel";
}
