import type { SomeGame, SomeState } from "@weirwood/catalogue";
import type { Kysely } from "kysely";
import type { Store } from "../ports/store.ts";
import type { Schema } from "../store/schema.ts";
import type { SetUpFor } from "../workers/beginnings.ts";
import type { Asker } from "../workers/fair-queue.ts";
import { beginningOf } from "./beginning.ts";
import type { Table } from "./table-cache.ts";

/** Keeps the position that a game begins with, so that it never has to be set up again. */
export async function storeFirstPosition(
  rows: Kysely<Schema>,
  { id, game }: { readonly id: string; readonly game: SomeGame },
  state: SomeState,
): Promise<void> {
  const first = { table_id: id, position: JSON.stringify(game.toJSON(state)) };
  await rows
    .insertInto("first_positions")
    .values(first)
    .onConflict((row) => row.column("table_id").doUpdateSet({ position: first.position }))
    .execute();
}

/** What games began with. Tables that were begun before this was kept are set up once more, in a worker, and kept then. */
export class FirstPositions {
  readonly #store: Store;
  readonly #setUpFor: SetUpFor;

  constructor(store: Store, setUpFor: SetUpFor) {
    this.#store = store;
    this.#setUpFor = setUpFor;
  }

  /** As JSON, written out. */
  async of(table: Pick<Table, "id" | "game" | "facts">, asker: Asker): Promise<string> {
    const known = await this.#kept(table.id);
    if (known !== undefined) return known;
    const state = await this.#setUpFor(asker)(table.game, beginningOf(table.facts));
    await this.#store.write((rows) => storeFirstPosition(rows, table, state));
    return JSON.stringify(table.game.toJSON(state));
  }

  async #kept(id: string): Promise<string | undefined> {
    const row = await this.#store.read
      .selectFrom("first_positions")
      .select("position")
      .where("table_id", "=", id)
      .executeTakeFirst();
    return row?.position;
  }
}
