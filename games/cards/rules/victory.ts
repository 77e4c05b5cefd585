import { bindingNumber } from "../compiled/bindings.ts";
import { settle } from "../derived/derive.ts";
import { askKinds, type Cards, FIRST, frames, placesOf } from "../state/layout.ts";
import { SEAT_REF } from "../state/refs.ts";
import { inOrder } from "../state/seats.ts";
import { tellOfUse } from "./beginning.ts";
import { boundTo, unbind } from "./context.ts";
import { eliminate } from "./eliminating.ts";
import { eliminated, endGame, isOver } from "./elimination.ts";
import { topLevel } from "./frames.ts";
import { NOBODYS, VICTORY, victorious } from "./framework-choices.ts";
import { forgetSince, happeningCount, isWindowOpen, windowLevel } from "./happenings.ts";
import { totalPower } from "./numbers.ts";
import { isAnyWaiting, REPLACEMENTS } from "./pending.ts";
import type { TellRule } from "./step.ts";

/** Victory and elimination come before every other passive (2.8); they are looked at after every change (R-C38). */

const WINNER = bindingNumber("winner");

export function checkVictory(game: Cards, tell?: TellRule): void {
  const lost = eliminated(game);
  const winners = victorious(game);
  // This is asked at every step and is hardly ever so: whether it counts just now is asked last.
  if (winners.length + lost.length === 0 || isOver(game) || !isWindowOpen(game)) return;
  if (isAskingWho(game) || isReplacing(game)) return;
  const isNobodyLeft = winners.length === 0 && lost.length > 1 && lost.length === inOrder(game).length;
  if (winners.length > 1 || (winners.length === 1 && lost.length > 0) || isNobodyLeft) {
    const [chosen] = boundTo(game, topLevel(game), WINNER);
    if (chosen === undefined) {
      askWhose(game);
      return;
    }
    unbind(game, topLevel(game), WINNER);
    if (isNobodyLeft) {
      for (const text of lost) if (text.seat !== chosen - SEAT_REF) eliminateBy(game, text, tell);
      settle(game);
      return;
    }
    if (chosen !== NOBODYS) {
      endGame(game, 1 << (chosen - SEAT_REF), "power", tell);
      return;
    }
  } else if (winners.length === 1) {
    endGame(game, 1 << winners[0], "power", tell);
    return;
  }
  for (const text of lost) eliminateBy(game, text, tell);
  settle(game);
  checkVictory(game, tell);
}

function eliminateBy(game: Cards, text: ReturnType<typeof eliminated>[number], tell?: TellRule): void {
  tellOfUse(game, text, tell);
  const count = happeningCount(game);
  eliminate(game, text.seat, tell);
  // Found when its window has come to an end, it triggers nothing: no step of passives or responses is to come (R-C42).
  const isAtTheEnd = topLevel(game) === windowLevel(game) && frames.step(game) === frames.steps.window.closed;
  if (isAtTheEnd) forgetSince(game, count);
}

/**
 * Several at one moment: the first player says whose victory applies, or that eliminations come first; where all would be out, who
 * is the last (2.8, R-C39).
 */
function askWhose(game: Cards): void {
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

/** What replaces a part of an execution belongs to it: until that is done the execution is not (R-C23, R-C38). */
function isReplacing(game: Cards): boolean {
  if (isAnyWaiting(game, REPLACEMENTS)) return true;
  for (let level = topLevel(game); level > windowLevel(game); level--)
    if (
      frames.kindAt(game, level) === frames.kinds.passives &&
      frames.getAt(game, level, frames.registers.passives.kind) === 1
    )
      return true;
  return false;
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
