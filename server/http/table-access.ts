/** What people, talk, notifications and operators ask of the tables, and all that they know of them. */
export interface TablesForOthers {
  /**
   * What a person, or an anonymous caller, may see and do at a table. Refuses with `table.unknown` where they may not know of it
   * and with `table.no-onlookers` where they do not sit at it and may not look on.
   */
  access(table: string, person: string | undefined, invite: string | undefined): Promise<TableAccess>;
  /** Whether a notification that it is somebody's turn, about one block of asks, is still worth sending. */
  attention(table: string, person: string, block: string): Promise<Attention>;
  /** Somebody deletes themselves: regents take over, open tables lose a sitter or their host. May be asked twice. */
  personLeft(person: string): Promise<void>;
  /** An operator closes a table, whatever its state. Refuses with `table.unknown`. */
  closeTable(table: string, reason: string): Promise<void>;
  /** An operator has a table go on at which the rules had failed. Refuses with `table.not-broken`. */
  reopenTable(table: string): Promise<void>;
}

export interface TableAccess {
  /** Seats are 0 … seats - 1. */
  readonly seats: number;
  /** The person's own seat, also while a regent holds it; nothing for those who look on. */
  readonly seat: number | undefined;
  /** When the person came to own this very seat: 0 for onlookers. Changes whenever the seat's number does. */
  readonly since: number;
  /** By how many milliseconds those who look on lag behind; 0 for those who sit. */
  readonly delay: number;
}

/** `wanted`: awaited and away. `here`: awaited, but they see it for themselves. `over`: no longer awaited. */
export type Attention = "wanted" | "here" | "over";
