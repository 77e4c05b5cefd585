import { iconIds, NONE } from "../data/names.ts";
import { CALLED_AGAINST, CALLED_BY, CALLED_TYPE } from "../state/layout.ts";
import type { Effect } from "../words/index.ts";
import { hasAttacker } from "./challenge.ts";
import { type Context, seatOf } from "./context.ts";
import { legalTargets } from "./melee.ts";

/** A text calls a challenge: it begins when the window of that text is over, and counts for nobody's allowance. */
export function callChallenge(context: Context, effect: Extract<Effect, { do: "begin-challenge" }>): boolean {
  const { game } = context;
  const [by, against] = [seatOf(context, effect.who ?? "you"), seatOf(context, effect.against)];
  const type = iconIds.indexOf(effect.type);
  if (by === NONE || !legalTargets(game, by).includes(against) || !hasAttacker(game, by, type)) return false;
  game[CALLED_TYPE] = type;
  game[CALLED_BY] = by;
  game[CALLED_AGAINST] = against;
  return true;
}
