import { refused } from "../../refusals.ts";
import type { Attention, TableAccess, TablesForOthers } from "../table-access.ts";

export interface StubTable {
  /** Who owns which seat since when. */
  readonly seats: (undefined | { person: string; since: number })[];
  readonly isPublic?: boolean;
  readonly invite?: string;
  readonly mayLookOn?: boolean;
  readonly delay?: number;
}

/** Tables that are only what others ask about them. */
export class StubTables implements TablesForOthers {
  readonly tables = new Map<string, StubTable>();
  readonly left: string[] = [];
  readonly closed: { table: string; reason: string }[] = [];
  readonly asked: { table: string; person: string; block: string }[] = [];
  nextAttention: Attention = "wanted";

  async access(table: string, person: string | undefined, invite: string | undefined): Promise<TableAccess> {
    const found = this.#find(table);
    const { seats, isPublic = true, mayLookOn = true, delay = 0 } = found;
    const seat = seats.findIndex((one) => one !== undefined && one.person === person);
    if (seat !== -1) return { seats: seats.length, seat, since: seats[seat]?.since ?? 0, delay: 0 };
    if (!isPublic && (invite === undefined || invite !== found.invite)) throw refused("table.unknown");
    if (!mayLookOn) throw refused("table.no-onlookers");
    return { seats: seats.length, seat: undefined, since: 0, delay };
  }

  async attention(table: string, person: string, block: string): Promise<Attention> {
    this.asked.push({ table, person, block });
    return this.nextAttention;
  }

  async personLeft(person: string): Promise<void> {
    this.left.push(person);
  }

  async closeTable(table: string, reason: string): Promise<void> {
    this.#find(table);
    this.closed.push({ table, reason });
  }

  async reopenTable(table: string): Promise<void> {
    this.#find(table);
  }

  #find(table: string): StubTable {
    const found = this.tables.get(table);
    if (found === undefined) throw refused("table.unknown");
    return found;
  }
}
