import type { Report } from "@weirwood/protocol";
import type { Caller } from "../http/handlers.ts";
import type { TablesForOthers } from "../http/table-access.ts";
import type { Notifications } from "../notifications/notifications.ts";
import { cleanName, nameKey } from "../people/names.ts";
import { endSessions, orNameTaken, personRow, publicPeople, refuseTakenName, tellSignedOut } from "../people/rows.ts";
import type { Bus } from "../ports/bus.ts";
import type { Clock } from "../ports/clock.ts";
import type { Log } from "../ports/log.ts";
import type { Store } from "../ports/store.ts";
import { refused } from "../refusals.ts";
import { BY_SERVER } from "../tables/faults.ts";
import { messageFrom } from "../talk/talk.ts";

export interface OperatorParts {
  readonly store: Store;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Log;
  readonly tables: Pick<TablesForOthers, "closeTable" | "reopenTable">;
  readonly notifications: Pick<Notifications, "write">;
  readonly operators: readonly string[];
}

const DAY = 24 * 3_600_000;
const MOST_REPORTS = 200;

/** Reports, the newest first, with what they are about: also a message that was taken down since. */
export async function reports({ store }: OperatorParts, state: "open" | "settled" | undefined): Promise<Report[]> {
  let query = store.read.selectFrom("reports").selectAll().orderBy("id", "desc").limit(MOST_REPORTS);
  if (state !== undefined) query = query.where("settled_at", state === "open" ? "is" : "is not", null);
  const found = await query.execute();
  const messages = await messagesOf(
    store,
    found.flatMap(({ message }) => message ?? []),
  );
  const people = await publicPeople(store.read, [
    ...found.flatMap((one) => [one.by_person, one.about]),
    ...[...messages.values()].map(({ person }) => person),
  ]);
  return found.map((row): Report => {
    const by = people.get(row.by_person);
    const about = row.about === null ? undefined : people.get(row.about);
    const message = row.message === null ? undefined : messages.get(row.message);
    return {
      id: row.id,
      ...(by && { by }),
      ...(about && { about }),
      ...(row.table_id !== null && { table: row.table_id }),
      ...(message && { message: { ...messageFrom(message, people), text: message.text } }),
      text: row.text,
      at: row.at,
      isSettled: row.settled_at !== null,
      isFault: row.by_person === BY_SERVER,
    };
  });
}

async function messagesOf(store: Store, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await store.read.selectFrom("messages").selectAll().where("id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export async function settleReport(parts: OperatorParts, operator: Caller, id: number): Promise<void> {
  const { numUpdatedRows } = await parts.store.write((rows) =>
    rows
      .updateTable("reports")
      .set({ settled_by: operator.id, settled_at: parts.clock.now() })
      .where("id", "=", id)
      .executeTakeFirstOrThrow(),
  );
  if (numUpdatedRows !== 1n) throw refused("server.not-found");
  note(parts, operator, "settled a report", { report: id });
}

/** Takes a message down. Whoever follows the table is told to look at it again. */
export async function hideMessage(parts: OperatorParts, operator: Caller, id: number): Promise<void> {
  const hidden = await parts.store.write((rows) =>
    rows.updateTable("messages").set({ hidden: 1 }).where("id", "=", id).returning("table_id").executeTakeFirst(),
  );
  if (hidden === undefined) throw refused("talk.unknown");
  parts.bus.publish(`talk:${hidden.table_id}`, { id });
  note(parts, operator, "hid a message", { message: id, table: hidden.table_id });
}

/** Gives somebody another name, and tells them: they sign in with it from now on. */
export async function renamePerson(
  parts: OperatorParts,
  operator: Caller,
  person: string,
  typed: string,
): Promise<void> {
  const name = cleanName(typed);
  const before = await personRow(parts.store.read, person);
  if (before.role === "operator") throw refused("people.is-operator");
  const work = parts.store.write(async (rows) => {
    await refuseTakenName(rows, name, parts.operators, person);
    await rows
      .updateTable("people")
      .set({ name, ...(before.kind === "account" && { name_key: nameKey(name) }) })
      .where("id", "=", person)
      .execute();
    await parts.notifications.write(rows, {
      person,
      kind: "renamed",
      title: name,
      block: `renamed-${parts.clock.now()}`,
    });
  });
  await orNameTaken(work);
  note(parts, operator, "renamed somebody", { person, before: before.name, after: name });
}

/**
 * Keeps somebody out for some days; none at all lets them in again. Accounts are signed out everywhere. A guest keeps
 * the cookie, the only proof of who they are: it is refused until the day comes.
 */
export async function blockPerson(
  parts: OperatorParts,
  operator: Caller,
  person: string,
  { days, reason }: { readonly days: number; readonly reason: string },
): Promise<void> {
  const before = await personRow(parts.store.read, person);
  if (before.role === "operator") throw refused("people.is-operator");
  const until = days === 0 ? null : parts.clock.now() + days * DAY;
  await parts.store.write(async (rows) => {
    await rows.updateTable("people").set({ blocked_until: until }).where("id", "=", person).execute();
    if (until !== null && before.kind === "account") await endSessions(rows, person);
  });
  if (until !== null) tellSignedOut(parts.bus, person);
  note(parts, operator, until === null ? "let somebody in again" : "blocked somebody", { person, days, reason });
}

export async function closeTable(parts: OperatorParts, operator: Caller, table: string, reason: string): Promise<void> {
  await parts.tables.closeTable(table, reason);
  note(parts, operator, "closed a table", { table, reason });
}

/** After the mistake in the rules is mended: the game goes on where it was. */
export async function reopenTable(parts: OperatorParts, operator: Caller, table: string): Promise<void> {
  await parts.tables.reopenTable(table);
  note(parts, operator, "reopened a table", { table });
}

/** Power is used in the open: everything that an operator does is written down. */
function note({ log }: OperatorParts, operator: Caller, did: string, about: object): void {
  log.info({ operator: operator.id, name: operator.name, did, ...about }, "an operator acted");
}
