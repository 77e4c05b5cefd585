import { type Cards, faces, placesOf } from "@weirwood/cards/questions";

/** Whether a hand is drawn at the foot: the reader's own, or one that somebody who looks on may see. */
export const isHandShown = (view: Cards, near: number, reader: number): boolean =>
  near === reader ||
  placesOf(view)
    .piles.hand[near].all(view)
    .some((card) => card < faces.length);
