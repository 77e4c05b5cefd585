import { fingerprint, isJsonMap, type Json, type JsonMap, patched } from "@weirwood/kernel";
import type { AskSummary, ServerMessage, TableStatus } from "@weirwood/protocol";

/** A table as its reader knows it: kept up to date by what the server says, one message after another. */
export class FollowedTable {
  readonly id: string;
  #status: TableStatus | undefined;
  #view: JsonMap | undefined;
  #asks: readonly AskSummary[] = [];
  #number: number | undefined;
  #times = 0;

  constructor(id: string) {
    this.id = id;
  }

  get status(): TableStatus | undefined {
    return this.#status;
  }

  /** The plain form of the reader's view, once the game has begun. */
  get view(): JsonMap | undefined {
    return this.#view;
  }

  get asks(): readonly AskSummary[] {
    return this.#asks;
  }

  /** How far the reader's own sequence is, to pick up from there. */
  get number(): number | undefined {
    return this.#number;
  }

  /** How often the whole table was told: numbers of one time have nothing to do with those of another. */
  get times(): number {
    return this.#times;
  }

  /**
   * Takes in a message. Answers false where it does not fit what is known: something was lost or misunderstood, and the
   * whole table must be asked for.
   */
  hear(message: ServerMessage): boolean {
    if (!("table" in message) || message.table !== this.id) return true;
    switch (message.is) {
      case "table":
        this.#status = message.status;
        this.#view = message.sight?.view as JsonMap | undefined;
        this.#asks = message.sight?.asks ?? [];
        this.#number = message.sight?.number;
        this.#times++;
        return true;
      case "status":
        this.#status = { ...message.status, options: message.status.options ?? this.#status?.options ?? {} };
        return true;
      case "update": {
        const from = message.from ?? message.number - 1;
        if (from !== this.#number || this.#view === undefined) return false;
        const view = patched(this.#view, message.changes as Json);
        if (!isJsonMap(view) || (message.hash !== undefined && fingerprint(view) !== message.hash)) return false;
        this.#view = view;
        this.#asks = message.asks ?? this.#asks;
        this.#number = message.number;
        return true;
      }
      default:
        return true;
    }
  }
}
