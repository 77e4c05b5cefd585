import { complain } from "./complaint.ts";
import { contextOf } from "./context.ts";
import { exitCodes, Interrupted } from "./failure.ts";
import { run } from "./program.ts";

const args = process.argv.slice(2);
const here = contextOf(args, process.env);

// `weirwood rules GAME | head` closes the pipe early: that is no error, and nobody is left to tell anything.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  process.exit(error.code === "EPIPE" ? process.exitCode : complain(error, here));
});
process.stderr.on("error", () => undefined);

// Thrown where nobody waits for it, as in a listener: a fault of ours, so its place is shown without being asked for.
for (const unawaited of ["uncaughtException", "unhandledRejection"]) {
  process.on(unawaited, (reason: unknown) => process.exit(complain(reason, { ...here, isDebug: true })));
}

// Later, so that a progress bar can give the cursor back first.
process.on("SIGINT", () => setImmediate(() => process.exit(exitCodes.interrupted)));

try {
  const { json, failure } = await run(args, here);
  if (here.isJson) process.stdout.write(`${JSON.stringify(json, null, 2)}\n`);
  if (failure !== undefined) here.note(`${here.say.errors.prefix} ${failure.sentence}`);
  process.exitCode = failure?.exitCode ?? exitCodes.ok;
} catch (reason) {
  process.exitCode = reason instanceof Interrupted ? exitCodes.interrupted : complain(reason, here);
}
