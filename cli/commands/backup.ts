import { closeSync, existsSync, mkdirSync, openSync, readSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Command } from "commander";
import type { Context, Report } from "../context.ts";
import { exitCodes, Failure } from "../failure.ts";

/** Everything that a server without other services keeps, into one file and back, while it runs. */

interface DataArguments {
  readonly data?: string;
}

interface RestoreArguments extends DataArguments {
  /** Whether what is there now is put aside first; --no-keep says no. */
  readonly keep: boolean;
}

export function declareBackup(program: Command, here: Context, end: (report: Report) => void): void {
  const { help } = here.say;
  program
    .command("backup")
    .summary(help.backup.summary)
    .description(help.backup.about)
    .argument("<file>", help.backup.file)
    .option("--data <folder>", help.serve.data)
    .addHelpText("after", help.backup.examples)
    .action(async (file: string, given: DataArguments) => end(await backUp(file, given, here)));
}

export function declareRestore(program: Command, here: Context, end: (report: Report) => void): void {
  const { help } = here.say;
  program
    .command("restore")
    .summary(help.restore.summary)
    .description(help.restore.about)
    .argument("<file>", help.restore.file)
    .option("--data <folder>", help.serve.data)
    .option("--no-keep", help.restore.noKeep)
    .addHelpText("after", help.restore.examples)
    .action(async (file: string, given: RestoreArguments) => end(await restore(file, given, here)));
}

async function backUp(file: string, given: DataArguments, here: Context): Promise<Report> {
  const { say } = here;
  const folder = folderOf(given, "pg_dump", here);
  if (!hasData(folder)) throw new Failure("no-data", say.backup.nothing(folder), { folder });
  mustNotOverwrite(file, here);
  const bytes = await write(folder, file, here);
  here.print(say.backup.written(file, megabytes(bytes, here)));
  return { json: { file, folder, bytes } };
}

async function restore(file: string, given: RestoreArguments, here: Context): Promise<Report> {
  const { say } = here;
  const folder = folderOf(given, "pg_restore", here);
  if (!existsSync(file)) throw new Failure("missing-file", say.files.missing(file), { file });
  if (!isDatabase(file)) throw new Failure("not-a-backup", say.backup.noBackup(file), { file });
  const server = await import("@weirwood/server");
  // Whoever restores the wrong file shall be able to go back.
  const kept = given.keep && hasData(folder) ? join(folder, `before-restore-${Date.now()}.backup`) : undefined;
  if (kept !== undefined) await write(folder, kept, here);
  try {
    await server.restore({ folder }, file);
  } catch (error) {
    throw failed(error, { file, folder }, here);
  }
  here.print(say.backup.restored(file, folder));
  if (kept !== undefined) here.print(say.backup.kept(kept));
  return { json: { file, folder, kept: kept ?? null } };
}

/** Writes the backup; answers its size. */
async function write(folder: string, file: string, here: Context): Promise<number> {
  const server = await import("@weirwood/server");
  try {
    mkdirSync(dirname(resolve(file)), { recursive: true });
    server.backup({ folder }, file);
  } catch (error) {
    throw failed(error, { file, folder }, here);
  }
  return statSync(file).size;
}

function failed(error: unknown, facts: { readonly [name: string]: string }, { say }: Context): Failure {
  const { message } = error as Error;
  return new Failure("backup-failed", say.backup.failed(message.replace(/\.$/, "")), facts, exitCodes.failed);
}

/** PostgreSQL has better tools for this than we could write. */
function folderOf(given: DataArguments, tool: string, { say, environment }: Context): string {
  if (given.data !== undefined) return given.data;
  if (environment.DATABASE_URL) throw new Failure("other-database", say.backup.otherDatabase(tool), { tool });
  return environment.WEIRWOOD_DATA || "./data";
}

function hasData(folder: string): boolean {
  return existsSync(join(folder, "weirwood.db"));
}

/** Yesterday's backup may be replaced; a file that is none was probably a slip of the fingers. */
function mustNotOverwrite(file: string, { say }: Context): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) return;
  if (found.isDirectory()) throw new Failure("is-a-folder", say.files.isFolder(file), { file });
  if (!isDatabase(file)) throw new Failure("not-a-backup", say.backup.notOverwritten(file), { file });
}

const SIGNATURE = "SQLite format 3\0";

function isDatabase(file: string): boolean {
  if (!statSync(file).isFile()) return false;
  const handle = openSync(file, "r");
  try {
    const start = Buffer.alloc(SIGNATURE.length);
    readSync(handle, start, 0, start.length, 0);
    return start.toString("latin1") === SIGNATURE;
  } finally {
    closeSync(handle);
  }
}

function megabytes(bytes: number, { number }: Context): string {
  return number(bytes / 1_000_000, 1);
}
