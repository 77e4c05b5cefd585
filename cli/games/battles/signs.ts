import { rankIds, type symbolIds } from "@weirwood/battles/questions";
import pc from "picocolors";
import * as seats from "../../table/signs.ts";

/** Each House has a letter and a colour. */
const paints: { readonly [house: string]: (text: string) => string } = { stark: pc.cyan, lannister: pc.red };

export const paint = (house: string, text: string): string => paints[house]?.(text) ?? text;

/** `S`, in the House's colour. */
export const signOf = (house: string): string => seats.signOf(paint, house);

/** `S Stark`, in the House's colour. */
export const signed = (house: string, names: seats.SeatTitles): string => seats.signed(paint, house, names);

const symbolPaints: { readonly [face in (typeof symbolIds)[number]]: (text: string) => string } = {
  green: pc.green,
  blue: pc.blueBright,
  red: pc.redBright,
  valor: pc.yellow,
  morale: pc.magenta,
};

/** A symbol's or rank's first letter, in its colour. */
export const symbolLetter = (symbol: (typeof symbolIds)[number]): string => symbolPaints[symbol](symbol[0]);

export const rankLetter = (rank: number): string => symbolLetter(rankIds[rank]);
