/** The names of what is small and fixed. A state holds their numbers, in this order. */

export const houseIds = ["stark", "lannister"] as const;
export type HouseId = (typeof houseIds)[number];
/** A House, by its number: also the player who leads it. */
export type House = number;
export const STARK: House = 0;
export const LANNISTER: House = 1;
export const HOUSES = houseIds.length;
export const foeOf = (house: House): House => 1 - house;

/** The faces of a die, which are also the kinds of order tokens. The first three are the ranks. */
export const symbolIds = ["green", "blue", "red", "valor", "morale"] as const;
export type SymbolId = (typeof symbolIds)[number];
export const [GREEN, BLUE, RED, VALOR, MORALE] = [0, 1, 2, 3, 4];
export const SYMBOLS = symbolIds.length;
/** What each of the eight sides of a die shows. */
export const dieFaces: readonly number[] = [GREEN, GREEN, GREEN, BLUE, BLUE, RED, VALOR, MORALE];

export const rankIds = ["green", "blue", "red"] as const;
export type RankId = (typeof rankIds)[number];

export const classIds = ["infantry", "cavalry", "ranged"] as const;
export type ClassId = (typeof classIds)[number];
export const [INFANTRY, CAVALRY, RANGED] = [0, 1, 2];

/** Keywords that a unit has or has not. Advance, Pursue, Cover and Toughness are numbers elsewhere. */
export const keywordIds = ["off-balance", "hounds", "heavy-armor", "scorch", "stalwart"] as const;
export type KeywordId = (typeof keywordIds)[number];

export const zoneOfMoraleIds = ["grey", "green", "yellow", "red"] as const;
export type MoraleZoneId = (typeof zoneOfMoraleIds)[number];

/** In a state, in the place of a name: there is none. */
export const NONE = 255;
/** In a view: the viewer may not know. */
export const UNKNOWN = 254;
