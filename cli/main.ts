import { exitCodes, Failure, Interrupted } from "./failure.ts";
import { run } from "./program.ts";
import { type Surroundings, surroundingsOf } from "./surroundings.ts";

const args = process.argv.slice(2);
const here = surroundingsOf(args, process.env);

// `weirwood rules throne | head` closes the pipe early: that is no error, and nobody is left to tell anything.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  process.exit(error.code === "EPIPE" ? exitCodes.ok : exitCodes.failed);
});
process.stderr.on("error", () => undefined);

// Later, so that a progress bar can give the cursor back first.
process.on("SIGINT", () => setImmediate(() => process.exit(exitCodes.interrupted)));

try {
  const { json, exitCode = exitCodes.ok } = await run(args, here);
  if (here.isJson) process.stdout.write(`${JSON.stringify(json, null, 2)}\n`);
  process.exitCode = exitCode;
} catch (reason) {
  process.exitCode = reason instanceof Interrupted ? exitCodes.interrupted : complain(reason, here);
}

/** One line, never a stack trace unless it is asked for; with --json the same as an object. */
function complain(reason: unknown, { say, isJson, isDebug, note }: Surroundings): number {
  const message = reason instanceof Error ? reason.message : String(reason);
  const failure =
    reason instanceof Failure ? reason : new Failure("internal", say.errors.internal(message), {}, exitCodes.failed);
  const { code, exitCode, facts } = failure;
  if (isJson) {
    const error = { code, message: failure.message, exitCode, ...facts };
    process.stdout.write(`${JSON.stringify({ error }, null, 2)}\n`);
  } else {
    note(`${say.errors.prefix} ${failure.message.replaceAll("\n", " ")}`);
  }
  if (isDebug && reason instanceof Error) note(reason.stack ?? message);
  return exitCode;
}
