import { abilities, abilitiesOf } from "../compiled/abilities.ts";
import { bindingNumber } from "../compiled/bindings.ts";
import { isInForce, isTextBlank } from "../derived/constants.ts";
import { bodiesEnd, cardOf, controllerOf, isTaken } from "../state/bodies.ts";
import { askKinds, type Cards, FIRST, frames, placesOf } from "../state/layout.ts";
import { inOrder } from "../state/seats.ts";
import { holds } from "./conditions.ts";
import { boundTo, contextOf, SEAT_REF, unbind } from "./context.ts";
import { eliminate, endGame, isOver } from "./elimination.ts";
import { topLevel } from "./frames.ts";
import { VICTORY } from "./framework-choices.ts";
import { isWindowOpen } from "./happenings.ts";
import { powerToWin, totalPower } from "./numbers.ts";
import type { TellRule } from "./step.ts";

/** Victory and elimination come before every other passive (2.8); they are looked at after every change (R-C38). */

const WINNER = bindingNumber("winner");

export function checkVictory(game: Cards, tell?: TellRule): void {
  if (isOver(game) || !isWindowOpen(game) || isAskingWho(game)) return;
  checkElimination(game, tell);
  if (isOver(game)) return;
  const winners = inOrder(game).filter((seat) => totalPower(game, seat) >= powerToWin(game, seat));
  if (winners.length === 0) return;
  if (winners.length === 1) {
    endGame(game, 1 << winners[0], "power", tell);
    return;
  }
  const [chosen] = boundTo(game, topLevel(game), WINNER);
  if (chosen !== undefined) {
    unbind(game, topLevel(game), WINNER);
    endGame(game, 1 << (chosen - SEAT_REF), "power", tell);
    return;
  }
  // Several at one moment: the first player says whose victory applies (R-C39).
  frames.begin(game, "choice", {
    seat: game[FIRST],
    kind: askKinds.indexOf("choice"),
    least: 1,
    most: 1,
    name: WINNER,
    op: VICTORY,
  });
}

const isAskingWho = (game: Cards): boolean =>
  frames.kind(game) === frames.kinds.choice && frames.get(game, frames.registers.choice.op) === VICTORY;

/** Texts that put a player out as soon as something holds. */
const eliminating: readonly (readonly number[])[] = abilitiesOf.map((numbers) =>
  numbers.filter((number) => {
    const { ability } = abilities[number];
    return ability.kind === "whenever" && ability.effects.some((effect) => effect.do === "eliminate");
  }),
);

function checkElimination(game: Cards, tell?: TellRule): void {
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++) {
    if (!isTaken(game, body) || eliminating[cardOf(game, body)].length === 0) continue;
    if (!isInForce(game, body) || isTextBlank(game, body)) continue;
    const seat = controllerOf(game, body);
    const context = contextOf(game, seat, body, cardOf(game, body));
    for (const number of eliminating[cardOf(game, body)]) {
      const { ability } = abilities[number];
      if (ability.kind === "whenever" && holds(context, ability.holds)) eliminate(game, seat, tell);
    }
  }
}

/** After the last round: most power, then fewest cards among the dead, then a draw (R-C57). */
export function endByRounds(game: Cards, tell?: TellRule): void {
  const seats = inOrder(game);
  const most = Math.max(...seats.map((seat) => totalPower(game, seat)));
  const best = seats.filter((seat) => totalPower(game, seat) === most);
  const deadOf = (seat: number): number => placesOf(game).piles.dead[seat].count(game);
  const fewest = Math.min(...best.map(deadOf));
  const winners = best.filter((seat) => deadOf(seat) === fewest);
  endGame(
    game,
    winners.reduce((set, seat) => set | (1 << seat), 0),
    winners.length === 1 ? "rounds" : "draw",
    tell,
  );
}
