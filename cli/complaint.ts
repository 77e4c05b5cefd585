import { inspect } from "node:util";
import type { Context } from "./context.ts";
import { exitCodes, Failure } from "./failure.ts";

/**
 * Says why the command failed, and gives its exit code. One line on stderr, never a stack trace unless it is asked for;
 * with --json the same as an object on stdout too.
 */
export function complain(reason: unknown, { say, isDebug, give, note }: Context): number {
  const failure =
    reason instanceof Failure
      ? reason
      : new Failure("internal", say.errors.internal(messageOf(reason)), {}, exitCodes.failed);
  const { code, message, exitCode, facts } = failure;
  note(`${say.errors.prefix} ${message.replace(/\s*\n\s*/g, " ")}`);
  if (isDebug && reason instanceof Error) note(reason.stack ?? message);
  give({ error: { code, message, exitCode, ...facts } });
  return exitCode;
}

/** Anything can be thrown, and some errors, like those of several addresses that did not answer, have only a code. */
function messageOf(reason: unknown): string {
  if (typeof reason === "string") return reason;
  if (!(reason instanceof Error)) return inspect(reason);
  return reason.message || ((reason as NodeJS.ErrnoException).code ?? reason.name);
}
