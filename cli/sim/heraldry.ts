/** How houses are told apart in plots: by colour, and without it by marker, dash and hatching. */
export interface Arms {
  readonly colour: string;
  readonly marker: "circle" | "square" | "diamond" | "triangle" | "cross" | "star";
  readonly dash: string;
  readonly hatching: Hatching;
}

export type Hatching = "spots" | "cross" | "vertical" | "dots" | "diagonal" | "chevrons" | "horizontal";

const arms: { readonly [house: string]: Arms } = {
  stark: { colour: "#5A7488", marker: "circle", dash: "", hatching: "spots" },
  greyjoy: { colour: "#18242B", marker: "cross", dash: "2 3", hatching: "cross" },
  lannister: { colour: "#AD1029", marker: "square", dash: "9 3", hatching: "vertical" },
  baratheon: { colour: "#A07000", marker: "diamond", dash: "6 3 2 3", hatching: "dots" },
  tyrell: { colour: "#1B7A5B", marker: "triangle", dash: "12 4", hatching: "diagonal" },
  martell: { colour: "#B84A06", marker: "star", dash: "4 2", hatching: "chevrons" },
};

const anybody: Arms = { colour: "#5A4A38", marker: "circle", dash: "", hatching: "horizontal" };

export const armsOf = (house: string): Arms => arms[house] ?? anybody;

const inks = ["#5A4A38", "#8A744A", "#2C4F58", "#7A1B26", "#37485A"];
const patterns: readonly Hatching[] = ["horizontal", "diagonal", "dots", "cross", "vertical"];

/** Bots bear no arms: inks and hatchings in turn. */
export const botArms = (n: number): Arms => ({
  ...anybody,
  colour: inks[n % inks.length],
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
