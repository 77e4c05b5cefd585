import type { Decision, GameEvent } from "../game.ts";
import type { Player, Step, TellOf } from "./step.ts";

/**
 * "Each in turn may act or pass", asked of all players at once and in secret: what do you do if it comes to you? The
 * first in the order of play who does not pass acts; the answers of all others are dropped unseen. Whoever acts, the game
 * polls everybody anew from the player after: so nobody waits for others to pass, and nobody learns who thought how long or who has answered.
 */
export interface Poll<State, Answer extends Decision, Event extends GameEvent>
  extends Pick<Step<State, Answer, Event>, "decision" | "read" | "bounds" | "check" | "options" | "sample"> {
  isPass(answer: Answer): boolean;
  keep(state: State, player: Player, answer: Answer): void;
  kept(state: State, player: Player): Answer;
  /** Wipes every answer that was kept, so that no trace of it is left in the state. */
  forget(state: State): void;
  /** Everybody who was asked, in the order of play. */
  inOrder(state: State): readonly Player[];
  /** Carries out the answer of the first who did not pass. */
  act(state: State, player: Player, answer: Answer, tell?: TellOf<Event>): void;
  /** Nobody did anything. */
  allPassed(state: State, tell?: TellOf<Event>): void;
}

/** The secret step of a poll. */
export function pollStep<State, Answer extends Decision, Event extends GameEvent>(
  poll: Poll<State, Answer, Event>,
): Step<State, Answer, Event> {
  return {
    ...poll,
    apply: (state, player, answer) => poll.keep(state, player, answer),
    settle(state, tell) {
      const actor = poll.inOrder(state).find((player) => !poll.isPass(poll.kept(state, player)));
      const answer = actor === undefined ? undefined : poll.kept(state, actor);
      poll.forget(state);
      if (actor === undefined || answer === undefined) poll.allPassed(state, tell);
      else poll.act(state, actor, answer, tell);
    },
  };
}
