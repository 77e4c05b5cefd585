import type { AskSummary, Json, JsonMap } from "@weirwood/kernel";
import type { ChannelStatus, LogEntry, Message, Refused, RouteName, TableStatus } from "@weirwood/protocol";
import type { StoreApi } from "zustand/vanilla";

/**
 * A table as the client sees it, wherever its game runs: on a server, in a worker of this page, or in a record. The
 * frame around the game and the game's own board know this and nothing of sockets, workers or files.
 */
export interface TableSession {
  /** What is seen, and who listens for changes. */
  readonly tableView: StoreApi<TableView>;
  /** Answers an ask, in notation. Resolves when the answer is durably stored, or with why it was refused. */
  decide(ask: number, answer: string): Promise<Refused | undefined>;
  /** Keeps an unsent answer, so that another device shows it and a clock that runs out takes it. */
  keepDraft(ask: number, answer: string | null): void;
  /** What cannot be done here is absent: a table in a worker has no talk, nobody to vote and nobody who is away. */
  readonly talk?: TableTalk;
  readonly arrange?: TableArrangement;
  /**
   * Answers every ask of a kind beforehand, in notation, until it is taken back with null. What stands is in the own status,
   * and nobody else sees it.
   */
  stand?(kind: string, answer: string | null): Promise<Refused | undefined>;
  /** Entries before the first that is in sight. */
  olderLog(before: number): Promise<readonly LogEntry[]>;
  /** On one screen: whose eyes the table is seen through. */
  lookThrough?(seat: number): void;
  close(): void;
}

export interface TableView {
  readonly connection: "connecting" | "live" | "lost" | "closed";
  readonly status: TableStatus | undefined;
  /** The reader's view in its plain form, and the number of the last update in it. */
  readonly view: JsonMap | undefined;
  readonly number: number;
  readonly asks: readonly OpenAsk[];
  readonly log: readonly LogEntry[];
  /** Whether older entries exist than the first of `log`. */
  readonly isLogCut: boolean;
  readonly draft: { readonly ask: number; readonly answer: string } | undefined;
  /** An answer that was sent and is not yet acknowledged. */
  readonly pending: { readonly ask: number; readonly answer: string } | undefined;
  readonly channels: readonly ChannelStatus[];
  readonly messages: { readonly [channel: string]: readonly Message[] };
  readonly here: readonly number[];
  readonly onlookers: number;
  /** Server's time minus ours, for clocks. */
  readonly clockOffset: number;
  /** Why the table cannot be seen, where that is so. */
  readonly problem?: Refused;
}

/** What the game waits for. */
export interface OpenAsk extends AskSummary {
  /** When it was asked, by the server's clock, where a server keeps the time. */
  readonly since?: number;
}

export interface TableTalk {
  say(channel: string, text: string): Promise<Refused | undefined>;
  markRead(channel: string, upTo: number): void;
  /** The latest messages of a channel, or those before one of them; they are in sight from then on. */
  older(channel: string, before?: number): Promise<readonly Message[]>;
  readNote(): Promise<string>;
  writeNote(text: string): Promise<Refused | undefined>;
}

export interface TableArrangement {
  /** Any of the protocol's routes about this table, by name: join, leave, ready, start, resign, votes … */
  call(route: RouteName, parts?: { readonly params?: JsonMap; readonly body?: Json }): Promise<Refused | undefined>;
}
