import { abilities, abilitiesOf } from "../../compiled/abilities.ts";
import { NONE, phaseIds } from "../../data/names.ts";
import { touch } from "../../derived/words.ts";
import { type Cards, FIRST, frames, PHASES, placesOf, SWAPPED } from "../../state/layout.ts";
import { cardOfRef } from "../../state/refs.ts";
import { seatsIn } from "../../state/seats.ts";
import type { Effect } from "../../words/index.ts";
import { type Context, refsOf, seatOf } from "../context.ts";
import { PHASE_OVER, placeInRound } from "../frames.ts";
import { queue } from "../pending.ts";
import { plotsAt } from "../plots.ts";
import { refillPlots, revealPlot } from "../revealing.ts";
import { nameOfSeat, type TellRule } from "../step.ts";
import { noteRevealed } from "./decks.ts";

/** Effects on plots and on the round. */

export function refill(context: Context, effect: Extract<Effect, { do: "refill-plots" }>, tell?: TellRule): boolean {
  const seat = seatOf(context, effect.who);
  if (seat !== NONE) refillPlots(context.game, seat, tell);
  return true;
}

export function reveal(context: Context, effect: Extract<Effect, { do: "reveal-plot" }>, tell?: TellRule): boolean {
  const seat = seatOf(context, effect.who);
  const [ref] = effect.plot === undefined ? [] : refsOf(context, effect.plot);
  if (seat === NONE || ref === undefined) return false;
  revealPlot(context.game, { seat, from: seat, card: cardOfRef(ref) }, tell);
  // Plots are revealed by the rules, and nobody's effect; but this one is (Grand Maester Pycelle).
  noteRevealed(context, cardOfRef(ref), seat);
  return true;
}

/** Two players exchange plot decks and used piles; revealed plots stay. */
export function swapPlots(context: Context, effect: Extract<Effect, { do: "swap-plots" }>, tell?: TellRule): boolean {
  const { game, seat } = context;
  const other = seatOf(context, effect.with);
  if (other === NONE || other === seat) return false;
  exchangePlots(game, seat, other);
  tell?.({ rule: "cards.plots.swapped", player: nameOfSeat(seat), with: nameOfSeat(other) });
  return true;
}

/** The plot decks and used piles of two players change places. */
function exchangePlots(game: Cards, one: number, other: number): void {
  const [mine, theirs] = [plotsAt(game, one), plotsAt(game, other)];
  game[SWAPPED + one] = theirs === one ? NONE : theirs;
  game[SWAPPED + other] = mine === other ? NONE : mine;
  const { plots, used } = placesOf(game).piles;
  for (const piles of [plots, used]) {
    const [here, there] = [piles[one].all(game), piles[other].all(game)];
    for (const card of here) piles[one].take(game, card);
    for (const card of there) piles[other].take(game, card);
    for (const card of there) piles[one].put(game, card);
    for (const card of here) piles[other].put(game, card);
  }
}

/** Everybody has his own plots back. */
export function returnPlots(game: Cards): void {
  for (let seat = 0; seat < seatsIn(game); seat++)
    while (plotsAt(game, seat) !== seat) exchangePlots(game, seat, plotsAt(game, seat));
}

/** Carries out what another plot says "when revealed"; it stays where it is. */
export function whenRevealedOf(context: Context, effect: Extract<Effect, { do: "when-revealed-of" }>): boolean {
  const { game } = context;
  const seat = seatOf(context, effect.who ?? "you");
  const used = placesOf(game).piles.used[seat];
  if (seat === NONE || used.count(game) === 0) return false;
  const card = used.get(game, used.count(game) - 1);
  for (const ability of abilitiesOf[card]) {
    const text = abilities[ability].ability;
    if (text.kind === "passive" && text.on.on === "plot-revealed" && text.on.what === "self")
      queue(game, { ability, source: NONE, card, on: NONE, seat: context.seat });
  }
  return true;
}

/** The phases still to come, as the list of this round has them. */
export function skipPhase({ game }: Context, effect: Extract<Effect, { do: "skip-phase" }>, tell?: TellRule): boolean {
  const phase = phaseIds.indexOf(effect.phase);
  const place = placeOf(game, phase);
  if (place <= placeInRound(game)) return false;
  game.copyWithin(PHASES + place, PHASES + place + 1, PHASES + 12);
  game[PHASES + 11] = NONE;
  tell?.({ rule: "cards.round.skipped", phase: effect.phase });
  return true;
}

/** Where a phase of this round stands in its list, the one that goes on or one to come; -1: nowhere. */
function placeOf(game: Cards, phase: number): number {
  for (let place = placeInRound(game); place < 12; place++) if (game[PHASES + place] === phase) return place;
  return -1;
}

export function addPhase({ game }: Context, effect: Extract<Effect, { do: "add-phase" }>, tell?: TellRule): boolean {
  const phase = phaseIds.indexOf(effect.phase);
  let place = placeOf(game, phaseIds.indexOf(effect.after));
  if (place < 0 || game[PHASES + 11] !== NONE) return false;
  do place++;
  while (game[PHASES + place] === phase);
  game.copyWithin(PHASES + place + 1, PHASES + place, PHASES + 11);
  game[PHASES + place] = phase;
  tell?.({ rule: "cards.round.added", phase: effect.phase });
  return true;
}

/** Nothing more of this phase but its end. */
export function endPhase({ game }: Context): boolean {
  for (let level = 0; level < frames.depth(game); level++)
    if (frames.kindAt(game, level) === frames.kinds.phase)
      frames.setAt(game, level, frames.registers.phase.entry, PHASE_OVER);
  return true;
}

/** Nothing more of this round but the end of the phase and its own. */
export function endRound(context: Context, tell?: TellRule): boolean {
  const { game } = context;
  endPhase(context);
  for (let level = 0; level < frames.depth(game); level++)
    if (frames.kindAt(game, level) === frames.kinds.round)
      frames.setAt(game, level, frames.registers.round.place, AFTER_ALL_PHASES);
  tell?.({ rule: "cards.round.cut-short" });
  return true;
}

const AFTER_ALL_PHASES = 12;

export function setFirst(context: Context, effect: Extract<Effect, { do: "first-player" }>, tell?: TellRule): boolean {
  const seat = seatOf(context, effect.who);
  if (seat === NONE) return false;
  context.game[FIRST] = seat;
  touch(context.game);
  tell?.({ rule: "cards.plots.first-player", player: nameOfSeat(seat) });
  return true;
}
