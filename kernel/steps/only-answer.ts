import type { Decision, GameEvent } from "../game.ts";
import type { Player, Step, TellOf } from "./step.ts";

/**
 * Takes a player's only answer at once and says so by `true`; where there is a choice, nothing happens and the player is
 * to be asked. Only for asks whose options everybody can see: to skip another would tell what is hidden.
 */
export function takeOnlyAnswer<State, Answer extends Decision, Event extends GameEvent>(
  step: Step<State, Answer, Event>,
  state: State,
  player: Player,
  tell?: TellOf<Event>,
): boolean {
  const answers = step.options(state, player);
  if (answers?.length !== 1) return false;
  step.apply(state, player, answers.at(0) as Answer, tell);
  return true;
}
