import type { Ask, GameEvent, Measure, Notable, Phrasebook, Refusal, Seat } from "@weirwood/kernel";
import type { ComponentType, ReactNode } from "react";
import type { GameSymbol, SymbolName } from "../art/symbol-names.ts";
import type { Language } from "../text/language.ts";
import type { GameEnding } from "./end/game-ending.ts";
import type { GameLog } from "./log/game-log.ts";
import type { SeatState } from "./seat-state.ts";
import type { Stages, Tell } from "./telling.ts";

/**
 * What a game brings to the table frame. The frame owns the page: header, seats, log, talk, notes, clocks, connection,
 * replay; a game owns its board, its asks and its own panels. Loaded when somebody sits down to that game:
 * `games/<name>/client.ts` exports it as `client`, and games/index.ts lists it.
 */
export interface GameClient<State = unknown> {
  readonly name: string;
  /** The view that the plain form holds; throws where it is none of this game. */
  read(plain: unknown): State;
  asks(view: State): readonly Ask[];
  /** Whether this seat's answer is still missing; a view knows it of its own seat. */
  isAwaited(view: State, seat: Seat): boolean;
  /** Who will be asked the same after those who are asked now, in their order, where turns go round. */
  queue?(view: State): readonly Seat[] | undefined;
  round(view: State): number;
  /** The last round that can be played, where the rules name one. */
  lastRound(view: State): number | undefined;
  /**
   * The frame takes titles of phases and asks, and what others do, from `names.phase`, `names.ask`, `names.waiting`. With a view,
   * names are those of its table, where players are called by what they play; the same object as long as these are the same.
   */
  phrasebook(language: Language, view?: State): Phrasebook;
  /** Why an answer in notation is not legal on this view, or nothing: the command line says so while one types. */
  why(view: State, seat: Seat, answer: string): Refusal | undefined;
  /** What an answer that is being typed may go on to be, each as the whole text so far. */
  complete?(view: State, seat: Seat, text: string): readonly string[];
  /**
   * The view after an answer, where it follows from what its seat sees: nothing is rolled, drawn or revealed. Such answers are
   * held and can be taken back. Undefined, or left out: an answer is sent at once, with those that are held.
   */
  foresee?(view: State, seat: Seat, answer: string): State | undefined;
  /** The round that begins with an event, where one does: what a decision brings about may reach into the next. */
  roundBegunBy(event: GameEvent): number | undefined;
  /** What was told, as the table tells it. Left out: each change is one beat, with the sentence of its last event. */
  readonly tell?: Tell<State>;
  /** Where great moments are played. */
  readonly stages?: Stages<State>;
  /** Phases, groups and cards of its log, loaded with the log. Left out: a round is one list of lines. */
  readonly log?: () => Promise<GameLog>;
  /** What its games are remembered by when they are over, loaded with the screen that tells of it. */
  readonly ending?: () => Promise<GameEnding<State>>;
  /** Which kinds of names in its sentences are places on the board, and which are seats, as the phrasebook has them. */
  readonly nameKinds?: { readonly place?: string; readonly seat?: string };
  /** Where the game is, from the outermost level to the innermost: the phase, then the step within it. */
  where(view: State): readonly PhaseLevel[];
  /** Words that the frame leaves to the game, in the reader's language; it has plain ones for those left out. */
  words?(language: Language): Partial<FrameWords>;
  /** Pictures on the tabs of a phone, where the frame's own do not tell what is behind them. */
  readonly tabSymbols?: { readonly board?: SymbolName | GameSymbol; readonly ask?: SymbolName | GameSymbol };
  /** The board, and everything the reader can do on it. */
  readonly Board: ComponentType<BoardProps<State>>;
  /** The board lies across: an upright tablet has it over the question, in the whole width of the page. */
  readonly isBoardAcross?: true;
  /**
   * Above the board at every width, in place of the column of seats, where a game says in a line what matters of them; a
   * press on it opens the side as a drawer.
   */
  readonly Strip?: ComponentType<StripProps<State>>;
  /** Beside the board: seats with their strength at a glance, tracks, decks left, discards. */
  readonly Side: ComponentType<SideProps<State>>;
  /** What the symbols of board and side mean, in a dialog; loaded when it is asked for. */
  readonly Legend?: ComponentType<LegendProps<State>>;
  /** A seat's device: shield, colour, pattern. */
  readonly SeatMark: ComponentType<{ readonly view: State; readonly seat: Seat; readonly size?: number }>;
  /** What counts most of a seat, in the room of its device: for a strip above the board. */
  readonly SeatFigures?: ComponentType<{ readonly view: State; readonly seat: Seat }>;
  seatTitle(view: State, seat: Seat, language: Language): string;
  /** The colour of a seat's lines at this table; left out, the one that it is listed with. */
  seatColour?(view: State, seat: Seat): string | undefined;
  /** Where a seat begins, in a sentence to whoever sits there. */
  home?(view: State, seat: Seat, language: Language): string;
  /** An event's picture in the log, and the seats it is about. */
  eventMark(event: GameEvent): { readonly symbol: SymbolName | GameSymbol; readonly seats: readonly string[] };
  /** Events worth a mark in a replay, by their rule. */
  readonly notable: Notable;
  /** Series for the replay's charts, their titles in the phrasebook's names. */
  readonly measures: readonly Measure<State>[];
}

/** A phase of the round, or a step of the phase. Titles are in the phrasebook's names, under `phase`. */
export interface PhaseLevel {
  /** Undefined between two of them, or when the game is over. */
  readonly id: string | undefined;
  /** All of this level in their order, where the order is fixed: the frame shows them with the current one marked. */
  readonly of?: readonly string[];
}

/** What a game may call things that every game has. */
export interface FrameWords {
  /** The seats together, as a heading: "Houses". */
  readonly seats: string;
  /** The reader's own: "Your house". */
  readonly ownSeat: string;
  /** `Turn 3`, and `Turn 3 of 10` where the last round is known. */
  readonly round: (now: number, last?: number) => string;
  /** The tab of the board. */
  readonly board: string;
  /** The tab of the open question: "Orders". */
  readonly ask: string;
}

export interface BoardProps<State> {
  readonly view: State;
  /** The reader's seat, or ONLOOKER. */
  readonly seat: Seat;
  /** What is being told at the moment, oldest first, to be animated; the frame says how long. */
  readonly happening: readonly GameEvent[];
  /** What a second of motion lasts at the reader's pace: 1 is steady, 0.5 quick. */
  readonly pace: number;
  /** Whether the board is to bring what happens into sight; told when the reader moves it themselves. */
  readonly isFollowing: boolean;
  readonly onMoved: () => void;
  /** What was told up to the view, oldest first, as far back as the log reaches here. */
  readonly told: readonly GameEvent[];
  /** The reader's open ask, or undefined: then the board only shows. */
  readonly ask: Ask | undefined;
  /** The unsent answer in notation, shared by board, panel and command line. */
  readonly draft: string | undefined;
  readonly onDraft: (answer: string | undefined) => void;
  readonly onDecide: (answer: string) => void;
  /** An answer is on its way: nothing more can be sent. */
  readonly isSending: boolean;
  /**
   * Steps that the reader has made and that are not sent yet, in notation, oldest first; `view` and `ask` are those after
   * them. They are held as long as the game foresees where they lead, and sent together with the first that it does not.
   */
  readonly held: readonly string[];
  /** Takes the last held step back; undefined where there is none. */
  readonly takeBack: (() => void) | undefined;
  /** Sends the held steps, where nothing more is asked of the reader; until then the last can be taken back. */
  readonly finish: (() => void) | undefined;
  /** Whether the reader tries things out: nothing is sent, `onDecide` plays on a copy. */
  readonly isWhatIf: boolean;
  /** The table's own name, for what a browser keeps of it. */
  readonly table?: string | undefined;
  /**
   * Where the panel of the open ask is drawn: beside the board on a laptop, a sheet below it on a phone. What the panel
   * ends with, the button that sends above all, stands in an element of class `ask-foot`: it stays in sight when the
   * rest scrolls or the sheet is low.
   */
  readonly panel: (content: ReactNode) => ReactNode;
  /** The frame's own buttons, to be placed beside the one that sends: what if. */
  readonly tools: ReactNode;
  readonly openRule: (rule: string) => void;
  /** The board opens whole, however small that is: beside charts, in a replay. */
  readonly opensWhole?: boolean;
}

export interface SideProps<State> {
  readonly view: State;
  readonly seat: Seat;
  /** People and bots by seat. */
  readonly players: readonly SeatPlayer[];
  readonly openRule: (rule: string) => void;
}

export interface StripProps<State> extends SideProps<State> {
  /** What was told up to the view, oldest first, as far back as the log reaches here. */
  readonly told: readonly GameEvent[];
  readonly onOpen: () => void;
}

export interface LegendProps<State> {
  readonly view: State;
  readonly seat: Seat;
  readonly openRule: (rule: string) => void;
  readonly onClose: () => void;
}

export interface SeatPlayer {
  /** What the person or the bot is called; "you" is for the game's side to say. */
  readonly name: string;
  readonly isBot: boolean;
  /** What they are about; `SeatStateMark` says it. */
  readonly state: SeatState;
  /** What the frame says at the end of the seat's row: its clock. */
  readonly aside: ReactNode;
}
