import type { Point } from "../../../view/plane.ts";

/** The shape of a hex, which stands on a corner, 52 units wide and 60 high; and points on a drawing. */

export const HALF = 26;
export const TALL = 30;

/** From the middle, clockwise: the edge in a direction lies between the corner of its number and the next one. */
export const corners: readonly Point[] = [
  [HALF, -TALL / 2],
  [HALF, TALL / 2],
  [0, TALL],
  [-HALF, TALL / 2],
  [-HALF, -TALL / 2],
  [0, -TALL],
];

/** Some share of the way between two points. */
export const along = ([x1, y1]: Point, [x2, y2]: Point, share: number): Point => [
  x1 + (x2 - x1) * share,
  y1 + (y2 - y1) * share,
];

/** The angle of the way from one point to another, in degrees. */
export const angleOf = ([x1, y1]: Point, [x2, y2]: Point): number => (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;

const rounded = (value: number): number => Math.round(value * 10) / 10;

export const near = ([x, y]: Point): string => `${rounded(x)} ${rounded(y)}`;

export const ringOf = (points: readonly Point[]): string => `M${points.map(near).join("L")}Z`;

/** A hex around a point; `share` of its size. */
export const hexShape = (share = 1, [x, y]: Point = [0, 0]): string =>
  ringOf(corners.map(([across, down]) => [x + across * share, y + down * share]));
