import { own } from "../compiled/abilities.ts";
import { bitOf, keywordIds, NONE } from "../data/names.ts";
import { hasKeyword, seatWord, touch } from "../derived/words.ts";
import { at, type Body, bodiesEnd, cardOf, controllerOf, isTaken, rowOf } from "../state/bodies.ts";
import { type Cards, CHALLENGE, HOUSE } from "../state/layout.ts";
import type { CauseId } from "../words/index.ts";
import { happen, happeningCount } from "./happenings.ts";
import { queue } from "./pending.ts";
import { nameOfCard, nameOfSeat, type TellRule } from "./step.ts";
import { takePower } from "./taking-power.ts";

/** Power: on House cards and on characters. Moving it is not gaining it (FAQ, question 9). */

const INFAMY = bitOf(keywordIds, "infamy");

/** Power from the treasury on a card in play. */
export function claimPower(
  game: Cards,
  body: Body,
  count: number,
  how: { readonly cause?: CauseId; readonly by?: number },
  tell?: TellRule,
): boolean {
  if (count <= 0) return false;
  game[rowOf(body) + at.power] += count;
  const seat = controllerOf(game, body);
  happen(game, "power-claimed", {
    subject: body,
    seat,
    cause: how.cause ?? "effect",
    amount: count,
    by: how.by ?? seat,
  });
  touch(game);
  tell?.({ rule: "cards.power.claimed", card: nameOfCard(cardOf(game, body)), player: nameOfSeat(seat), body, count });
  return true;
}

/** Whether a player may gain power on his House card now. */
function mayGainHousePower(game: Cards, seat: number): boolean {
  const only = seatWord(game, seat, "house-power-only");
  if ((only & 8) !== 0) return false;
  const types = only & 7;
  return types === 0 || (game[CHALLENGE] !== NONE && ((types >> game[CHALLENGE]) & 1) === 1);
}

/** Power from the treasury on a House card; a card with infamy may take it instead. */
export function gainHousePower(
  game: Cards,
  seat: number,
  count: number,
  how: { readonly cause?: CauseId; readonly by?: number },
  tell?: TellRule,
): boolean {
  const house = game[HOUSE + seat];
  if (count <= 0 || house === NONE || !mayGainHousePower(game, seat)) return false;
  game[rowOf(house) + at.power] += count;
  const on = happeningCount(game);
  happen(game, "power-claimed", {
    subject: house,
    seat,
    cause: how.cause ?? "effect",
    amount: count,
    by: how.by ?? seat,
  });
  touch(game);
  tell?.({ rule: "cards.power.house", player: nameOfSeat(seat), count, ...(how.cause && { cause: how.cause }) });
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++)
    if (
      isTaken(game, body) &&
      controllerOf(game, body) === seat &&
      hasKeyword(game, body, INFAMY) &&
      on < happeningCount(game)
    )
      queue(game, { ability: own.infamy, source: body, on, seat });
  return true;
}

/** Moves power from one body to another: no gain. */
export function movePower(game: Cards, from: Body, to: Body, count: number, tell?: TellRule): number {
  const moved = takePower(game, from, count);
  game[rowOf(to) + at.power] += moved;
  if (moved > 0)
    tell?.({
      rule: "cards.power.moved",
      from: nameOfCard(cardOf(game, from)),
      of: nameOfSeat(controllerOf(game, from)),
      card: nameOfCard(cardOf(game, to)),
      player: nameOfSeat(controllerOf(game, to)),
      count: moved,
      bodies: [from, to],
    });
  return moved;
}
