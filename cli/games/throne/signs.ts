import pc from "picocolors";
import * as seats from "../../table/signs.ts";

/** Each house has a letter and a colour. */
const paints: { readonly [house: string]: (text: string) => string } = {
  stark: pc.cyan,
  greyjoy: pc.magenta,
  lannister: pc.red,
  baratheon: pc.yellow,
  tyrell: pc.green,
  martell: pc.blueBright,
};

export const paint = (house: string, text: string): string => paints[house]?.(text) ?? text;

/** `S`, in the house's colour. */
export const signOf = (house: string): string => seats.signOf(paint, house);

/** `S Stark`, in the house's colour. */
export const signed = (house: string, names: seats.SeatTitles): string => seats.signed(paint, house, names);
