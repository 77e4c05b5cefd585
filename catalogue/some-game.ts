import type { Bot } from "@weirwood/bots";
import type { Craft } from "@weirwood/bots/values";
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
export type SomeCraft = Craft<SomeState, SomeAnswer, SomeOptions>;

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

/** A bot that people may choose for an opponent, and how strong it is. */
export interface Level {
  readonly bot: string;
  /** Of a hundred games that it plays alone among stewards it wins so many; a steward would win `par`. */
  readonly wins: number;
  readonly par: number;
}

/** A game of the catalogue. Each part is loaded when it is first wanted: a page that draws a board needs no bot. */
export interface Entry {
  readonly name: string;
  /** All bots, the simplest first: they are named without loading one. */
  readonly botNames: readonly string[];
  /** Those that people are offered, the mildest first. */
  readonly levels: readonly Level[];
  readonly roles: BotRoles;
  /** Set where the game is there to test others by, and not offered to players. */
  readonly isForTests: boolean;
  /** What it takes to play. */
  rules(): Promise<SomeRules>;
  /** The same with audits, scenarios and both books. */
  game(): Promise<SomeGame>;
  /** These bots, or all of them. */
  bots(names?: readonly string[]): Promise<SomeBots>;
  /** What looking ahead and judging positions takes, where somebody plays it so. */
  craft?(): Promise<SomeCraft>;
  book(language: Phrasebook["language"]): Promise<Phrasebook>;
}

export interface Parts<State, Answer extends Decision, Options> {
  readonly name: string;
  readonly levels: readonly Level[];
  readonly roles: BotRoles;
  readonly isForTests?: boolean;
  rules(): Promise<Rules<State, Answer, Options>>;
  game(): Promise<Game<State, Answer, Options>>;
  /** By name, the simplest first. */
  readonly bots: { readonly [bot: string]: () => Promise<Bot<State, Answer>> };
  craft?(): Promise<Craft<State, Answer, Options>>;
  book(language: Phrasebook["language"]): Promise<Phrasebook>;
}

/** The parts of a game, sealed. The one place where its types are given up. */
export function entryOf<State, Answer extends Decision, Options>(parts: Parts<State, Answer, Options>): Entry {
  const botNames = Object.keys(parts.bots);
  const bots = async (names: readonly string[] = botNames): Promise<object> =>
    Object.fromEntries(await Promise.all(names.map(async (name) => [name, await parts.bots[name]()] as const)));
  return { isForTests: false, ...parts, botNames, bots } as unknown as Entry;
}
