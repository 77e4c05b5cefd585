import { takeOnlyAnswer } from "@weirwood/kernel";
import type { ThroneDecision } from "../decisions.ts";
import { ask, bit } from "../state/asks.ts";
import type { House } from "../state/board.ts";
import type { AskKind, Throne } from "../state/layout.ts";
import type { Step, TellRule } from "./step.ts";

/** Asks a house, unless everybody can see that it has only one answer: that is taken at once. */
export function askOrTakeOnly<Answer extends ThroneDecision>(
  game: Throne,
  house: House,
  kind: AskKind,
  step: Step<Answer>,
  tell?: TellRule,
): void {
  if (!takeOnlyAnswer(step, game, house, tell)) ask(game, kind, bit(house));
}
