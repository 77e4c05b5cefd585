import { type Kysely, Migrator, sql } from "kysely";
import { migrations } from "./migrations.ts";

/** Brings a database to the schema of today. Several nodes may do so at once: one of them does it, the others wait. */
export async function migrate(db: Kysely<unknown>): Promise<void> {
  await refuseUnknownMigrations(db);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find(({ status }) => status === "Error")?.migrationName;
  const reason = error instanceof Error ? error.message : String(error);
  throw new Error(`The database could not be migrated${failed ? ` (${failed})` : ""}: ${reason}`, { cause: error });
}

async function refuseUnknownMigrations(db: Kysely<unknown>): Promise<void> {
  const unknown = (await migrationsOf(db)).filter((name) => !(name in migrations));
  if (unknown.length === 0) return;
  throw new Error(`The data come from a newer version of Weirwood (${unknown.join(", ")}): update the program first.`);
}

/** Whether a database has the schema of today. */
export async function isUpToDate(db: Kysely<unknown>): Promise<boolean> {
  return (await migrationsOf(db)).join() === Object.keys(migrations).sort().join();
}

/** Which migrations a database has been through; none if it is empty. */
export async function migrationsOf(db: Kysely<unknown>): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    return rows.map(({ name }) => name);
  } catch (error) {
    if (isNoSuchTable(error)) return [];
    throw error;
  }
}

function isNoSuchTable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message.startsWith("no such table") || ("code" in error && error.code === "42P01");
}
