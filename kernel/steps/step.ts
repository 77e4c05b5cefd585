import type { Answers } from "../answers.ts";
import type { Chance } from "../chance.ts";
import type { Decision, GameEvent } from "../game.ts";
import type { Json, JsonMap } from "../json.ts";
import type { Refusal } from "../refusal.ts";

/**
 * Whoever decides, by the game's own number: a house, an army, a seat. Seats are where people sit; rules speak of players.
 * A set of players is a bit for each.
 */
export type Player = number;

/** Where a game tells its events; its own kind of event may know which rules there are. */
export type TellOf<Event extends GameEvent> = (event: Event) => void;

/** A procedure of the rulebook: called while its frame is on top and nothing is asked, until it asks, pushes or pops. */
export type Procedure<State, Event extends GameEvent = GameEvent> = (state: State, tell?: TellOf<Event>) => void;

/** The game's side of one kind of ask: which answers are legal, and what they do. Reads a state or a view alike. */
export interface Step<State, Answer extends Decision = Decision, Event extends GameEvent = GameEvent> {
  /** The kind of decision that answers, or the kinds. */
  readonly decision: Answer["kind"] | readonly Answer["kind"][];
  /** The answer in its canonical form, or undefined where the input is no decision of this kind. */
  read(input: JsonMap): Answer | undefined;
  /** What bounds the answer, for whoever draws the choice: nothing that an onlooker may not know. */
  bounds?(state: State): { readonly [name: string]: Json };
  check(state: State, player: Player, answer: Answer): Refusal | undefined;
  /** Carries the answer out; in a secret step, keeps it until all are in. */
  apply(state: State, player: Player, answer: Answer, tell?: TellOf<Event>): void;
  /** Secret steps only: what happens when the last answer is in. It leaves nothing of the answers that it drops. */
  settle?(state: State, tell?: TellOf<Event>): void;
  /** Secret steps only: the answer of a player that is in and waits for the others; undefined in a view that hides it. */
  kept?(state: State, player: Player): Answer | undefined;
  /**
   * Secret steps only: it is open to everybody who has answered, as at a table where orders lie face down. Left out where
   * that would tell something: whether somebody has a card to play, or had to think about it.
   */
  readonly showsAnswered?: true;
  options(state: State, player: Player): Answers<Answer> | undefined;
  sample(state: State, player: Player, chance: Chance): Answer;
}

/** The most answers that are listed; where there are more, they are sampled. */
export const FEW = 1024;
