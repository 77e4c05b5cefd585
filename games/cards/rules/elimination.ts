import { bitOf, NONE, typeIds } from "../data/names.ts";
import { hasType, touch } from "../derived/words.ts";
import {
  at,
  bodiesEnd,
  cardOf,
  controllerOf,
  faces,
  isLeaving,
  isTaken,
  ownerOf,
  rowOf,
  setStatus,
} from "../state/bodies.ts";
import {
  ATTACKER,
  type Cards,
  CH_FLAGS,
  CHALLENGE,
  CHALLENGE_OVER,
  DEFENDER,
  ENDING,
  endingIds,
  FIRST,
  HOUSE,
  LEAVING,
  OUT,
  PLOT,
  TITLE,
  TO_ASIDE,
  TO_BOTTOM,
  TO_USED,
  WINNERS,
} from "../state/layout.ts";
import { isOut, leftOf, stillIn } from "../state/seats.ts";
import { forgetBody, leave } from "./leaving.ts";
import { nameOfSeat, type TellRule } from "./step.ts";

/** A player is out of the game (4.6, R-C42): whatever he owns or controls leaves play for the bottom of its owner's deck. */

const OF_DECK = ["character", "location", "attachment"].reduce((set, type) => set | bitOf(typeIds, type), 0);

export function eliminate(game: Cards, seat: number, tell?: TellRule): void {
  if (isOut(game, seat)) return;
  game[OUT] |= 1 << seat;
  tell?.({ rule: "cards.elimination.out", player: nameOfSeat(seat) });
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++) {
    if (!isTaken(game, body) || isLeaving(game, body)) continue;
    if (ownerOf(game, body) !== seat && controllerOf(game, body) !== seat) continue;
    if (faces[cardOf(game, body)].type === "title") {
      forgetBody(game, body);
      continue;
    }
    if (hasType(game, body, OF_DECK)) leave(game, body, "returned", { to: TO_BOTTOM, cause: "framework" }, tell);
    else {
      setStatus(game, body, LEAVING, true);
      game[rowOf(body) + at.destination] = faces[cardOf(game, body)].type === "plot" ? TO_USED : TO_ASIDE;
    }
  }
  game[HOUSE + seat] = NONE;
  game[PLOT + seat] = NONE;
  game[TITLE + seat] = NONE;
  if (game[FIRST] === seat) game[FIRST] = leftOf(game, seat);
  if (game[CHALLENGE] !== NONE && (game[ATTACKER] === seat || game[DEFENDER] === seat))
    game[CH_FLAGS] |= CHALLENGE_OVER;
  touch(game);
  const rest = stillIn(game);
  if ((rest & (rest - 1)) === 0) endGame(game, rest, "last", tell);
}

export const isOver = (game: Cards): boolean => game[ENDING] !== NONE;

export function endGame(game: Cards, winners: number, how: (typeof endingIds)[number], tell?: TellRule): void {
  if (isOver(game)) return;
  game[ENDING] = endingIds.indexOf(how);
  game[WINNERS] = winners;
  const names = Array.from({ length: 6 }, (_, seat) => seat)
    .filter((seat) => ((winners >> seat) & 1) === 1)
    .map(nameOfSeat);
  tell?.({ rule: `cards.victory.${how}`, winners: names });
}
