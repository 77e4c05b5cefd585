import type { ClassId, HouseId, RankId } from "../data/names.ts";
import type { TerrainId, TokenId } from "../field/terrain.ts";

/** How the things of a field are drawn, around the middle of a hex that is 52 wide and 60 high. */

/** Half the width of a hex, and its height from the middle to a corner. */
export const HALF = 26;
export const TALL = 30;

/** The corners of a hex that stands on one of them. */
export const corners = `0,${-TALL} ${HALF},${-TALL / 2} ${HALF},${TALL / 2} 0,${TALL} ${-HALF},${TALL / 2} ${-HALF},${-TALL / 2}`;

export const terrainColours: { readonly [id in TerrainId]: string } = {
  plains: "#dfe6bd",
  hills: "#d9bf8c",
  forest: "#8fb573",
  river: "#8dbcd9",
  "forest-river": "#7fae9f",
  building: "#d8cdbb",
  road: "#e6d5a8",
  "forest-road": "#b9bf86",
};

const tree = (x: number, y: number): string =>
  `<path d="M${x} ${y - 11}l7 13h-14z" fill="#2f6b3a"/><path d="M${x} ${y + 2}v5" stroke="#5b4024" stroke-width="2"/>`;
const trees = `${tree(-11, 1)}${tree(11, 3)}${tree(0, -7)}`;
const wave = (y: number): string =>
  `<path d="M-20 ${y}q5 -6 10 0t10 0t10 0t10 0" fill="none" stroke="#3f7fa8" stroke-width="2"/>`;
const waves = `${wave(-9)}${wave(3)}${wave(15)}`;

/** Half the way to the hexes beside, by direction. */
const halfWays = [
  [HALF, 0],
  [HALF / 2, 0.75 * TALL],
  [-HALF / 2, 0.75 * TALL],
  [-HALF, 0],
  [-HALF / 2, -0.75 * TALL],
  [HALF / 2, -0.75 * TALL],
];

/** A road from the middle of a hex in these directions. */
export function roadTo(directions: readonly number[]): string {
  const lines = directions.map((direction) => `M0 0L${halfWays[direction].join(" ")}`).join("");
  return `<path d="${lines}" stroke="#a8834a" stroke-width="7" stroke-linecap="round" fill="none"/>`;
}

const bridge = (colour: string): string =>
  `<path d="M-15 -22v44M15 -22v44" stroke="${colour}" stroke-width="4"/><path d="M-15 -14h30M-15 -5h30M-15 4h30M-15 13h30" stroke="${colour}" stroke-width="5"/>`;

export const terrainSigns: { readonly [id in TerrainId]: string } = {
  plains: "",
  hills:
    '<path d="M-22 8q8 -20 17 0M-4 12q10 -26 22 0M-12 -4q9 -18 17 0" fill="none" stroke="#8a6430" stroke-width="3"/>',
  forest: trees,
  river: waves,
  "forest-river": `${waves}${tree(-9, 3)}${tree(9, -2)}`,
  building:
    '<path d="M-14 14v-16l14 -13l14 13v16z" fill="#b98a5e" stroke="#5b4024" stroke-width="2"/><path d="M-4 14v-9h8v9z" fill="#5b4024"/>',
  road: "",
  "forest-road": `${tree(-14, 0)}${tree(14, -2)}`,
};

export const tokenSigns: { readonly [id in TokenId]: string } = {
  "wood-bridge": bridge("#7a5230"),
  "stone-bridge": bridge("#77777c"),
  palisade:
    '<path d="M-20 14v-20l4 -7l4 7v20zM-12 14v-20l4 -7l4 7v20zM-4 14v-20l4 -7l4 7v20zM4 14v-20l4 -7l4 7v20zM12 14v-20l4 -7l4 7v20z" fill="#a47a4a" stroke="#5b4024"/>',
  tent: '<path d="M-17 13l17 -27l17 27z" fill="#f3ead2" stroke="#7a5230" stroke-width="2"/><path d="M0 -14l5 27h-10z" fill="#7a5230"/>',
  "siege-tower":
    '<path d="M-11 18v-32h-3v-8h6v4h5v-4h6v4h5v-4h6v8h-3v32z" fill="#8f6a40" stroke="#4d3418" stroke-width="2"/><path d="M-8 -4h16M-8 7h16" stroke="#4d3418"/>',
  ford: '<path d="M-14 -14h4M0 -17h4M12 -11h4M-18 1h4M-3 -1h4M10 3h4M-11 15h4M4 17h4" stroke="#f1e8cf" stroke-width="6" stroke-linecap="round"/>',
};

export const houseColours: { readonly [id in HouseId]: { readonly fill: string; readonly ink: string } } = {
  stark: { fill: "#eef0f2", ink: "#30363d" },
  lannister: { fill: "#9d2531", ink: "#fbe6c2" },
};

export const rankColours: { readonly [id in RankId]: string } = { green: "#3d9141", blue: "#2f62b8", red: "#d1302c" };

/** Crossed swords, a lance, an arrow, as lines. */
export const classSigns: { readonly [id in ClassId]: string } = {
  infantry: "M-6 -4L6 10M6 -4L-6 10",
  cavalry: "M-9 10L9 -4M3 -4h6v6",
  ranged: "M-9 3H9M4 -2l5 5l-5 5M-9 0v6",
};

/** A star with five rays. */
export const star = "M0 -8l2 5.3h5.6l-4.5 3.4l1.7 5.4l-4.8 -3.3l-4.8 3.3l1.7 -5.4l-4.5 -3.4h5.6z";

export const zoneColours = ["#7b3fa0", "#c2571a", "#1d7f74", "#a3285f", "#4f5bd5", "#6b6f12", "#a0522d", "#333333"];
