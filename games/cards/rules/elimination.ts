import { abilities, abilitiesOf } from "../compiled/abilities.ts";
import { NONE } from "../data/names.ts";
import { isInForce, isTextBlank } from "../derived/constants.ts";
import { ELIMINATING_TEXTS, isSighted } from "../derived/words.ts";
import { bodiesEnd, cardOf, controllerOf, isTaken } from "../state/bodies.ts";
import { AS_PASSIVE, type Cards, ENDING, endingIds, WINNERS } from "../state/layout.ts";
import { isOut } from "../state/seats.ts";
import type { Resolved } from "./beginning.ts";
import { holds } from "./conditions.ts";
import { contextOf } from "./context.ts";
import { nameOfSeat, type TellRule } from "./step.ts";

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
