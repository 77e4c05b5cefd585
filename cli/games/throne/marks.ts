import type { Mark } from "../../sim/marks.ts";

/** The houses in plots: their arms, as far as lines and hatchings can bear them. */
export const marks: { readonly [house: string]: Mark } = {
  stark: { colour: "#5A7488", marker: "circle", dash: "", hatching: "spots" },
  greyjoy: { colour: "#18242B", marker: "cross", dash: "2 3", hatching: "cross" },
  lannister: { colour: "#AD1029", marker: "square", dash: "9 3", hatching: "vertical" },
  baratheon: { colour: "#A07000", marker: "diamond", dash: "6 3 2 3", hatching: "dots" },
  tyrell: { colour: "#1B7A5B", marker: "triangle", dash: "12 4", hatching: "diagonal" },
  martell: { colour: "#B84A06", marker: "star", dash: "4 2", hatching: "chevrons" },
};
