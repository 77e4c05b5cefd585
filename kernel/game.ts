import type { Answers } from "./answers.ts";
import type { Chance } from "./chance.ts";
import type { Seed } from "./dice.ts";
import type { OptionField } from "./form.ts";
import type { Json, JsonMap } from "./json.ts";
import type { Refusal } from "./refusal.ts";
import type { Phrasebook } from "./text.ts";

/** A place at the table: 0, 1, 2 … in the order in which players sit. */
export type Seat = number;

/** Somebody who looks on: sees what everybody may see, and is never asked. */
export const ONLOOKER = -1;

/** The answer to "who is awaited?" when the game is over. */
export const NOBODY = -1;

/** What the game waits for. */
export interface Ask {
  /** Unique within the game, and growing; a decision names the ask that it answers. */
  readonly id: number;
  /** The kind of decision that answers it. */
  readonly kind: string;
  /** Everybody who is asked, whether or not the answer is in. */
  readonly seats: readonly Seat[];
  /** Secret answers stay hidden until the last is in, and may be replaced until then. */
  readonly secret: boolean;
  /** Whether everybody may see who has answered a secret ask. Where not, nobody learns it from anything. */
  readonly showsAnswered: boolean;
  /** What bounds the answer, by name: areas, counts, cards. Never more than every asked seat may know. */
  readonly bounds: { readonly [name: string]: Json };
}

/** What happened, for logs, animation and replay. Besides `rule` and `audience` it carries named facts. */
export interface GameEvent {
  /** The rule that made it happen. */
  readonly rule: string;
  /** Who may see it; everybody when absent. */
  readonly audience?: readonly Seat[];
  readonly [fact: string]: Json | undefined;
}

/** Where a game tells its events. Left out, nothing is told and no event is even made. */
export type Tell = (event: GameEvent) => void;

/** How a finished game ended. More than one winner: a shared victory. */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly rule: string;
}

/** Every decision names its kind; the rest is the game's own, numbers and lists of numbers. */
export interface Decision {
  readonly kind: string;
}

/** By rule; `opening` is the rule of an earlier event that tells how it began: who attacked whom, and where. */
export interface Notable {
  readonly [rule: string]: { readonly opening?: string };
}

/** One figure a seat at the end of a round. Its title is in the phrasebook's names, under `measure`. */
export interface Measure<State> {
  readonly id: string;
  /** `told`: what happened in the round that ends, for what is counted and not seen on the board. */
  of(view: State, seat: Seat, told: readonly GameEvent[]): number;
}

/**
 * What it takes to play a game: all that a bot, a worker or a page needs to know of it. `State` is complete, plain data,
 * which survives being sent to a worker: a typed array, or plain objects, and nothing of a class with methods of its own;
 * a view has the state's own shape with *unknown* in the hidden places, so every question below (asks, check, options,
 * sample, notation, toJSON) can be put to either.
 */
export interface Rules<State, Answer extends Decision = Decision, Options = Json> {
  readonly name: string;
  /** Changes whenever an old record would replay to another state, or a state has another plain form. */
  readonly rulesVersion: number;
  /**
   * The oldest version whose records play out as they did, where that is not this one: since then only the plain form has
   * changed, and with it the hash.
   */
  readonly recordsSince?: number;

  /** What may be chosen before a game begins. */
  readonly form: readonly OptionField[];
  /** Options from untrusted input, with every default filled in. */
  readOptions(input: unknown): Options | Refusal;
  /** Who sits where with these options: a seat's one-word name where it is fixed, undefined where it is drawn. */
  seats(options: Options): readonly (string | undefined)[];
  /** Words by which lists and statistics sort games with these options: variants, plans, formats. */
  tags(options: Options): readonly string[];
  /** The options as a list of games shows them: what is not as usual, and nothing long or secret. */
  brief(options: Options): JsonMap;
  setup(options: Options, seed: Seed): State;
  seatsOf(state: State): number;
  /** The one-word name of a seat in notation and scenarios (`lannister`). */
  seatName(state: State, seat: Seat): string;

  asks(state: State): readonly Ask[];
  /** Some seat whose answer is still missing, or NOBODY: `asks` for those in a hurry. */
  awaited(state: State): Seat;
  /** Whether this seat's answer is still missing. A view knows it of its own seat alone. */
  isAwaited(state: State, seat: Seat): boolean;
  /** The turn or round that the game is in, counted from 1: for clocks, logs and statistics. */
  round(state: State): number;
  /** The round that an event begins, where it begins one: what a decision brings about may reach into the next. */
  roundBegunBy(event: GameEvent): number | undefined;
  /** Events worth a mark in a replay, by their rule. */
  readonly notable: Notable;
  /** Figures a seat, for charts, simulations and statistics. */
  readonly measures: readonly Measure<State>[];
  /** Why this answer is not legal, or undefined. Starts from untrusted input, and presumes nothing. */
  check(state: State, seat: Seat, input: unknown): Refusal | undefined;
  /** Changes the state. Presumes that `check` found nothing. */
  apply(state: State, seat: Seat, answer: Answer, tell?: Tell): void;
  /** All legal answers where they are few (up to about a thousand), undefined where they are many. */
  options(state: State, seat: Seat): Answers<Answer> | undefined;
  /** One legal answer at random; every legal answer can come up. */
  sample(state: State, seat: Seat, chance: Chance): Answer;
  /** Whether an answer may be given beforehand to every ask of this kind. Where a game does not say, any may. */
  mayStand?(kind: string, answer: Answer): boolean;
  /** A seat's secret answer that is in and may still be replaced. A view knows it of its own seat alone. */
  kept(state: State, seat: Seat): Answer | undefined;

  /** What one seat, or an ONLOOKER, may know. */
  view(state: State, viewer: Seat): State;
  /**
   * What somebody may know who took a seat over in play, where that is less than who sat there from the beginning: what
   * the seat holds, but not what its first owner made at home. Where a game does not say, it is the same.
   */
  viewOfSuccessor?(state: State, seat: Seat): State;
  /** Whether the seat may see anything that an onlooker does not. Where it does not, one view serves both. */
  hasSecrets(state: State, seat: Seat): boolean;
  /** A state that fits the view, its hidden parts dealt at random. */
  imagine(view: State, seed: Seed): State;
  outcome(state: State): Outcome | undefined;

  clone(state: State): State;
  /** Overwrites `into` with `from`. */
  copy(from: State, into: State): void;
  /** The plain form. No map in it holds `null`: that is how a patch says "gone". */
  toJSON(state: State): JsonMap;
  /** Throws a Refusal-bearing error where the input is no state of this game. */
  fromJSON(input: unknown): State;
  /** What changed from one state, or one seat's view, to a later one: a merge patch of the plain forms. */
  changes(from: State, to: State): JsonMap;
  /** A plain form that an older rules version wrote, as this version writes it: games in progress go on from there. */
  upgrade(plain: Json, rulesVersion: number): Json;

  /** The canonical notation of an answer, one for all languages. */
  print(answer: Answer): string;
  /**
   * The answer that a text means. Where the order of its words counts depends on the position, of which it is then read;
   * the canonical notation means the same without one. Where a name could mean several cards, those of `seat` go first.
   */
  parse(text: string, state?: State, seat?: Seat): Answer | Refusal;
  /** What an answer that a seat is typing may go on to be, each as the whole text so far. */
  complete(view: State, seat: Seat, text: string): readonly string[];
}

/** What any game is: its rules, and what servers, books and engineers need besides. */
export interface Game<State, Answer extends Decision = Decision, Options = Json> extends Rules<State, Answer, Options> {
  /** The law of conservation: what is wrong with the books, in English for engineers, or nothing. */
  audit(state: State): readonly string[];

  readonly scenarios: Positions<State>;
  readonly phrasebooks: { readonly en: Phrasebook; readonly fr: Phrasebook };
}

/** The words of a position, each with the names that may stand under it, level by level. */
export type Vocabulary = { readonly [word: string]: readonly (readonly string[])[] };

/** How scenarios name positions of a game. */
export interface Positions<State> {
  /**
   * The state that a scenario's `given` describes. Throws an Error that says which word is wrong, also where no game could
   * reach the position, unless the books need not balance.
   */
  given(given: Json, books?: "unbalanced"): State;
  /** What a scenario's `then` may speak of: the whole position by name, with nothing left out that may be expected. */
  observe(state: State): { readonly [name: string]: Json };
  /** Every name that `observe` gives, and the names that may stand under it, there or not: a slip must not pass for `none`. */
  readonly words: Vocabulary;
  /** Names whose lists have no order, so that a scenario may write them in any. */
  readonly unordered?: ReadonlySet<string>;
  /**
   * What a seat that is asked answers where a scenario says nothing of it, in notation; undefined where it must be said. Games
   * that ask everybody at once whether he does something would otherwise be told mostly by passes.
   */
  unsaid?(state: State, seat: Seat): string | undefined;
  /**
   * Whether what is asked, and need not be said, is a mere formality: what a scenario expects of that moment may also hold only
   * after it.
   */
  isFormality?(state: State): boolean;
  /**
   * Whether an answer that nobody asks for says only what the rules did of themselves, because there was no choice: a scenario may
   * say it all the same. `lately` is what has happened since its last decision.
   */
  isNeedless?(state: State, seat: Seat, answer: Decision, lately: readonly GameEvent[]): boolean;
  /** Whether an answer only ends something: a scenario may say it where nobody is asked, because there was nothing more to do. */
  isEnd?(answer: Decision): boolean;
  /**
   * Whether an answer ends what the seat's last one was about, though that is closed: it is then no answer to what is asked next.
   * `asked` is what the last one was asked for, undefined where it was needless.
   */
  endsChoice?(answer: Decision, last: Decision, asked: string | undefined, lately: readonly GameEvent[]): boolean;
  /** Whether something that was begun is still being carried out: the end of a scenario lets all pass until it is done. */
  isUnderway?(state: State): boolean;
}
