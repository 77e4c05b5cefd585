import type { Chance, GameEvent, Refusal, Seat } from "@weirwood/kernel";
import type { Context } from "../context.ts";
import type { Mark } from "../sim/marks.ts";
import type { GameBench } from "./game-bench.ts";

/** From where the table is written out: whose things are marked, and what stands behind each seat's name. */
export interface Viewpoint {
  readonly seatName?: string;
  /** By seat. */
  readonly players?: readonly string[];
}

/** A word at the prompt besides decisions, by which something is looked at. */
export interface LookCommand<State> {
  /** The word in English, which works in any language. */
  readonly name: string;
  /** The letter that stands for it while a record is stepped through. */
  readonly letter?: string;
  text(here: Context): CommandText;
  /** `rest` is what was typed behind the word. */
  lines(look: Look<State>, rest: string, here: Context): readonly string[];
  /** What may stand behind the word, for completion. */
  words?(view: State): readonly string[];
}

export interface CommandText {
  readonly word: string;
  readonly takes: string;
  readonly does: string;
}

export interface Look<State> extends Viewpoint {
  /** A seat's view; the state where a record is looked at, whose hands are all open. */
  readonly view: State;
}

/** What every seat brings to the table as its first answer, so that it can be said with the command: decks. */
export interface Openings {
  /** `deck`: `--deck` for whoever plays at the terminal, `--decks` by seat. */
  readonly flag: string;
  help(here: Context): { readonly own: string; readonly bySeat: string };
  /** `Deck`: what it is called over a column. */
  title(here: Context): string;
  /** What there is by name. A simulation of two seats that names nothing plays every pair of them. */
  readonly words: readonly string[];
  /** The answer in notation, by a word or the name of a file; or everything that is wrong with it. */
  read(word: string, here: Context): string | readonly Refusal[];
  /** The word for something else in every game, and how it is drawn, in notation. */
  readonly random: { readonly word: string; draw(chance: Chance): string };
}

/** Flags and examples of `play` and `sim`. */
interface GameHelp {
  readonly examples: { readonly play: string; readonly sim: string };
  /** A word of the game's own for `--seat`: `house`. */
  readonly seat?: { readonly flag: string; readonly help: string };
}

/**
 * What a game brings to the terminal. Whatever it does not bring is drawn from its rules, plain form and phrasebook, so
 * that a game without a folder here can be played too.
 */
export interface CliGame<State, Options> {
  /** The word of a field in the list of its group, where it is not its own: `upgrade` of `engines.byUpgrade`. */
  readonly flagNames: { readonly [field: string]: string };
  help(here: Context): GameHelp;

  /** The first line at a table. */
  welcome(options: Options, here: Context): string;
  /** With which options a game is played, or nothing where they are the usual ones. */
  optionLines(options: Options, here: Context): readonly string[];
  /** A text in the colour of a seat. */
  paint(seatName: string, text: string): string;
  /** What a seat is called: House, Seat. */
  seatTitle(here: Context): string;

  /** The whole table. Reads a state or a view. */
  boardLines(view: State, here: Context, viewpoint?: Viewpoint): readonly string[];
  /** A row for each seat. */
  seatLines(view: State, here: Context, viewpoint?: Viewpoint): readonly string[];
  /** Whether the whole table is shown with this question, once a round. */
  showsTable(view: State): boolean;
  /** What to know before answering. */
  detailLines(view: State, seat: Seat, here: Context): readonly string[];
  /** The verbs that may begin an answer; whoever answers may leave them out. */
  verbs(view: State, seat: Seat): readonly string[];
  /** What Enter alone answers, in notation; missing where it means nothing. */
  enterMeans?(view: State, seat: Seat): string | undefined;
  /** The only answer there is, in notation, where it is not worth a question to somebody who plays alone against bots. */
  unasked?(view: State, seat: Seat): string | undefined;
  /** How answers that begin with a verb are written. */
  form(verb: string, here: Context): string | undefined;
  /** The first word of an answer that the notation does not know, and what may have been meant. */
  strangerIn(text: string, view: State): { readonly word: string; readonly meant: readonly string[] } | undefined;
  /** Events as sentences; a round begins with a heading. */
  logLines(events: readonly GameEvent[], here: Context, rules?: "with rules"): readonly string[];
  readonly looks: readonly LookCommand<State>[];
  /** What the adviser would answer. */
  hint(bot: string, decision: string, here: Context): string;

  readonly openings?: Openings;
  /** The choice of the form whose values a simulation plays in turn where it names none: plans. */
  readonly series?: string;
  /** Events that a simulation counts, by the name under which it reports them. */
  readonly counted: { readonly [name: string]: { readonly rule: string; title(here: Context): string } };
  /** How seats are told apart in plots. */
  mark(seatName: string): Mark;
  winsTitle(games: string, here: Context): string;

  /** What the bench measures; missing for a game that it does not. */
  readonly bench?: () => Promise<GameBench<State>>;
}
