import { type SelectQueryBuilder, sql } from "kysely";
import type { Schema } from "./schema.ts";

/**
 * What a query finds, in pages of at most so many, in the order of keys that no two rows share. All of it, however much: each
 * page is one short reading, and goes on behind the last row of the one before.
 */
export async function* pagesOf<Table extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Table, Row>,
  keys: readonly (keyof Row & string)[],
  most: number,
): AsyncGenerator<Row[], void, undefined> {
  const columns = sql.join(keys.map((key) => sql.ref(key)));
  const ordered = query.orderBy(columns).limit(most);
  let page = await ordered.execute();
  while (page.length > 0) {
    yield page;
    const last = page.at(-1);
    if (last === undefined || page.length < most) return;
    page = await ordered.where(sql<boolean>`(${columns}) > (${sql.join(keys.map((key) => last[key]))})`).execute();
  }
}
