import { bitOf, NONE, typeIds } from "../data/names.ts";
import { hasType, touch } from "../derived/words.ts";
import {
  at,
  type Body,
  bodiesEnd,
  cardOf,
  controllerOf,
  faces,
  hostOf,
  isDuplicate,
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
  FIRST,
  HOUSE,
  LEAVING,
  OUT,
  PLOT,
  SECOND_TITLE,
  TITLE,
  TO_ASIDE,
  TO_BOTTOM,
  TO_USED,
} from "../state/layout.ts";
import { isOut, leftOf, seatsIn, stillIn } from "../state/seats.ts";
import { endGame } from "./elimination.ts";
import { forgetBody, leave } from "./leaving.ts";
import { nameOfSeat, type TellRule } from "./step.ts";

/** A player is out of the game (4.6, R-C42): whatever he owns or controls leaves play for the bottom of its owner's deck. */

const OF_DECK = ["character", "location", "attachment"].reduce((set, type) => set | bitOf(typeIds, type), 0);

export function eliminate(game: Cards, seat: number, tell?: TellRule): void {
  if (isOut(game, seat)) return;
  game[OUT] |= 1 << seat;
  tell?.({ rule: "cards.elimination.out", player: nameOfSeat(seat) });
  // What lies on another card first: it would leave with its bearer, for the discard pile.
  for (const body of cardsOf(game, seat)) if (hostOf(game, body) !== NONE) takeAway(game, body, tell);
  for (const body of cardsOf(game, seat)) takeAway(game, body, tell);
  game[HOUSE + seat] = NONE;
  game[PLOT + seat] = NONE;
  game[TITLE + seat] = NONE;
  game[SECOND_TITLE + seat] = NONE;
  if (game[FIRST] === seat) game[FIRST] = leftOf(game, seat);
  if (game[CHALLENGE] !== NONE && (game[ATTACKER] === seat || game[DEFENDER] === seat))
    game[CH_FLAGS] |= CHALLENGE_OVER;
  touch(game);
  const rest = stillIn(game);
  if ((rest & (rest - 1)) === 0) endGame(game, rest, "last", tell);
}

/** What a player owns or controls and what is not leaving already. */
function cardsOf(game: Cards, seat: number): Body[] {
  const found: Body[] = [];
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++)
    if (
      isTaken(game, body) &&
      !isLeaving(game, body) &&
      (ownerOf(game, body) === seat || controllerOf(game, body) === seat)
    )
      found.push(body);
  return found;
}

function takeAway(game: Cards, body: Body, tell?: TellRule): void {
  const { type } = faces[cardOf(game, body)];
  if (type === "title") forgetBody(game, body);
  else if (hasType(game, body, OF_DECK) && !isDuplicate(game, body))
    leave(game, body, "returned", { to: TO_BOTTOM, cause: "framework" }, tell);
  else {
    setStatus(game, body, LEAVING, true);
    game[rowOf(body) + at.destination] = type === "plot" ? TO_USED : isDuplicate(game, body) ? TO_BOTTOM : TO_ASIDE;
    // Another may have revealed it, where players have exchanged their plots.
    for (let other = 0; other < seatsIn(game); other++) if (game[PLOT + other] === body) game[PLOT + other] = NONE;
  }
}
