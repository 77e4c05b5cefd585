import {
  type Answer,
  type Battle,
  BOARD,
  boardSizes,
  columnOf,
  distanceOf,
  firstUnitOf,
  forts,
  type Hex,
  type House,
  hasLeader,
  hexOf,
  houseOf,
  isOnField,
  isRanged,
  NONE,
  rowOf,
  STARK,
  setupCards,
  unitsEnd,
} from "@weirwood/battles/questions";
import { NOBODY } from "@weirwood/kernel";

/** What is decided before the first round. */

const fortIn = (view: Battle, hex: Hex): number => {
  for (let index = 0; index < forts.count(view); index++) {
    const row = forts.row(index);
    if (view[row + forts.field.hex] === hex) return row;
  }
  return NONE;
};

const tokensIn = (view: Battle, row: number): number =>
  view[row + forts.field.green] + view[row + forts.field.blue] + view[row + forts.field.red];

/** Tokens are spread evenly. */
export const fortifyWorth = (view: Battle, { hex }: Answer<"fortify">): number => -tokensIn(view, fortIn(view, hex));

/** The palisade that falls first is opened first, by one die rather than by two. */
export const breachWorth = (view: Battle, { hex, second }: Answer<"breach">): number =>
  -2 * tokensIn(view, fortIn(view, hex)) - (second === NOBODY ? 0 : 1);

/** The strongest commanders that are allowed. */
export const pickWorth = ({ first, second, third }: Answer<"pick">): number =>
  [first, second, third].reduce(
    (sum, card) => sum + (card === NOBODY ? 0 : (setupCards[card].commander?.value ?? 0)),
    0,
  );

/** How far a hex lies from the middle of the rows, in columns. */
const aside = (view: Battle, hex: Hex): number => Math.abs(columnOf(hex) - boardSizes[view[BOARD]].columns / 2);
/** Rows from the own edge. */
const forward = (view: Battle, house: House, hex: Hex): number =>
  house === STARK ? rowOf(hex) : boardSizes[view[BOARD]].rows - 1 - rowOf(hex);

/** Terrain lies on the own half, out of the way of the own attack. */
export const layWorth = (view: Battle, me: House, { hex }: Answer<"lay">): number =>
  aside(view, hex) - forward(view, me, hex);

/** Commanders leave room for each other, everybody else beside friends and near a commander; bows behind. */
export function deployWorth(view: Battle, { unit, hex }: Answer<"place">): number {
  const house = houseOf(unit);
  const rows = forward(view, house, hex);
  if (hasLeader(view, unit)) return rows - Math.abs(aside(view, hex) - boardSizes[view[BOARD]].columns / 4);
  let friends = 0;
  let nearest = 20;
  for (let friend = firstUnitOf(house); friend < unitsEnd(view, house); friend++) {
    if (friend === unit || !isOnField(view, friend)) continue;
    const distance = distanceOf(hexOf(view, friend), hex);
    if (distance === 1) friends++;
    if (hasLeader(view, friend)) nearest = Math.min(nearest, distance);
  }
  return 0.5 * Math.min(2, friends) - 2 * Math.max(0, nearest - 2) + (isRanged(view, unit) ? -0.4 : 0.4) * rows;
}
