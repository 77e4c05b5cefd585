import type { Transaction } from "kysely";
import type { Clock } from "../ports/clock.ts";
import type { Log } from "../ports/log.ts";
import type { Store } from "../ports/store.ts";
import type { Schema } from "../store/schema.ts";
import type { Presence } from "./presence.ts";
import type { Table } from "./table-cache.ts";

/** Who of a table's people is connected, and since when the others have not been. */
export interface Attendance {
  readonly here: readonly number[];
  /** In play, by seat. */
  readonly awaySince: ReadonlyMap<number, number>;
}

/** Of a list of tables: nobody asks there for how long. */
export const attendanceWithoutTimes = (here: readonly number[]): Attendance => ({ here, awaySince: new Map() });

export interface AttendanceParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly presence: Presence;
}

/** A node that has followed a table for so long has heard from all others who is there with them. */
const HEARD_ALL_AFTER = 5_000;

/**
 * Who is away since when, kept in the Store so that it outlives every process: a row for each seat of a game in play that
 * nobody is connected for. It is written when the last connection goes and deleted when one comes; what a node that died
 * did not write is found missing by whichever node looks next, and counts from then.
 */
export class AttendanceBook {
  readonly #parts: AttendanceParts;
  /** One after the other, so that somebody who comes and goes quickly ends up as they are. */
  #writes: Promise<void> = Promise.resolve();

  constructor(parts: AttendanceParts) {
    this.#parts = parts;
  }

  async of(table: Table): Promise<Attendance> {
    const { presence, clock } = this.#parts;
    const { id, row } = table;
    if (row.state !== "playing") return attendanceWithoutTimes(presence.at(id).seats);
    await this.#writes;
    const rows = await this.#absences(id);
    const people = seatsOfPeople(table);
    const isFollowed = presence.followedSince(id) !== undefined;
    const here = isFollowed ? presence.at(id).seats : people.filter((seat) => !rows.has(seat));
    const away = people.filter((seat) => !here.includes(seat));
    return { here, awaySince: new Map(away.map((seat) => [seat, rows.get(seat) ?? clock.now()])) };
  }

  /** Somebody came to a table that is followed here. */
  came(table: Table, seats: readonly number[]): void {
    if (table.row.state === "playing" && seats.length > 0) this.#write(() => this.#forget(table.id, seats));
  }

  /** Somebody's last connection is gone. Where another node said so, its own word about the time comes first. */
  left(table: Table, seats: readonly number[], isOwnWord: boolean): void {
    const gone = seats.filter((seat) => seatsOfPeople(table).includes(seat));
    if (table.row.state === "playing" && gone.length > 0) this.#write(() => this.#keep(table.id, gone, isOwnWord));
  }

  /** Sets right what nobody wrote: a node died, or the game has just begun and somebody is not there. */
  lookAfter(table: Table): void {
    const { presence, store, clock } = this.#parts;
    const { id, row } = table;
    const since = presence.followedSince(id);
    if (row.state !== "playing" || since === undefined) return;
    if (store.kind !== "sqlite" && clock.now() - since < HEARD_ALL_AFTER) return;
    this.#write(async () => {
      const rows = await this.#absences(id);
      const here = presence.at(id).seats;
      const missing = seatsOfPeople(table).filter((seat) => !here.includes(seat) && !rows.has(seat));
      const returned = here.filter((seat) => rows.has(seat));
      if (missing.length > 0) await this.#keep(id, missing, false);
      if (returned.length > 0) await this.#forget(id, returned);
    });
  }

  /** Resolves when everything is written. */
  done(): Promise<void> {
    return this.#writes;
  }

  #write(work: () => Promise<void>): void {
    this.#writes = this.#writes
      .then(work)
      .catch((err) => this.#parts.log.error({ err }, "who is away could not be written"));
  }

  async #absences(id: string): Promise<ReadonlyMap<number, number>> {
    const rows = await this.#parts.store.read
      .selectFrom("absences")
      .select(["seat", "since"])
      .where("table_id", "=", id)
      .execute();
    return new Map(rows.map(({ seat, since }) => [seat, since]));
  }

  async #keep(id: string, seats: readonly number[], mayReplace: boolean): Promise<void> {
    const since = this.#parts.clock.now();
    await this.#parts.store.write(async (rows) => {
      await rows
        .insertInto("absences")
        .values(seats.map((seat) => ({ table_id: id, seat, since })))
        .onConflict((known) => {
          const same = known.columns(["table_id", "seat"]);
          return mayReplace ? same.doUpdateSet({ since }) : same.doNothing();
        })
        .execute();
    });
  }

  async #forget(id: string, seats: readonly number[]): Promise<void> {
    await this.#parts.store.write(async (rows) => {
      await rows.deleteFrom("absences").where("table_id", "=", id).where("seat", "in", seats).execute();
    });
  }
}

/** Who is away at a table that is over, or from a seat that has a new owner, is of no account. */
export async function forgetAbsences(rows: Transaction<Schema>, table: string, seat?: number): Promise<void> {
  await rows
    .deleteFrom("absences")
    .where("table_id", "=", table)
    .$if(seat !== undefined, (query) => query.where("seat", "=", seat as number))
    .execute();
}

function seatsOfPeople({ facts }: Pick<Table, "facts">): number[] {
  return facts.seats.flatMap(({ person }, seat) => (person === undefined ? [] : [seat]));
}
