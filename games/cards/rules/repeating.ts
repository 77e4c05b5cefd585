import type { Tell } from "@weirwood/kernel";
import { NONE } from "../data/names.ts";
import { ACTION_POLL, ask, askKinds, type Cards } from "../state/layout.ts";
import { isOut, seatsIn } from "../state/seats.ts";
import { whyNot } from "./acts.ts";
import { type CycleStep, cycleOf, forgetCycle, seatOfCycle } from "./cycle.ts";
import { played } from "./play.ts";
import { nameOfSeat, type TellRule } from "./step.ts";

/**
 * Loops (2.7, R-C58): a player plays one whole cycle, with all the windows that everybody has; then he names how often it is done
 * again, and that is done at once, everybody else passing. It ends early where it cannot go on, somebody has to decide something
 * new, or somebody has won.
 */

/** Asks whoever has just played a whole cycle how often it is done again; whether there is one. */
export function askForCount(game: Cards): boolean {
  const cycle = cycleOf(game);
  const seat = seatOfCycle(game);
  if (cycle === undefined || isOut(game, seat) || !canBegin(game, seat, cycle)) return false;
  ask.askOne(game, "number", seat);
  return true;
}

/** What had no result, for one, is not done again (R-C58). */
function canBegin(game: Cards, seat: number, [{ said }]: readonly CycleStep[]): boolean {
  if (said.kind !== "act") return false;
  const { ability, source, x } = said;
  return whyNot(game, seat, ACTION_POLL, { ability, source, x: Math.max(0, x), on: NONE }) === undefined;
}

/** The cycle that was just played is done again, so often. */
export function repeat(game: Cards, seat: number, count: number, tell?: TellRule): void {
  const cycle = cycleOf(game) ?? [];
  forgetCycle(game);
  if (count === 0) return;
  tell?.({ rule: "cards.window.loops", player: nameOfSeat(seat), count });
  for (let times = 0; times < count; times++) if (!follow(game, seat, cycle, tell)) return;
}

/** Plays a cycle once more, by the very same steps; whether it came round. */
function follow(game: Cards, seat: number, cycle: readonly CycleStep[], tell?: TellRule): boolean {
  const { proceed, rules } = played;
  // Only events of this game are told by its own steps.
  const tellAll = tell as Tell | undefined;
  let place = 0;
  for (;;) {
    proceed(game, tell);
    if (!ask.isOpen(game)) return false;
    const kind = askKinds[ask.kind(game)];
    if (kind === "number") {
      rules.apply(game, seat, { kind: "times", count: 0 }, tellAll);
      return place === cycle.length;
    }
    if (kind === "action" && place === cycle.length) return true;
    const step = cycle[place];
    const isDue = step !== undefined && isAskedBy(kind, step) && rules.check(game, seat, step.said) === undefined;
    if (isDue) place++;
    if (kind === "action" || kind === "save" || kind === "response") {
      if (kind === "action" && !isDue) return false;
      for (let other = 0; other < seatsIn(game); other++)
        if (!isOut(game, other))
          rules.apply(game, other, isDue && other === seat ? step.said : { kind: "pass" }, tellAll);
    } else if (isDue) rules.apply(game, seat, step.said, tellAll);
    else return false;
  }
}

/** Whether such a step of a cycle can answer this kind of ask. */
function isAskedBy(kind: (typeof askKinds)[number], step: CycleStep): boolean {
  if (step.kind === "action") return kind === "action";
  if (step.kind === "answer") return kind === "save" || kind === "response";
  return kind !== "action" && kind !== "save" && kind !== "response";
}
