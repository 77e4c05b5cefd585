import { type TerrainId, type TokenId, terrainIds, terrains, tokenIds, tokens } from "../field/terrain.ts";

/** The words of a plan that follow from what terrains and tokens do. */

/** Tokens on which a fire can be lit. */
export const burningTokens: readonly TokenId[] = tokenIds.filter((id) => tokens[id].burnLimit !== undefined);

/** Tokens that a fire takes away. */
export const burntTokens: readonly TokenId[] = tokenIds.filter((id) => tokens[id].whenBurnt !== undefined);

/** Terrains that a fire lays waste. */
export const wasteTerrains: readonly TerrainId[] = terrainIds.filter((id) => terrains[id].whenBurnt === "devastated");

/** Terrains and tokens on which there can be a fire. */
export const burningGrounds: readonly (TerrainId | TokenId)[] = [
  ...terrainIds.filter((id) => terrains[id].burnLimit !== undefined),
  ...burningTokens,
];

export const prizeIds = ["catelyn"] as const;
export const hiddenIds = ["edmure", "strategy"] as const;
export const edmurePlaces = ["with-unit", "without-unit"] as const;
export const unitKeywords = ["scorch"] as const;
