import { bitOf, NONE, typeIds } from "../data/names.ts";
import * as facts from "../derived/facts.ts";
import { hasType, seatNumber, strOf, touch } from "../derived/words.ts";
import { bodiesEnd, controllerOf, isAgenda, isKneeling, isTaken } from "../state/bodies.ts";
import { type Cards, DOMINANT, frames, GOLD, GOLD_COUNTS } from "../state/layout.ts";
import { inOrder } from "../state/seats.ts";
import { happen, happeningCount, windowLevel } from "./happenings.ts";
import { countOf } from "./numbers.ts";
import { gainHousePower } from "./power.ts";
import { queueReplacements } from "./replacements.ts";
import { nameOfSeat, type TellRule } from "./step.ts";

/**
 * Dominance: STR of standing characters, and gold where the table counts it; the highest gains power, a tie nobody (R-C33). Who
 * wins is known before anything is gained: a text may say that another does, or that something else is gained.
 */

const CHARACTER = bitOf(typeIds, "character");
const { place } = frames.registers.window;
/** How far the step is: not yet counted, won, or won without the power of it. */
const [UNCOUNTED, WON, WITHHELD] = [0, 1, 2];

export function countDominance(game: Cards, level: number, tell?: TellRule): boolean {
  const stage = frames.getAt(game, level, place);
  if (stage === UNCOUNTED) {
    frames.setAt(game, level, place, WON);
    findDominant(game, tell);
    return false;
  }
  const seat = game[DOMINANT];
  if (stage === WON && seat !== NONE)
    gainHousePower(game, seat, countOf(game, seat, "dominance-power"), { cause: "framework" }, tell);
  return true;
}

function findDominant(game: Cards, tell?: TellRule): void {
  const totals = inOrder(game).map((seat) => ({ seat, total: dominanceOf(game, seat) }));
  const best = Math.max(...totals.map(({ total }) => total));
  const tied = totals.filter(({ total }) => total === best);
  if (tied.length !== 1) {
    tell?.({ rule: "cards.dominance.tie", count: best });
    return;
  }
  const [{ seat }] = tied;
  game[DOMINANT] = seat;
  touch(game, facts.FIRST_PLAYERS);
  tell?.({ rule: "cards.dominance.won", player: nameOfSeat(seat), count: best });
  const on = happeningCount(game);
  happen(game, "dominance", { seat });
  queueReplacements(game, on);
}

function dominanceOf(game: Cards, seat: number): number {
  let total = seatNumber(game, seat, "dominance-str");
  if (game[GOLD_COUNTS] === 1) total += game[GOLD + seat];
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++)
    if (
      isTaken(game, body) &&
      controllerOf(game, body) === seat &&
      hasType(game, body, CHARACTER) &&
      !isKneeling(game, body) &&
      !isAgenda(game, body)
    )
      total += strOf(game, body);
  return total;
}

/** The power of it is not gained: a text puts something else in its place. */
export const withholdDominance = (game: Cards): void => frames.setAt(game, windowLevel(game), place, WITHHELD);

/** Another wins it, and what it brings. */
export function setDominant(game: Cards, seat: number): void {
  game[DOMINANT] = seat;
  frames.setAt(game, windowLevel(game), place, WON);
}
