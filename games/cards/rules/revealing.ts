import { NONE } from "../data/names.ts";
import { touch } from "../derived/words.ts";
import { addBody, at, type Body, cardOf, ownerOf, rowOf, setStatus } from "../state/bodies.ts";
import { type Cards, KEPT_FROM, KEPT_PLOT, PLOT, placesOf, REVEALED, TO_USED } from "../state/layout.ts";
import { isOut } from "../state/seats.ts";
import { happen, happeningCount, isWindowOpen } from "./happenings.ts";
import { forgetBody, putInto } from "./leaving.ts";
import { chosenAmong, hasText, placeOfChosen, placeOfPlots, plotsAt } from "./plots.ts";
import { nameOfCard, nameOfSeat, type TellRule } from "./step.ts";

/** Plots are revealed, and used. */

/** Used plots come back when there is none left to choose; the revealed one stays (R-C51). */
export function refillPlots(game: Cards, seat: number, tell?: TellRule): void {
  const { plots, used } = placesOf(game).piles;
  if (plots[seat].count(game) > chosenAmong(game, seat).length || used[seat].count(game) === 0) return;
  while (used[seat].count(game) > 0) plots[seat].put(game, used[seat].takeTop(game));
  tell?.({ rule: "cards.plots.back", player: nameOfSeat(seat) });
}

/** Everybody who has a plot to choose, a bit each. */
export const choosingPlots = (game: Cards): number =>
  placesOf(game).piles.plots.reduce(
    (set, pile, seat) => (pile.count(game) > 0 && !isOut(game, seat) ? set | (1 << seat) : set),
    0,
  );

/**
 * A plot is revealed, from where it lies; one that was revealed before is used at once. Its text comes into force when its turn
 * comes.
 */
export function revealPlot(
  game: Cards,
  { seat, from, card }: { readonly seat: number; readonly from: number; readonly card: number },
  tell?: TellRule,
): Body {
  usePlot(game, seat, tell);
  placesOf(game).piles.plots[from].take(game, card);
  const body = addBody(game, card, plotsAt(game, from));
  game[rowOf(body) + at.controller] = seat;
  if (isWindowOpen(game)) game[rowOf(body) + at.since] = happeningCount(game);
  game[PLOT + seat] = body;
  if (!hasText(card)) setStatus(game, body, REVEALED, true);
  happen(game, "plot-revealed", { subject: body, seat });
  touch(game);
  tell?.({ rule: "cards.plots.revealed", player: nameOfSeat(seat), card: nameOfCard(card), body });
  return body;
}

/** The plot that a player chose is revealed. */
export function revealChosen(game: Cards, seat: number, tell?: TellRule): void {
  const from = placeOfChosen(game, seat);
  const card = game[KEPT_PLOT + seat];
  game[KEPT_PLOT + seat] = NONE;
  game[KEPT_FROM + seat] = NONE;
  if (card !== NONE) revealPlot(game, { seat, from, card }, tell);
}

/** The revealed plot goes to the used pile. */
export function usePlot(game: Cards, seat: number, tell?: TellRule): void {
  const body = game[PLOT + seat];
  if (body === NONE) return;
  const card = cardOf(game, body);
  const owner = ownerOf(game, body);
  game[PLOT + seat] = NONE;
  forgetBody(game, body);
  putInto(game, card, placeOfPlots(game, owner), TO_USED);
  happen(game, "plot-used", { card, seat });
  tell?.({ rule: "cards.plots.used", player: nameOfSeat(seat), card: nameOfCard(card) });
}
