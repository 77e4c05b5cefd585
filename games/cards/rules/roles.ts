import { type Body, bodiesEnd, isTaken, roleOf } from "../state/bodies.ts";
import type { Cards } from "../state/layout.ts";

/** Who takes part in the challenge. */

export function participants(game: Cards, role: number): Body[] {
  const found: Body[] = [];
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++) if (isTaken(game, body) && roleOf(game, body) === role) found.push(body);
  return found;
}

export function countRole(game: Cards, role: number): number {
  let count = 0;
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++) if (isTaken(game, body) && roleOf(game, body) === role) count++;
  return count;
}
