import { hexNames } from "../field/hexes.ts";

/** Hexes as they are lettered at the edge of a board: `D4`. The same in every language. */
export const hexes: { readonly [hex: string]: string } = Object.fromEntries(
  hexNames.map((name) => [name, name.toUpperCase()]),
);
