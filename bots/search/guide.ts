import type { Chance, Decision, Rules, Seat } from "@weirwood/kernel";
import type { Temper } from "../temper/index.ts";

/** What a game tells the search about itself. Everything else the search learns from the rules. */
export interface Guide<State, Answer> {
  /** How somebody of that temper plays, shown the view of the seat. Quick: it plays everybody in imagined games. */
  policy(view: State, seat: Seat, chance: Chance, temper: Temper): Answer;
  /**
   * What the policy is shown of an imagined game, where views cost more than thinking: as much as a view shows, for this one
   * answer. Without it, the view.
   */
  glance?(state: State, seat: Seat): State;
  /**
   * Answers worth a look, the policy's own first, none twice, at most so many. Only one where looking ahead is not worth
   * the time.
   */
  candidates(view: State, seat: Seat, chance: Chance, most: number): readonly Answer[];
  /** How far the game is: never falls while it goes on. */
  moment(state: State): number;
  /** The moment at which an answer to what is asked now is judged. */
  horizon(view: State): number;
  /** Each seat's chance to win, together 1, into a row by seat. */
  evaluate(state: State, seats: number, into: Float64Array): void;
}

/** The rules of a game and its guide. */
export interface Guided<State, Answer extends Decision, Options> {
  readonly rules: Rules<State, Answer, Options>;
  readonly guide: Guide<State, Answer>;
}

/** How much thought an answer may take: counted, not timed, so that it is the same thought on any machine. */
export interface Budget {
  /** Decisions of imagined games, of all of them together. Little more are played. */
  readonly decisions: number;
  /** The most answers that are weighed against each other. */
  readonly candidates: number;
  /**
   * By how many standard errors another answer must be better than the policy's own. Where luck is great and worlds are few,
   * the best of many figures is the luckiest. Nothing said: the best figure counts.
   */
  readonly doubt?: number;
}

/** How the policy answers for a seat of an imagined game. */
export function policyAnswer<State, Answer extends Decision, Options>(
  { rules, guide }: Guided<State, Answer, Options>,
  state: State,
  seat: Seat,
  chance: Chance,
  temper: Temper,
): Answer {
  return guide.policy(guide.glance?.(state, seat) ?? rules.view(state, seat), seat, chance, temper);
}
