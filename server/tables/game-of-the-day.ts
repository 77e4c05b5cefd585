import type { TableSummary } from "@weirwood/protocol";
import type { Table } from "./table-cache.ts";
import type { Tables } from "./tables.ts";

const DAY = 24 * 3_600_000;
/** How far back a game is looked for, and how many of the newest are looked at. */
const RECENT = 7 * DAY;
const MOST_LOOKED_AT = 20;
/** For how long the choice stands. */
const STANDS_FOR = 10 * 60_000;

/** The finished public game of the recent days that is most worth watching: the one with most that is worth a mark in a replay. */
export class GameOfTheDay {
  readonly #tables: Tables;
  #chosen: { readonly id: string | undefined; readonly at: number } | undefined;

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  async summary(): Promise<TableSummary | null> {
    const { clock } = this.#tables.parts;
    if (this.#chosen === undefined || clock.now() - this.#chosen.at > STANDS_FOR) {
      this.#chosen = { id: await this.#choose(), at: clock.now() };
    }
    const { id } = this.#chosen;
    if (id === undefined) return null;
    const find = async () => this.#tables.reader.summaryFor(await this.#tables.cache.find(id), undefined);
    return (await this.#tables.amongMany(id, find)) ?? null;
  }

  async #choose(): Promise<string | undefined> {
    const { store, clock } = this.#tables.parts;
    const rows = await store.read
      .selectFrom("tables")
      .select("id")
      .where("state", "=", "finished")
      .where("is_public", "=", 1)
      .where("is_practice", "=", 0)
      .where("finished_at", ">", clock.now() - RECENT)
      .orderBy("finished_at", "desc")
      .limit(MOST_LOOKED_AT)
      .execute();
    let best: { readonly id: string; readonly marks: number } | undefined;
    for (const { id } of rows) {
      const marks =
        (await this.#tables.amongMany(id, async () => this.#marksOf(await this.#tables.cache.find(id)))) ?? 0;
      if (marks > (best?.marks ?? 0)) best = { id, marks };
    }
    return best?.id;
  }

  /** Decisions that brought about something notable; none of a game that was broken off. */
  async #marksOf({ id, game, facts }: Table): Promise<number> {
    const rules = Object.keys(game.notable);
    if (facts.result === undefined || facts.result.winners.length === 0 || rules.length === 0) return 0;
    const { count } = await this.#tables.parts.store.read
      .selectFrom("decisions")
      .select((row) => row.fn.countAll<number | string>().as("count"))
      .where("table_id", "=", id)
      .where((row) => row.or(rules.map((rule) => row("events", "like", `%"${rule}"%`))))
      .executeTakeFirstOrThrow();
    return Number(count);
  }
}
