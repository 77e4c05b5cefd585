import {
  type Battle,
  DEVASTATED,
  type Hex,
  NONE,
  TERRAIN,
  TOKEN,
  terrainIds,
  tokenIds,
} from "@weirwood/battles/questions";
import type { BattleWords } from "../words.ts";

/** What a hex is to whoever fights or looks there: its token, plains where it is devastated, else its terrain. */
export function groundName({ book }: BattleWords, view: Battle, hex: Hex): string {
  const { terrain, token } = book.names;
  if (view[TOKEN + hex] !== NONE) return token[tokenIds[view[TOKEN + hex]]];
  return terrain[view[DEVASTATED + hex] === 1 ? "plains" : terrainIds[view[TERRAIN + hex]]];
}
