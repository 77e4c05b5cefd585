import type { Bot } from "@weirwood/bots";
import type { Decision, Game, Phrasebook, Rules } from "@weirwood/kernel";

/**
 * A game whose types nobody here knows. Its states, answers and options are sealed: they can be kept and handed back to
 * the game that they came from, and to nothing else.
 */
declare const sealed: unique symbol;

export interface SomeState {
  readonly [sealed]: "state";
}

export interface SomeAnswer extends Decision {
  readonly [sealed]: "answer";
}

export interface SomeOptions {
  readonly [sealed]: "options";
}

export type SomeRules = Rules<SomeState, SomeAnswer, SomeOptions>;
export type SomeGame = Game<SomeState, SomeAnswer, SomeOptions>;
export type SomeBot = Bot<SomeState, SomeAnswer>;

/** Players of one game by name, the simplest first. */
export type SomeBots = { readonly [bot: string]: SomeBot };

/**
 * Which bot does what: sits in for people who are away, advises newcomers, plays against them in their first game, plays
 * quickly when many games are played.
 */
export interface BotRoles {
  readonly regent: string;
  readonly adviser: string;
  readonly gentle: string;
  readonly quick: string;
}

/** A game of the catalogue. Each part is loaded when it is first wanted: a page that draws a board needs no bot. */
export interface Entry {
  readonly name: string;
  /** The bots that can be chosen, the simplest first: forms name them without loading one. */
  readonly botNames: readonly string[];
  readonly roles: BotRoles;
  /** Set where the game is there to test others by, and not offered to players. */
  readonly isForTests: boolean;
  /** What it takes to play. */
  rules(): Promise<SomeRules>;
  /** The same with audits, scenarios and both books. */
  game(): Promise<SomeGame>;
  bots(): Promise<SomeBots>;
  book(language: Phrasebook["language"]): Promise<Phrasebook>;
}

export interface Parts<State, Answer extends Decision, Options> {
  readonly name: string;
  readonly botNames: readonly string[];
  readonly roles: BotRoles;
  readonly isForTests?: boolean;
  rules(): Promise<Rules<State, Answer, Options>>;
  game(): Promise<Game<State, Answer, Options>>;
  bots(): Promise<{ readonly [bot: string]: Bot<State, Answer> }>;
  book(language: Phrasebook["language"]): Promise<Phrasebook>;
}

/** The parts of a game, sealed. The one place where its types are given up. */
export function entryOf<State, Answer extends Decision, Options>(parts: Parts<State, Answer, Options>): Entry {
  return { isForTests: false, ...parts } as unknown as Entry;
}
