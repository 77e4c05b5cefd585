import pc from "picocolors";

/** Each house has a letter and a colour; the letter is always there, so that colour is never the only sign. */
const paints: { readonly [house: string]: (text: string) => string } = {
  stark: pc.cyan,
  greyjoy: pc.magenta,
  lannister: pc.red,
  baratheon: pc.yellow,
  tyrell: pc.green,
  martell: pc.blueBright,
};

type Names = { readonly [house: string]: string };

export function paint(house: string, text: string): string {
  return paints[house]?.(text) ?? text;
}

const letterOf = (house: string): string => house.charAt(0).toUpperCase();

/** `S`, in the house's colour. */
export const signOf = (house: string): string => paint(house, pc.bold(letterOf(house)));

/** `S Stark`, in the house's colour. */
export function signed(house: string, names: Names): string {
  return paint(house, `${pc.bold(letterOf(house))} ${names[house] ?? house}`);
}

/** A sentence with the names of houses in their colours. */
export function painted(sentence: string, names: Names): string {
  return Object.entries(names).reduce((text, [house, name]) => text.replaceAll(name, paint(house, name)), sentence);
}
