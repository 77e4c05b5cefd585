import type { TableSummary } from "@weirwood/protocol";

/** The list with what changed in it: newest first, each table once, and none that is gone. */
export function joinedTables(
  known: readonly TableSummary[],
  changed: readonly TableSummary[],
  gone: readonly string[],
): readonly TableSummary[] {
  const byId = new Map([...known, ...changed].map((table) => [table.id, table]));
  for (const id of gone) byId.delete(id);
  return [...byId.values()].sort((a, b) => b.createdAt - a.createdAt);
}

/** What somebody looks for among open tables. */
export interface TableFilter {
  readonly text: string;
  readonly clock: TableSummary["clock"]["kind"] | undefined;
  readonly players: number | undefined;
}

export const anyTable: TableFilter = { text: "", clock: undefined, players: undefined };

export function isLike(table: TableSummary, { text, clock, players }: TableFilter): boolean {
  const words = `${table.title} ${table.host?.name ?? ""}`.toLocaleLowerCase();
  return (
    words.includes(text.trim().toLocaleLowerCase()) &&
    (clock === undefined || table.clock.kind === clock) &&
    (players === undefined || table.seats.length === players)
  );
}

export const takenSeats = ({ seats }: TableSummary): number =>
  seats.filter(({ person, bot }) => person !== undefined || bot !== undefined).length;

/** Whether a word has the form of a table's id. */
export const isTableId = (word: string | undefined): word is string =>
  word !== undefined && /^[A-Za-z0-9_-]{16,32}$/.test(word);

/** The table that a pasted link, or the bare number of one, leads to. */
export function tableInLink(
  pasted: string,
): { readonly table: string; readonly invite: string | undefined } | undefined {
  const text = pasted.trim();
  if (isTableId(text)) return { table: text, invite: undefined };
  const [, table, query] = /\/(?:join|table)\/([^/?#]+)(\?[^#]*)?/.exec(text) ?? [];
  if (!isTableId(table)) return undefined;
  return { table, invite: new URLSearchParams(query).get("invite") ?? undefined };
}
