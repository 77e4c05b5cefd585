import type { Box } from "../../../view/plane.ts";

/** The seen part of the canvas: without the frame of the printed map. */
export const seen: Box = { left: 16, top: 16, right: 984, bottom: 1472 };
