import { once } from "node:events";
import { exitCodes } from "./failure.ts";

/** Waits to be told to stop, for commands that finish what they have begun. Whoever says it twice does not want to wait. */
export async function toldToStop(): Promise<string> {
  // Ctrl-C ends every other command at once.
  process.removeAllListeners("SIGINT");
  const [signal] = await Promise.race([once(process, "SIGTERM"), once(process, "SIGINT")]);
  for (const again of ["SIGTERM", "SIGINT"]) process.once(again, () => process.exit(exitCodes.interrupted));
  return signal as string;
}
