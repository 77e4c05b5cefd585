import { OutOfRoom } from "@weirwood/kernel";
import { abilities } from "../compiled/abilities.ts";
import { type Cards, frames, placesOf } from "../state/layout.ts";
import { type Choice, candidatesFor, chosenInChoice, influenceIn } from "./candidates.ts";
import { bind, boundTo, type Context } from "./context.ts";
import { contextAt, topLevel } from "./frames.ts";
import { GOLD_CHOICE, goldChoices } from "./gold.ts";
import { run } from "./operations.ts";
import { countToPay } from "./reductions.ts";

/**
 * Declarations tried out: an ability can be declared only if some way of paying leaves a legal target (R-C02). A copy of the
 * state is played on by the very same operations, choice by choice, until it is declared or nothing fits.
 */

const scratch: Cards[] = [];
const DEEPEST = 12;

function copyOf(game: Cards, depth: number): Cards {
  const kept = scratch[depth];
  if (kept === undefined || kept.length !== game.length) scratch[depth] = game.slice();
  else placesOf(game).copy(game, kept);
  return scratch[depth];
}

/** Whether an ability could be declared to its end. */
export function canFinish(game: Cards, context: Context, poll: number): boolean {
  const trial = copyOf(game, 0);
  const { ability, source, card, seat, on, x } = context;
  return isNotShown(() => {
    frames.begin(trial, "resolve", { how: poll === 0 ? 0 : poll === 1 ? 2 : 1, ability, source, card, seat, on, x });
    return canGoOn(trial, 1);
  });
}

/** Whether the declaration that is in progress can still be finished, if this is chosen now. */
export function canFinishWith(game: Cards, ref: number): boolean {
  const trial = copyOf(game, 0);
  return isNotShown(() => {
    take(trial, ref);
    return canGoOn(trial, 1);
  });
}

/** What a table is too full to try out is not shown to be impossible. */
function isNotShown(canBeDone: () => boolean): boolean {
  try {
    return canBeDone();
  } catch (reason) {
    if (reason instanceof OutOfRoom) return true;
    throw reason;
  }
}

/** Gives the answer to the choice on top, and takes it away where nothing more is to be chosen. */
function take(game: Cards, ref: number): void {
  const level = topLevel(game);
  const { choice } = frames.registers;
  bind(game, level - 1, frames.getAt(game, level, choice.name), ref);
  const got = frames.getAt(game, level, choice.got) + 1;
  frames.setAt(game, level, choice.got, got);
  if (isComplete(game, level)) frames.pop(game);
}

/** Whether a choice of an ability has all that it wants. */
export function isComplete(game: Cards, level: number): boolean {
  const { choice } = frames.registers;
  if (isOfGold(game, level)) return true;
  const context = contextAt(game, level - 1);
  const op = abilities[context.ability].ops[frames.getAt(game, level, choice.op)] as Choice;
  const chosen = chosenInChoice(game, level);
  if (op.op === "influence") return influenceIn(game, chosen) >= countToPay(context, "influence", op.count);
  if (frames.getAt(game, level, choice.got) >= frames.getAt(game, level, choice.most)) return true;
  return candidatesFor(context, op, chosen).length === 0;
}

const isOfGold = (game: Cards, level: number): boolean =>
  frames.getAt(game, level, frames.registers.choice.op) === GOLD_CHOICE;

function choicesOnTop(game: Cards): number[] {
  const { choice } = frames.registers;
  const top = topLevel(game);
  if (isOfGold(game, top))
    return goldChoices(
      game,
      frames.getAt(game, top, choice.seat),
      boundTo(game, top - 1, frames.getAt(game, top, choice.name)),
    );
  const context = contextAt(game, top - 1);
  const op = abilities[context.ability].ops[frames.getAt(game, top, choice.op)] as Choice;
  return candidatesFor(context, op, chosenInChoice(game, top));
}

function canGoOn(game: Cards, depth: number): boolean {
  if (depth > DEEPEST) return true;
  const level = topLevel(game);
  if (frames.kindAt(game, level) !== frames.kinds.choice) {
    const { declared } = abilities[frames.getAt(game, level, frames.registers.resolve.ability)];
    if (run(game, level, declared)) return true;
    if (topLevel(game) === level || frames.kind(game) !== frames.kinds.choice) return false;
  }
  for (const ref of choicesOnTop(game)) {
    const trial = copyOf(game, depth);
    take(trial, ref);
    if (canGoOn(trial, depth + 1)) return true;
  }
  return false;
}
