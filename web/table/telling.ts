import type { GameEvent, Seat } from "@weirwood/kernel";
import type { ComponentType } from "react";
import type { Language } from "../text/language.ts";

/**
 * How a table tells what happened. A game turns events into tellings: beats on the board one after the other, and great
 * moments on the stage. The frame keeps the line, the pace and the pauses (playback.ts), draws captions, and opens the stage;
 * the game's board draws the beat whose events it is handed, and its stages draw their moments.
 */
export interface Telling {
  /** What it tells; the board animates these. */
  readonly events: readonly GameEvent[];
  /** How long it is looked at, in milliseconds at the steady pace. Zero: there is nothing to see. */
  readonly lasts: number;
  /** The event whose sentence is the caption at the foot of the board; a moment needs none. */
  readonly caption?: GameEvent;
  /** What the caption says in place of that sentence, where many events are told as one. */
  readonly sentence?: string;
  readonly moment?: Moment;
  /** A beat that announces what follows: the board shows what was before it. */
  readonly isAhead?: boolean;
}

/** Something worth a stage: a battle, cards that are turned, a throne won. Plain data, made from events. */
export interface Moment {
  /** Which of the game's stages plays it. */
  readonly kind: string;
  /** Moments of one story in a row share a window: the acts of one battle. */
  readonly story: string;
  /** Seats that see it in full; all others see it in the corner. Left out: everybody sees it in full. */
  readonly seats?: readonly Seat[];
  /** At least one. The last stays until the reader goes on, or a while for those who only look on. */
  readonly steps: readonly MomentStep[];
  /** What the stage shows, as its game knows it. */
  readonly facts: unknown;
}

export interface MomentStep {
  /** In milliseconds at the steady pace, motion included. */
  readonly lasts: number;
  /** What is read out as the step begins: the event's sentence. */
  readonly says?: GameEvent;
}

/** What a game may look at besides the events themselves; views are unknown where the log tells of old times. */
export interface Circumstances<State> {
  readonly before: State | undefined;
  readonly after: State | undefined;
  readonly seat: Seat;
  readonly language: Language;
  /** What was told before these events, oldest first, as far back as it is known. */
  readonly told?: readonly GameEvent[];
}

/** Makes tellings of events. */
export type Tell<State> = (events: readonly GameEvent[], circumstances: Circumstances<State>) => readonly Telling[];

/** Full: in the middle of the screen. Corner: small, for those who look on, or who look at the board meanwhile. */
export type StageShape = "full" | "corner";

/** What the frame hands to a stage. The stage draws itself inside `StageWindow` or `StageCorner`, by its shape. */
export interface StageProps<State = unknown> {
  readonly moment: Moment;
  /** The step that plays, from 0. */
  readonly step: number;
  /** The last step has been seen: only going on is left. */
  readonly isOver: boolean;
  readonly shape: StageShape;
  /** What the board shows behind it. */
  readonly view: State;
  readonly seat: Seat;
  /** Nothing moves: end states appear at once, and every step waits for `onNext`. */
  readonly isStill: boolean;
  /** Ends the step that plays; after the last one, goes on. */
  readonly onNext: () => void;
  /** To the end state of the last step; from there, on. */
  readonly onSkip: () => void;
  /** From full to the corner ("look at the map"), and back ("watch it large"). */
  readonly onShape: (shape: StageShape) => void;
  readonly openRule: (rule: string) => void;
}

/** A game's stages by the kind of moment, each loaded when the first of its kind is played. */
export interface Stages<State> {
  readonly [kind: string]: () => Promise<ComponentType<StageProps<State>>>;
}
