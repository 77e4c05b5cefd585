import type { Mark } from "../../sim/marks.ts";

/** The Houses in plots. */
export const marks: { readonly [house: string]: Mark } = {
  stark: { colour: "#5A7488", marker: "circle", dash: "", hatching: "spots" },
  lannister: { colour: "#AD1029", marker: "square", dash: "9 3", hatching: "vertical" },
};
