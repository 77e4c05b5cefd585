import { complain } from "./complaint.ts";
import { contextOf } from "./context.ts";
import { exitCodes } from "./failure.ts";
import { finishInterrupted } from "./interruption.ts";
import { obey } from "./program.ts";

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
process.on("SIGINT", () =>
  setImmediate(async () => {
    await finishInterrupted();
    process.exit(exitCodes.interrupted);
  }),
);

process.exitCode = await obey(args, here);
