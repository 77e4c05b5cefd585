import type { Refusal } from "@weirwood/kernel";
import { own } from "../compiled/abilities.ts";
import { bitOf, houseIds, NONE, phaseIds } from "../data/names.ts";
import { forEachModifier } from "../derived/constants.ts";
import { seatWord } from "../derived/words.ts";
import { cards } from "../pool/index.ts";
import { refuse } from "../refusal.ts";
import { type Body, cardOf, faces } from "../state/bodies.ts";
import { ACTIVE, type Cards, frames, HOUSE, LIMITED, PER_ROUND, PHASE, placesOf } from "../state/layout.ts";
import { amountOf } from "./amounts.ts";
import { hostsFor } from "./attaching.ts";
import { influenceIn } from "./candidates.ts";
import { holds } from "./conditions.ts";
import { type Context, contextOf, seatsOf } from "./context.ts";
import { influenceSources } from "./costs.ts";
import { purseOf } from "./gold.ts";
import { countOf } from "./numbers.ts";
import { nextCheaper } from "./reductions.ts";
import { matchesFace } from "./select.ts";
import { nameOfCard } from "./step.ts";
import { hostOfDuplicate, isOfDeck, whyNotUnique } from "./uniqueness.ts";
import { timesUsed } from "./uses.ts";

/** Playing characters, locations and attachments: cost, penalties, reductions, restrictions (R-C02). */

const MARSHALLING = phaseIds.indexOf("marshalling");

/** Gold that a card costs its player, X announced: penalties first, then everything else, never below 0. */
export function costToPlay(game: Cards, seat: number, card: number, x: number): number {
  const face = faces[card];
  if (face.cost === undefined) return 0;
  let cost = face.cost === "X" ? x : face.cost;
  forEachCostChange(game, seat, card, (by) => {
    cost += by;
  });
  return Math.max(0, cost - nextCheaper(game, seat, card, "gold"));
}

/** Everything but the next card's reductions that changes what a card costs its player: by how much, and whose text it is, if any. */
export function forEachCostChange(
  game: Cards,
  seat: number,
  card: number,
  act: (by: number, text: Context | undefined) => void,
): void {
  act(penaltyOf(game, seat, card), undefined);
  forEachModifier(game, "play-cost", (mod, context) => {
    if (mod.of === "self" || !isPlayedBy(mod, context, seat) || !matchesFace(context, mod.of, faces[card])) return;
    if (mod.first === "round" && timesUsed(game, PER_ROUND, FIRST_PLAYED, firstUse(context, seat)) > 0) return;
    act(amountOf(context, mod.by), context);
  });
  act(ownChange(game, seat, card), contextOf(game, seat, NONE, card));
}

type PlayCost = Extract<Parameters<Parameters<typeof forEachModifier<"play-cost">>[2]>[0], { mod: "play-cost" }>;

export const isPlayedBy = (mod: PlayCost, context: Context, seat: number): boolean =>
  ((seatsOf(context, mod.whose ?? "you") >> seat) & 1) === 1;

export const FIRST_PLAYED = 61_000;
export const firstUse = (context: { readonly source: Body; readonly card: number }, seat: number) => ({
  ability: own.play,
  source: context.source,
  card: context.card,
  seat,
});

/** What a card in hand says of its own cost. */
function ownChange(game: Cards, seat: number, card: number): number {
  let change = 0;
  for (const ability of abilitiesOfCard(card)) {
    if (ability.kind !== "constant") continue;
    const context = contextOf(game, seat, NONE, card);
    if (ability.while !== undefined && !holds(context, ability.while)) continue;
    for (const mod of ability.mods)
      if (mod.mod === "play-cost" && mod.of === "self") change += amountOf(context, mod.by);
  }
  return change;
}

/** Out of House: gold more, for cards that have a gold cost (R-C77). */
function penaltyOf(game: Cards, seat: number, card: number): number {
  const { house = [] } = faces[card];
  if (house.length === 0 || game[HOUSE + seat] === NONE) return 0;
  const own = faces[cardOf(game, game[HOUSE + seat])].house ?? [];
  const free = seatWord(game, seat, "free-of-penalty");
  return house.some((one) => own.includes(one) || (free & bitOf(houseIds, one)) !== 0)
    ? 0
    : countOf(game, seat, "penalty");
}

export const isLimited: readonly boolean[] = faces.map(({ keywords }) => keywords?.includes("limited") ?? false);

/** Why a card of one's hand cannot be played in this way now, or undefined. */
export function whyNotPlay(game: Cards, seat: number, ability: number, card: number, x: number): Refusal | undefined {
  const name = nameOfCard(card);
  const face = faces[card];
  // Shadows are asked about by the rules, at the beginning of a phase.
  if (ability === own["from-shadows"]) return refuse("cards.own.from-shadows", { card: name });
  if (!placesOf(game).piles.hand[seat].has(game, card)) return refuse("cards.play.in-hand", { card: name });
  if (!isOfDeck[card]) return refuse("cards.play.type", { card: name });
  if (ability === own.ambush) {
    if (!face.keywords?.includes("ambush")) return refuse("cards.keywords.ambush", { card: name });
    if (phaseIds[game[PHASE]] !== "challenges") return refuse("cards.play.phase", { card: name, phase: "challenges" });
    const barred = whyNotEnter(game, seat, card);
    if (barred !== undefined) return barred;
    const influence = influenceIn(game, influenceSources(game, seat));
    return influence < costToPlay(game, seat, card, 0) ? refuse("cards.costs.cannot", { card: name }) : undefined;
  }
  if (game[PHASE] !== MARSHALLING) return refuse("cards.play.phase", { card: name, phase: "marshalling" });
  if (game[ACTIVE] !== seat) return refuse("cards.marshalling.active", { card: name });
  if (ability === own["to-shadows"]) {
    if (face.shadowCost === undefined) return refuse("cards.own.to-shadows", { card: name });
    const count = countOf(game, seat, "shadows-gold");
    return purseOf(game, seat) < count ? refuse("cards.costs.gold-needed", { card: name, count }) : undefined;
  }
  if (ability === own.duplicate)
    return hostOfDuplicate(game, seat, card) === NONE ? refuse("cards.duplicates.host", { card: name }) : undefined;
  // What has a cost for shadows alone never comes straight from hand.
  if (face.cost === undefined) return refuse("cards.play.type", { card: name });
  if (ability === own["play-on-house"] && !face.mayAttachToHouse) return refuse("cards.play.on-house", { card: name });
  if (isLimited[card] && game[LIMITED + seat] === 1) return refuse("cards.keywords.limited", { card: name });
  // What is forbidden is looked at before the price is: 1b goes before 1e.
  const barred = whyNotEnter(game, seat, card, ability);
  if (barred !== undefined) return barred;
  const count = costToPlay(game, seat, card, x);
  return purseOf(game, seat) < count ? refuse("cards.costs.gold-needed", { card: name, count }) : undefined;
}

/** Out of shadows a card costs what is left of its cost, and its penalty. */
export const costFromShadows = (game: Cards, seat: number, card: number): number =>
  (faces[card].shadowCost ?? 0) + penaltyOf(game, seat, card);

/** Why a card cannot come out of shadows now, or undefined. */
export function whyNotFromShadows(game: Cards, seat: number, card: number): Refusal | undefined {
  const count = costFromShadows(game, seat, card);
  if (!isOfDeck[card]) return refuse("cards.play.type", { card: nameOfCard(card) });
  if (purseOf(game, seat) < count) return refuse("cards.costs.gold-needed", { card: nameOfCard(card), count });
  return whyNotEnter(game, seat, card);
}

function whyNotEnter(game: Cards, seat: number, card: number, ability: number = own.play): Refusal | undefined {
  const barred = whyNotUnique(game, seat, card);
  if (barred !== undefined) return refuse(`cards.unique.${barred}`, { card: nameOfCard(card) });
  if (faces[card].type === "attachment" && ability !== own["play-on-house"] && hostsFor(game, seat, card).length === 0)
    return refuse("cards.attachments.host", { card: nameOfCard(card) });
  return undefined;
}

const abilitiesOfCard = (card: number) => cards[card].abilities;

const ownPlays: ReadonlySet<number> = new Set([
  own.play,
  own["play-on-house"],
  own.duplicate,
  own.ambush,
  own["to-shadows"],
  own["from-shadows"],
]);
/** Whether a card is brought to the table by the rules alone, in whichever way. */
export const isOwnPlay = (ability: number): boolean => ownPlays.has(ability);

/** Where the playing of a card stands, in its frame's `pc`, while influence is chosen for an ambush. */
export const PAYING_INFLUENCE = 2;

/** Whether the card that is played at this level is being paid for with influence. */
export const isPaidWithInfluence = (game: Cards, level: number): boolean =>
  frames.getAt(game, level, frames.registers.resolve.pc) === PAYING_INFLUENCE;
