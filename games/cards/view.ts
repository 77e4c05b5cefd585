import { chanceOf, ONLOOKER, placeDice, type Seat, type Seed, shuffled } from "@weirwood/kernel";
import { abilities, own } from "./compiled/abilities.ts";
import { houseIds, NONE, UNKNOWN } from "./data/names.ts";
import { derive } from "./derived/derive.ts";
import { PLOTS_CHOSEN } from "./rules/acts.ts";
import { amountOf } from "./rules/amounts.ts";
import { seatOf } from "./rules/context.ts";
import { contextAt } from "./rules/frames.ts";
import { isOwnPlay } from "./rules/playing-cards.ts";
import { placeOfChosen, placeOfPlots } from "./rules/plots.ts";
import { IN_HAND } from "./rules/sources.ts";
import { bodiesEnd, cardOf, faces, isFaceDown, isTaken, ownerOf } from "./state/bodies.ts";
import {
  AS_REPLACEMENT,
  ask,
  askKinds,
  type Cards,
  DICE,
  frames,
  frameworkIds,
  HOUSE,
  hooks,
  KEPT_PLOT,
  placesOf,
  ROOM,
  states,
} from "./state/layout.ts";
import { pileInCell } from "./state/refs.ts";
import { isOut, seatsIn } from "./state/seats.ts";

/** What one seat may know: everything on the table, its own hand, plots and deck list; and for the moment of a search, a deck. */

hooks.reveal = (game, seen, owner) => {
  hideAnswers(game, seen, owner);
  hideChosen(game, seen, owner);
  const shown = shownDeck(game);
  if (shown === undefined || shown.to !== owner) return;
  const { piles } = placesOf(game);
  const pile = piles[shown.zone][shown.of];
  const count = pile.count(game);
  const from = Math.max(0, count - shown.top);
  // In the order of numbers: how a deck is stacked is nobody's business.
  const cards = pile
    .all(game)
    .slice(from)
    .sort((one, other) => one - other);
  for (const [i, card] of cards.entries()) pile.set(seen, from + i, card);
};

/** Until everybody has brought a deck or placed his cards, it is not even shown how many they are. */
function hideAnswers(game: Cards, seen: Cards, owner: number): void {
  const { list, placed } = placesOf(game).piles;
  for (let seat = 0; seat < seatsIn(game); seat++) {
    if (seat === owner) continue;
    placed[seat].empty(seen);
    if (game[HOUSE + seat] === NONE && !isOut(game, seat)) list[seat].empty(seen);
  }
}

/** Which hidden cards somebody has chosen so far is seen by whoever chooses, and by whose cards they are unless they lie in a deck. */
function hideChosen(game: Cards, seen: Cards, owner: number): void {
  const { bound } = placesOf(game);
  const level = frames.depth(game) - 1;
  const isChoosing =
    level >= 0 &&
    frames.kindAt(game, level) === frames.kinds.choice &&
    frames.getAt(game, level, frames.registers.choice.seat) === owner;
  if (isChoosing) return;
  for (let row = bound.count(game) - 1; row >= 0; row--) {
    const place = pileInCell(game[bound.row(row) + bound.field.pile]);
    if (place === undefined || !["deck", "hand", "shadows", "plots"].includes(place.zone)) continue;
    if (place.zone === "deck" || place.seat !== owner) bound.remove(seen, row);
  }
}

/** The top of a hidden pile that somebody is looking through. */
function shownDeck(
  game: Cards,
):
  | { readonly to: number; readonly of: number; readonly zone: "deck" | "hand" | "shadows"; readonly top: number }
  | undefined {
  const level = frames.depth(game) - 1;
  if (level < 1 || frames.kindAt(game, level) !== frames.kinds.choice) return undefined;
  if (frames.kindAt(game, level - 1) !== frames.kinds.resolve) return undefined;
  const { choice, resolve } = frames.registers;
  const op = abilities[frames.getAt(game, level - 1, resolve.ability)].ops[frames.getAt(game, level, choice.op)];
  if (op?.op !== "choose") return undefined;
  const zone = op.what.choose.in;
  if (zone !== "deck" && zone !== "hand" && zone !== "shadows") return undefined;
  const context = contextAt(game, level - 1);
  const of = seatOf(context, op.what.choose.ctrl ?? "you");
  const top = op.top === undefined ? ROOM : amountOf(context, op.top);
  return of === NONE ? undefined : { to: frames.getAt(game, level, choice.seat), of, zone, top };
}

export const view = (game: Cards, viewer: Seat): Cards =>
  placesOf(game).layout.view(game, viewer >= 0 && viewer < seatsIn(game) ? viewer : ONLOOKER);

/** Who takes a seat over plays its cards as they come: the list was brought by somebody else, and is not told. */
export function viewOfSuccessor(game: Cards, seat: Seat): Cards {
  const seen = view(game, seat);
  const list = placesOf(game).piles.list[seat];
  // Until all have brought theirs it is the seat's own answer, given since by whoever decides there.
  if (game[HOUSE + seat] === NONE) return seen;
  for (let place = list.count(seen) - 1; place >= 0; place--) list.set(seen, place, UNKNOWN);
  return seen;
}

export const hasSecrets = (game: Cards, seat: Seat): boolean =>
  placesOf(game).layout.hasOwn(game, seat) || shownDeck(game)?.to === seat;

/** A state that fits a view: unseen cards are dealt from a deck that the player might well have brought. */
export function imagine(seen: Cards, seed: Seed): Cards {
  const game = states.clone(seen);
  placeDice(game, DICE, seed);
  const chance = chanceOf(String(seed));
  holdShown(game);
  for (let seat = 0; seat < seatsIn(game); seat++) deal(game, seat, chance);
  if (arePlotsChosen(game)) choosePlots(game, chance);
  derive(game);
  return game;
}

/** What somebody is using from his hand or out of shadows, everybody has seen there. */
function holdShown(game: Cards): void {
  const { card, seat } = frames.registers.resolve;
  for (let level = 0; level < frames.depth(game); level++) {
    const zone = frames.kindAt(game, level) === frames.kinds.resolve ? usedFrom(game, level) : undefined;
    if (zone === undefined) continue;
    const pile = placesOf(game).piles[zone][frames.getAt(game, level, seat)];
    if (pile.countOf(game, UNKNOWN) === 0) continue;
    pile.take(game, UNKNOWN);
    pile.put(game, frames.getAt(game, level, card));
  }
}

/** The hidden pile in which the card of an ability still lies. */
function usedFrom(game: Cards, level: number): "hand" | "shadows" | undefined {
  const { ability, card, how, pc, source } = frames.registers.resolve;
  const number = frames.getAt(game, level, ability);
  if (frames.getAt(game, level, card) === NONE || frames.getAt(game, level, source) !== NONE) return undefined;
  // A card that is played lies in its pile until it is settled which gold pays for it.
  if (isOwnPlay(number) && frames.getAt(game, level, pc) > 0) return undefined;
  if (number === own["from-shadows"]) return "shadows";
  return (abilities[number].from & IN_HAND) !== 0 && frames.getAt(game, level, how) !== AS_REPLACEMENT
    ? "hand"
    : undefined;
}

/** Plots lie face down: everybody has chosen one, and none is revealed. */
function arePlotsChosen(game: Cards): boolean {
  if (ask.isOpen(game) && askKinds[ask.kind(game)] === "plot") return false;
  const { poll, window } = frames.registers;
  for (let level = 0; level < frames.depth(game); level++) {
    if (frames.kindAt(game, level) === frames.kinds.poll && frames.getAt(game, level, poll.segment) === PLOTS_CHOSEN)
      return true;
    if (frames.kindAt(game, level) !== frames.kinds.window) continue;
    const step = frameworkIds[frames.getAt(game, level, window.framework)];
    if (step === "choose-plots" || (step === "reveal-plots" && frames.getAt(game, level, window.place) === 0))
      return true;
  }
  return false;
}

/** Whoever has chosen a plot that is not seen has chosen any of those that he might hold. */
function choosePlots(game: Cards, chance: ReturnType<typeof chanceOf>): void {
  for (let seat = 0; seat < seatsIn(game); seat++) {
    const plots = placesOf(game).piles.plots[placeOfChosen(game, seat)];
    if (game[KEPT_PLOT + seat] === NONE && !isOut(game, seat) && plots.count(game) > 0)
      game[KEPT_PLOT + seat] = plots.get(game, chance.below(plots.count(game)));
  }
}

const hiddenPiles = ["hand", "deck", "shadows"] as const;

function deal(game: Cards, seat: Seat, chance: ReturnType<typeof chanceOf>): void {
  const { piles } = placesOf(game);
  const plotPile = piles.plots[placeOfPlots(game, seat)];
  const unseen = hiddenPiles.reduce((sum, name) => sum + piles[name][seat].countOf(game, UNKNOWN), 0);
  const faceDown = faceDownOf(game, seat);
  const isListKnown = piles.list[seat].count(game) > 0 && !piles.list[seat].has(game, UNKNOWN);
  const missing = isListKnown
    ? restOf(game, seat)
    : guess(game, seat, unseen + faceDown.length, plotPile.countOf(game, UNKNOWN), chance);
  const plots = missing.filter((card) => faces[card].type === "plot");
  const cards = shuffled(
    missing.filter((card) => faces[card].type !== "plot"),
    chance,
  );
  for (const name of hiddenPiles) piles[name][seat].fillUnknown(game, UNKNOWN, () => cards.pop() ?? 0);
  for (const body of faceDown) {
    const { faceDown: rows } = placesOf(game);
    const row = rows.add(game);
    game[row + rows.field.body] = body;
    game[row + rows.field.card] = cards.pop() ?? 0;
  }
  plotPile.fillUnknown(game, UNKNOWN, () => plots.pop() ?? 0);
  if (!isListKnown) fillList(game, seat);
}

function faceDownOf(game: Cards, seat: Seat): number[] {
  const found: number[] = [];
  for (let body = 0; body < bodiesEnd(game); body++)
    if (isTaken(game, body) && isFaceDown(game, body) && ownerOf(game, body) === seat) found.push(body);
  return found;
}

/** Every card of a player that is known to be somewhere. */
function knownOf(game: Cards, seat: Seat): number[] {
  const { piles } = placesOf(game);
  const known: number[] = [];
  for (const name of ["deck", "hand", "discard", "dead", "shadows", "aside"] as const)
    known.push(...piles[name][seat].all(game).filter((card) => card < faces.length));
  for (const name of ["plots", "used"] as const)
    known.push(...piles[name][placeOfPlots(game, seat)].all(game).filter((card) => card < faces.length));
  for (let body = 0; body < bodiesEnd(game); body++)
    if (
      isTaken(game, body) &&
      ownerOf(game, body) === seat &&
      !isFaceDown(game, body) &&
      faces[cardOf(game, body)].type !== "title"
    )
      known.push(cardOf(game, body));
  return known;
}

/** What of the own list is not seen anywhere. */
function restOf(game: Cards, seat: Seat): number[] {
  const rest = placesOf(game).piles.list[seat].all(game);
  for (const card of knownOf(game, seat)) {
    const place = rest.indexOf(card);
    if (place >= 0) rest.splice(place, 1);
  }
  return rest;
}

/** So many cards as such a House might hold, three of a title at most with those that were seen. */
function guess(game: Cards, seat: Seat, count: number, plots: number, chance: ReturnType<typeof chanceOf>): number[] {
  const house =
    game[HOUSE + seat] === NONE ? houseIds[0] : (faces[cardOf(game, game[HOUSE + seat])].house?.[0] ?? houseIds[0]);
  const known = knownOf(game, seat);
  const titles = new Map<string, number>();
  for (const card of known) titles.set(faces[card].title, (titles.get(faces[card].title) ?? 0) + 1);
  const fits = faces.flatMap(({ type, house: houses, only, isFixture }, card) => {
    if (isFixture || type === "house" || type === "agenda" || type === "title") return [];
    if (only !== undefined && !only.includes(house)) return [];
    return houses === undefined || houses.includes(house) ? [card] : [];
  });
  const guessed: number[] = [];
  const take = (cards: readonly number[], wanted: number, most: number): void => {
    const pool = shuffled(
      cards.flatMap((card) => new Array<number>(most).fill(card)),
      chance,
    );
    let taken = 0;
    for (const card of pool) {
      if (taken === wanted) return;
      const { title, deckLimit } = faces[card];
      if ((titles.get(title) ?? 0) >= Math.min(most, deckLimit ?? most)) continue;
      titles.set(title, (titles.get(title) ?? 0) + 1);
      guessed.push(card);
      taken++;
    }
  };
  take(
    fits.filter((card) => faces[card].type !== "plot"),
    count,
    3,
  );
  take(
    fits.filter((card) => faces[card].type === "plot"),
    plots,
    1,
  );
  return guessed;
}

/** The list that fits what was dealt. */
function fillList(game: Cards, seat: Seat): void {
  const { piles, faceDown } = placesOf(game);
  if (piles.list[seat].count(game) === 0) return;
  const all = knownOf(game, seat);
  for (let row = 0; row < faceDown.count(game); row++)
    if (ownerOf(game, game[faceDown.row(row) + faceDown.field.body]) === seat)
      all.push(game[faceDown.row(row) + faceDown.field.card]);
  const pile = piles.list[seat];
  while (pile.count(game) > 0) pile.takeTop(game);
  for (const card of all) pile.put(game, card);
}
