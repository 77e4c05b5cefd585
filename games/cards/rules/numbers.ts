import { NONE } from "../data/names.ts";
import {
  GAME_FLAGS,
  gameWord,
  goldSymbols,
  initiativeSymbols,
  ONLY_PLOTS_GIVE,
  seatWord,
  ZERO,
} from "../derived/words.ts";
import { bodiesEnd, controllerOf, faceOf, isDuplicate, isTaken } from "../state/bodies.ts";
import { type Cards, PLOT } from "../state/layout.ts";

/** The numbers of the game: none is fixed, texts change them all. */

const sum = (game: Cards, seat: number, name: Parameters<typeof seatWord>[2]): number =>
  seatWord(game, seat, name) - ZERO;

const printedPlot = (game: Cards, seat: number) => {
  const body = game[PLOT + seat];
  return body === NONE ? undefined : faceOf(game, body).plot;
};

/** The claim of a player's revealed plot, at least 0. */
export const claimOf = (game: Cards, seat: number): number =>
  Math.max(0, (printedPlot(game, seat)?.claim ?? 0) + sum(game, seat, "claim"));

/** The gold of a player's revealed plot after what changes it. */
export function plotGoldOf(game: Cards, seat: number): number {
  const set = seatWord(game, seat, "plot-income");
  return set === NONE ? (printedPlot(game, seat)?.gold ?? 0) : set;
}

/** What a player receives on becoming active in marshalling. */
export function incomeOf(game: Cards, seat: number): number {
  let income = plotGoldOf(game, seat) + sum(game, seat, "income");
  if ((gameWord(game, GAME_FLAGS) & ONLY_PLOTS_GIVE) === 0) income += symbolsOf(game, seat, goldSymbols);
  return Math.max(0, income);
}

export const initiativeOf = (game: Cards, seat: number): number =>
  (printedPlot(game, seat)?.initiative ?? 0) + sum(game, seat, "initiative") + symbolsOf(game, seat, initiativeSymbols);

function symbolsOf(game: Cards, seat: number, of: (game: Cards, body: number) => number): number {
  let total = 0;
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++)
    if (isTaken(game, body) && controllerOf(game, body) === seat && !isDuplicate(game, body)) total += of(game, body);
  return total;
}

export const totalPower = (game: Cards, seat: number): number => seatWord(game, seat, "power");
export const powerToWin = (game: Cards, seat: number): number => seatWord(game, seat, "power-to-win");
export const drawCount = (game: Cards, seat: number): number => Math.max(0, 2 + sum(game, seat, "draw-count"));
export const drawCap = (game: Cards, seat: number): number => Math.max(0, 3 + sum(game, seat, "draw-cap"));
export const unopposedPower = (game: Cards, seat: number): number => 1 + sum(game, seat, "unopposed-power");
