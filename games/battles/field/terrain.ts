/** The kinds of terrain of a hex, the tokens that lie on terrain, and what each does. */

export const terrainIds = [
  "plains",
  "hills",
  "forest",
  "river",
  "forest-river",
  "building",
  "road",
  "forest-road",
] as const;
export type TerrainId = (typeof terrainIds)[number];
export const [PLAINS, HILLS, FOREST, , , BUILDING] = terrainIds.map((_, terrain) => terrain);

/** Tokens prevail over the hex on which they lie. */
export const tokenIds = ["wood-bridge", "stone-bridge", "palisade", "tent", "siege-tower", "ford"] as const;
export type TokenId = (typeof tokenIds)[number];
export const [WOOD_BRIDGE, STONE_BRIDGE, PALISADE, , , FORD] = tokenIds.map((_, token) => token);

/** What a terrain or a token does to whoever sees, walks, fights and burns there. */
export interface Ground {
  readonly blocksSight?: boolean;
  readonly isImpassable?: boolean;
  /** Who enters stops. */
  readonly stops?: boolean;
  readonly isRoad?: boolean;
  readonly isBridge?: boolean;
  /** The most dice against a unit there, before modifiers. */
  readonly defenceCap?: number;
  /** The most dice of a unit there, before modifiers. */
  readonly attackCap?: number;
  readonly rangedCap?: number;
  readonly counterCap?: number;
  readonly cover?: number;
  /** The highest level of a fire; none can be lit where it is left out. */
  readonly burnLimit?: number;
  /** What the limit does: the terrain is devastated; the token is taken away; with its fire. Nothing if left out. */
  readonly whenBurnt?: "devastated" | "removed" | "removed-with-fire";
}

export const terrains: { readonly [id in TerrainId]: Ground } = {
  plains: { burnLimit: 4 },
  hills: { blocksSight: true, defenceCap: 3 },
  forest: { blocksSight: true, stops: true, defenceCap: 2, attackCap: 2, burnLimit: 3, whenBurnt: "devastated" },
  river: { isImpassable: true },
  "forest-river": { isImpassable: true, blocksSight: true },
  building: { blocksSight: true, stops: true, cover: 1, rangedCap: 2, burnLimit: 4, whenBurnt: "devastated" },
  road: { isRoad: true, burnLimit: 4 },
  "forest-road": { isRoad: true, blocksSight: true, burnLimit: 3, whenBurnt: "devastated" },
};

export const tokens: { readonly [id in TokenId]: Ground } = {
  "wood-bridge": { isRoad: true, isBridge: true, burnLimit: 3, whenBurnt: "removed-with-fire" },
  "stone-bridge": { isRoad: true, isBridge: true },
  palisade: { blocksSight: true, isImpassable: true, burnLimit: 4, whenBurnt: "removed" },
  tent: { burnLimit: 1, whenBurnt: "removed" },
  "siege-tower": { blocksSight: true, isImpassable: true, burnLimit: 1, whenBurnt: "removed" },
  ford: { counterCap: 2 },
};

/** By number, and a devastated hex: plains on which nothing burns anew. */
export const terrainGrounds: readonly Ground[] = terrainIds.map((id) => terrains[id]);
export const tokenGrounds: readonly Ground[] = tokenIds.map((id) => tokens[id]);
export const devastated: Ground = {};
