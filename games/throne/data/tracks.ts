/** The tracks printed beside the map, and the limits of the box. */

/** Banners by supply level: how many armies, and how large each may be (throne.supply.track). */
export const supplyTrack: readonly (readonly number[])[] = [
  [2, 2],
  [3, 2],
  [3, 2, 2],
  [3, 2, 2, 2],
  [3, 3, 2, 2],
  [4, 3, 2, 2],
  [4, 3, 2, 2, 2],
];

/** Starred orders by place at the King's Court (throne.orders.star-places; six places: throne.martell.tracks). */
export const kingsCourtStars: readonly number[] = [3, 3, 2, 1, 0, 0];
/** The same on the influence board for three (throne.three-board.stars; reconstructed). */
export const threeBoardStars: readonly number[] = [3, 2, 1];

/** Each step of the wildling track is worth two; the last is 12 (throne.westeros.threat-stops). */
export const threatStep = 2;
export const threatLimit = 12;

export const lastTurn = 10;

/** Areas with a city or stronghold that win at once, by number of players (throne.victory.areas). */
export const castlesToWin: { readonly [players: number]: number } = { 3: 8, 4: 7, 5: 7, 6: 6 };

export const startingPower = 5;
/** Power tokens of a house, in hand and on the map together (throne.limits.power). */
export const powerTokens = 20;
/** Fortifications in the box (throne.forts.nine). */
export const fortifications = 9;
