import { abilities, abilitiesOf } from "../../compiled/abilities.ts";
import { NONE, phaseIds } from "../../data/names.ts";
import { type Cards, FIRST, frames, PHASES, placesOf, SWAPPED } from "../../state/layout.ts";
import { seatsIn } from "../../state/seats.ts";
import type { Effect } from "../../words/index.ts";
import { CARD_REF, type Context, refsOf, seatOf } from "../context.ts";
import { queue } from "../pending.ts";
import { plotsAt, refillPlots, revealPlot } from "../plots.ts";
import { nameOfSeat, type TellRule } from "../step.ts";

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
  revealPlot(context.game, seat, ref - CARD_REF, tell);
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
  for (let place = currentPlace(game) + 1; place < 12; place++) {
    if (game[PHASES + place] !== phase) continue;
    game.copyWithin(PHASES + place, PHASES + place + 1, PHASES + 12);
    game[PHASES + 11] = NONE;
    tell?.({ rule: "cards.round.skipped", phase: effect.phase });
    return true;
  }
  return false;
}

export function addPhase({ game }: Context, effect: Extract<Effect, { do: "add-phase" }>, tell?: TellRule): boolean {
  const after = currentPlace(game);
  if (game[PHASES + 11] !== NONE) return false;
  game.copyWithin(PHASES + after + 2, PHASES + after + 1, PHASES + 11);
  game[PHASES + after + 1] = phaseIds.indexOf(effect.phase);
  tell?.({ rule: "cards.round.added", phase: effect.phase });
  return true;
}

function currentPlace(game: Cards): number {
  for (let level = 0; level < frames.depth(game); level++)
    if (frames.kindAt(game, level) === frames.kinds.round)
      return frames.getAt(game, level, frames.registers.round.place) - 1;
  return 0;
}

/** Nothing more of this phase but its end. */
export function endPhase({ game }: Context): boolean {
  for (let level = 0; level < frames.depth(game); level++)
    if (frames.kindAt(game, level) === frames.kinds.phase) frames.setAt(game, level, frames.registers.phase.entry, 90);
  return true;
}

export function setFirst(context: Context, effect: Extract<Effect, { do: "first-player" }>, tell?: TellRule): boolean {
  const seat = seatOf(context, effect.who);
  if (seat === NONE) return false;
  context.game[FIRST] = seat;
  tell?.({ rule: "cards.plots.first-player", player: nameOfSeat(seat) });
  return true;
}
