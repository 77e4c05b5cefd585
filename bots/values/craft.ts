import type { Chance, Decision, Features, Seat } from "@weirwood/kernel";
import type { Budget, Guided } from "../search/guide.ts";
import type { Weights } from "./network.ts";

/** All that a game brings for those who look ahead: to play, to counsel, to judge finished games, and to learn. */
export interface Craft<State, Answer extends Decision, Options> extends Guided<State, Answer, Options> {
  /** How much a maester thinks about an answer. */
  readonly budget: Budget;
  readonly features: Features<State>;
  readonly weights: Weights;
  readonly schooling: Schooling<State, Answer, Options>;
}

/** What games are played to learn from. */
export interface Schooling<State, Answer, Options> {
  /** The table of a game: players, variants, plans, decks. */
  options(chance: Chance): Options;
  /** What a seat answers instead of its bot, where tables would else be too much alike: the deck that it brings. */
  opening?(state: State, seat: Seat, chance: Chance): Answer | undefined;
  /** One decision in so many is any legal one, so that positions are seen that good play avoids. */
  readonly wander: number;
  /** Games, hidden units and passes over the games by default. */
  readonly games: number;
  readonly hidden: number;
  readonly passes: number;
}
