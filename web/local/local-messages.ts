import type { AskSummary, JsonMap, Refusal, Seat } from "@weirwood/kernel";
import type { LogEntry, TableStatus } from "@weirwood/protocol";
import type { LocalSetup } from "./kept-game.ts";
import type { RecordBeginning } from "./record-setup.ts";

/** What the page says to the worker that holds the game. What has a `key` is answered. */
export type PageMessage =
  | { readonly do: "begin"; readonly key: number; readonly setup: LocalSetup }
  | { readonly do: "open"; readonly key: number; readonly id: string }
  /** Goes on with a record: a file, or a game that is being replayed. */
  | { readonly do: "go-on"; readonly key: number; readonly record: RecordBeginning }
  /** A copy to try things on: a state dealt to fit the view. Nothing of it is kept. */
  | { readonly do: "imagine"; readonly key: number; readonly trial: Trial }
  | { readonly do: "decide"; readonly key: number; readonly ask: number; readonly answer: string }
  | { readonly do: "draft"; readonly ask: number; readonly answer: string | null }
  | { readonly do: "look"; readonly seat: Seat }
  | { readonly do: "undo"; readonly key: number; readonly to: number }
  | { readonly do: "seat"; readonly seat: Seat; readonly sitter: "person" | "bot" }
  /** What a good bot would answer in the reader's place. */
  | { readonly do: "record"; readonly key: number };

/** Who answers for the others while things are tried out. */
export type Others = "bots" | "by-hand";

/** Something that is tried out on a copy: from whose view, at which table, and who answers for the others. */
export interface Trial {
  readonly view: JsonMap;
  readonly seat: Seat;
  readonly status: TableStatus;
  readonly others: Others;
  readonly seed: string;
}

/** The game as the reader sees it: the whole of it, or what has changed. */
export interface WholeTable {
  readonly is: "table";
  readonly status: TableStatus;
  readonly view: JsonMap;
  readonly number: number;
  readonly asks: readonly AskSummary[];
  readonly log: readonly LogEntry[];
  readonly draft: { readonly ask: number; readonly answer: string } | undefined;
  readonly turn: Turn;
}

export interface TableUpdate {
  readonly is: "update";
  readonly status: TableStatus;
  readonly from: number;
  readonly number: number;
  /** A merge patch (RFC 7396) of the view's plain form. */
  readonly changes: JsonMap;
  readonly asks: readonly AskSummary[];
  readonly log: readonly LogEntry[];
  readonly turn: Turn;
}

/** Whose answer is missing, among those who sit at this screen: nothing that a look around the table would not tell. */
export interface Turn {
  readonly people: readonly Seat[];
  /** Decisions that can be gone back to: each person's own, oldest first. */
  readonly decisions: readonly TakenDecision[];
  /** How many decisions have been taken in all. */
  readonly taken: number;
}

export interface TakenDecision {
  /** How many decisions came before it. */
  readonly index: number;
  readonly round: number;
  readonly seat: Seat;
  readonly notation: string;
}

/** What the worker says to the page. */
export type WorkerMessage =
  | WholeTable
  | TableUpdate
  | {
      readonly is: "answered";
      readonly key: number;
      readonly refusal?: Refusal;
      /** Whose book explains the refusal, where a game has been named. */
      readonly game?: string;
      /** Where a record is wrong. */
      readonly line?: number;
      /** The id of a game that was begun, or the text of a record. */
      readonly text?: string;
    }
  /** The browser does not keep the game: a reload would lose it. */
  | { readonly is: "not-kept" }
  | { readonly is: "broken"; readonly problem: string };

/** The two ends of a worker, or of anything that behaves like one. */
export interface Port<Says, Hears> {
  say(message: Says): void;
  listen(hear: (message: Hears) => void): void;
  close(): void;
}
