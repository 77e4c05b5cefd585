/** How seats and bots are told apart in plots: by colour, and without it by marker, dash and hatching. */
export interface Mark {
  readonly colour: string;
  readonly marker: "circle" | "square" | "diamond" | "triangle" | "cross" | "star";
  readonly dash: string;
  readonly hatching: Hatching;
}

export type Hatching = "spots" | "cross" | "vertical" | "dots" | "diagonal" | "chevrons" | "horizontal";

const colours = ["#5A4A38", "#8A744A", "#2C4F58", "#7A1B26", "#37485A", "#4A5A2C"];
const markers: readonly Mark["marker"][] = ["circle", "square", "diamond", "triangle", "cross", "star"];
const dashes = ["", "9 3", "2 3", "6 3 2 3", "12 4", "4 2"];
const patterns: readonly Hatching[] = ["horizontal", "diagonal", "dots", "cross", "vertical", "chevrons"];

/** For whoever has none of their own: the first, the second and so on differ. */
export const anyMark = (n: number): Mark => ({
  colour: colours[n % colours.length],
  marker: markers[n % markers.length],
  dash: dashes[n % dashes.length],
  hatching: patterns[n % patterns.length],
});

/** The drawing of each hatching, in white lines over the colour. */
export const hatchings: { readonly [name in Hatching]: string } = {
  spots: '<path d="M4 2v4M2 4h4" stroke="#fff" stroke-width="1.2"/>',
  cross: '<path d="M0 4h8M4 0v8" stroke="#fff" stroke-width="1"/>',
  vertical: '<path d="M2 0v8M6 0v8" stroke="#fff" stroke-width="1.2"/>',
  dots: '<circle cx="4" cy="4" r="1.4" fill="#fff"/>',
  diagonal: '<path d="M-2 2l4 -4M0 8l8 -8M6 10l4 -4" stroke="#fff" stroke-width="1.2"/>',
  chevrons: '<path d="M0 6l4 -4l4 4" fill="none" stroke="#fff" stroke-width="1.2"/>',
  horizontal: '<path d="M0 2h8M0 6h8" stroke="#fff" stroke-width="1.2"/>',
};
