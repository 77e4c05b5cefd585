import { NONE } from "../data/names.ts";
import {
  GAME_FLAGS,
  gameWord,
  goldSymbols,
  initiativeSymbols,
  ONLY_PLOTS_GIVE,
  seatNumber,
  seatWord,
} from "../derived/words.ts";
import { bodiesEnd, controllerOf, faceOf, isDuplicate, isTaken, powerOn } from "../state/bodies.ts";
import { type Cards, HOUSE, PLOT } from "../state/layout.ts";
import type { SummedNumber } from "../words/index.ts";

/** The numbers of the game: none is fixed, texts change them all. */

const printedPlot = (game: Cards, seat: number) => {
  const body = game[PLOT + seat];
  return body === NONE ? undefined : faceOf(game, body).plot;
};

/** The claim of a player's revealed plot, at least 0. */
export const claimOf = (game: Cards, seat: number): number => Math.max(0, seatNumber(game, seat, "claim"));

/** The gold of a player's revealed plot after what changes it. */
export function plotGoldOf(game: Cards, seat: number): number {
  const set = seatWord(game, seat, "plot-income");
  return set === NONE ? (printedPlot(game, seat)?.gold ?? 0) : set;
}

/** What a player receives on becoming active in marshalling. */
export function incomeOf(game: Cards, seat: number): number {
  let income = plotGoldOf(game, seat) + seatNumber(game, seat, "income");
  if ((gameWord(game, GAME_FLAGS) & ONLY_PLOTS_GIVE) === 0) income += symbolsOf(game, seat, goldSymbols);
  return Math.max(0, Math.min(income, seatWord(game, seat, "income-cap")));
}

export const initiativeOf = (game: Cards, seat: number): number =>
  seatNumber(game, seat, "initiative") + symbolsOf(game, seat, initiativeSymbols);

function symbolsOf(game: Cards, seat: number, of: (game: Cards, body: number) => number): number {
  let total = 0;
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++)
    if (isTaken(game, body) && controllerOf(game, body) === seat && !isDuplicate(game, body)) total += of(game, body);
  return total;
}

export const housePower = (game: Cards, seat: number): number =>
  game[HOUSE + seat] === NONE ? 0 : powerOn(game, game[HOUSE + seat]);
export const totalPower = (game: Cards, seat: number): number => seatWord(game, seat, "power");
export const powerToWin = (game: Cards, seat: number): number => seatNumber(game, seat, "power-to-win");
export const drawCount = (game: Cards, seat: number): number => Math.max(0, seatNumber(game, seat, "draw-count"));
export const drawCap = (game: Cards, seat: number): number => Math.max(0, seatNumber(game, seat, "draw-cap"));
export const unopposedPower = (game: Cards, seat: number): number => countOf(game, seat, "unopposed-power");

/** Any other number that is a count of something: at least 0. */
export const countOf = (game: Cards, seat: number, name: SummedNumber): number =>
  Math.max(0, seatNumber(game, seat, name));
