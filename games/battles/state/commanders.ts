import { commanders as cards } from "../data/commanders.ts";
import { FIGURES_OF_HOUSE, type Figure, type Unit } from "../data/ids.ts";
import { type House, NONE } from "../data/names.ts";
import type { CommanderCard } from "../data/vocabulary.ts";
import { distanceOf } from "../field/hexes.ts";
import { type Battle, commanders } from "./layout.ts";
import { hexOf, isOnField } from "./units.ts";

/** Commander figures by their number: their cards, tokens and zones of control. */

const at = commanders.field;
export const rowOfFigure = (figure: Figure): number => commanders.row(figure);

export const figuresOfHouse = (house: House): readonly Figure[] =>
  Array.from({ length: FIGURES_OF_HOUSE }, (_, place) => house * FIGURES_OF_HOUSE + place);
export const houseOfFigure = (figure: Figure): House => (figure < FIGURES_OF_HOUSE ? 0 : 1);

/** The number of his card in this battle, or NONE where he does not fight in it. */
export const cardNumberOf = (game: Battle, figure: Figure): number => game[rowOfFigure(figure) + at.card];
export const cardOfFigure = (game: Battle, figure: Figure): CommanderCard => cards[cardNumberOf(game, figure)];
/** The unit that he leads, or NONE. */
export const unitOfFigure = (game: Battle, figure: Figure): Unit => game[rowOfFigure(figure) + at.unit];
export const tokensOn = (game: Battle, figure: Figure): number => game[rowOfFigure(figure) + at.tokens];
export const isCommitted = (game: Battle, figure: Figure): boolean =>
  game[rowOfFigure(figure) + at["is-committed"]] === 1;
export const isCaptured = (game: Battle, figure: Figure): boolean =>
  game[rowOfFigure(figure) + at["is-captured"]] === 1;

/** Whether he stands on the field. */
export function commands(game: Battle, figure: Figure): boolean {
  const unit = unitOfFigure(game, figure);
  return unit !== NONE && isOnField(game, unit);
}

/** How far every commander's zone of control reaches. */
export const ZONE = 2;

/** Whether a unit of either House stands in his zone of control; his own unit does. */
export function isInZone(game: Battle, figure: Figure, unit: Unit): boolean {
  const own = unitOfFigure(game, figure);
  return (
    own !== NONE &&
    isOnField(game, unit) &&
    isOnField(game, own) &&
    distanceOf(hexOf(game, own), hexOf(game, unit)) <= ZONE
  );
}

/** The commanders of a House who stand on the field, by number. */
export function commandersOf(game: Battle, house: House): Figure[] {
  const found: Figure[] = [];
  for (let figure = house * FIGURES_OF_HOUSE; figure < (house + 1) * FIGURES_OF_HOUSE; figure++) {
    if (commands(game, figure)) found.push(figure);
  }
  return found;
}
