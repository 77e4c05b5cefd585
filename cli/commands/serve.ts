import type { Command } from "commander";
import type { Context, Report } from "../context.ts";
import { exitCodes, Failure } from "../failure.ts";
import { toldToStop } from "../stopping.ts";

interface ServeArguments {
  readonly port?: string;
  readonly data?: string;
}

type Server = typeof import("@weirwood/server");
type Configuration = Exclude<ReturnType<Server["configurationFrom"]>, { readonly problems: readonly string[] }>;

export function declareServe(program: Command, here: Context, end: (report: Report) => void): void {
  const { help } = here.say;
  program
    .command("serve")
    .summary(help.serve.summary)
    .description(help.serve.about)
    .option("--port <n>", help.serve.port)
    .option("--data <folder>", help.serve.data)
    .addHelpText("after", help.serve.examples)
    .action(async (given: ServeArguments) => end(await serve(given, here)));
}

async function serve(given: ServeArguments, here: Context): Promise<Report> {
  const { say } = here;
  // Only this command needs a server and all that it brings along.
  const server = await import("@weirwood/server");
  const configuration = configurationOf(server, given, here);
  const running = await started(server, configuration, here);
  here.print(say.serve.listening(running.address));
  const signal = await toldToStop();
  here.print(say.serve.stopping);
  await running.stop();
  here.print(say.serve.stopped);
  return { json: { address: running.address, signal } };
}

/** The environment, with what was said on the command line before it. */
function configurationOf(server: Server, given: ServeArguments, { say, environment }: Context): Configuration {
  if (given.data !== undefined && environment.DATABASE_URL) {
    throw new Failure("conflicting-options", say.serve.dataElsewhere, { option: "--data" }, exitCodes.failed);
  }
  const configuration = server.configurationFrom({
    ...environment,
    ...(given.port !== undefined && { PORT: given.port }),
    ...(given.data !== undefined && { WEIRWOOD_DATA: given.data }),
  });
  if (!("problems" in configuration)) return configuration;
  const { problems } = configuration;
  const sentence = say.serve.badConfiguration(problems.join(" "));
  throw new Failure("bad-configuration", sentence, { problems: [...problems] }, exitCodes.failed);
}

async function started(server: Server, configuration: Configuration, { say }: Context) {
  try {
    return await server.start(configuration);
  } catch (error) {
    // What was opened before may keep the process waiting for nothing.
    setTimeout(() => process.exit(exitCodes.failed), PATIENCE).unref();
    const { code, message, syscall } = error as NodeJS.ErrnoException;
    const { store, port } = configuration;
    const failed = (word: string, sentence: string) => new Failure(word, sentence, {}, exitCodes.failed);
    if (code === "EADDRINUSE") throw failed("port-taken", say.serve.portTaken(port));
    if (syscall === "listen") throw failed("cannot-listen", say.serve.cannotListen(port, code ?? "?"));
    if (error instanceof server.FolderInUse) throw failed("folder-in-use", say.serve.folderInUse(folderOf(store)));
    if (error instanceof server.DamagedDatabase) throw failed("bad-data", say.serve[error.is](folderOf(store)));
    const reason = error instanceof server.UnusableFolder ? error.reason : message;
    if ("folder" in store) throw failed("bad-data", say.serve.badData(store.folder, reason));
    throw failed("unreachable", server.describeUnreachable(error, culprit(error, store.url, configuration.redis)));
  }
}

const PATIENCE = 2000;

function folderOf(store: Configuration["store"]): string {
  return "folder" in store ? store.folder : "";
}

/** Which of the services of a cluster an error comes from: by what it says of itself, else the one that is opened first. */
function culprit(error: unknown, database: string, redis: string | null): string {
  if (redis === null) return database;
  const { errors = [], code = "", message = "", stack = "" } = error as Partial<AggregateError> & { code?: string };
  // PostgreSQL's own complaints have codes of five signs.
  if (/^[0-9A-Z]{5}$/.test(code)) return database;
  if (/^(WRONGPASS|NOAUTH|NOPERM)|redis/i.test(`${message} ${stack}`)) return redis;
  const { hostname, port } = new URL(redis);
  const isRedis = (one: { readonly port?: number; readonly hostname?: string }): boolean =>
    one.port === Number(port || 6379) || (one.hostname === hostname && hostname !== new URL(database).hostname);
  return [error, ...errors].some(isRedis) ? redis : database;
}
