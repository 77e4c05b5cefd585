import { type Battle, hands, POOL, procedures, ROUND, SYMBOLS } from "@weirwood/battles/questions";

/** How far a battle is: rounds, and in a round how much of what gives orders has been used. */

/** More than anybody can use in a round. */
const A_ROUND = 1000;
const MOST_MEANS = 400;

/** Order tokens and cards that both Houses still have. */
function meansLeft(game: Battle): number {
  let means = hands[0].count(game) + hands[1].count(game);
  for (let symbol = 0; symbol < 2 * SYMBOLS; symbol++) means += game[POOL + symbol];
  return means;
}

const { kinds } = procedures;
const isBetweenTurns = (game: Battle): boolean =>
  procedures.depth(game) > 0 && procedures.kindAt(game, procedures.depth(game) - 1) === kinds.turn;

export function momentOf(game: Battle): number {
  const used = MOST_MEANS - meansLeft(game);
  return game[ROUND] * A_ROUND + (isBetweenTurns(game) ? used : used - 2);
}

const HORIZON = (globalThis as any).process?.env?.HORIZON ?? "turn";

export function horizonOf(view: Battle): number {
  if (HORIZON === "round") return (view[ROUND] + 1) * A_ROUND;
  if (procedures.depth(view) === 0) return A_ROUND;
  for (let at = 0; at < procedures.depth(view); at++) {
    if (procedures.kindAt(view, at) !== kinds.turn) continue;
    const m = isBetweenTurns(view) ? momentOf(view) + 1 : momentOf(view) + 1.5;
    return HORIZON === "reply" ? m + 1 : m;
  }
  return (view[ROUND] + 1) * A_ROUND;
}
