import type { Point } from "./plane.ts";

/** Which way an arrow key points, as a step on the map. */
const directions: { readonly [key: string]: Point } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** No further aside than this: beyond it another arrow is the shorter way. */
const WIDEST = Math.PI / 3;

/** The nearest of some places in the direction of an arrow key; straight ahead counts as nearer than aside. */
export function nextPlace<Id>(key: string, from: Point, places: ReadonlyMap<Id, Point>): Id | undefined {
  const direction = directions[key];
  if (direction === undefined) return undefined;
  let best: Id | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [id, [x, y]] of places) {
    const [across, down] = [x - from[0], y - from[1]];
    const distance = Math.hypot(across, down);
    if (distance < 1) continue;
    const aside = Math.acos((across * direction[0] + down * direction[1]) / distance);
    if (aside > WIDEST) continue;
    const cost = distance * (1 + 1.6 * (aside / WIDEST) ** 2);
    if (cost >= least) continue;
    best = id;
    least = cost;
  }
  return best;
}
