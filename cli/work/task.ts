import type { JudgedDecision, Lesson } from "@weirwood/catalogue/minds";
import type { Seat } from "@weirwood/kernel";
import type { Thinking } from "../sim/play-out.ts";
import type { Simulation } from "../sim/simulation.ts";
import type { Tally } from "../sim/tally.ts";

/** Things to do by number: from the first up to, not including, the last. */
export interface Shift {
  readonly from: number;
  readonly to: number;
}

/** Games of a simulation to play. */
export interface GamesTask extends Shift {
  readonly kind: "games";
  readonly simulation: Simulation;
}

export interface GamesResult {
  readonly tally: Tally;
  readonly thinking: Thinking;
  /** Those that are wanted. */
  readonly records: readonly WrittenRecord[];
}

/** The record of a game by its number; of a broken one as far as it went, with what went wrong as its last remark. */
export interface WrittenRecord {
  readonly game: number;
  readonly isBroken: boolean;
  readonly text: string;
}

/** Games to learn from. */
export interface LessonsTask extends Shift {
  readonly kind: "lessons";
  readonly game: string;
  readonly seed: string;
}

export interface LessonsResult {
  readonly lessons: readonly Lesson[];
}

/** Decisions of a record to judge. */
export interface DecisionsTask extends Shift {
  readonly kind: "decisions";
  readonly game: string;
  /** The record's text. */
  readonly record: string;
  /** Whose decisions; without it everybody's. */
  readonly seats?: readonly Seat[];
}

export interface DecisionsResult {
  /** Those with something to choose, their answers in notation. */
  readonly judged: readonly JudgedDecision<string>[];
}

/** A piece of work as a thread is given it, here or on another machine: plain data. */
export type Task = GamesTask | LessonsTask | DecisionsTask;

/** What comes of it: plain data, the same wherever it is done, but for the time that bots thought. */
export type ResultOf<One extends Task> = One extends GamesTask
  ? GamesResult
  : One extends LessonsTask
    ? LessonsResult
    : DecisionsResult;

export const gameOf = (task: Task): string => (task.kind === "games" ? task.simulation.game : task.game);
