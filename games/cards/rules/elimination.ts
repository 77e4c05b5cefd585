import { abilities, abilitiesOf } from "../compiled/abilities.ts";
import { bitOf, NONE, typeIds } from "../data/names.ts";
import { isInForce, isTextBlank } from "../derived/constants.ts";
import { ELIMINATING_TEXTS, hasType, isSighted, touch } from "../derived/words.ts";
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
  AS_PASSIVE,
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
  SECOND_TITLE,
  TITLE,
  TO_ASIDE,
  TO_BOTTOM,
  TO_USED,
  WINNERS,
} from "../state/layout.ts";
import { isOut, leftOf, seatsIn, stillIn } from "../state/seats.ts";
import type { Resolved } from "./beginning.ts";
import { holds } from "./conditions.ts";
import { contextOf } from "./context.ts";
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

/** Texts that put a player out as soon as something holds. */
const eliminating: readonly (readonly number[])[] = abilitiesOf.map((numbers) =>
  numbers.filter((number) => {
    const { ability } = abilities[number];
    return ability.kind === "whenever" && ability.effects.some((effect) => effect.do === "eliminate");
  }),
);

type Elimination = Omit<Resolved, "on" | "x">;
const NOBODY_LOST: readonly Elimination[] = [];

/** Players who are out by a text, and still in the game, with that text. */
export function eliminated(game: Cards): readonly Elimination[] {
  let lost = NOBODY_LOST;
  if (!isSighted(game, ELIMINATING_TEXTS)) return lost;
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++) {
    if (!isTaken(game, body) || eliminating[cardOf(game, body)].length === 0) continue;
    if (!isInForce(game, body) || isTextBlank(game, body) || isOut(game, controllerOf(game, body))) continue;
    const context = contextOf(game, controllerOf(game, body), body, cardOf(game, body));
    for (const number of eliminating[cardOf(game, body)]) {
      const { ability } = abilities[number];
      const isOutNow = ability.kind === "whenever" && holds(context, ability.holds);
      if (isOutNow && lost.every(({ seat }) => seat !== context.seat))
        lost = [...lost, { ...context, how: AS_PASSIVE, ability: number }];
    }
  }
  return lost;
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
