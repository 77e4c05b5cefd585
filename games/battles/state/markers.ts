import { type House, NONE } from "../data/names.ts";
import type { Hex } from "../field/hexes.ts";
import { type Battle, FALSE_FACE, MARKER_FACES, markers } from "./layout.ts";

/** Tokens of special rules by their row. One that is off the field keeps its row, without a hex. */
export type Marker = number;

const at = markers.field;

export const markerCount = (game: Battle): number => markers.count(game);
export const markerKind = (game: Battle, marker: Marker): number => game[markers.row(marker) + at.kind];
export const markerHex = (game: Battle, marker: Marker): Hex => game[markers.row(marker) + at.hex];
/** Who laid it, or may use or take it. */
export const markerHouse = (game: Battle, marker: Marker): House => game[markers.row(marker) + at.house];
/** Who has taken or controls it, or NONE. */
export const markerOwner = (game: Battle, marker: Marker): House => game[markers.row(marker) + at.owner];
/** The colour of a catapult token. */
export const markerRank = (game: Battle, marker: Marker): number => game[markers.row(marker) + at.rank];
export const isFaceUp = (game: Battle, marker: Marker): boolean => game[markers.row(marker) + at["is-shown"]] === 1;
export const isUsed = (game: Battle, marker: Marker): boolean => game[markers.row(marker) + at["is-used"]] === 1;
export const isFalse = (game: Battle, marker: Marker): boolean => game[MARKER_FACES + marker] === FALSE_FACE;

/** The token of a kind that lies in a hex, or NONE. */
export function markerIn(game: Battle, kind: number, hex: Hex): Marker {
  for (let marker = 0; marker < markers.count(game); marker++)
    if (markerKind(game, marker) === kind && markerHex(game, marker) === hex) return marker;
  return NONE;
}

export function setMarker(game: Battle, marker: Marker, field: keyof typeof markers.field, value: number): void {
  game[markers.row(marker) + at[field]] = value;
}

/** Takes a token off the field. */
export const takeOff = (game: Battle, marker: Marker): void => setMarker(game, marker, "hex", NONE);
