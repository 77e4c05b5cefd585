import { abilities, abilitiesOf } from "../compiled/abilities.ts";
import { NONE } from "../data/names.ts";
import { faces } from "../state/bodies.ts";
import { type Cards, KEPT_FROM, KEPT_PLOT, SWAPPED } from "../state/layout.ts";
import { seatsIn } from "../state/seats.ts";

/** Plots: in the plot deck, revealed, or used (2.3). */

/** Whose plots a player reveals: his own, unless players have exchanged theirs. */
export const plotsAt = (game: Cards, seat: number): number =>
  game[SWAPPED + seat] === NONE ? seat : game[SWAPPED + seat];

/** With whom a player's plots lie. */
export function placeOfPlots(game: Cards, owner: number): number {
  for (let seat = 0; seat < seatsIn(game); seat++) if (plotsAt(game, seat) === owner) return seat;
  return owner;
}

/** With whom the plot lies that a player has chosen: with him, unless plots were exchanged after he chose it. */
export const placeOfChosen = (game: Cards, seat: number): number =>
  placeOfPlots(game, game[KEPT_FROM + seat] === NONE ? seat : game[KEPT_FROM + seat]);

/** Notes the plot that a player chooses, and of whose plots it is. */
export function keepPlot(game: Cards, seat: number, card: number): void {
  game[KEPT_PLOT + seat] = card;
  game[KEPT_FROM + seat] = game[SWAPPED + seat];
}

export const hasText = (card: number): boolean => abilitiesOf[card].length > 0;

/** Whether a plot says something "when revealed"; else it only comes into force. */
export const hasWhenRevealed = (card: number): boolean =>
  abilitiesOf[card].some((number) => {
    const { ability } = abilities[number];
    return ability.kind === "passive" && ability.on.on === "plot-revealed" && ability.on.what === "self";
  });

/** Plots that lie with a player and were chosen, by him or by whoever had them then: they are no longer there to be revealed by a text. */
export function chosenAmong(game: Cards, holder: number): number[] {
  const chosen: number[] = [];
  for (let seat = 0; seat < seatsIn(game); seat++) {
    const card = game[KEPT_PLOT + seat];
    if (card < faces.length && placeOfChosen(game, seat) === holder) chosen.push(card);
  }
  return chosen;
}
