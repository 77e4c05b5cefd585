import { touch } from "../derived/words.ts";
import { at, type Body, powerOn, rowOf } from "../state/bodies.ts";
import type { Cards } from "../state/layout.ts";

/** Takes power off a body; how much there was to take. */
export function takePower(game: Cards, body: Body, count: number): number {
  const taken = Math.min(count, powerOn(game, body));
  game[rowOf(body) + at.power] -= taken;
  if (taken > 0) touch(game);
  return taken;
}
